### The starter decks: a name, and how the deck wins.

starter-monsters-swarm = Pomiot z Velen
    .plan = Jedno braterstwo przywołuje z talii całą sforę, a jeden róg nad zatłoczonym rzędem bliskiego starcia zmienia ją w hordę.

starter-monsters-wild-hunt = Zima Dzikiego Gonu
    .plan = Mróz i mgła powalają obie armie, a siedmioro bohaterów, których żadna pogoda nie tknie, zmiata resztę z pola.

starter-nilfgaard-legions = Czarne legiony
    .plan = Brygady połączone więzią rosną z każdym towarzyszem, róg podwaja ich siłę, a Biały Płomień zostawia przeciwnika bez dowódcy.

starter-nilfgaard-spies = Oczy cesarza
    .plan = Szpiedzy, manekiny do ćwiczeń i wskrzeszenia dają kartę za kartą, aż w ostatniej rundzie przeciwnik staje do walki z pustą ręką.

starter-northern-realms-blue-stripes = Bracia w błękicie
    .plan = Komandosi i łowcy smoków walczą ramię w ramię i w trójkę każdy z nich wart jest trzech, a Foltest przegania z nieba każdą pogodę.

starter-northern-realms-siege = Oblężenie Vergen
    .plan = Katapulty i machiny zapełniają rząd oblężenia, mistrzowie oblężeń dodają im sił, a róg Foltesta wszystko to podwaja.

starter-scoiatael-archers = Strzały z lasu
    .plan = Cała armia strzela z rzędu dalekiego zasięgu, prowadzona przez Milvę i dźwięk rogu, a mróz trzyma w szachu miecze wroga.

starter-scoiatael-mahakam = Mur tarcz Mahakamu
    .plan = Krasnoludy i przemytnicy nadciągają tłumnie, Isengrim dodaje wszystkim ducha, a Królowa Dol Blathanna pali najsilniejszych, którzy stają im na drodze.

starter-skellige-berserkers = Niedźwiedzie ze Skellige
    .plan = Mardroeme zmienia młodych berserkerów w niedźwiedzie, które walczą jak jeden mąż, a Cerys sprowadza tarczowniczki, by utrzymały linię.

starter-skellige-storm = Sztorm nad wyspami
    .plan = Wojownicy Brana tracą przez złą pogodę tylko połowę siły, więc sprowadź jej jak najwięcej, a drakkary i klany niech prują fale.
