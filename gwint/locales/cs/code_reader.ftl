### Reading the codes printed on cards.

code-reader-open = Přečíst kód fotoaparátem
code-reader-aim = Podrž vytištěný kód v rámečku.
code-reader-searching = Hledá se kód…
code-reader-problem = { $problem ->
    [denied] Prohlížeč této stránce nedovoluje používat fotoaparát. Povol to v nastavení prohlížeče, nebo kód napiš.
    [missing] Není k dispozici žádný fotoaparát. Kód napiš.
    [insecure] Fotoaparát funguje jen na stránkách s https. Kód napiš.
    [no-code] Na tomto obrázku se nenašel žádný kód. Kód napiš.
   *[failed] Kód se nepodařilo přečíst. Napiš ho.
}
code-reader-torch = Světlo
code-reader-file = Vybrat obrázek
code-reader-close = Zavřít fotoaparát
code-reader-private = Žádný obrázek toto zařízení neopustí.
code-reader-whole-cards = Poznávat celé karty
code-reader-aim-card = Podrž kartu tak, aby vyplnila rámeček. Aby si fotoaparát kartu zapamatoval, napiš její vytištěný kód.
code-reader-printed-code = Vytištěný kód této karty
code-reader-remember = Zapamatovat kartu
code-reader-pictures = { $count ->
    [one] V tomto zařízení je uložen obrázek jedné tvé karty.
   *[other] Počet obrázků tvých karet v tomto zařízení: { $count }.
}
code-reader-forget = Smazat obrázky
