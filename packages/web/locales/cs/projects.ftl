### Hledání práce: úvodní stránka, projekty, komponenty a jazyky.

projects-title = Projekty
projects-all = Všechny projekty
projects-none = Zatím tu nejsou žádné projekty
projects-none-about = Projekt obsahuje komponenty: sady souborů, které se překládají společně.
projects-none-public = Nic zde není veřejné. Přihlaste se a uvidíte víc.
projects-add = Nový projekt
projects-find = Najít projekt podle názvu
projects-nowhere = Nic tu není
projects-nowhere-about = Tato adresa nikam nevede: je v ní překlep, nebo to, co tu stálo, bylo přesunuto či odstraněno.
projects-home = Začátek
projects-welcome = Překládejte s { $site }
projects-welcome-about = Lidé tu překládají programy. Rozhlédněte se, nebo se přihlaste a přidejte se.
projects-waits = Co na vás čeká
projects-waits-none = Nic na vás nečeká
projects-waits-none-about = Otevřete projekt a podívejte se, kde ve vašich jazycích něco chybí, nebo ho sledujte a dozvíte se o nových řetězcích.
projects-ask-languages = Do kterých jazyků překládáte?
projects-ask-languages-about = Ukáže se tu, co v nich čeká na práci. Změnit je můžete kdykoli ve svém profilu.
projects-ask-another = Jiný jazyk
projects-recent = Kde jste byli naposledy
projects-recent-none = Zatím jste nic nepřeložili
projects-watched-ones = Projekty, které sledujete
projects-watched-none = Nesledujete žádný projekt
projects-watched-none-about = Sledujte projekt a najdete ho zde i s novinkami.
projects-watch = Sledovat
projects-watched = Sledováno
projects-add-component = Přidat komponentu
projects-empty = Zatím není co překládat
projects-empty-about = Přidejte komponentu: řekněte, kde jsou soubory, vše ostatní se najde.
projects-matrix = Jazyky a komponenty
projects-language = Jazyk
projects-languages = Jazyky
projects-source = Zdroj
projects-start = Začít
projects-add-language = Začít jazyk
projects-language-added = Jazyk byl přidán
projects-fail = nevyhovují kontrole
projects-alerts = Výstrahy
projects-locked = Zamčeno: nikdo tu teď nemůže měnit řetězce.
projects-work = Co je třeba udělat
projects-work-in = Co je třeba udělat: { $language }
projects-translate = Překládat
projects-no-strings = Zatím tu nejsou žádné řetězce
projects-cell-empty = Bez řetězců
projects-all-done = Vše je přeloženo
projects-look-through = Projít
projects-open-editor = Otevřít editor
projects-files = Soubory
projects-far = Přeloženo { $percent }
projects-states = Řetězce podle stavu
projects-state = Stav
projects-share = Podíl
projects-strings = Řetězce
projects-find-language = Najít jazyk podle názvu nebo kódu
projects-no-language = Žádný jazyk se tak nejmenuje
projects-where-to-start = Kde začít
projects-language-nowhere = Do tohoto jazyka se zatím nic nepřekládá
projects-people = Kdo na něm pracuje
projects-no-people = V poslední době do něj nikdo nepřekládal
projects-project = Projekt
projects-left-to-do = Zbývá
projects-about = { $components ->
    [one] Jedna komponenta
    [few] { $components } komponenty
    [many] { $components } komponenty
   *[other] { $components } komponent
  }, { $languages ->
    [one] jeden jazyk
    [few] { $languages } jazyky
    [many] { $languages } jazyka
   *[other] { $languages } jazyků
  }, { $strings ->
    [one] jeden řetězec
    [few] { $strings } řetězce
    [many] { $strings } řetězce
   *[other] { $strings } řetězců
  } ve všech jazycích.
projects-queue-failing_checks = { $count ->
    [one] Jeden řetězec nevyhovuje kontrole
    [few] { $count } řetězce nevyhovují kontrole
    [many] { $count } řetězce nevyhovuje kontrole
   *[other] { $count } řetězců nevyhovuje kontrole
  }
