### Arbeit finden: die Startseite, Projekte, Komponenten und Sprachen.

projects-title = Projekte
projects-all = Alle Projekte
projects-none = Es gibt noch keine Projekte
projects-none-about = Ein Projekt enthält Komponenten: Dateien, die zusammen übersetzt werden.
projects-none-public = Hier ist nichts öffentlich. Melden Sie sich an, um mehr zu sehen.
projects-add = Neues Projekt
projects-find = Projekt nach dem Namen suchen
projects-nowhere = Hier ist nichts
projects-nowhere-about = Diese Adresse führt nirgendwohin: vertippt, oder was hier stand, wurde verschoben oder entfernt.
projects-home = Start
projects-welcome = Mit { $site } übersetzen
projects-welcome-about = Hier übersetzen Menschen Software. Sehen Sie sich um, oder melden Sie sich an und machen Sie mit.
projects-waits = Was auf Sie wartet
projects-waits-none = Nichts wartet auf Sie
projects-waits-none-about = Sagen Sie im Profil, in welche Sprachen Sie übersetzen, oder öffnen Sie ein Projekt und fangen Sie an.
projects-choose-languages = Sprachen wählen
projects-recent = Wo Sie zuletzt waren
projects-recent-none = Sie haben noch nichts übersetzt
projects-watched-ones = Projekte, die Sie beobachten
projects-watched-none = Sie beobachten kein Projekt
projects-watched-none-about = Beobachten Sie ein Projekt, um es hier zu finden und davon zu hören.
projects-watch = Beobachten
projects-watched = Beobachtet
projects-add-component = Komponente hinzufügen
projects-empty = Noch nichts zu übersetzen
projects-empty-about = Fügen Sie eine Komponente hinzu: Sagen Sie, wo die Dateien sind, alles andere wird gesucht.
projects-tabs = Seiten dieses Orts
projects-tab-overview = Überblick
projects-tab-changes = Änderungen
projects-tab-repository = Repository
projects-tab-screenshots = Bildschirmfotos
projects-tab-labels = Labels
projects-tab-addons = Add-ons
projects-tab-access = Zugang
projects-tab-settings = Einstellungen
projects-matrix = Sprachen und Komponenten
projects-language = Sprache
projects-languages = Sprachen
projects-source = Quelle
projects-start = Beginnen
projects-choose = Sprache wählen
projects-add-language = Eine Sprache beginnen
projects-language-added = Die Sprache wurde hinzugefügt
projects-fail = bestehen eine Prüfung nicht
projects-alerts = Warnmeldungen
projects-locked = Gesperrt: Niemand kann hier jetzt Texte ändern.
projects-work = Was zu tun ist
projects-work-in = Was auf { $language } zu tun ist
projects-translate = Übersetzen
projects-no-strings = Hier gibt es noch keine Texte
projects-all-done = Alles ist übersetzt
projects-look-through = Durchsehen
projects-open-editor = Editor öffnen
projects-files = Dateien
projects-far = { $percent } übersetzt
projects-states = Texte nach Zustand
projects-state = Zustand
projects-share = Anteil
projects-strings = Texte
projects-find-language = Sprache nach Namen oder Code suchen
projects-no-language = Keine Sprache heißt so
projects-where-to-start = Wo man anfangen kann
projects-language-nowhere = In diese Sprache wird noch nichts übersetzt
projects-people = Wer daran arbeitet
projects-no-people = In letzter Zeit hat niemand hinein übersetzt
projects-project = Projekt
projects-left-to-do = Noch zu tun
projects-about = { $components ->
    [one] Eine Komponente
   *[other] { $components } Komponenten
  }, { $languages ->
    [one] eine Sprache
   *[other] { $languages } Sprachen
  }, { $strings } Texte mit allen Sprachen.
projects-queue-failing_checks = { $count ->
    [one] Ein Text besteht eine Prüfung nicht
   *[other] { $count } Texte bestehen eine Prüfung nicht
  }
projects-queue-needs_editing = { $count ->
    [one] Ein Text ist zu überarbeiten
   *[other] { $count } Texte sind zu überarbeiten
  }
projects-queue-suggestions = { $count ->
    [one] Ein Text hat Vorschläge
   *[other] { $count } Texte haben Vorschläge
  }
projects-queue-comments = { $count ->
    [one] Ein Text hat Kommentare
   *[other] { $count } Texte haben Kommentare
  }
projects-queue-untranslated = { $count ->
    [one] Ein Text ist nicht übersetzt
   *[other] { $count } Texte sind nicht übersetzt
  }
projects-left = { $count ->
    [0] von { $number } nichts übrig
   *[other] { $count } von { $number } übrig
  }

projects-may-not-add = Sie dürfen keine Projekte anlegen
projects-name = Name
projects-slug = Name in Adressen
projects-slug-hint = Kleinbuchstaben, Ziffern und Bindestriche. Links enthalten ihn: Wählen Sie ihn auf Dauer.
projects-web = Webadresse
projects-web-hint = Wo man liest, was übersetzt wird.
projects-instructions = Für Übersetzende
projects-instructions-hint = Was sie zuerst wissen sollten: Ton, Begriffe, wo man fragt.
projects-make = Projekt anlegen
projects-search = Suchen
projects-search-for = Wörter oder eine Abfrage
projects-search-hint = Etwa state:<translated AND language:cs
projects-search-none = Nichts ist so
projects-search-none-about = Versuchen Sie weniger Wörter oder eine andere Sprache.
projects-engage = Helfen Sie, { $project } zu übersetzen
projects-engage-help = Mithelfen
projects-engage-web = Über das Projekt
projects-search-found = { $count ->
    [one] Ein Text
   *[other] { $number } Texte
  }
projects-search-first = Die ersten { $shown } sind zu sehen.
projects-engage-about = { $languages ->
    [one] Eine Sprache
   *[other] { $languages } Sprachen
  }, { $strings } Texte, { $percent } übersetzt.
projects-may-not-start = Sie dürfen hier keine Sprache beginnen.
projects-may-not-add-component = Sie dürfen hier keine Komponenten hinzufügen.
