### Kdo co smí: týmy, lidé, role, tokeny.

access-title = Přístup k projektu { $name }
access-about = Práva dávají týmy. Tým má role a každá role něco dovoluje.
access-may-not = Nemůžete vidět ani měnit, kdo má přístup
access-may-not-about = Je k tomu třeba právo spravovat přístup k projektu. Dát vám ho mohou jeho správci.
access-saved = Uloženo.
access-save = Uložit změny
access-name = Název
access-actions = Akce
access-never = nikdy
access-username = Uživatelské jméno
access-nobody = Nikdo se tak nejmenuje.

access-teams = Týmy
access-teams-none = Projekt nemá vlastní týmy
access-teams-none-about = Zvolte jinou viditelnost než vlastní a obvyklé týmy vzniknou.
access-team = Tým
access-team-new = Nový tým
access-team-make = Založit tým
access-team-change = Změnit
access-team-change-of = Změnit { $name }
access-team-all-languages = Ve všech jazycích
access-team-languages = { $count ->
    [0] V žádném jazyce
   *[other] V jazycích { $languages }
  }
access-team-empty = V týmu zatím nikdo není.
access-languages = Jazyky
    .hint = Kódy oddělené čárkami, třeba cs, de. Prázdné: všechny jazyky.
access-roles = Role
access-role-nothing = Členové projekt vidí, a nic víc.
access-role-means = { $count ->
    [one] Co smějí členové: jednu věc
    [few] Co smějí členové: { $count } věci
    [many] Co smějí členové: { $count } věci
   *[other] Co smějí členové: { $count } věcí
  }
access-member-add = Přidat člena
access-member-added = { $name } je teď v týmu.
access-member-remove = Odebrat z týmu
access-member-remove-of = Odebrat { $name } z týmu { $team }
access-member-remove-about = Co udělali, zůstává. Práva z jiných týmů jim zůstanou.

access-invitations = Pozvat e-mailem
access-invitations-about = Pro lidi, kteří ještě nemají účet. Dopis je přivede do projektu a do týmu.
access-invite = Poslat pozvánku
access-invited = Pozvánka pro { $email } je odeslána.
access-invitation-link = Pošta tu není nastavena: pošlete tento odkaz sami
access-mail = E-mailová adresa
access-invitation-until = { $team }, do { $date }
access-invitation-revoke = Vzít zpět
access-invitation-revoke-of = Vzít zpět pozvánku pro { $email }

access-visibility = Kdo ho vidí
access-visibility-change = Změnit, kdo ho vidí
access-level-0 = Veřejný
access-level-0-about = Vidí ho všichni; překládat může každý, kdo má účet.
access-level-1 = Chráněný
access-level-1-about = Vidí ho všichni; překládají jeho týmy.
access-level-100 = Soukromý
access-level-100-about = Vidí ho jen jeho týmy.
access-level-200 = Vlastní
access-level-200-about = Vidí ho týmy, které založíte sami; žádné nevznikají.

access-blocks = Vyloučení
access-blocks-none = Nikdo není vyloučen.
access-block = Vyloučit
access-block-ends = Do
    .hint = Prázdné: natrvalo.
access-block-for-good = natrvalo
access-block-until = do { $date }
access-unblock = Pustit zpět
access-unblock-of = Pustit zpět { $name }

access-tokens = Tokeny projektu
access-tokens-about = Program s tokenem pracuje jen v tomto projektu, s právy jeho správců.
access-token-name = K čemu je
access-token-make = Vytvořit token
access-token-made = Token je vytvořen
access-token-used = Naposledy použit
access-token-expires = Končí
access-token-revoke = Zneplatnit
access-token-revoke-of = Zneplatnit { $name }
access-token-revoke-about = Programy, které ho používají, budou od teď odmítnuty.

access-explain = Co kdo smí?
access-explain-ask = Zeptat se
access-permission = Právo
access-allowed = Ano
access-denied = Ne

access-group-strings = Překlady
access-group-source = Zdrojové texty
access-group-talk = Návrhy
access-group-comments = Komentáře
access-group-languages = Jazyky
access-group-files = Soubory a přehledy
access-group-glossary = Slovník
access-group-help = Překladová paměť a stroje
access-group-screenshots = Snímky obrazovky
access-group-repository = Repozitář
access-group-managing = Správa projektu
access-group-site = Celý web

