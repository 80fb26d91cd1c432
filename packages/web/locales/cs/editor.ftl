### Editor: texty po jednom a jako seznam.

editor-position-and-query = Poloha a dotaz
editor-position = { $at } z { NUMBER($count) }
editor-previous = Předchozí text
editor-next = Další text
editor-refresh = Převzít změny
editor-view = Zobrazení
editor-view-one = Jeden
editor-view-list = Seznam
editor-keys = Klávesové zkratky
editor-keys-on = Editor reaguje na tyto klávesy
editor-keys-on-hint = Vypněte je, pokud na tomto zařízení překážejí jinému programu. Každá akce má tlačítko.
editor-query = Dotaz
editor-query-hint = Slova nebo pole:hodnota
editor-search = Hledat
editor-strings = Texty tohoto dotazu
editor-strings-count = { $count ->
    [one] jeden text
    [few] { $count } texty
   *[other] { $count } textů
  }
editor-title = Text { $at } z { $count }: { $source }
editor-list-title = { $count ->
    [one] Jeden text
    [few] { $count } texty
   *[other] { $count } textů
  }
editor-string-gone = Tento text tu už není
editor-no-translation = Zatím bez překladu

## Fronty

editor-queue = Fronta
editor-queue-count = { $name } ({ $count })
editor-queue-own = Vlastní dotaz
editor-queue-all = Všechny texty
editor-queue-unfinished = Nedokončené
editor-queue-untranslated = Nepřeložené
editor-queue-needs_editing = K úpravě
editor-queue-translated = Přeložené
editor-queue-approved = Schválené
editor-queue-read_only = Jen ke čtení
editor-queue-failing_checks = Selhávající kontroly
editor-queue-suggestions = Návrhy
editor-queue-comments = Komentáře
editor-filters = Rychlé filtry
editor-empty = Nejsou tu žádné texty
editor-queue-done = Ve frontě „{ $name }“ nic nezbývá
editor-queue-done-about = { $language }: nic takového teď nečeká.
editor-see-suggestions = { $count ->
    [one] Prohlédnout návrh
    [few] Prohlédnout { $count } návrhy
   *[other] Prohlédnout { $count } návrhů
  }
editor-all-strings = Všechny texty ({ $count })
editor-no-match = Dotazu { $query } neodpovídá žádný text
editor-without-part = { $count ->
    [one] Bez části { $part } je tu jeden.
    [few] Bez části { $part } jsou tu { $count }.
   *[other] Bez části { $part } je jich tu { $count }.
  }
editor-drop-part = Vynechat tuto část

## Text

editor-source = Zdroj
editor-translation = Překlad
editor-copy-source = Kopírovat zdroj
editor-source-changed = Zdroj se změnil: { $difference }
editor-more-locations = a ještě { $count }
editor-forms = { $count ->
    [one] jeden tvar
    [few] { $count } tvary čísla
   *[other] { $count } tvarů čísla
  }
editor-form = Tvar { $number }
editor-form-zero = Nula
editor-form-one = Jeden
editor-form-two = Dva
editor-form-few = Několik
editor-form-many = Mnoho
editor-form-other = Ostatní
editor-characters = znaků
editor-insert = Vložit { $text }
editor-insert-group = Vložit
editor-write-left-to-right = Psát zleva doprava
editor-write-right-to-left = Psát zprava doleva
editor-state = Stav

## Kontroly

editor-checks = Kontroly
editor-check-count = { $count ->
    [one] jedna kontrola
    [few] { $count } kontroly
   *[other] { $count } kontrol
  }
editor-in-forms = { $count ->
    [one] Ve tvaru { $forms }.
   *[other] Ve tvarech { $forms }.
  }
editor-enforced = Dokud to tak je, zůstane text po uložení „K úpravě“.
editor-fix = Opravit
editor-check-dismissed = Zamítnuto: tady se nepočítá.
editor-check-restored = Znovu se počítá.
editor-dismiss = Zamítnout
editor-dismiss-check = Zamítnout „{ $check }“
editor-is-dismissed = Zamítnuto: { $check }
editor-restore-dismissed = Znovu počítat
editor-restore-check = Znovu počítat „{ $check }“

