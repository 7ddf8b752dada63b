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
