### Přihlašování a vlastní účet.

account-sign-in = Přihlásit se
account-to-site = na { $site }
account-name-or-mail = Uživatelské jméno nebo e-mail
account-password = Heslo
account-forgotten = Zapomenuté?
account-or = nebo
account-none-open = Nemáte účet? { $create } nebo { $look } bez něj.
account-none-invitation = Účty se zde zakládají na pozvání. Můžete { $look } bez něj.
account-create-one = Založte si ho
account-look-around = se rozhlédnout
account-phrases = Jedna věta v osmi jazycích

## Vlastní účet

account-needed = Nejste přihlášeni
account-needed-about = Tato stránka je o vašem účtu. Přihlaste se a vrátíte se sem.
account-yours = Váš účet
account-profile = Profil
account-security = Přihlášení a zabezpečení
account-notifications = Oznámení
account-tokens = Tokeny API
account-never = nikdy
account-actions = Akce
account-field-full_name = Celé jméno
account-field-email = E-mail
account-full-name-hint = Stojí u vašich překladů, i v souborech.

## Tokeny

account-tokens-none = Zatím žádné tokeny
account-tokens-none-about = Program ho potřebuje, aby mluvil za vás: skript, úloha průběžné integrace, klient příkazové řádky.
account-token-new = Nový token
account-token-name = Název
account-token-name-hint = K čemu je, třeba název programu.
account-token-expires = Platí do
account-token-expires-hint = Prázdné: napořád.
account-token-may = Smí
account-token-used = Naposledy použit
account-token-all = Vše, co smíte vy
account-token-some = { $count ->
    [0] Jen prohlížet
    [one] Jedno právo
    [few] { $count } práva
    [many] { $count } práva
   *[other] { $count } práv
  }
account-token-for-all = Vše, co smíte vy
account-token-for-look = Jen prohlížet
account-token-for-translate = Překládat řetězce
account-token-for-files = Stahovat a nahrávat soubory
account-token-make = Vytvořit token
account-token-made = Token byl vytvořen
account-token-revoke = Zneplatnit
account-token-revoke-title = Zneplatnit token „{ $name }“?
account-token-revoke-about = Co ho používá, bude od té chvíle odmítnuto. Nelze to vrátit.

## Profil

account-appearance = Jak to vypadá
account-save = Uložit
account-saved = Uloženo

## Heslo

account-password-current = Současné heslo
account-password-current-hint = Prázdné, pokud zatím žádné nemáte.
account-password-new = Nové heslo
account-password-hint = Nejméně 10 znaků. Dobrá je věta.
account-password-change = Změnit heslo
account-password-changed = Heslo je změněno. Všechny ostatní relace skončily.

## Relace

account-sessions = Kde jste přihlášeni
account-sessions-end-others = Odhlásit se všude jinde
account-sessions-none = Žádný prohlížeč není přihlášen relací
account-session-this = zde
account-session-end = Odhlásit
account-session-facts = { $address }, naposledy použito { $time }
account-device-unknown = Neznámé zařízení

## Co se s účtem stalo

account-acts = Co se stalo
account-act = Co
account-act-time = Kdy
account-act-device = Zařízení
account-act-address = Adresa
account-act-signed-in = Přihlášení
account-act-sign-in-failed = Neúspěšné přihlášení
account-act-signed-out = Odhlášení
account-act-session-ended = Ukončení relace
account-act-password-set = Nastavení hesla
account-act-reset-asked = Žádost o nové heslo
account-act-sign-in-link-made = Vytvoření odkazu k přihlášení
account-act-registered = Založení účtu
account-act-email-changed = Změna e-mailu
account-act-token-made = Vytvoření tokenu
account-act-token-revoked = Zneplatnění tokenu

## Oznámení

account-news-strings = Řetězce
account-news-people = Lidé
account-news-projects = Projekty a repozitáře
account-scope-watched = Sledované projekty
account-scope-administered = Projekty, které spravujete
account-scope-all = Všechny projekty
account-frequency-off = Nikdy
account-frequency-instant = Ihned
account-frequency-daily = Denně
account-frequency-weekly = Týdně
account-frequency-monthly = Měsíčně
account-news-of-ToDoStringsNotification = Řetězce čekající na překlad
account-news-of-NewStringNotificaton = Nové řetězce
account-news-of-ChangedStringNotificaton = Změněné překlady
account-news-of-TranslatedStringNotificaton = Nové překlady
account-news-of-ApprovedStringNotificaton = Schválené překlady
account-news-of-MentionCommentNotificaton = Komentáře, které vás zmiňují
account-news-of-LastAuthorCommentNotificaton = Komentáře k vašim překladům
account-news-of-NewCommentNotificaton = Všechny komentáře
account-news-of-NewSuggestionNotificaton = Nové návrhy
account-news-of-PendingSuggestionsNotification = Návrhy čekající na posouzení
account-news-of-NewContributorNotificaton = Noví přispěvatelé
account-news-of-NewAnnouncementNotificaton = Oznámení správců
account-news-of-NewTranslationNotificaton = Nové jazyky a přání po nich
account-news-of-NewComponentNotificaton = Nové komponenty
account-news-of-NewAlertNotificaton = Výstrahy
account-news-of-MergeFailureNotification = Nezdařená sloučení
account-news-of-ParseErrorNotification = Soubory, které nelze přečíst
account-news-of-RepositoryNotification = Operace repozitářů
account-news-of-LockNotification = Zámky
account-news-of-LicenseNotification = Licence a smlouvy