## Akce

editor-actions = Akce
editor-save = Uložit
editor-save-and-go-on = Uložit a dál
editor-save-and-stay = Uložit a zůstat
editor-save-next-row = Uložit, další řádek
editor-approve = Schválit
editor-skip = Přeskočit
editor-more = Další
editor-clear = Vyprázdnit
editor-discard = Zpět k uloženému
editor-undo-save = Vrátit poslední uložení
editor-undone = Vráceno: text je, jaký byl.
editor-draft-kept = Koncept uchován
editor-open-alone = Otevřít samostatně
editor-flag-on = „K úpravě“ je zapnuto
editor-flag-off = „K úpravě“ je vypnuto

editor-said-saved = Uloženo.
editor-said-saved-next = Uloženo. { $at } z { $count }. { $state }
editor-said-saved-last = Uloženo. To byl poslední text.
editor-said-next = { $at } z { $count }. { $state }
editor-said-nothing-to-save = Nic se nezměnilo, není co ukládat.

## Co nelze uložit a proč

editor-cannot-save = Tento text zde nelze změnit.
editor-closed-read-only = Jen ke čtení
editor-closed-by-flag = U tohoto textu stojí příznak read-only.
editor-closed-by-file = Tak to stojí v jeho souboru.
editor-closed-locked = Komponenta je zamčena
editor-locked-since = Od { $time }.
editor-locked-by = { $name }, od { $time }.
editor-closed-signed-out = K překládání se přihlaste
editor-closed-approved = Schváleno: změnit to mohou jen kontroloři
editor-closed-no-address = Váš účet nejdřív potřebuje e-mailovou adresu
editor-closed-agreement = Nejdřív přijměte dohodu přispěvatelů této komponenty
editor-closed-no-right = Zde nesmíte měnit překlady
editor-closed-no-source-right = Zde nesmíte měnit zdrojové texty
editor-closed-votes = Tento překlad přijímá jen návrhy, o kterých se hlasuje
editor-closed-other-language = Zde smíte překládat do jiných jazyků, do tohoto ne
editor-not-saved = Neuloženo: { $reason }
editor-text-kept = Váš text je uchován v tomto zařízení.
editor-faster = { $name } uložil(a) tento text { $time }
editor-nothing-lost = Nic z vašeho se neztratí. Který text zůstane?
editor-keep-theirs = Nechat text, který uložil(a) { $name }
editor-save-mine = Uložit můj
editor-go-on-with-mine = Pokračovat v mém
editor-somebody = Někdo
editor-you = Vy
editor-cut-off = { $count ->
    [one] Bez spojení. Jeden text čeká v tomto zařízení.
    [few] Bez spojení. { $count } texty čekají v tomto zařízení.
   *[other] Bez spojení. { $count } textů čeká v tomto zařízení.
  }
editor-cut-off-about = Pokračujte; odešlou se, až to půjde, nejstarší první.
editor-refused = { $count ->
    [one] Jeden text se neuložil.
    [few] { $count } texty se neuložily.
   *[other] { $count } textů se neuložilo.
  }
editor-see-them = { $count ->
    [one] Prohlédnout
    [few] Prohlédnout { $count }
   *[other] Prohlédnout { $count }
  }
editor-not-sent = Zatím neuloženo

## Pomoc

