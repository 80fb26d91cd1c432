### Repositories: where they stand, and what is done with them.


repository-title = Repozitář
repository-title-all = Repozitáře
repository-of = Repozitář komponenty { $name }
repository-all-of = Repozitáře projektu { $name }
repository-branch = , větev { $branch }
repository-all-of-project = Všechny repozitáře projektu

repository-lock = Zamknout
repository-unlock = Odemknout
repository-more = Další
repository-locked = Zamčeno: překlady teď nikdo nemůže měnit.
repository-locked-about = Návrhy a komentáře jsou dál možné. Odemkněte, až bude práce na repozitáři hotová.
repository-locked-since = Od: { $since }.
repository-locked-by = Zamkl(a) { $who }, { $since }.
repository-shared = Tento repozitář je sdílený
repository-shared-about = Patří komponentě { $place }. Co se udělá tady, udělá se pro všechny komponenty, které ho sdílejí.

repository-here = Zde
repository-here-nothing = Nic nového
repository-strings-count = { $count ->
    [one] Jeden řetězec
    [few] { $count } řetězce
   *[other] { $count } řetězců
  }
repository-commits-count = { $count ->
    [one] Jeden commit
    [few] { $count } commity
   *[other] { $count } commitů
  }
repository-here-about = Bez commitu: { $waiting }. Neodesláno: { $outgoing }.
repository-upstream = Zdrojový repozitář
repository-upstream-nothing = Nic nového
repository-upstream-unknown = Ještě se do něj nikdo nepodíval.
repository-relation-same = Shodné
repository-relation-ahead = Napřed
repository-relation-behind = Pozadu
repository-relation-diverged = Rozešly se

repository-commit = Vytvořit commit
repository-push = Odeslat
repository-no-push = Komponenta nemá adresu k odesílání: uvádí se v nastavení.
repository-pull = Aktualizovat hned
repository-plan-make = Naplánovat aktualizaci
repository-cleanup = Odstranit soubory, které git nezná
repository-file-sync = Zapsat všechny řetězce do souborů
repository-file-scan = Znovu načíst všechny soubory
repository-commit-all = Commit všeho
repository-pull-all = Aktualizovat vše
repository-push-all = Odeslat vše

repository-done-commit = Commit je vytvořen.
repository-done-push = Odesláno.
repository-done-pull = Aktualizováno.
repository-done-reset = Vráceno na stav zdrojového repozitáře.
repository-done-cleanup = Uklizeno.
repository-done-file-sync = Všechny řetězce jsou v souborech.
repository-done-file-scan = Všechny soubory jsou načteny.
repository-refused = Nepovedlo se to. Nic se neztratilo.
repository-busy = Jiná práce na tomto repozitáři trvá dlouho
repository-busy-about = Váš požadavek čeká, až na něj přijde řada. Stránku můžete opustit: pokračuje a je zde uveden.

repository-plan-by-rebase = Plán: aktualizace pomocí rebase
repository-plan-by-merge = Plán: aktualizace sloučením
repository-plan-nothing-yet = Zatím se nic nestalo
repository-plan-apply = Provést plán
repository-plan-discard = Zahodit
repository-plan-for = Vytvořeno pro commit
repository-plan-translated = Překládá se zde
repository-plan-more = { $count ->
    [one] Ještě jeden soubor
    [few] Ještě { $count } soubory
   *[other] Ještě { $count } souborů
  }
repository-plan-problem = Plán se nepodařilo vytvořit
repository-plan-conflicts = { $count ->
    [one] Jeden soubor by byl v konfliktu. Nejdřív odešlete změny, nebo ho opravte ve zdroji.
    [few] { $count } soubory by byly v konfliktu. Nejdřív odešlete změny, nebo je opravte ve zdroji.
   *[other] { $count } souborů by bylo v konfliktu. Nejdřív odešlete změny, nebo je opravte ve zdroji.
  }
repository-plan-empty = Ve zdroji není nic nového.
repository-plan-incoming = { $count ->
    [one] Přijde jeden commit. Konflikt se neočekává.
    [few] Přijdou { $count } commity. Konflikt se neočekává.
   *[other] Přijde { $count } commitů. Konflikt se neočekává.
  }
repository-plan-ours = { $ours ->
    [0] Žádný se nedotýká zde překládaných souborů.
    [one] Změní se jeden soubor, který se zde překládá.
    [few] Změní se { $ours } soubory, které se zde překládají.
   *[other] Změní se { $ours } souborů, které se zde překládají.
  }

repository-waiting = Zatím bez commitu
repository-waiting-none = Všechno je v commitech
repository-waiting-none-about = Co se přeloží příště, bude zde, dokud to nepřevezme commit.
repository-language = Jazyk
repository-strings = Řetězce
repository-by = Kdo
repository-since = Od
repository-outgoing = Zatím neodesláno
repository-incoming = Nové ve zdroji
repository-merge-failure = Poslední aktualizace selhala

