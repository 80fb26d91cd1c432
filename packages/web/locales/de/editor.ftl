### Der Editor: Texte einzeln und als Liste.

editor-position-and-query = Position und Abfrage
editor-position = { $at } von { NUMBER($count) }
editor-previous = Voriger Text
editor-next = Nächster Text
editor-refresh = Änderungen übernehmen
editor-view = Ansicht
editor-view-one = Einzeln
editor-view-list = Liste
editor-keys = Tastenkürzel
editor-keys-on = Der Editor reagiert auf diese Tasten
editor-keys-on-hint = Schalten Sie sie aus, wenn sie auf diesem Gerät andere Programme stören. Jede Aktion hat eine Schaltfläche.
editor-query = Abfrage
editor-query-hint = Wörter oder Feld:Wert
editor-search = Suchen
editor-strings = Texte dieser Abfrage
editor-strings-count = { $count ->
    [one] ein Text
   *[other] { $count } Texte
  }
editor-title = Text { $at } von { $count }: { $source }
editor-list-title = { $count ->
    [one] Ein Text
   *[other] { $count } Texte
  }
editor-string-gone = Diesen Text gibt es nicht mehr
editor-no-translation = Noch keine Übersetzung

## Warteschlangen

editor-queue = Auswahl
editor-queue-count = { $name } ({ $count })
editor-queue-own = Eigene Abfrage
editor-queue-all = Alle Texte
editor-queue-unfinished = Unfertig
editor-queue-untranslated = Nicht übersetzt
editor-queue-needs_editing = Zu überarbeiten
editor-queue-translated = Übersetzt
editor-queue-approved = Freigegeben
editor-queue-read_only = Schreibgeschützt
editor-queue-failing_checks = Fehlerhafte Prüfungen
editor-queue-suggestions = Vorschläge
editor-queue-comments = Kommentare
editor-filters = Schnellfilter
editor-empty = Hier gibt es keine Texte
editor-queue-done = In „{ $name }“ ist nichts mehr zu tun
editor-queue-done-about = { $language } braucht nichts dieser Art.
editor-see-suggestions = { $count ->
    [one] Den Vorschlag ansehen
   *[other] { $count } Vorschläge ansehen
  }
editor-all-strings = Alle Texte ({ $count })
editor-no-match = Kein Text passt zu { $query }
editor-without-part = { $count ->
    [one] Ohne { $part } gibt es einen.
   *[other] Ohne { $part } gibt es { $count }.
  }
editor-drop-part = Diesen Teil weglassen

## Der Text

editor-source = Ausgangstext
editor-translation = Übersetzung
editor-copy-source = Ausgangstext kopieren
editor-source-changed = Ausgangstext geändert: { $difference }
editor-more-locations = und { $count } weitere
editor-forms = { $count ->
    [one] eine Pluralform
   *[other] { $count } Pluralformen
  }
editor-form = Form { $number }
editor-form-zero = Null
editor-form-one = Eins
editor-form-two = Zwei
editor-form-few = Wenige
editor-form-many = Viele
editor-form-other = Andere
editor-characters = Zeichen
editor-insert = { $text } einfügen
editor-insert-group = Einfügen
editor-write-left-to-right = Von links nach rechts schreiben
editor-write-right-to-left = Von rechts nach links schreiben
editor-state = Zustand

## Prüfungen

editor-checks = Prüfungen
editor-check-count = { $count ->
    [one] eine Prüfung
   *[other] { $count } Prüfungen
  }
editor-in-forms = { $count ->
    [one] In der Form { $forms }.
   *[other] In den Formen { $forms }.
  }
editor-enforced = Solange das so ist, bleibt der Text nach dem Speichern „Zu überarbeiten“.
editor-fix = Berichtigen
editor-check-dismissed = Verworfen: Sie zählt hier nicht mehr.
editor-check-restored = Sie zählt wieder.
editor-dismiss = Verwerfen
editor-dismiss-check = Verwerfen „{ $check }“
editor-is-dismissed = Verworfen: { $check }
editor-restore-dismissed = Wieder zählen
editor-restore-check = Wieder zählen „{ $check }“