projects-queue-needs_editing = { $count ->
    [one] Jeden řetězec je třeba upravit
    [few] { $count } řetězce je třeba upravit
    [many] { $count } řetězce je třeba upravit
   *[other] { $count } řetězců je třeba upravit
  }
projects-queue-suggestions = { $count ->
    [one] Jeden řetězec má návrhy
    [few] { $count } řetězce mají návrhy
    [many] { $count } řetězce má návrhy
   *[other] { $count } řetězců má návrhy
  }
projects-queue-comments = { $count ->
    [one] Jeden řetězec má komentáře
    [few] { $count } řetězce mají komentáře
    [many] { $count } řetězce má komentáře
   *[other] { $count } řetězců má komentáře
  }
projects-queue-untranslated = { $count ->
    [one] Jeden řetězec není přeložen
    [few] { $count } řetězce nejsou přeloženy
    [many] { $count } řetězce není přeloženo
   *[other] { $count } řetězců není přeloženo
  }
projects-left = { $count ->
    [0] z { $number } nezbývá nic
   *[other] zbývá { $count } z { $number }
  }

projects-may-not-add = Projekty zakládat nesmíte
projects-name = Název
projects-slug = Název v adresách
projects-slug-hint = Malá písmena, číslice a spojovníky. Je v odkazech, zvolte ho natrvalo.
projects-web = Adresa webu
projects-web-hint = Kde se lidé dočtou o tom, co se překládá.
projects-instructions = Pro překladatele
projects-instructions-hint = Co mají vědět nejdřív: tón, termíny, kde se ptát.
projects-make = Založit projekt
projects-search = Hledat
projects-search-for = Slova nebo dotaz
projects-search-hint = Třeba state:<translated AND language:cs
projects-search-none = Nic takového není
projects-search-none-about = Zkuste méně slov nebo jiný jazyk.
projects-engage = Pomozte přeložit { $project }
projects-engage-help = Pomoci s překladem
projects-engage-web = O projektu
projects-search-found = { $count ->
    [one] Jeden řetězec
    [few] { $number } řetězce
    [many] { $number } řetězce
   *[other] { $number } řetězců
  }
projects-search-all = Vše
projects-search-states = Podle stavu
projects-search-sort = Pořadí
projects-search-sort-place = Podle komponenty a jazyka
projects-search-sort-changed = Naposledy změněné
projects-search-sort-source = Podle zdrojového textu
projects-search-sort-longest = Nejdelší nejdřív
projects-search-more = { $count ->
    [one] Ukázat jeden další
    [few] Ukázat { $count } další
   *[other] Ukázat { $count } dalších
  }
projects-engage-about = { $languages ->
    [one] Jeden jazyk
    [few] { $languages } jazyky
    [many] { $languages } jazyka
   *[other] { $languages } jazyků
  }, { $strings ->
    [one] jeden řetězec
    [few] { $strings } řetězce
    [many] { $strings } řetězce
   *[other] { $strings } řetězců
  }, přeloženo { $percent }.
projects-may-not-start = Nemůžete tu začít další jazyk.
projects-may-not-add-component = Nemůžete tu přidávat komponenty.

## The glossary of a project

projects-glossary = Glosář
projects-glossary-of = Glosář projektu { $name }
projects-glossary-about = Výrazy, které se všude překládají stejně. Editor je ukazuje pod řetězci, ve kterých jsou.
projects-glossary-none = Glosář tu ještě není
projects-glossary-none-about = Vznikne s první komponentou a má všechny jazyky projektu.
projects-glossary-back = K projektu
projects-glossary-find = Najít výraz
projects-terms = { $count ->
    [one] Jeden výraz
    [few] { $number } výrazy
   *[other] { $number } výrazů
  }
projects-terms-none = V tomto jazyce ještě žádné výrazy nejsou
projects-terms-none-about = Přidejte slova, která mají být všude stejná: názvy funkcí, tlačítek, rolí.
projects-term = Výraz
projects-term-in = Překlad: { $language }
projects-term-hint = Nechte prázdné a výraz se přidá do všech jazyků.
projects-term-add = Přidat výraz
projects-term-added = Výraz byl přidán