repository-alerts = Co potřebuje pozornost
repository-alert-error = Chyba
repository-alert-warning = Varování
repository-alert-details = { $count ->
    [one] Jedna podrobnost
    [few] { $count } podrobnosti
   *[other] { $count } podrobností
  }
repository-alert-more = { $count ->
    [one] A jedna další
    [few] A { $count } další
   *[other] A { $count } dalších
  }

repository-earlier = Dříve
repository-earlier-none = S repozitářem se zatím nic nedělalo.
repository-log = Záznam
repository-log-of = Záznam: { $work }
repository-log-empty = Nic se nezaznamenalo.
repository-state-done = Hotovo:
repository-state-failed = Selhalo:
repository-state-cancelled = Zrušeno:
repository-work-commit = Commit
repository-work-push = Odeslání
repository-work-pull = Aktualizace ze zdroje
repository-work-reset = Vrácení
repository-work-cleanup = Úklid
repository-work-file-sync = Zápis všech souborů
repository-work-file-scan = Načtení všech souborů
repository-work-load = Import
repository-work-operate = Práce na repozitáři
repository-work-plan = Plán aktualizace
repository-work-add-language = Nový jazyk
repository-work-remove-language = Odebrání jazyka
repository-work-remove-units = Odebrání řetězců
repository-work-upload = Nahrání
repository-work-waits = Čeká, až přijde řada.
repository-work-leave = Stránku můžete opustit: pokračuje to.
repository-work-cancel = Zrušit

repository-fate-committed = Zapsáno
repository-fate-updated = Změněno
repository-fate-added = Nové
repository-fate-removed = Odstraněno
repository-fate-pending = Čeká
repository-fate-suggested = Bude návrhem
repository-fate-discarded = Zahozeno
repository-plan-more-strings = A dalších textů: { $count }.
repository-plan-outdated = Mezitím se něco změnilo
repository-plan-outdated-about = Nic se neprovedlo. Toto je plán, jaký je nyní.
repository-plan-of = Plán: { $work }
repository-plan-look = Nejdřív se podívat: { $work }
repository-plan-no-change = Nic by se nezměnilo.
repository-plan-fails = Nepovedlo by se to
repository-plan-commits-title = Commity, které vzniknou
repository-plan-incoming-title = Přijde
repository-plan-outgoing-title = Odešle se
repository-plan-dropped-title = Zahodí se
repository-plan-strings-title = Co se stane s řetězci
repository-plan-sum-made = { $count ->
    [one] vznikne jeden commit
    [few] vzniknou { $count } commity
   *[other] vznikne { $count } commitů
  }
repository-plan-sum-come = { $count ->
    [one] přijde jeden commit
    [few] přijdou { $count } commity
   *[other] přijde { $count } commitů
  }
repository-plan-sum-go = { $count ->
    [one] odešle se jeden commit
    [few] odešlou se { $count } commity
   *[other] odešle se { $count } commitů
  }
repository-plan-sum-drop = { $count ->
    [one] zahodí se jeden commit
    [few] zahodí se { $count } commity
   *[other] zahodí se { $count } commitů
  }
repository-plan-sum-change = { $count ->
    [one] dotkne se to jednoho řetězce
    [few] dotkne se to { $count } řetězců
   *[other] dotkne se to { $count } řetězců
  }
repository-gave-way = Kde se střetly dva texty
repository-gave-way-more = Zobrazit další
repository-gave-way-to-upstream = Platí text ze zdroje
repository-gave-way-to-ours = Platí náš text
repository-gave-way-suggested = Druhý text zůstává jako návrh.
repository-gave-way-suggested-by = Druhý text zůstává jako návrh, autor: { $who }.
repository-request = Žádost o sloučení
repository-request-none = Žádná žádost není otevřená. Otevře ji příští odeslání.
repository-request-open = Otevřená
repository-request-merged = Sloučená
repository-request-closed = Zavřená
repository-request-opened = Otevřena
repository-request-next = Příští odeslání otevře novou.
repository-reset = Vrátit, co je zde
repository-reset-nothing = Není zde nic novějšího než ve zdroji: vrácení jen znovu načte soubory.
repository-reset-drops = Není v commitu nebo odesláno: { $what }.
repository-reset-about = Všechny komponenty, které repozitář sdílejí, budou jako ve zdroji.
repository-reset-ask = Vrátit na stav zdroje
repository-reset-do = Vrátit
repository-reset-do-discard = Zahodit a vrátit
repository-reset-fate = Co se s tím stane
repository-reset-pending = Znovu čeká na commit
repository-reset-pending-about = Pod jmény autorů, nad tím, co má zdroj.
repository-reset-suggestions = Stanou se z toho návrhy
repository-reset-suggestions-about = Překladatelé rozhodnou znovu, text po textu.
repository-reset-discard = Zahodí se to
repository-reset-discard-about = Nelze to vzít zpět; zůstane to jen v historii.

