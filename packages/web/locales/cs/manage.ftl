### Správa webu.

manage-actions = Akce
manage-name = Název
manage-code = Kód
manage-slug = Jméno v adresách
manage-save = Uložit změny
manage-change = Změnit
manage-change-of = Změnit { $name }
manage-remove = Odebrat
manage-remove-of = Odebrat { $name }
manage-previous = Předchozí
manage-next = Další
manage-ready = Web má vše, co k práci potřebuje
manage-not-ready = Webu k práci něco chybí
manage-alerts = { $count ->
    [one] Jedno upozornění komponenty čeká
    [few] { $count } upozornění komponent čekají
    [many] { $count } upozornění komponent čeká
   *[other] { $count } upozornění komponent čeká
  }
manage-failed = Úlohy, které selhaly
manage-failed-none = Žádná úloha neselhala.
manage-waiting = Úlohy: běží { $running }, čeká { $queued }.
manage-tasks-all = Všechny úlohy
manage-counts = Kolik čeho je
manage-count-projects = Projekty
manage-count-components = Komponenty
manage-count-translations = Překlady
manage-count-languages = Jazyky
manage-count-units = Texty
manage-count-units_translated = Přeložené texty
manage-count-checks = Neúspěšné kontroly
manage-count-suggestions = Návrhy
manage-count-users = Účty
manage-count-changes = Změny
manage-task-all = Vše
manage-task-running = Běží
manage-task-queued = Čeká
manage-task-failed = Selhala
manage-task-done = Hotovo
manage-task-cancelled = Zastavena
manage-task-state = Stav
manage-task-what = Co
manage-task-where = Kde
manage-task-who = Kdo
manage-task-progress = Průběh
manage-task-when = Zadána
manage-task-error = Proč selhala
manage-task-cancel = Zastavit
manage-task-cancel-of = Zastavit { $name }
manage-tasks-none = Takové úlohy nejsou
manage-language-new = Nový jazyk
manage-language-find = Hledat podle jména nebo kódu
manage-languages-count = { $count ->
    [one] Jeden jazyk
    [few] { $count } jazyky, zobrazeno { $shown }
    [many] { $count } jazyka, zobrazeno { $shown }
   *[other] { $count } jazyků, zobrazeno { $shown }
  }
manage-languages-none = Žádný jazyk nemá toto jméno ani kód
manage-direction = Směr
manage-direction-auto = Podle kódu
manage-direction-ltr = Zleva doprava
manage-direction-rtl = Zprava doleva
manage-plural-number = Tvary množného čísla
manage-plural-formula = Pravidlo množného čísla
    .hint = Jako v gettextu, třeba n != 1.
manage-ssh-key = Klíč webu
manage-ssh-key-about = Dejte tento veřejný klíč serverům repozitářů, na které se chodí přes ssh.
manage-ssh-replace = Vytvořit jiný klíč
manage-ssh-replace-about = Servery, které znají jen nynější, nás odmítnou, dokud nedostanou nový.
manage-ssh-hosts = Důvěryhodné servery
manage-ssh-hosts-none = Žádný server zatím nebyl potvrzen.
manage-ssh-host = Server
manage-ssh-fingerprint = Otisk
manage-ssh-scan = Zeptat se na klíče
manage-ssh-compare = Porovnejte je s tím, co server sám zveřejňuje
manage-ssh-trust = Důvěřovat těmto klíčům
manage-ssh-shipped = Dodáván s Dragomanem
manage-ssh-forget = Už nedůvěřovat
manage-ssh-forget-of = Už nedůvěřovat { $name }
manage-lists-about = Týmy lze pustit do celého seznamu a úvodní stránky ho ukazují pohromadě.
manage-lists-none = Zatím tu nejsou seznamy
manage-list-new = Přidat seznam
manage-memory-about = Co se přeložilo dřív, nabízené tam, kde se hodí.
manage-memory-none = Paměť je prázdná
manage-memory-source = Zdroj
manage-memory-target = Překlad
manage-memory-origin = Odkud je
manage-backups-about = Záloha je jeden soubor se vším kromě repozitářů; ty vzniknou znovu ze svých zdrojů.
manage-backup-backup = Zálohovat
manage-backup-backup-about = Na PostgreSQL za běhu serverů; s vestavěnou databází se server nejdřív zastaví.
manage-backup-restore = Obnovit
manage-backup-restore-about = Naplní novou, prázdnou složku.
manage-backup-move = Přejít na PostgreSQL
manage-backup-move-about = Zálohu jednoho druhu databáze lze obnovit do druhého.
manage-backup-key = Klíč uchovejte zvlášť
manage-backup-key-about = Hesla repozitářů jsou zapečetěna tajným klíčem serveru. V záloze je jen na přání.
manage-list-remove = Odstranit seznam
manage-list-remove-about = { $count ->
    [0] Seznam je prázdný.
    [one] Součást, která je v něm, zůstane. Týmy, které k ní vede jen tento seznam, ji ztratí.
    [few] { $count } komponenty, které jsou v něm, zůstanou. Týmy, které k nim vede jen tento seznam, je ztratí.
   *[other] { $count } komponent, které jsou v něm, zůstane. Týmy, které k nim vede jen tento seznam, je ztratí.
  }
manage-memory-remove = Odstranit záznam
manage-memory-remove-title = Odstranit z paměti
manage-memory-remove-about = Přestane se nabízet. Řetězce, které ho používají, zůstanou, jak jsou.
manage-ssh-forget-about = { $count ->
    [one] Jeho klíči se přestane důvěřovat:
   *[other] Jeho klíčům ({ $count }) se přestane důvěřovat:
  } k repozitářům na něm se nedostanete, dokud mu znovu nezačnete důvěřovat.

manage-addons-about = Tyto doplňky pracují na všech komponentách webu, ke kterým se hodí, aniž by je tam někdo instaloval.