access-may-unit-edit = Ukládat překlady
access-may-unit-review = Schvalovat překlady
access-may-unit-override = Rozhodnout proti schválení
access-may-unit-check = Zavrhnout kontroly
access-may-unit-add = Přidávat texty
access-may-unit-delete = Odebírat texty
access-may-source-edit = Měnit poznámky, příznaky a štítky
access-may-unit-template = Měnit zdrojové texty
access-may-suggestion-add = Navrhovat
access-may-suggestion-vote = Hlasovat o návrzích
access-may-suggestion-accept = Přijímat návrhy
access-may-suggestion-delete = Odebírat návrhy
access-may-comment-add = Komentovat
access-may-comment-resolve = Uzavírat komentáře
access-may-comment-delete = Odebírat komentáře
access-may-translation-add = Začít jazyk
access-may-translation-add_more = Začít více jazyků
access-may-translation-delete = Odebrat jazyk
access-may-translation-auto = Překládat automaticky
access-may-translation-download = Stahovat soubory
access-may-upload-perform = Nahrávat soubory
access-may-upload-overwrite = Nahrávat přes přeložené
access-may-upload-authorship = Uvést jiného autora
access-may-change-download = Stahovat změny
access-may-reports-view = Vidět přehledy
access-may-glossary-add = Přidávat pojmy
access-may-glossary-edit = Měnit pojmy
access-may-glossary-delete = Odebírat pojmy
access-may-glossary-upload = Nahrávat pojmy
access-may-machinery-view = Používat návrhy strojů
access-may-memory-edit = Měnit paměť
access-may-memory-delete = Odebírat z paměti
access-may-screenshot-add = Přidávat snímky
access-may-screenshot-edit = Měnit snímky
access-may-screenshot-delete = Odebírat snímky
access-may-vcs-view = Vidět adresu repozitáře
access-may-vcs-access = Klonovat repozitář
access-may-vcs-commit = Zapisovat commity
access-may-vcs-push = Odesílat
access-may-vcs-update = Aktualizovat z upstreamu
access-may-vcs-reset = Vrátit na upstream
access-may-component-lock = Zamykat a odemykat
access-may-component-edit = Měnit nastavení komponent
access-may-project-edit = Měnit nastavení projektu
access-may-project-permissions = Spravovat přístup
access-may-billing-view = Vidět účty
access-may-project-add = Zakládat projekty
access-may-management-use = Otevřít správu
access-may-management-addons = Spravovat doplňky webu
access-may-user-edit = Spravovat uživatele
access-may-group-edit = Spravovat týmy
access-may-role-edit = Spravovat role
access-may-language-add = Přidávat jazyky webu
access-may-language-edit = Měnit jazyky webu
access-may-componentlist-edit = Spravovat seznamy komponent
access-may-memory-manage = Spravovat paměť webu
access-may-machinery-edit = Nastavovat stroje
access-may-announcement-edit = Spravovat oznámení
access-may-billing-manage = Spravovat účty

access-team-more = { $count ->
    [one] a jeden další
    [few] a { $count } další
    [many] a { $count } dalšího
   *[other] a { $count } dalších
  }
access-team-remove-about = Členové ztratí, co jim dává; oni i jejich práce zůstanou.
access-remove = Odebrat
access-remove-of = Odebrat { $name }
access-roles-about = Role je soubor práv pod jedním jménem. Týmy dávají role svým členům.
access-role-new = Nová role
access-role-remove-about = Týmy ji ztratí a jejich členové to, co dovoluje.
access-users-find = Hledat podle začátku jména
access-users-count = { $count ->
    [one] Jeden účet
    [few] { $count } účty, zobrazeno { $shown }
    [many] { $count } účtu, zobrazeno { $shown }
   *[other] { $count } účtů, zobrazeno { $shown }
  }
access-full-name = Celé jméno
access-user-new = Nový účet
access-user-make = Založit účet
access-user-state = Stav
access-user-login = Naposledy přihlášen
access-user-inactive = Uzavřen
access-user-superuser = Superuživatel
access-user-bot = Program
access-user-is_active = Aktivní
    .hint = Jinak se nelze přihlásit a tokeny jsou odmítnuty.
access-user-is_superuser = Superuživatel
    .hint = Smí všechno a všude.
access-user-is_bot = Program
    .hint = Přihlašuje se jen tokeny a nepočítá se mezi lidi.
