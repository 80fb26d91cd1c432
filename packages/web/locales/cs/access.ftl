### Kdo co smí: týmy, lidé, role, tokeny.

access-title = Přístup k projektu { $name }
access-about = Práva dávají týmy. Tým má role a každá role něco dovoluje.
access-may-not = Nemůžete vidět ani měnit, kdo má přístup
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
access-team-remove = Odstranit tým
access-team-removed = Tým { $name } je odstraněn.
access-team-remove-people = { $count ->
    [0] Nikdo v něm není.
    [one] Odejde z něj jeden člen.
    [few] Odejdou z něj { $count } členové.
   *[other] Odejde z něj { $count } členů.
  }
access-role-not-given = Nemáte všechna její oprávnění, a proto ji nemůžete dát.
access-members = Členové
access-members-none = V žádném týmu tohoto projektu zatím nikdo není
access-members-none-about = Přidejte někoho, kdo má účet, nebo ho pozvěte e-mailem.
access-members-count = { $count ->
    [one] Jeden člen
    [few] { $count } členové
   *[other] { $count } členů
  }
access-members-find = Najít podle jména
access-member-administrator = Spravuje ho
access-member-teams = Týmy
access-member-teams-of = Týmy uživatele { $name }
access-way-added = přidán správcem
access-way-automatic = vstoupil sám
access-way-creation = založil projekt
access-way-invitation = přišel na pozvání
access-way-provider = přišel přes poskytovatele přihlášení
access-way-token = vznikl s tokenem
access-previous = Předchozí stránka
access-next = Další stránka
access-unblocked = { $name } má zase přístup.
access-member-removed = { $name } už není v týmu { $team }.
access-invitation-resend = Poslat znovu
access-invitation-resend-of = Poslat znovu pozvánku pro { $email }
