### The starter decks: a name, and how the deck wins.

starter-monsters-swarm = Die Brut von Velen
    .plan = Eine Musterung ruft ein ganzes Rudel aus dem Deck, und ein Horn über der vollen Nahkampfreihe macht daraus eine Horde.

starter-monsters-wild-hunt = Der Winter der Wilden Jagd
    .plan = Kälte und Nebel werfen beide Armeen nieder, und sieben Helden, denen kein Wetter etwas anhaben kann, reiten über den Rest hinweg.

starter-nilfgaard-legions = Die Schwarzen Legionen
    .plan = Eng verbundene Brigaden wachsen mit jedem Kameraden, ein Horn verdoppelt sie, und die Weiße Flamme lässt den Gegner ohne Anführer zurück.

starter-nilfgaard-spies = Die Augen des Kaisers
    .plan = Spione, Finten und Heiler bringen Karte um Karte, bis dir in der letzten Runde nur noch ein Gegner mit leerer Hand gegenübersitzt.

starter-northern-realms-blue-stripes = Brüder in Blau
    .plan = Kommandotruppen und Drachenjäger kämpfen Seite an Seite, zu dritt zählt jeder von ihnen dreifach, und Foltest fegt jedes Wetter vom Himmel.

starter-northern-realms-siege = Die Belagerung von Vergen
    .plan = Katapulte und Kriegsmaschinen füllen die Belagerungsreihe, ihre Experten treiben sie an, und das Horn des Anführers verdoppelt alles.

starter-scoiatael-archers = Pfeile aus dem Wald
    .plan = Von Milva angespornt und durch ein Horn verdoppelt, schießt die ganze Armee aus der Fernkampfreihe, während Kälte die gegnerischen Schwerter lähmt.

starter-scoiatael-mahakam = Der Schildwall von Mahakam
    .plan = Zwerge und Schmuggler kommen in Scharen, Isengrim spornt sie alle an, und die Königin verbrennt die Stärksten, die sich ihnen entgegenstellen.

starter-skellige-berserkers = Die Bären von Skellige
    .plan = Mardroeme macht aus jungen Berserkern Bären, die einander stärken, und Cerys bringt ihre Schildmaiden mit, um die Linie zu halten.

starter-skellige-storm = Der Sturm über den Inseln
    .plan = Brans Krieger verlieren bei schlechtem Wetter nur die Hälfte ihrer Stärke, also beschwöre es mit aller Macht herauf und lass Langschiffe und Clans hindurchrudern.