## Cesty dovnitř

account-by-host = Přihlašujete se jinde
account-by-host-about = Přihlašuje program, v němž toto stojí: přihlaste se tam.
account-use-passkey = Použít přístupový klíč
account-continue-with = Pokračovat přes { $name }
account-second = Ještě něco
account-second-about = Váš účet žádá druhý důkaz, že jste to vy.
account-app-code = Kód z vaší aplikace
account-app-code-hint = Šest číslic; mění se každou půlminutu.
account-recovery-code = Záchranný kód
account-recovery-code-hint = Jeden z těch, které jste jednou viděli. Každý platí jednou.
account-use-app = Použít aplikaci
account-use-recovery = Použít záchranný kód
account-another = Přihlásit se jako někdo jiný
account-go-on = Pokračovat
account-other-way = Přihlásit se jinak
account-back = Zpět k přihlášení
account-sign-up = Založit účet
account-create = Založit účet
account-have-one = Máte účet? { $enter }.
account-closed = Účet si zde nikdo založit nemůže
account-closed-about = Požádejte provozovatele o pozvánku.
account-look-into-mail = Podívejte se do pošty
account-mail-sent = Na { $mail } odešel odkaz
account-mail-sent-about = Platí jednou a několik hodin. Když nic nepřijde, podívejte se do spamu, nebo to zkuste znovu.
account-field-username = Uživatelské jméno
account-confirm = Vítejte
account-confirm-about = Tímto odkazem je vaše adresa potvrzena. Zvolte si heslo, pokud jste to už neudělali.
account-reset = Zapomenuté heslo
account-reset-about = Napište svou adresu; přijde na ni odkaz, kterým si zvolíte nové.
account-reset-send = Poslat odkaz
account-reset-sent = Pokud má nějaký účet tuto adresu, odkaz je na cestě. Platí jednou.
account-half-link = Odkaz není celý
account-half-link-about = Otevřete ho znovu z e-mailu, nebo ho celý zkopírujte do adresního řádku.
account-invited = Jste pozváni
account-invited-to = do { $to }
account-invited-by = do { $to }, zve vás { $inviter }
account-join = Připojit se
account-join-as = Připojíte se jako { $name }.
account-has-one = { $mail } už účet má
account-has-one-about = Nejprve se přihlaste, potom odkaz otevřete znovu.

## Druhé faktory a přístupové klíče

account-factors = Druhý faktor
account-factors-on = Zapnuto
account-factors-off = Vypnuto
account-factors-about = Aplikace v telefonu ukazuje každou půlminutu nový kód. { $codes ->
    [0] Záchranné kódy nejsou žádné.
    [one] Zbývá jeden záchranný kód.
    [few] Zbývají { $codes } záchranné kódy.
    [many] Zbývá { $codes } záchranného kódu.
   *[other] Zbývá { $codes } záchranných kódů.
  }
account-factors-set-up = Nastavit aplikaci
account-factors-remove = Odebrat aplikaci
account-recovery-codes = Vaše záchranné kódy: uschovejte je tam, kde nemáte telefon
account-recovery-renew = Vytvořit nové záchranné kódy
account-proof-hint = Přihlásili jste se už před chvílí: ukažte ještě jednou, že jste to vy.
account-scan = Naskenujte toto aplikací a opište kód, který ukáže.
account-qr = Kód ke skenování
account-or-type = Nebo toto opište do aplikace:
account-passkey = Přístupový klíč
account-passkeys = Přístupové klíče
account-passkey-add = Přidat přístupový klíč
account-passkeys-none = Zatím žádné přístupové klíče
account-passkeys-none-about = Přístupový klíč vás přihlásí vaším zařízením, bez hesla, a nelze ho omylem prozradit.
account-passkey-made = vytvořen { $time }
account-passkey-used = naposledy použit { $time }
account-remove = Odebrat
account-identities = Účty jinde
account-identity-tie = Připojit k tomuto účtu

## Jak se pracuje

account-work = Jak pracujete
account-languages = Jazyky, do nichž překládáte
account-languages-hint = Úvodní stránka ukazuje, co v nich čeká.
account-secondary_languages = Jazyky, které čtete
account-secondary_languages-hint = Jejich překlady stojí vedle řetězce, na němž pracujete.
account-remove-language = Odebrat { $language }
account-enter-saves = Enter ukládá
account-enter-saves-hint = Nový řádek pak začíná Shift a Enter.
account-act-second-factor-added = Nastavení aplikace na kódy
account-act-second-factor-removed = Odebrání aplikace na kódy
account-act-recovery-codes-made = Vytvoření záchranných kódů
account-act-recovery-code-used = Použití záchranného kódu
account-act-passkey-added = Přidání přístupového klíče
account-act-passkey-removed = Odebrání přístupového klíče
account-act-identity-linked = Připojení účtu odjinud
account-act-identity-unlinked = Odpojení účtu odjinud
account-mail-again = Poslat dopis znovu
account-mail-sent-again = Posláno znovu
