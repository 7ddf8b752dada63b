### The starter decks: a name, and how the deck wins.

starter-monsters-swarm = Velenská havěť
    .plan = Jediný nástup svolá z herního balíčku celou smečku a jediný roh nad plnou přední linií z ní udělá hordu.

starter-monsters-wild-hunt = Zima Divokého honu
    .plan = Mráz a mlha srazí obě armády a sedm hrdinů, na které žádné počasí nestačí, přejede, co zbylo.

starter-nilfgaard-legions = Černé legie
    .plan = Brigády spojené pevným poutem rostou s každým druhem, roh je zdvojnásobí a Bílý plamen nechá soupeře bez velitele.

starter-nilfgaard-spies = Císařovy oči
    .plan = Špehové, návnady a zdravotníci přinášejí kartu za kartou, až má soupeř v posledním kole prázdnou ruku.

starter-northern-realms-blue-stripes = Bratři v modrém
    .plan = Komanda a drakobijci bojují bok po boku, ve třech má každý cenu tří, a Foltest smete z oblohy jakékoli počasí.

starter-northern-realms-siege = Obléhání Vergenu
    .plan = Katapulty a stroje plní obléhací linii, mistři ženisté je pobízejí a Foltestův roh to všechno zdvojnásobí.

starter-scoiatael-archers = Šípy z lesa
    .plan = Celá armáda střílí ze zadního voje pod vedením Milwy a za zvuku rohu, zatímco mráz drží na uzdě nepřátelské meče.

starter-scoiatael-mahakam = Mahakamská hradba štítů
    .plan = Trpaslíci a pašeráci přicházejí v houfech, Isengrim je všechny povzbudí a Královna sežehne nejsilnější z těch, kdo se jim postaví.

starter-skellige-berserkers = Medvědi ze Skellige
    .plan = Mardroeme mění mladé berserky v medvědy, kteří bojují jako jeden, a Cerys přivádí své štítonošky, aby udržely linii.

starter-skellige-storm = Bouře nad ostrovy
    .plan = Branovi bojovníci ztrácejí nepřízní počasí jen polovinu síly, tak přivolej všechno, co nebe dá, a nech drakkary a klany proplout.
