### Nastavení projektů a komponent, štítky a doplňky.

settings-title = Nastavení – { $name }
settings-contents = Na této stránce
settings-may-not = Toto nastavení můžete číst, ale ne měnit. Mohou to jeho správci.
settings-saved = Uloženo.
settings-save = Uložit změny
settings-discard = Zahodit
settings-wrong = Neuloženo: podívejte se na označená pole. Vaše změny zůstaly.
settings-changed = { $count ->
    [one] Jedna změna není uložena.
    [few] { $count } změny nejsou uloženy.
    [many] { $count } změny není uloženo.
   *[other] { $count } změn není uloženo.
  }
settings-secret-kept = Uchováno; napište nové
settings-group-basics = Základní
settings-group-review = Schvalování
settings-group-exchange = Výměna s repozitáři
settings-group-repository = Repozitář
settings-group-committing = Commity a odesílání
settings-group-files = Soubory
settings-group-languages = Jazyky
settings-group-translating = Jak se překládá
settings-group-quality = Kontroly
settings-group-glossary = Slovník
settings-group-messages = Zprávy commitů
settings-field-name = Název
settings-field-slug = Jméno v adresách
    .hint = Písmena, číslice, pomlčky a podtržítka.
settings-field-web = Web
    .hint = Kde se lidé dočtou o tom, co se překládá.
settings-field-instructions = Pokyny pro překladatele
    .hint = Tón, nevhodná slova, kde se ptát. Stojí na stránce projektu.
settings-field-translation_review = Překlady se schvalují
    .hint = Do schválení se počítají jako čekající.
settings-field-source_review = Zdrojové texty se schvalují
    .hint = Překládat je lze, až je někdo schválí.
settings-field-enable_hooks = Všímat si odeslaných změn
    .hint = Aktualizuje, když GitHub, GitLab nebo jiný server zavolá naši adresu.
settings-field-set_language_team = Psát naše jméno do souborů
    .hint = Nastaví hlavičku Language-Team v souborech gettextu.
settings-field-language_aliases = Jiné kódy jazyků
    .hint = Dvojice oddělené čárkami, třeba en:en_GB,zh:zh_Hans.
settings-field-category = Kategorie
settings-field-source_language = Zdrojový jazyk
    .hint = Kód jazyka, ve kterém jsou texty napsány, třeba en.
settings-field-priority = Přednost
    .hint = Komponenty s vyšší se nabízejí dřív.
settings-field-license = Licence
    .hint = Překladů, jménem podle SPDX, třeba MIT.
settings-field-report_source_bugs = Adresa pro hlášení
    .hint = E-mail, kam se hlásí chyby ve zdrojových textech.
settings-field-agreement = Dohoda s přispěvateli
    .hint = Kdo překládá, musí s ní nejdřív souhlasit. Prázdné: nikdo není tázán.
settings-field-vcs = Druh repozitáře
settings-field-repo = Adresa repozitáře
    .hint = Nebo dragoman://projekt/komponenta pro společný repozitář s jinou komponentou.
settings-field-branch = Větev
    .hint = Prázdné: hlavní větev repozitáře.
settings-field-repo_credentials = Jméno a heslo pro čtení
    .hint = Jako user:password. Uchováno šifrovaně a už se nezobrazí.
settings-field-push = Adresa pro odesílání
    .hint = Prázdné: nic se neodesílá.
settings-field-push_branch = Větev pro odesílání
settings-field-merge_request_target = Cílová větev žádostí
settings-field-merge_request_labels = Štítky žádostí
settings-field-merge_request_reviewers = Revidující žádostí
    .hint = Prázdné: větev, která se čte.
settings-field-push_credentials = Jméno a heslo pro odesílání
    .hint = Jako user:password. Uchováno šifrovaně a už se nezobrazí.
settings-field-repoweb = Adresa souborů v prohlížeči
    .hint = S { "{{" }filename{ "}}" }, { "{{" }line{ "}}" } a { "{{" }branch{ "}}" } uvnitř.
settings-field-merge_conflicts = Text změněný tady i ve zdrojovém repozitáři
settings-field-merge_style = Jak přichází upstream
settings-field-commit_pending_age = Hodin do commitu
    .hint = Dříve, když o to někdo požádá, nebo před aktualizací.
