### The starter decks: a name, and how the deck wins.

starter-monsters-swarm = The Brood of Velen
    .plan = One muster calls a whole pack out of the deck, and one horn over the crowded close combat row makes it a horde.

starter-monsters-wild-hunt = The Winter of the Wild Hunt
    .plan = Frost and fog bring both armies low, and seven heroes, whom no weather touches, ride over what is left.

starter-nilfgaard-legions = The Black Legions
    .plan = Brigades bound to each other grow with every comrade, a horn doubles them, and the White Flame leaves the enemy without a leader.

starter-nilfgaard-spies = The Emperor’s Eyes
    .plan = Spies, decoys and medics draw card after card, until the last round is fought against an empty hand.

starter-northern-realms-blue-stripes = Brothers in Blue
    .plan = Commandos and dragon hunters fight side by side, each worth three when all three stand, and Foltest sweeps any weather from the sky.

starter-northern-realms-siege = The Siege of Vergen
    .plan = Catapults and engines fill the siege row, their experts urge them on, and the Siegemaster’s horn doubles it all.

starter-scoiatael-archers = Arrows from the Wood
    .plan = The whole army shoots from the ranged row under Milva and a horn, while frost holds the enemy’s swords.

starter-scoiatael-mahakam = The Shield Wall of Mahakam
    .plan = Dwarves and smugglers come in crowds, Isengrim raises them all, and the Queen burns the strongest who stand against them.

starter-skellige-berserkers = The Bears of Skellige
    .plan = Mardroeme turns young berserkers into bears that fight as one, while Cerys brings her shield maidens to hold the line.

starter-skellige-storm = The Storm over the Isles
    .plan = Bran’s warriors lose only half to foul weather, so bring it all down and let the longships and the clans row through.