repository-components = Komponenty
repository-forges = Změny a žádosti samy od sebe
repository-forges-about = Servery s repozitáři mohou oznamovat odeslané změny a přijímat žádosti o začlenění či sloučení: { $hooks } a { $forges } najdete v nastavení projektu.
repository-forges-hooks = oznámení o odeslaných změnách
repository-forges-credentials = přístupové údaje
repository-components-none = Zatím zde nejsou žádné komponenty
repository-components-add = Přidat komponentu
repository-component = Komponenta
repository-address = Adresa
repository-kept = Repozitář
repository-own = Vlastní
repository-shares = Sdílený
repository-needs-commit = Některé řetězce čekají na commit.
repository-needs-merge = Ve zdroji je něco nového.
repository-needs-push = Některé commity nejsou odeslány.
repository-needs-nothing = Všechny repozitáře odpovídají zdrojům.

## A new component


repository-new = Nová komponenta
repository-new-steps = Kroky
repository-step-repository = Repozitář
repository-step-what = Co překládat
repository-step-kept = Jak se spravuje
repository-step-create = Kontrola a vytvoření
repository-new-back = Zpět
repository-new-on = Pokračovat
repository-new-nothing-yet = Před krokem 4 se nic nevytvoří.
repository-project = Projekt
repository-origin = Kde jsou soubory
repository-origin-git = Repozitář
repository-origin-git-about = Z něj se stahují změny a do něj se ukládají překlady.
repository-origin-component = Repozitář jiné komponenty
repository-origin-component-about = Pro obě se stahuje jen jednou.
repository-origin-zip = Soubor ZIP nebo jediný soubor
repository-origin-zip-about = Soubory se uchovávají jen zde.
repository-origin-new = Začít od nuly
repository-origin-new-about = Zatím nejsou žádné soubory. Uchovávají se zde a řetězce se zadávají ručně.
repository-origin-new-here = Uchovává se jen zde
repository-new-address = Adresa
repository-new-address-hint = Jak byste ji zadali příkazu git clone.
repository-new-branch = Větev
repository-new-branch-hint = Prázdné znamená hlavní.
repository-new-push = Adresa k odesílání
repository-new-push-hint = Prázdné, nemá-li se odesílat nic.
repository-ssh = Přístup přes ssh
repository-ssh-own = Tento projekt má vlastní klíč. Dejte mu přístup k repozitáři, i s právem zápisu, pokud se do něj překlady odesílají.
repository-ssh-site = Server se hlásí tímto klíčem. Dejte mu přístup k repozitáři, i s právem zápisu, pokud se do něj překlady odesílají.
repository-ssh-hosts = Na stroj, jehož klíčům se nedůvěřuje, se server nepřipojí: { $hosts }.
repository-ssh-hosts-link = stroje, kterým tento web důvěřuje
repository-ssh-hosts-ask = Na stroj, jehož klíčům se nedůvěřuje, se server nepřipojí. Důvěru mu mohou dát správci tohoto webu.
repository-new-shared = Komponenta
repository-new-choose = Vyberte
repository-new-zip = Soubor
repository-new-zip-hint = Soubory se prohlédnou v dalším kroku; před posledním se nic neuloží.
repository-new-name = Název
repository-new-slug = Krátký název v adresách
repository-new-slug-hint = Utvoří se z názvu, nenapíšete-li jiný.
repository-new-format = Formát
repository-new-auto = Zjistit
repository-new-auto-hint = Server podle souborů zjistí formát a masku. Kde je na výběr, zeptá se.
repository-new-format-find = Najít formát
repository-new-format-found = { $count ->
    [0] Tak se žádný formát nejmenuje.
    [one] Jeden formát. Enter ho vybere.
    [few] { $count } formáty. Enter vybere první.
   *[other] { $count } formátů. Enter vybere první.
  }
