### Files: down, up, and what an upload would do.


files-title = Dateien
files-of = Dateien von { $component } in { $language }
files-nowhere = Diese Adresse nennt keine Übersetzung.
files-no-upload = Sie dürfen hier keine Dateien hochladen

files-download = Herunterladen
files-download-do = Herunterladen
files-format = Format
files-stored = Wie gespeichert ({ $name })
files-format-csv = CSV (Tabellen)
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = XLIFF 1.2 mit gettext-Erweiterungen
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX (Gedächtnis)
files-format-tbx = TBX (Glossar)
files-format-json = JSON
files-format-json-nested = Verschachteltes JSON
files-format-aresource = Android-Ressource
files-format-strings = iOS-Strings
files-query = Nur Texte einer Suche
files-query-hint = Etwa state:needs-editing. Leer für alle Texte.
files-received = { $size } KiB empfangen
files-archives = Archive
files-archive-stored = Wie gespeichert
files-archive-component = Ganze Komponente
files-archive-project = Ganzes Projekt

files-upload = Hochladen
files-drop = Datei hier ablegen oder auswählen
files-drop-hint = Ein Plan zeigt, was geschähe. Nichts ändert sich, bevor Sie ihn anwenden.
files-chosen = { $size } KiB. Legen Sie eine andere ab, um sie zu ersetzen.
files-method = Was damit geschieht
files-method-translate = Als Übersetzungen hinzufügen
files-method-translate-hint = Texte der Datei werden Übersetzungen.
files-method-approve = Als geprüfte Übersetzungen hinzufügen
files-method-approve-hint = Texte der Datei werden geprüfte Übersetzungen.
files-method-fuzzy = Als zu bearbeiten hinzufügen
files-method-fuzzy-hint = Jeden Text sieht noch jemand an.
files-method-suggest = Als Vorschläge hinzufügen
files-method-suggest-hint = Übersetzungen bleiben; andere entscheiden.
files-method-add = Neue Texte hinzufügen
files-method-add-hint = Texte, die noch fehlen, kommen hinzu.
files-method-replace = Die ganze Datei ersetzen
files-method-replace-hint = Die gespeicherte Datei wird ersetzt: Texte, die der neuen fehlen, entfallen.
files-method-source = Quelltexte aktualisieren
files-method-source-hint = Die Datei wird zur Vorlage aller Sprachen.
files-conflicts = Schon übersetzte Texte
files-conflicts-keep = Behalten
files-conflicts-replace-translated = Ersetzen, wenn nicht geprüft
files-conflicts-replace-approved = Auch geprüfte ersetzen
files-fuzzy = Texte, die die Datei als unscharf führt
files-fuzzy-skip = Übergehen
files-fuzzy-process = Als zu bearbeiten übernehmen
files-fuzzy-approve = Als übersetzt übernehmen

files-plan = Plan des Hochladens
files-plan-nothing-yet = Noch ist nichts geschehen
files-plan-apply = Plan anwenden
files-plan-discard = Verwerfen
files-plan-about = Ändert sich inzwischen etwas, geschieht nichts, und Sie sehen einen neuen Plan.
files-plan-show = Zeigen
files-plan-all = Alle ({ $count })
files-plan-words = Wörter darin
files-plan-strings = Texte des Plans
files-plan-cut = Der Plan hat { $count } Texte; die ersten werden gezeigt.
files-plan-none = Die Datei ändert nichts.
files-plan-none-here = Kein Text ist so.
files-plan-again = Den neuen Plan zeigen
files-outdated = Seit dem Plan hat sich etwas geändert
files-outdated-about = Nichts ist geschehen. Die Datei ist noch da.
files-outcome-changed = Geändert
files-outcome-added = Neu
files-outcome-removed = Entfernt
files-outcome-suggested = Vorgeschlagen
files-outcome-skipped = Behalten
files-outcome-not_found = Hier unbekannt
files-applied = { $count ->
    [0] Angewandt. Nichts musste sich ändern.
    [one] Angewandt: ein Text.
   *[other] Angewandt: { $count } Texte.
  }

files-shots = Bildschirmfotos
files-shots-of = Bildschirmfotos von { $name }
files-shots-drop = Bilder hier ablegen, einfügen oder auswählen
files-shots-hint = Dann jedes mit den Texten verbinden, die darauf zu sehen sind.
files-shots-busy = Die Bilder werden gesendet.
files-shots-none = Es gibt noch keine Bildschirmfotos
files-shots-none-about = Übersetzer sehen sie neben den verbundenen Texten.
files-shots-zoom = Groß zeigen: { $name }
files-shots-search = Texte finden, die darauf zu sehen sind
files-shots-tie = Verbinden
files-shots-untie = Lösen
files-shots-remove = Bildschirmfoto entfernen
files-shots-remove-of = Entfernen: { $name }
files-shots-remove-about = Das Bild wird entfernt; die Texte bleiben.
files-shots-may-not = Sie dürfen hier keine Bildschirmfotos hinzufügen.