## Handlungen

editor-actions = Handlungen
editor-save = Speichern
editor-save-and-go-on = Speichern und weiter
editor-save-and-stay = Speichern und bleiben
editor-save-next-row = Speichern, nächste Zeile
editor-approve = Freigeben
editor-skip = Überspringen
editor-more = Mehr
editor-clear = Leeren
editor-discard = Zurück zum Gespeicherten
editor-undo-save = Letztes Speichern zurücknehmen
editor-undone = Zurückgenommen: Der Text ist, wie er war.
editor-draft-kept = Entwurf aufbewahrt
editor-open-alone = Einzeln öffnen
editor-flag-on = „Zu überarbeiten“ ist an
editor-flag-off = „Zu überarbeiten“ ist aus

editor-said-saved = Gespeichert.
editor-said-saved-next = Gespeichert. { $at } von { $count }. { $state }
editor-said-saved-last = Gespeichert. Das war der letzte Text.
editor-said-next = { $at } von { $count }. { $state }
editor-said-nothing-to-save = Nichts geändert, nichts zu speichern.

## Was sich nicht speichern lässt, und warum

editor-cannot-save = Dieser Text lässt sich hier nicht ändern.
editor-closed-read-only = Schreibgeschützt
editor-closed-by-flag = Bei diesem Text steht die Markierung read-only.
editor-closed-by-file = So steht es in seiner Datei.
editor-closed-locked = Die Komponente ist gesperrt
editor-locked-since = Seit { $time }.
editor-locked-by = Von { $name }, seit { $time }.
editor-closed-signed-out = Zum Übersetzen anmelden
editor-closed-approved = Freigegeben: nur Prüfende können das ändern
editor-closed-no-address = Ihr Konto braucht zuerst eine E-Mail-Adresse
editor-closed-agreement = Nehmen Sie zuerst die Vereinbarung für Mitwirkende an
editor-closed-no-right = Sie dürfen hier keine Übersetzungen ändern
editor-closed-no-source-right = Sie dürfen hier keine Ausgangstexte ändern
editor-closed-votes = Diese Übersetzung nimmt nur Vorschläge an, über die abgestimmt wird
editor-closed-other-language = Sie dürfen hier in andere Sprachen übersetzen, nicht in diese
editor-not-saved = Nicht gespeichert: { $reason }
editor-text-kept = Ihr Text ist auf diesem Gerät aufbewahrt.
editor-faster = { $name } hat diesen Text { $time } gespeichert
editor-nothing-lost = Von Ihrem Text geht nichts verloren. Welcher bleibt?
editor-keep-theirs = Den Text von { $name } behalten
editor-save-mine = Meinen speichern
editor-go-on-with-mine = An meinem weiterarbeiten
editor-somebody = Jemand
editor-you = Sie
editor-cut-off = { $count ->
    [one] Keine Verbindung. Ein Text wartet auf diesem Gerät.
   *[other] Keine Verbindung. { $count } Texte warten auf diesem Gerät.
  }
editor-cut-off-about = Machen Sie weiter; sie werden gesendet, sobald es geht, die ältesten zuerst.
editor-refused = { $count ->
    [one] Ein Text wurde nicht gespeichert.
   *[other] { $count } Texte wurden nicht gespeichert.
  }
editor-see-them = { $count ->
    [one] Ansehen
   *[other] Alle { $count } ansehen
  }
editor-not-sent = Noch nicht gespeichert

## Hilfe

