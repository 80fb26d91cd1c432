### Slova společná všem stránkám.

kit-home = Na úvodní stránku
kit-place = Kde jste
kit-skip = Přejít k obsahu
kit-loading = Načítá se
kit-close = Zavřít
kit-cancel = Zrušit
kit-try-again = Zkusit znovu
kit-just-now = právě teď
kit-sign-in = Přihlásit se
kit-sign-out = Odhlásit se
kit-activity = Vaše činnost
kit-manage = Správa
kit-account = Váš účet

kit-failed-unexpected = Na serveru se něco nezdařilo. Více řekne jeho protokol.
kit-failed-not-found = Na této adrese nic není, nebo vám to není zobrazeno.
kit-failed-signed-out = Už nejste přihlášeni. Přihlaste se znovu; váš text zůstal zachován.
kit-failed-too-many = Příliš mnoho požadavků najednou. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
kit-failed-network = Server neodpověděl. Váš text zůstal zachován.

## Stavy řetězců

state-untranslated = Nepřeloženo
state-needs-editing = K úpravě
state-translated = Přeloženo
state-approved = Schváleno
state-read-only = Jen ke čtení
state-failing = Kontrola selhala
state-warning = Upozornění
state-suggestion = Návrh
state-comment = Komentář

## Světlý a tmavý vzhled

kit-language = Jazyk
kit-theme = Vzhled
kit-theme-system = Podle systému
kit-theme-light = Světlý
kit-theme-dark = Tmavý
kit-show-password = Ukázat heslo

## Tajné údaje

kit-add = Přidat
kit-choose-language = Vyberte jazyk
kit-copy = Kopírovat
kit-copy-of = Kopírovat adresu pro { $name }
kit-copied = Zkopírováno
kit-shown-once = Zkopírujte si ho teď: ukáže se jen jednou.

## Pages of a place

kit-tabs = Stránky tohoto místa
kit-tab-overview = Přehled
kit-tab-glossary = Glosář
kit-tab-changes = Změny
kit-tab-insights = Vývoj
kit-tab-repository = Repozitář
kit-tab-screenshots = Snímky obrazovky
kit-tab-labels = Štítky
kit-tab-addons = Doplňky
kit-tab-access = Přístup
kit-tab-settings = Nastavení

## Jumping to places by their names.

kit-jump = Hledat nebo přejít
kit-jump-found = Nalezená místa
kit-jump-nothing = Žádné místo to nemá v názvu
kit-jump-kind-project = Projekt
kit-jump-kind-category = Kategorie
kit-jump-kind-component = Komponenta
kit-jump-kind-user = Člověk
kit-jump-kind-language = Jazyk
kit-jump-kind-strings = Hledat v řetězcích

## Pages of the administration

kit-admin-health = Stav
kit-admin-users = Účty
kit-admin-teams = Týmy
kit-admin-roles = Role
kit-admin-languages = Jazyky
kit-admin-addons = Doplňky
kit-admin-tasks = Úlohy
kit-admin-ssh = SSH
kit-admin-lists = Seznamy komponent
kit-admin-memory = Překladová paměť
kit-admin-backups = Zálohy
kit-admin-closed = Správa vám není otevřena
kit-admin-closed-about = Je k ní třeba právo, které mají superuživatelé a mohou ho dát.

## What one may not do

kit-may-not = Můžete se tu dívat, ale nic měnit.
kit-may-not-why = Proč?
kit-may-not-needs = { $count ->
    [one] Chybí toto oprávnění:
   *[other] Chybí jedno z těchto oprávnění:
  }
kit-may-not-project = Dát vám ho mohou ti, kdo spravují přístup k tomuto projektu: řekněte jim, že se jmenujete { $name }.
kit-may-not-site = Dát vám ho mohou ti, kdo provozují tento server: řekněte jim, že se jmenujete { $name }.
kit-may-not-sign-in = Přihlaste se: možná ho pak máte.
kit-undo = Vrátit zpět
