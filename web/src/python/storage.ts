/** The browser's storage of tables, decks and records: one object store of texts for each kind of data. */

/** The stores that Python knows; `gwint/browser` says what is in each. */
export const STORES = ['tables', 'entries', 'decks', 'records', 'owner', 'companion', 'uploads'] as const
const NAME = 'gwint'
const VERSION = 1

/** A value that is written, or null if the key is removed. */
export type Change = readonly [store: string, key: string, text: string | null | undefined]

export class Storage {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  async read(store: string, key: string): Promise<string | undefined> {
    return (await answer(this.#reading(store).get(key))) as string | undefined
  }

  async keys(store: string, prefix: string): Promise<string[]> {
    return (await answer(this.#reading(store).getAllKeys(range(prefix)))) as string[]
  }

  async read_all(store: string, prefix: string): Promise<[string, string][]> {
    const objects = this.#reading(store)
    const [keys, texts] = await Promise.all([
      answer(objects.getAllKeys(range(prefix))),
      answer(objects.getAll(range(prefix))),
    ])
    return keys.map((key, place) => [key as string, texts[place] as string])
  }

  /** Makes all changes or none. When it resolves, they are on the disk. */
  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    const stores = [...new Set(changes.map(([store]) => store))]
    const transaction = this.#database.transaction(stores, 'readwrite', { durability: 'strict' })
    const written = completed(transaction)
    for (const [store, key, text] of changes) {
      const objects = transaction.objectStore(store)
      if (text == null) objects.delete(key)
      else objects.put(text, key)
    }
    transaction.commit()
    await written
  }

  #reading(store: string): IDBObjectStore {
    return this.#database.transaction(store, 'readonly').objectStore(store)
  }
}

export async function openStorage(): Promise<Storage> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    for (const store of STORES)
      if (!opening.result.objectStoreNames.contains(store)) opening.result.createObjectStore(store)
  }
  return new Storage(await answer(opening))
}

export async function deleteStorage(): Promise<void> {
  await answer(indexedDB.deleteDatabase(NAME))
}

/** All keys that begin with a prefix. */
const range = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error!)
  })
}

/** A full disk is reported as `QuotaExceededError`. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => failed(transaction.error ?? new Error('aborted'))
  })
}