editor-help = Hilfe zu diesem Text
editor-help-upper = Treffer, Glossar, Sprachen
editor-help-lower = Umgebung, Verlauf, Bildschirmfotos
editor-tab-matches = Treffer
editor-tab-glossary = Glossar
editor-tab-nearby = Umgebung
editor-tab-languages = Sprachen
editor-tab-same-source = Gleicher Ausgangstext
editor-tab-variants = Varianten
editor-tab-history = Verlauf
editor-tab-screenshots = Bildschirmfotos
editor-tab-about = Angaben
editor-matches-none = Im Übersetzungsspeicher steht noch nichts Ähnliches. Er lernt aus dem, was übersetzt wird.
editor-match-quality = Übereinstimmung mit dem Ausgangstext
editor-match-project = Speicher · { $origin }
editor-match-shared = Gemeinsamer Speicher · { $origin }
editor-match-personal = Ihr Speicher · { $origin }
editor-match-file = Eingelesener Speicher · { $origin }
editor-match-keys = Strg+M, dann { NUMBER($number) }
editor-glossary-none = In diesem Ausgangstext steht kein Begriff eines Glossars.
editor-term-forbidden = Nicht verwenden
editor-term-read_only = Nicht übersetzen
editor-term-terminology = In allen Sprachen
editor-term-not = nicht { $term }
editor-more-terms = { $count ->
    [one] und einer mehr
   *[other] und { $count } mehr
  }
editor-nearby-none = In dieser Datei steht kein anderer Text.
editor-languages-none = In keiner anderen Sprache ist dieser Text schon übersetzt.
editor-same-source-none = Kein anderer Text hat diesen Ausgangstext.
editor-variants-none = Kein anderer Text ist eine Variante von diesem.
editor-history-none = Mit diesem Text ist noch nichts geschehen.
editor-screenshots-none = Noch kein Bildschirmfoto zeigt diesen Text.
editor-use = Nehmen
editor-restore = Wiederherstellen
editor-about-edit = Erklären, Etiketten oder Markierungen setzen
editor-about-own-flags = Markierungen dieses Textes
editor-about-own-flags-hint = Mit Kommas dazwischen, etwa max-length:60.
editor-about-explanation-hint = Wird Übersetzenden aller Sprachen gezeigt.
editor-described = Für alle Sprachen gespeichert.
editor-about-key = Schlüssel
editor-about-explanation = Erklärung
editor-about-locations = Verwendet in
editor-about-flags = Markierungen
editor-about-labels = Etiketten
editor-about-priority = Vorrang

## Liste

editor-row = Zeile { $at } von { NUMBER($count) }
editor-list-hints = Pfeiltasten: Zeilen. Eingabe: bearbeiten. ?: alle Tasten.

## Tasten

editor-key-save = Speichern und weiter
editor-key-save-cleared = „Zu überarbeiten“ löschen, speichern und weiter
editor-key-previous = Voriger Text
editor-key-next = Nächster Text
editor-key-first = Erster Text
editor-key-last = Letzter Text
editor-key-copy-source = Den Ausgangstext kopieren
editor-key-clear = Die Übersetzung leeren
editor-key-placeholder = Einen Platzhalter einfügen
editor-key-use-match = Einen Treffer nehmen, einen nach dem anderen
editor-key-dismiss-check = Eine Prüfung verwerfen
editor-key-needs-editing = „Zu überarbeiten“ an und aus
editor-key-focus-target = Zur Übersetzung
editor-key-focus-nearby = Zu den Texten der Umgebung
editor-key-query = Zur Abfrage
editor-key-keys = Diese Liste
editor-key-leave = Schließen oder das Feld verlassen

## Zeichen für Unsichtbares

editor-sign-no-break-space = Geschütztes Leerzeichen
editor-sign-narrow-no-break-space = Schmales geschütztes Leerzeichen
editor-sign-figure-space = Ziffernleerzeichen
editor-sign-thin-space = Schmales Leerzeichen
editor-sign-wide-space = Breites Leerzeichen
editor-sign-tab = Tabulator
editor-sign-line-end = Zeilenende
editor-sign-carriage-return = Wagenrücklauf
editor-sign-soft-hyphen = Weiches Trennzeichen
editor-sign-zero-width-space = Leerzeichen ohne Breite
editor-sign-zero-width-non-joiner = Bindehemmer ohne Breite
editor-sign-zero-width-joiner = Verbinder ohne Breite
editor-sign-left-to-right-mark = Zeichen für links nach rechts
editor-sign-right-to-left-mark = Zeichen für rechts nach links
editor-sign-direction = Zeichen für die Schreibrichtung
editor-sign-byte-order-mark = Bytereihenfolge-Zeichen
editor-sign-spaces = Vielleicht zu viele Leerzeichen
