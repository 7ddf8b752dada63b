-- A file of version 4 as that version wrote it: never changed, only followed by those of later versions.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('4');
CREATE TABLE chairs (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        owner TEXT,
        PRIMARY KEY (table_id, seat)
    );
INSERT INTO "chairs" VALUES('kaer-morhen',0,'o1');
INSERT INTO "chairs" VALUES('kaer-morhen',1,'o2');
CREATE TABLE decks (
        id TEXT PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        name TEXT NOT NULL,
        code TEXT NOT NULL,
        changed_at INTEGER NOT NULL
    );
INSERT INTO "decks" VALUES('d1','o1','Foltest','code',1767225600000);
CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        body TEXT NOT NULL,
        digest TEXT,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('kaer-morhen',0,1767225600000,'opened',NULL,'{}',NULL);
INSERT INTO "entries" VALUES('kaer-morhen',1,1767225601000,'sat',0,'{"owner": "o1"}',NULL);
INSERT INTO "entries" VALUES('kaer-morhen',2,1767225602000,'sat',1,'{"owner": "o2"}',NULL);
CREATE TABLE evening_entries (
        evening_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        nonce TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (evening_id, number)
    );
INSERT INTO "evening_entries" VALUES('e1',0,'','{"kind":"pause-clock","at":1767225600000,"paused":true}');
CREATE TABLE evenings (
        id TEXT PRIMARY KEY NOT NULL,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL
    );
INSERT INTO "evenings" VALUES('e1',1767225600000,1767225600000);
CREATE TABLE links (
        code_hash BLOB PRIMARY KEY NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
    );
INSERT INTO "links" VALUES(X'0A','kaer-morhen',1,1767229200000);
CREATE TABLE "owners" (
        id TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL
    );
INSERT INTO "owners" VALUES('o1','Ciri',1767225600000,1767225700000);
INSERT INTO "owners" VALUES('o2','Zoltan',1767225600000,1767225700000);
CREATE TABLE records (
        id TEXT PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        text TEXT NOT NULL,
        created_at INTEGER NOT NULL
    , key TEXT NOT NULL DEFAULT '', summary TEXT NOT NULL DEFAULT '');
INSERT INTO "records" VALUES('r1','o2','text',1767225600000,'','');
INSERT INTO "records" VALUES('r2','o1','text',1767225600000,'0abc','{"mode":"duel","players":["Ciri","Zoltan"],"result":null,"date":""}');
CREATE TABLE sessions (
        token_hash BLOB PRIMARY KEY NOT NULL,
        owner TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
    );
INSERT INTO "sessions" VALUES(X'01','o1',1767225600000,1767225700000,4102444800000);
INSERT INTO "sessions" VALUES(X'02','o2',1767225600000,1767225700000,4102444800000);
CREATE TABLE summaries (table_id TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL);
CREATE TABLE tables (
        id TEXT PRIMARY KEY NOT NULL,
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,
        mode TEXT NOT NULL,
        maker TEXT,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL
    );
INSERT INTO "tables" VALUES('kaer-morhen','waiting',1,'duel','o1',1767225600000,1767225602000);
CREATE INDEX chairs_by_owner ON chairs (owner);
CREATE INDEX decks_by_owner ON decks (owner);
CREATE INDEX links_by_seat ON links (table_id, seat);
CREATE INDEX records_by_owner ON records (owner);
CREATE INDEX tables_by_maker ON tables (maker);
CREATE INDEX tables_by_phase ON tables (phase, listed, created_at);
CREATE INDEX sessions_by_owner ON sessions (owner);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX entries_by_person ON entries (iif(json_valid(body), json_extract(body, '$.owner'), NULL))
        WHERE kind = 'sat';
CREATE UNIQUE INDEX records_by_key ON records (owner, key) WHERE key != '';
CREATE INDEX evenings_by_change ON evenings (changed_at);
COMMIT;