editor-help = Pomoc k tomuto textu
editor-help-upper = Shody, slovník, jazyky
editor-help-lower = Okolí, historie, snímky
editor-tab-matches = Shody
editor-tab-glossary = Slovník
editor-tab-nearby = Okolí
editor-tab-languages = Jazyky
editor-tab-same-source = Stejný zdroj
editor-tab-variants = Varianty
editor-tab-history = Historie
editor-tab-screenshots = Snímky
editor-tab-about = Údaje
editor-matches-none = Paměť zatím nemá nic podobného. Učí se z toho, co se přeloží.
editor-match-quality = shoda se zdrojem
editor-match-project = Paměť · { $origin }
editor-match-shared = Sdílená paměť · { $origin }
editor-match-personal = Vaše paměť · { $origin }
editor-match-file = Nahraná paměť · { $origin }
editor-match-keys = Ctrl+M, potom { NUMBER($number) }
editor-glossary-none = V tomto zdroji není žádný pojem ze slovníku.
editor-term-forbidden = Nepoužívat
editor-term-read_only = Ponechat, jak je
editor-term-terminology = Ve všech jazycích
editor-term-not = ne { $term }
editor-more-terms = { $count ->
    [one] a jeden další
    [few] a { $count } další
    [many] a { $count } dalšího
   *[other] a { $count } dalších
  }
editor-nearby-none = V tomto souboru není žádný další text.
editor-languages-none = V žádném jiném jazyce tento text zatím přeložen není.
editor-same-source-none = Žádný jiný text nemá tento zdroj.
editor-variants-none = Žádný jiný řetězec není variantou tohoto.
editor-history-none = S tímto textem se zatím nic nestalo.
editor-screenshots-none = Tento text zatím není na žádném snímku.
editor-use = Použít
editor-restore = Obnovit
editor-about-edit = Vysvětlit, označit štítkem, nastavit příznaky
editor-about-own-flags = Příznaky tohoto textu
editor-about-own-flags-hint = Oddělené čárkami, třeba max-length:60.
editor-about-explanation-hint = Vidí je překladatelé všech jazyků.
editor-described = Uloženo pro všechny jazyky.
editor-about-key = Klíč
editor-about-explanation = Vysvětlení
editor-about-locations = Kde se používá
editor-about-flags = Příznaky
editor-about-labels = Štítky
editor-about-priority = Priorita

## Seznam

editor-row = Řádek { $at } z { NUMBER($count) }
editor-list-hints = Šipky: řádky. Enter: upravit. ?: všechny klávesy.

## Klávesy

editor-key-save = Uložit a dál
editor-key-save-cleared = Zrušit „K úpravě“, uložit a dál
editor-key-previous = Předchozí text
editor-key-next = Další text
editor-key-first = První text
editor-key-last = Poslední text
editor-key-copy-source = Kopírovat zdroj
editor-key-clear = Vyprázdnit překlad
editor-key-placeholder = Vložit zástupný znak
editor-key-use-match = Použít shodu, jednu po druhé
editor-key-dismiss-check = Zamítnout kontrolu
editor-key-needs-editing = Zapnout a vypnout „K úpravě“
editor-key-focus-target = Do překladu
editor-key-focus-nearby = K okolním textům
editor-key-query = Do dotazu
editor-key-keys = Tento přehled
editor-key-leave = Zavřít nebo opustit pole

## Značky pro to, co není vidět

editor-sign-no-break-space = Nezlomitelná mezera
editor-sign-narrow-no-break-space = Úzká nezlomitelná mezera
editor-sign-figure-space = Číslicová mezera
editor-sign-thin-space = Tenká mezera
editor-sign-wide-space = Široká mezera
editor-sign-tab = Tabulátor
editor-sign-line-end = Konec řádku
editor-sign-carriage-return = Návrat vozíku
editor-sign-soft-hyphen = Podmíněné dělení
editor-sign-zero-width-space = Mezera nulové šířky
editor-sign-zero-width-non-joiner = Nespojovač nulové šířky
editor-sign-zero-width-joiner = Spojovač nulové šířky
editor-sign-left-to-right-mark = Značka zleva doprava
editor-sign-right-to-left-mark = Značka zprava doleva
editor-sign-direction = Značka směru
editor-sign-byte-order-mark = Značka pořadí bajtů
editor-sign-spaces = Možná příliš mezer
