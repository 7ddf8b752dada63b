### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Inni mogą dołączyć przez ten link: { $link }
join-name = Jak masz na imię? Enter – „{ $usual }” >
join-choose-seat-title = Wybierz miejsce.
join-choose-seat = { $partner ->
    [none] wolne miejsce
   *[other] wolne miejsce; partner: { $partner }
}
join-choose-seat-prompt = Numer; Enter – pierwsze miejsce >

## The waiting room

join-you = ty
join-chair = { $state ->
    [empty] wolne
    [choosing] wybiera talię
   *[ready] gotowe
}
join-prompt-waiting = Czekamy na innych; „bot” zajmuje miejsce, ? – pomoc

## At the table

join-waiting = Czekamy na ruch – { $players }.
join-prompt-help = ? – pomoc
join-prompt-over = „rewanż”, „przebieg”, „wyjdź”
join-clocks = Pozostały czas: { $clocks }
join-answer-offer = (zgoda / odmowa)
join-away-mark = nieobecność
join-away = { $player }: chwilowa nieobecność.
join-back-again = { $player }: znów przy stole.
join-lost = Połączenie zerwane; ponawiam próbę.
join-back = Połączono ponownie.
join-leave-sure = Opuścić miejsce na dobre? (tak/nie)
join-come-back = Stół zostaje otwarty. Powrót: { $command }

## Commands

play-command-accept = zgoda
play-command-decline = odmowa
play-command-rematch = rewanż
play-command-bot = bot, komputer
play-command-claim = wygrana
play-command-leave = odejdź
join-help-undo = poproś o cofnięcie swojego ostatniego ruchu
join-help-accept = przyjmij propozycję
join-help-decline = odrzuć propozycję albo wycofaj własną
join-help-rematch = zaproponuj rewanż albo się na niego zgódź
join-help-bot = „bot 2”, „bot 2 random”: bot na wolne miejsce albo za gracza, którego zbyt długo nie ma
join-help-claim = zażądaj wygranej w pojedynku z graczem, którego zbyt długo nie ma
join-help-leave = opuść miejsce na dobre
join-help-quit = wyjdź; twoje miejsce czeka, a to samo polecenie pozwala wrócić

## Faults

fault-join-address = „{ $text }” nie jest adresem stołu ani serwera.
fault-join-no-table = To adres serwera, a nie stołu. Użyj linku z zaproszeniem albo otwórz nowy stół: { $option }
fault-join-no-server = Serwer nie odpowiada: { $server } ({ $reason }).
fault-join-not-gwint = Nie ma tam serwera gwint albo to inna jego wersja: { $server }.
fault-join-full = Wszystkie miejsca przy tym stole są zajęte. Aby się przyglądać: { $option }
fault-join-watching = Przy tym stole tylko się przyglądasz.
fault-join-no-free-seat = Żadne miejsce nie jest wolne i nikogo nie brakuje.
join-chain = Łańcuch skrótów tego, co ci przesłano, do porównania z zapieczętowanym dziennikiem ({ $path }): { $chain }
