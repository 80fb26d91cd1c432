activity-title = Aktivität
activity-none = Hier ist noch nichts geschehen
activity-did-other = hat etwas geändert
activity-did-0 = hat die Dateien neu gelesen
activity-did-1 = hat die Übersetzung vollendet
activity-did-2 = hat eine Übersetzung geändert
activity-did-4 = hat einen Vorschlag gemacht
activity-did-5 = hat übersetzt
activity-did-6 = hat automatisch übersetzt
activity-did-7 = hat einen Vorschlag angenommen
activity-did-9 = hat eine Übersetzung hochgeladen
activity-did-13 = hat einen Quelltext hinzugefügt
activity-did-14 = hat die Komponente gesperrt
activity-did-15 = hat die Komponente entsperrt
activity-did-17 = hat Änderungen committet
activity-did-18 = hat Änderungen gepusht
activity-did-19 = hat das Repository zurückgesetzt
activity-did-21 = hat auf den fremden Stand rebaset
activity-did-22 = konnte nicht zusammenführen
activity-did-23 = konnte nicht rebasen
activity-did-24 = traf auf eine unlesbare Datei
activity-did-25 = hat eine Übersetzung entfernt
activity-did-30 = hat einen Quelltext geändert
activity-did-31 = hat einen Text hinzugefügt
activity-did-36 = hat eine Übersetzung freigegeben
activity-did-37 = hat eine Übersetzung zum Überarbeiten markiert
activity-did-20 = hat fremde Änderungen zusammengeführt
activity-did-27 = hat Text ersetzt
activity-did-28 = konnte nicht pushen
activity-did-46 = hat etwas angekündigt
activity-did-47 = traf auf etwas, das Aufmerksamkeit braucht
activity-did-48 = hat eine Sprache hinzugefügt
activity-did-49 = hat um eine Sprache gebeten
activity-did-50 = hat das Projekt angelegt
activity-did-51 = hat die Komponente angelegt
activity-did-59 = hat eine Änderung aus dem Repository gebracht
activity-did-60 = hat ein Add-on installiert
activity-did-61 = hat ein Add-on geändert
activity-did-63 = hat einen Text entfernt
activity-did-71 = hat einen Text aus dem Repository gebracht
activity-changes = Änderungen
activity-action = Was getan wurde
activity-any-action = Alles
activity-filters = Liste eingrenzen
activity-project = Projekt
activity-any-project = Alle Projekte
activity-component = Komponente
activity-any-component = Alle Komponenten
activity-language = Sprache
activity-any-language = Alle Sprachen
activity-after = Von
activity-before = Bis
activity-feed = Feed (RSS)
activity-count = { $count ->
    [one] Eine Änderung
   *[other] { $number } Änderungen
  }
activity-did-3 = hat kommentiert
activity-did-57 = hat ein Bildschirmfoto hinzugefügt
activity-did-66 = hat eine Erklärung geändert
activity-user = Benutzername
activity-show = Zeigen
activity-show-all = Alle Änderungen zeigen
activity-nothing = Keine Änderung ist so
activity-pages = Seiten der Änderungen
activity-newer = Neuere
activity-older = Ältere
activity-all = Alle Änderungen
activity-person = { $translated ->
    [one] Ein Text übersetzt
   *[other] { $translated } Texte übersetzt
  }, { $languages ->
    [one] eine Sprache
   *[other] { $languages } Sprachen
  }

## How active a place or a person is.

activity-insights = Einblicke
activity-insights-of = Einblicke in { $name }
activity-table = Statistik (CSV)
activity-by-day = Änderungen nach Tagen
activity-span = Wie weit zurück
activity-last-days = Letzte { $days } Tage
activity-still = In dieser Zeit ist nichts geschehen
activity-sum = Änderungen in { $days } Tagen: { $changes }, davon geänderte Texte: { $edits }.
activity-all-changes = Alle Änderungen
activity-edits = Geänderte Texte
activity-added-up = Geänderte Texte, aufsummiert
activity-as-table = Als Tabelle zeigen
activity-day = Tag
activity-by-person = Änderungen nach Personen
activity-nobody = In dieser Zeit hat niemand etwas geändert
activity-person-name = Person
activity-share = Anteil
activity-last = Letzte Änderung