repository-new-mask = Maska souborů
repository-new-mask-hint = S hvězdičkou místo jazyka. Prázdné, má-li se najít.
repository-new-mask-hint-begin = S hvězdičkou místo jazyka: locales/*.json
repository-new-matching = { $count ->
    [0] Neodpovídá žádný soubor.
    [one] Odpovídá jeden soubor:
    [few] Odpovídají { $count } soubory:
   *[other] Odpovídá { $count } souborů:
  }
repository-new-template = Základní soubor
repository-new-template-hint = Soubor zdrojového jazyka, mají-li překlady klíče místo textů.
repository-new-base = Šablona nových překladů
repository-new-base-hint = Například soubor POT.
repository-new-surveying = Prohlížejí se soubory. Je-li jich mnoho, chvíli to trvá.
repository-new-sets-in = { $files ->
    [one] Co se našlo v jednom souboru
    [few] Co se našlo ve { $files } souborech
   *[other] Co se našlo v { $files } souborech
  }
repository-new-sets-none = Žádné soubory s překlady se nenašly
repository-new-sets-none-about = Zadejte masku souborů a formát sami.
repository-new-best = Nejlepší shoda
repository-new-by-hand = Něco jiného
repository-new-by-hand-about = Zadejte masku souborů a formát sami.
repository-new-scratch = Vytvořit soubory, které ještě neexistují
repository-new-scratch-hint = Základní soubor a šablona uvedené níže, bez řetězců. Prázdný repozitář dostane svůj první commit.
repository-new-scratch-begin = Začít s ním
repository-new-look-again = Podívat se znovu
repository-new-set = { $format }, { $languages }, { $files }
repository-new-set-template = Základní soubor: { $file }
repository-new-set-base = Šablona: { $file }
repository-new-set-languages = Jazyky těchto souborů
repository-new-languages-count = { $count ->
    [one] jeden jazyk
    [few] { $count } jazyky
   *[other] { $count } jazyků
  }
repository-new-files-count = { $count ->
    [one] jeden soubor
    [few] { $count } soubory
   *[other] { $count } souborů
  }
repository-new-first-strings = První řetězce
repository-new-preview-problems = Toto by bylo odmítnuto
repository-new-preview-look = Prohlédnout tyto soubory
repository-new-languages = Nové jazyky
repository-new-languages-add = Překladatelé je smějí přidávat
repository-new-languages-contact = Překladatelé o ně žádají
repository-new-languages-none = Žádné
repository-new-license = Licence
repository-new-license-hint = Její název podle SPDX.
repository-new-category = Kategorie
repository-new-category-none = Žádná
repository-new-category-hint = Úroveň adres mezi projektem a jeho komponentami.
repository-new-category-make = Nová kategorie
repository-new-category-name = Název kategorie
repository-new-category-later = Vytvoří se spolu s komponentou.
repository-new-messages = Zprávy commitů
repository-new-messages-about = Prázdná pole ponechají obvyklé texty. Doplňují se tyto zástupné názvy:
repository-new-messages-preview = Například
repository-new-messages-unknown = Neznámé: { $names }. Komponenta by byla odmítnuta.
repository-new-merging = Aktualizace ze zdroje
repository-new-merging-rebase = Přeskládat naše commity (rebase)
repository-new-merging-merge = Sloučit
repository-new-pushing = Po každém commitu odeslat
repository-new-create = Vytvořit komponentu
repository-new-change = Změnit
repository-new-change-of = Změnit: { $what }
repository-new-looking = Repozitář se prohlíží.
repository-new-wrong = Nevytvořeno: něco je třeba opravit
repository-new-importing = Import
repository-new-cut = Server neodpovídá. Co začal, tam běží dál; tato stránka se ptá znovu, dokud se nedozví, jak to dopadlo.
repository-new-imported = Komponenta je zde
repository-new-import-failed = Import selhal
repository-new-found = Jazyky: { $count }
repository-new-first = Upravit první řetězec
repository-may-not = Vidíte, jak na tom repozitář je, ale nemůžete v něm zapisovat, odesílat ani aktualizovat.
repository-unusable-host_unknown = Hostitel zatím není známý
    .about = Správce těchto stránek porovná jeho klíč a uzná ho. Pak se podívejte znovu.
repository-unusable-host_changed = Hostitel ukazuje jiný klíč než dříve
    .about = Někdo může naslouchat. Zeptejte se vlastníka hostitele, zda se klíč změnil.
repository-unusable-no_ssh_access = Náš klíč tam nemá přístup
    .about = Přidejte níže uvedený klíč k repozitáři, s právem zápisu, mají-li se překlady odesílat.
repository-unusable-no_access = Repozitář chce vědět, kdo jsme
    .about = Může být soukromý, nebo neexistovat. Zkontrolujte adresu, nebo použijte adresu ssh s naším klíčem.
repository-unusable-no_branch = Takovou větev repozitář nemá
    .about = Má tyto; vyberte:
repository-unusable-empty = Repozitář je prázdný
    .about = Nejdřív do něj odešlete soubory, pak se podívejte znovu.
repository-unusable-not_found = Na této adrese není repozitář
    .about = Zkontrolujte adresu. I soukromý repozitář se může před cizími skrývat.
repository-unusable-unreachable = K hostiteli se nelze dostat
    .about = Zkontrolujte jeho název v adrese, nebo to zkuste později.
repository-unusable-too_slow = Trvalo to příliš dlouho a bylo to zastaveno
    .about = Zkuste to znovu; je-li repozitář velmi velký, požádejte provozovatele o delší čas.
