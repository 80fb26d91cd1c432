### Files: down, up, and what an upload would do.


files-title = Soubory
files-of = Soubory: { $component }, { $language }
files-nowhere = Tato adresa neoznačuje žádný překlad.
files-no-upload = Zde nesmíte nahrávat soubory

files-download = Stažení
files-download-do = Stáhnout
files-format = Formát
files-stored = Jak je uložen ({ $name })
files-format-csv = CSV (tabulky)
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = XLIFF 1.2 s rozšířením gettext
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX (paměť)
files-format-tbx = TBX (slovník)
files-format-json = JSON
files-format-json-nested = Vnořený JSON
files-format-aresource = Zdroj Androidu
files-format-strings = Řetězce iOS
files-query = Jen řetězce dotazu
files-query-hint = Například state:needs-editing. Prázdné znamená všechny.
files-received = Přijato { $size } KiB
files-archives = Archivy
files-archive-stored = Jak jsou uloženy
files-archive-component = Celá komponenta
files-archive-project = Celý projekt

files-upload = Nahrání
files-drop = Přetáhněte soubor sem, nebo ho vyberte
files-drop-hint = Plán ukáže, co by se stalo. Dokud ho neprovedete, nic se nezmění.
files-chosen = { $size } KiB. Přetažením jiného ho nahradíte.
files-method = Co s ním udělat
files-method-translate = Přidat jako překlady
files-method-translate-hint = Texty souboru se stanou překlady.
files-method-approve = Přidat jako schválené překlady
files-method-approve-hint = Texty souboru se stanou schválenými překlady.
files-method-fuzzy = Přidat k úpravě
files-method-fuzzy-hint = Na každý text se někdo znovu podívá.
files-method-suggest = Přidat jako návrhy
files-method-suggest-hint = Překlady zůstanou; rozhodnou jiní.
files-method-add = Přidat nové řetězce
files-method-add-hint = Přidají se řetězce, které zde ještě nejsou.
files-method-replace = Nahradit celý soubor
files-method-replace-hint = Uložený soubor se nahradí: řetězce, které v novém nejsou, zmizí.
files-method-source = Aktualizovat zdrojové řetězce
files-method-source-hint = Soubor se stane šablonou všech jazyků.
files-conflicts = Už přeložené řetězce
files-conflicts-keep = Ponechat
files-conflicts-replace-translated = Nahradit kromě schválených
files-conflicts-replace-approved = Nahradit i schválené
files-fuzzy = Řetězce, které soubor značí jako nejisté
files-fuzzy-skip = Přeskočit
files-fuzzy-process = Převzít k úpravě
files-fuzzy-approve = Převzít jako přeložené

files-plan = Plán nahrání
files-plan-nothing-yet = Zatím se nic nestalo
files-plan-apply = Provést plán
files-plan-discard = Zahodit
files-plan-about = Pokud se mezitím něco změní, nic se nestane a uvidíte nový plán.
files-plan-show = Zobrazit
files-plan-all = Vše ({ $count })
files-plan-words = Slova v nich
files-plan-strings = Řetězce plánu
files-plan-cut = Plán má { $count } řetězců; zobrazují se první z nich.
files-plan-none = Soubor nic nemění.
files-plan-none-here = Žádný takový řetězec není.
files-plan-again = Zobrazit nový plán
files-outdated = Od vytvoření plánu se něco změnilo
files-outdated-about = Nic se nestalo. Soubor zůstává vybrán.
files-outcome-changed = Změněno
files-outcome-added = Nové
files-outcome-removed = Odebráno
files-outcome-suggested = Navrženo
files-outcome-skipped = Ponecháno
files-outcome-not_found = Zde neznámé
files-applied = { $count ->
    [0] Hotovo. Nic se nemuselo měnit.
    [one] Hotovo: jeden řetězec.
    [few] Hotovo: { $count } řetězce.
   *[other] Hotovo: { $count } řetězců.
  }

files-shots = Snímky obrazovky
files-shots-of = Snímky obrazovky: { $name }
files-shots-drop = Přetáhněte, vložte nebo vyberte obrázky
files-shots-hint = Pak každý spojte s řetězci, které jsou na něm vidět.
files-shots-busy = Obrázky se odesílají.
files-shots-none = Zatím zde nejsou žádné snímky
files-shots-none-about = Překladatelé je uvidí vedle spojených řetězců.
files-shots-zoom = Zvětšit: { $name }
files-shots-search = Najít řetězce, které jsou na něm vidět
files-shots-tie = Spojit
files-shots-untie = Odpojit
files-shots-remove = Odstranit snímek
files-shots-remove-of = Odstranit: { $name }
files-shots-remove-about = Obrázek se odstraní; řetězce zůstanou.
files-shots-may-not = Nemůžete tu přidávat snímky obrazovky.