settings-field-push_on_commit = Odeslat po každém commitu
settings-field-auto_lock_error = Zamknout, když repozitář selže
    .hint = Nikdo nepřekládá, co by nešlo doručit.
settings-field-file_format = Formát souborů
settings-field-filemask = Soubory jazyků
    .hint = Cesta s * místo kódu jazyka, třeba locale/*.json.
settings-field-template = Zdrojový soubor
    .hint = Pro formáty, kde je v každém souboru jeden jazyk.
settings-field-edit_template = Zdrojové texty lze měnit zde
settings-field-intermediate = Prozatímní zdrojový soubor
    .hint = S texty vývojářů, které ještě nikdo neučesal.
settings-field-new_base = Šablona nových jazyků
    .hint = Nový jazyk začíná jako kopie tohoto souboru.
settings-field-screenshot_filemask = Snímky v repozitáři
    .hint = Cesta s *, třeba docs/*.png. Přicházejí s každou aktualizací.
settings-field-new_lang = Když někdo chce nový jazyk
settings-field-language_code_style = Jak se píší kódy jazyků
settings-field-language_regex = Které jazyky se berou
    .hint = Regulární výraz. Souborů jiných jazyků si nevšímá.
settings-field-enable_suggestions = Návrhy
    .hint = Kdo nesmí ukládat, může navrhovat.
settings-field-suggestion_voting = Hlasování o návrzích
settings-field-suggestion_autoaccept = Hlasů k přijetí návrhu
    .hint = 0: nikdy jen hlasy.
settings-field-allow_translation_propagation = Přenášet překlady
    .hint = Co se přeloží zde, platí pro týž text v jiných komponentách projektu.
settings-field-manage_units = Texty lze přidávat a odebírat zde
settings-field-restricted = Omezená
    .hint = Vidí ji jen ti, jejichž tým tuto komponentu jmenuje.
settings-field-check_flags = Příznaky všech textů
    .hint = Třeba python-brace-format, max-length:80. Oddělené čárkami.
settings-field-enforced_checks = Kontroly, které musí projít
    .hint = Překlad, který jednou z nich neprojde, nelze uložit jako přeložený.
settings-field-variant_regex = Varianty
    .hint = Co tento regulární výraz vystřihne z klíčů, spojuje texty variant.
settings-field-is_glossary = Tato komponenta je slovník
    .hint = Její texty se ukazují jako pojmy vedle všech textů projektu.
settings-field-glossary_color = Barva jejích pojmů
settings-field-commit_message = Když se zapisují překlady
settings-field-add_message = Když přibude jazyk
settings-field-delete_message = Když jazyk zmizí
settings-field-merge_message = Když se slučuje upstream
settings-field-addon_message = Když soubory mění doplněk
settings-field-pull_message = Žádostí o sloučení
settings-field-color = Barva
settings-value-category-none = Žádná
settings-value-priority-60 = Velmi vysoká
settings-value-priority-80 = Vysoká
settings-value-priority-100 = Střední
settings-value-priority-120 = Nízká
settings-value-priority-140 = Velmi nízká
settings-value-vcs-git = Git
settings-value-vcs-git-force-push = Git, odesílaný silou
settings-value-vcs-local = Žádný: soubory jsou zde
settings-value-vcs-github = GitHub: žádosti o začlenění
settings-value-vcs-gitlab = GitLab: žádosti o sloučení
settings-value-vcs-gitea = Gitea, Forgejo: žádosti o začlenění
settings-value-vcs-bitbucketserver = Bitbucket Server: žádosti o začlenění
settings-value-vcs-bitbucketcloud = Bitbucket Cloud: žádosti o začlenění
settings-value-vcs-azure_devops = Azure DevOps: žádosti o začlenění
settings-value-vcs-pagure = Pagure: žádosti o začlenění
settings-value-vcs-gerrit = Gerrit: změny
settings-value-merge_conflicts-upstream = Ponechat text ze zdrojového repozitáře
settings-value-merge_conflicts-ours = Ponechat náš text
settings-value-merge_style-merge = Merge
settings-value-merge_style-rebase = Rebase
settings-value-merge_style-merge_noff = Merge, vždy s commitem
settings-value-new_lang-contact = Říci správcům
settings-value-new_lang-url = Dovést k pokynům
settings-value-new_lang-add = Hned přidat
settings-value-new_lang-none = Odmítnout
settings-value-language_code_style-none = Jak je ve formátu zvykem
settings-value-color-navy = Námořnická modř
settings-value-color-blue = Modrá
settings-value-color-aqua = Akvamarín
settings-value-color-teal = Modrozelená
settings-value-color-olive = Olivová
settings-value-color-green = Zelená
settings-value-color-lime = Limetková
settings-value-color-yellow = Žlutá
settings-value-color-orange = Oranžová
settings-value-color-red = Červená
settings-value-color-maroon = Vínová
settings-value-color-fuchsia = Fuchsiová
settings-value-color-purple = Fialová
settings-value-color-black = Černá
settings-value-color-gray = Šedá
settings-value-color-silver = Stříbrná
settings-danger = Přejmenovat a odebrat
settings-rename = Přejmenovat
settings-rename-project = Přejmenovat projekt
settings-rename-component = Přejmenovat komponentu
settings-rename-about = Změní všechny adresy pod sebou.
settings-rename-title = Přejmenovat { $name }
settings-rename-plan = Odkazy, hooky, skripty a klony se starými adresami přestanou fungovat. Texty, překlady a historie zůstanou.
settings-remove-project = Odebrat projekt
settings-remove-project-about = Se všemi komponentami, překlady a jejich historií.
settings-remove-component = Odebrat komponentu
settings-remove-component-about = Se všemi překlady a jejich historií. Samotný repozitář zůstane, jak je.
settings-remove-title = Odebrat { $name }
settings-remove-type = Pro potvrzení napište { $name }
settings-remove-project-plan = { $name } zmizí. Komponent: { $components ->
    [one] jedna
    [few] { $components }
    [many] { $components }
   *[other] { $components }
  }, textů ve všech jazycích: { $strings ->
    [one] jeden
    [few] { $strings }
    [many] { $strings }
   *[other] { $strings }
  }, s komentáři, návrhy, snímky a historií. Neodeslané změny se ztratí. Nelze to vrátit.
settings-remove-component-plan = { $name } zmizí. Jazyků: { $languages ->
    [one] jeden
    [few] { $languages }
    [many] { $languages }
   *[other] { $languages }
  }, textů: { $strings ->
    [one] jeden
    [few] { $strings }
    [many] { $strings }
   *[other] { $strings }
  }, s komentáři, návrhy, snímky a historií. Neodeslané změny se ztratí. Nelze to vrátit.
settings-labels-title = Štítky – { $name }
settings-labels-about = Štítky spojují texty, které lze hledat a na kterých lze pracovat společně.
settings-labels-none = Zatím tu nejsou štítky
settings-labels-none-about = Přidejte dole první, třeba „Verze 2“, a dejte ho textům v editoru.
settings-label-add = Přidat štítek
settings-label-change = Změnit
settings-label-change-of = Změnit { $name }
settings-label-remove = Odebrat
settings-label-remove-of = Odebrat { $name }
settings-label-remove-about = Zmizí ze všech textů, které ho mají. Texty samy zůstanou.
settings-addons-title = Doplňky – { $name }
settings-addons-about = Doplňky pracují samy: když se změní soubory, při commitech nebo každý den.
settings-addons-installed = Nainstalované
settings-addons-none = Není tu žádný doplněk
settings-addons-none-about = Vyberte jeden z těch dole.
settings-addons-available = K dispozici
settings-addon-install = Nainstalovat
settings-addon-install-of = Nainstalovat { $name }
settings-addon-change = Nastavení
settings-addon-change-of = Nastavení – { $name }
settings-addon-remove = Odebrat
settings-addon-remove-of = Odebrat { $name }
settings-addon-remove-about = Co udělal, zůstává; dál už nedělá nic.
settings-discovery-look = Ukázat, co by vzniklo
settings-discovery-none = Tímto se nic nenajde.
settings-discovery-created = { $count ->
    [one] Vznikla by jedna komponenta
    [few] Vznikly by { $count } komponenty
   *[other] Vzniklo by { $count } komponent
  }
settings-discovery-matched = { $count ->
    [one] Jedna komponenta už existuje
    [few] { $count } komponenty už existují
   *[other] { $count } komponent už existuje
  }
settings-discovery-removed = { $count ->
    [one] Soubory jedné komponenty zmizely
   *[other] Soubory { $count } komponent zmizely
  }
settings-discovery-refused = Odmítnuto
settings-addon-scope-component = Pracuje na této komponentě
settings-addon-scope-project = Pracuje na celém projektu
settings-addon-scope-repository = Pracuje na všem, co sdílí repozitář

## Add-ons by their kinds; others are told in the words of the server

settings-kind-autotranslate-autotranslate = Automatický překlad
    .about = Řetězce dostanou překlady, které mají stejné řetězce projektu.
settings-kind-cdn-cdnjs = Překlady pro webové stránky
    .about = Skript a texty v JSON, které si načítají cizí stránky.
settings-kind-cleanup-blank = Odstranění prázdných řetězců
    .about = Řetězce bez překladu z překladů zmizí.
settings-kind-cleanup-generic = Odstranění zastaralých řetězců
    .about = Řetězce, které už nejsou v základním souboru, z překladů zmizí.
settings-kind-consistency-languages = Stejné jazyky ve všech komponentách
    .about = Každá komponenta projektu má jazyky, které mají ostatní.
settings-kind-discovery-discovery = Hledání komponent
    .about = Komponenty pro všechny soubory repozitáře, které najde maska.
settings-kind-flags-bulk = Hromadná úprava
    .about = Každý řetězec, který dotaz najde, dostane stav, příznaky nebo štítky.
settings-kind-flags-same_edit = Nové překlady shodné se zdrojem je třeba upravit
    .about = Nové překlady ze souborů, které říkají totéž co zdroj, je třeba upravit.
settings-kind-flags-source_edit = Nové zdrojové řetězce je třeba upravit
    .about = Nové řetězce základního souboru je třeba upravit.
settings-kind-flags-target_edit = Nové překlady je třeba upravit
    .about = Nové překlady ze souborů je třeba upravit.
settings-kind-generate-fill_read_only = Vyplněné řetězce jen pro čtení
    .about = Řetězce jen pro čtení bez textu dostanou text svého zdroje.
settings-kind-generate-generate = Soubor se statistikou
    .about = Soubor se stavem překladu.
settings-kind-generate-prefill = Předvyplněné překlady
    .about = Nepřeložené řetězce dostanou text svého zdroje, k úpravě.
settings-kind-generate-pseudolocale = Pseudojazyk
    .about = Jazyk pro zkoušení: texty jiného jazyka, delší a v závorkách.
settings-kind-gettext-authors = Autoři souborů gettext
    .about = Kdo překládal, v komentáři v záhlaví souboru PO.
settings-kind-gettext-configure = ALL_LINGUAS
    .about = Seznam jazyků v ALL_LINGUAS souboru configure, configure.in nebo configure.ac.
settings-kind-gettext-customize = Zalamování souborů gettext
    .about = Jak se zalamují řádky souborů PO.
settings-kind-gettext-linguas = LINGUAS
    .about = Seznam jazyků v souboru LINGUAS.
settings-kind-gettext-mo = Soubory MO
    .about = Vedle každého souboru PO soubor MO.
settings-kind-gettext-msgmerge = Aktualizace souborů gettext
    .about = Překlady následují šablonu tak, jako po msgmerge z gettextu.
settings-kind-git-squash = Méně commitů
    .about = Z dosud neodeslaných commitů se stane jeden, nebo jeden pro každý jazyk, soubor či autora.
settings-kind-json-customize = Úprava souborů JSON
    .about = Odsazení a pořadí klíčů souborů JSON.
settings-kind-properties-sort = Pořadí v souborech properties
    .about = Záznamy souborů properties v pořadí klíčů.
settings-kind-removal-comments = Odstranění starých komentářů
    .about = Staré komentáře zmizí.
settings-kind-removal-suggestions = Odstranění starých návrhů
    .about = Staré návrhy zmizí.
settings-kind-resx-update = Aktualizace souborů prostředků
    .about = Soubory prostředků překladů mají řetězce základního souboru.
settings-kind-xml-customize = Úprava souborů XML
    .about = Jak soubory XML zapisují prvky bez obsahu.
settings-kind-yaml-customize = Úprava souborů YAML
    .about = Odsazení, šířka a konce řádků souborů YAML.

## Oznámení o odeslaných změnách

settings-hooks = Oznámení o odeslaných změnách
settings-hooks-about = Když server s repozitářem oznámí odeslané změny, převezmou se hned. Zadejte tam jeho adresu uvedenou níže jako webhook s obsahem JSON a k ní tajný klíč, kterým se prokáže. Nemá-li projekt vlastní, platí klíč tohoto serveru; není-li ani ten, může o aktualizaci požádat kdokoli.
settings-hooks-off = Tento projekt si odeslaných změn nevšímá: zapněte to výše.
settings-hooks-set = Tajný klíč je nastaven
settings-hooks-not-set = Tajný klíč není nastaven
settings-hooks-addresses = Adresy k zadání na serveru s repozitářem
settings-hooks-made = Tajný klíč k zadání na serveru s repozitářem
settings-hooks-given = Tajný klíč vytvořený tam
settings-hooks-given-about = Podpisové tokeny GitLabu (whsec_…) a klíče Pagure vznikají tam. U všech ostatních nechte pole prázdné: klíč se vytvoří. V Azure DevOps je to heslo základního ověření.
settings-hooks-make = Vytvořit tajný klíč
settings-hooks-make-anew = Vytvořit nový tajný klíč
settings-hooks-keep = Použít tento tajný klíč
settings-hooks-replace = Nahradit tajný klíč
settings-hooks-replace-about = Co přijde se starým klíčem, bude od této chvíle odmítnuto: zadejte nový všude, odkud tomuto projektu chodí oznámení.
settings-hooks-remove = Odebrat tajný klíč
settings-hooks-remove-about = Pak platí klíč tohoto serveru. Není-li žádný, může o aktualizaci požádat kdokoli.

## Přístupové údaje

settings-forges = Přístupové údaje k serverům s repozitáři
settings-forges-about = S nimi se otevírají a udržují žádosti o začlenění či sloučení. Uchovávají se šifrovaně, jdou jen na svůj server a nikdy se neukazují. Nemá-li projekt vlastní, platí údaje tohoto serveru.
settings-forges-none = Projekt nemá žádné vlastní
settings-forge-add = Přidat přístupové údaje
settings-forge-save = Uložit přístupové údaje
settings-forge-replace = Nahradit
settings-forge-replace-of = Nahradit přístupové údaje k { $name }
settings-forge-remove = Odebrat
settings-forge-remove-of = Odebrat přístupové údaje k { $name }
settings-forge-remove-about = Nelze je vrátit. Žádosti komponent na tomto serveru se otevřou s údaji našeho serveru, nebo vůbec, nemá-li žádné.
settings-forge-kind = Druh serveru
settings-forge-host = Server
    .hint = Jako v adrese repozitáře, s portem, pokud ho má: git.example.org:8443
settings-forge-type = Přístupové údaje
settings-forge-type-token = Token
settings-forge-type-password = Jméno a heslo
settings-forge-type-app = Aplikace GitHubu
settings-forge-token = Token
settings-forge-username = Uživatelské jméno
    .hint = Je třeba k osobním tokenům Bitbucket Cloud (e-mailová adresa) a ke gitu přes HTTPS u Pagure.
settings-forge-password = Heslo
settings-forge-app = ID aplikace
settings-forge-key = Soukromý klíč
    .hint = Celý soubor PEM, který GitHub pro aplikaci vytvořil.
settings-forge-installation = Číslo instalace
    .hint = Prázdné: vyhledá se.
settings-forge-api = Adresa rozhraní
    .hint = Jen pokud nevyplývá ze serveru.
