activity-title = Činnost
activity-none = Zatím se tu nic nestalo
activity-did-other = něco změněno
activity-did-0 = soubory znovu načteny
activity-did-1 = překlad dokončen
activity-did-2 = překlad změněn
activity-did-4 = podán návrh
activity-did-5 = přeloženo
activity-did-6 = přeloženo automaticky
activity-did-7 = návrh přijat
activity-did-9 = překlad nahrán
activity-did-13 = přidán zdrojový řetězec
activity-did-14 = komponenta zamčena
activity-did-15 = komponenta odemčena
activity-did-17 = změny zapsány do repozitáře
activity-did-18 = změny odeslány
activity-did-19 = repozitář vrácen
activity-did-21 = přeskládáno na cizí změny
activity-did-22 = sloučení se nezdařilo
activity-did-23 = přeskládání se nezdařilo
activity-did-24 = soubor nelze přečíst
activity-did-25 = překlad odebrán
activity-did-30 = zdrojový řetězec změněn
activity-did-31 = řetězec přidán
activity-did-36 = překlad schválen
activity-did-37 = překlad označen k úpravě
activity-did-20 = cizí změny sloučeny
activity-did-27 = text nahrazen
activity-did-28 = odeslání se nezdařilo
activity-did-46 = zveřejněno oznámení
activity-did-47 = něco žádá pozornost
activity-did-48 = přidán jazyk
activity-did-49 = požádáno o jazyk
activity-did-50 = projekt založen
activity-did-51 = komponenta založena
activity-did-59 = změna přinesena z repozitáře
activity-did-60 = doplněk nainstalován
activity-did-61 = doplněk změněn
activity-did-63 = řetězec odebrán
activity-did-71 = řetězec přinesen z repozitáře
activity-changes = Změny
activity-action = Co se stalo
activity-any-action = Cokoli
activity-filters = Zúžit seznam
activity-project = Projekt
activity-any-project = Kterýkoli projekt
activity-component = Součást
activity-any-component = Kterákoli komponenta
activity-language = Jazyk
activity-any-language = Kterýkoli jazyk
activity-after = Od
activity-before = Do
activity-feed = Kanál (RSS)
activity-count = { $count ->
    [one] Jedna změna
    [few] { $number } změny
   *[other] { $number } změn
  }
activity-did-3 = komentář přidán
activity-did-57 = snímek obrazovky přidán
activity-did-66 = vysvětlení změněno
activity-user = Uživatelské jméno
activity-show = Ukázat
activity-show-all = Ukázat všechny změny
activity-nothing = Žádná změna taková není
activity-pages = Stránky změn
activity-newer = Novější
activity-older = Starší
activity-all = Všechny změny
activity-person = { $translated ->
    [one] Přeložen jeden řetězec
    [few] Přeloženy { $translated } řetězce
    [many] Přeloženo { $translated } řetězce
   *[other] Přeloženo { $translated } řetězců
  }, { $languages ->
    [one] jeden jazyk
    [few] { $languages } jazyky
    [many] { $languages } jazyka
   *[other] { $languages } jazyků
  }

## How active a place or a person is.

activity-insights = Vývoj
activity-insights-of = Vývoj: { $name }
activity-table = Statistiky (CSV)
activity-by-day = Změny po dnech
activity-span = Jak daleko zpět
activity-last-days = Posledních { $days } dní
activity-still = V této době se nic nestalo
activity-sum = Změny za { $days } dní: { $changes }, z toho změněné texty: { $edits }.
activity-all-changes = Všechny změny
activity-edits = Změněné texty
activity-added-up = Změněné texty celkem
activity-as-table = Ukázat jako tabulku
activity-day = Den
activity-by-person = Změny podle lidí
activity-nobody = V této době nikdo nic nezměnil
activity-person-name = Kdo
activity-share = Podíl
activity-last = Poslední změna
