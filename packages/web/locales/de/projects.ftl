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
projects-waits-none-about = Öffnen Sie ein Projekt und sehen Sie nach, wo in Ihren Sprachen etwas fehlt, oder beobachten Sie eines, um von neuen Zeichenketten zu hören.
projects-ask-languages = In welche Sprachen übersetzen Sie?
projects-ask-languages-about = Was in ihnen zu tun ist, steht dann hier. Im Profil können Sie sie jederzeit ändern.
projects-ask-another = Eine andere Sprache
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
projects-matrix = Sprachen und Komponenten
projects-language = Sprache
projects-languages = Sprachen
projects-source = Quelle
projects-start = Beginnen
projects-add-language = Eine Sprache beginnen
projects-language-added = Die Sprache wurde hinzugefügt
projects-fail = bestehen eine Prüfung nicht
projects-alerts = Warnmeldungen
projects-locked = Gesperrt: Niemand kann hier jetzt Texte ändern.
projects-work = Was zu tun ist
projects-work-in = Was auf { $language } zu tun ist
projects-translate = Übersetzen
projects-no-strings = Hier gibt es noch keine Texte
projects-cell-empty = Keine Texte
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
  }, { $strings ->
    [one] ein Text
   *[other] { $strings } Texte
  } mit allen Sprachen.
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
projects-search-all = Alle
projects-search-states = Nach Zustand
projects-search-sort = Reihenfolge
projects-search-sort-place = Nach Komponente und Sprache
projects-search-sort-changed = Zuletzt geändert
projects-search-sort-source = Nach Quelltext
projects-search-sort-longest = Längste zuerst
projects-search-more = { $count ->
    [one] Eine weitere zeigen
   *[other] { $count } weitere zeigen
  }
projects-engage-about = { $languages ->
    [one] Eine Sprache
   *[other] { $languages } Sprachen
  }, { $strings ->
    [one] ein Text
   *[other] { $strings } Texte
  }, { $percent } übersetzt.
projects-may-not-start = Sie dürfen hier keine Sprache beginnen.
projects-may-not-add-component = Sie dürfen hier keine Komponenten hinzufügen.

## The glossary of a project

projects-glossary = Glossar
projects-glossary-of = Glossar von { $name }
projects-glossary-about = Begriffe, die überall gleich übersetzt werden. Der Editor zeigt sie unter den Zeichenketten, in denen sie vorkommen.
projects-glossary-none = Es gibt noch kein Glossar
projects-glossary-none-about = Es entsteht mit der ersten Komponente und bekommt alle Sprachen des Projekts.
projects-glossary-back = Zum Projekt
projects-glossary-find = Begriff suchen
projects-terms = { $count ->
    [one] Ein Begriff
   *[other] { $number } Begriffe
  }
projects-terms-none = In dieser Sprache gibt es noch keine Begriffe
projects-terms-none-about = Fügen Sie Wörter hinzu, die überall gleich sein müssen: Namen von Funktionen, Schaltflächen, Rollen.
projects-term = Begriff
projects-term-in = Auf { $language }
projects-term-hint = Bleibt das leer, kommt der Begriff in alle Sprachen.
projects-term-add = Begriff hinzufügen
projects-term-added = Der Begriff wurde hinzugefügt
