### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Ostatní se připojí přes tento odkaz: { $link }
join-name = Jak se jmenuješ? Enter – „{ $usual }“ >
join-choose-seat-title = Vyber si místo.
join-choose-seat = { $partner ->
    [none] volné místo
   *[other] volné místo; spoluhráč: { $partner }
}
join-choose-seat-prompt = Číslo; Enter – první >

## The waiting room

join-you = ty
join-chair = { $state ->
    [empty] volné
    [choosing] vybírá balíček
   *[ready] připraveno
}
join-prompt-waiting = Čeká se na ostatní; „bot“ obsadí místo, ? – nápověda

## At the table

join-waiting = Na tahu: { $players }.
join-prompt-help = ? – nápověda
join-prompt-over = „odveta“, „průběh“, „konec“
join-clocks = Zbývající čas: { $clocks }
join-answer-offer = (přijmout / odmítnout)
join-away-mark = pryč
join-away = { $player } je pryč.
join-back-again = { $player } je zpět.
join-lost = Spojení se přerušilo; obnovuje se.
join-back = Spojení je obnoveno.
join-leave-sure = Opustit místo natrvalo? (ano/ne)
join-come-back = Stůl zůstává otevřený. Návrat: { $command }

## Commands

play-command-accept = přijmout
play-command-decline = odmítnout
play-command-rematch = odveta
play-command-bot = bot, počítač
play-command-claim = výhra
play-command-leave = odejít
join-help-undo = požádat o vrácení svého posledního tahu
join-help-accept = přijmout nabídku
join-help-decline = odmítnout nabídku, nebo stáhnout vlastní
join-help-rematch = nabídnout odvetu, nebo ji přijmout
join-help-bot = „bot 2“, „bot 2 random“: bot na volné místo nebo za hráče, který je pryč příliš dlouho
join-help-claim = nárokovat si výhru v souboji s hráčem, který je pryč příliš dlouho
join-help-leave = opustit místo natrvalo
join-help-quit = odejít; místo ti zůstane a stejný příkaz tě vrátí zpět

## Faults

fault-join-address = „{ $text }“ není adresa stolu ani serveru.
fault-join-no-table = Tohle je adresa serveru, ne stolu. Použij odkaz s pozvánkou, nebo otevři nový stůl: { $option }
fault-join-no-server = Server neodpovídá: { $server } ({ $reason }).
fault-join-not-gwint = Není tam žádný server gwintu, nebo má jinou verzi: { $server }.
fault-join-full = Všechna místa u tohoto stolu jsou obsazena. Dívat se můžeš takto: { $option }
fault-join-watching = U tohoto stolu se jen díváš.
fault-join-no-free-seat = Žádné místo není volné a nikdo nechybí.
join-chain = Řetězec otisků toho, co ti server poslal, k porovnání se zapečetěným protokolem ({ $path }): { $chain }
