### Reading the codes printed on cards.

code-reader-open = Read the code with the camera
code-reader-aim = Hold the printed code inside the frame.
code-reader-searching = Looking for a code…
code-reader-problem = { $problem ->
    [denied] The browser does not let this page use the camera. Allow it in the browser’s settings, or type the code.
    [missing] No camera can be used. Type the code instead.
    [insecure] The camera works only on pages with https. Type the code instead.
    [no-code] No code was found in this picture. Type the code instead.
   *[failed] The code could not be read. Type the code instead.
}
code-reader-torch = Light
code-reader-file = Choose a picture
code-reader-close = Close the camera
code-reader-private = No picture leaves this device.
code-reader-whole-cards = Recognise whole cards
code-reader-aim-card = Hold the card so that it fills the frame. To teach the camera a card, type its printed code.
code-reader-printed-code = Printed code of this card
code-reader-remember = Remember this card
code-reader-pictures = { $count ->
    [one] One of your cards is kept as a picture on this device.
   *[other] { $count } of your cards are kept as pictures on this device.
}
code-reader-forget = Delete the pictures
