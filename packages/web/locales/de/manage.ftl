### Die Verwaltung der Website.

manage-actions = Aktionen
manage-name = Name
manage-code = Code
manage-slug = Name in Adressen
manage-save = Änderungen speichern
manage-change = Ändern
manage-change-of = { $name } ändern
manage-remove = Entfernen
manage-remove-of = { $name } entfernen
manage-previous = Zurück
manage-next = Weiter
manage-ready = Die Website hat alles, was sie zum Arbeiten braucht
manage-not-ready = Der Website fehlt etwas zum Arbeiten
manage-alerts = { $count ->
    [one] Eine Warnung einer Komponente wartet auf jemanden
   *[other] { $count } Warnungen von Komponenten warten auf jemanden
  }
manage-failed = Fehlgeschlagene Aufgaben
manage-failed-none = Keine Aufgabe ist fehlgeschlagen.
manage-waiting = Aufgaben: { $running } laufen, { $queued } warten.
manage-tasks-all = Alle Aufgaben
manage-counts = Wie viel es gibt
manage-count-projects = Projekte
manage-count-components = Komponenten
manage-count-translations = Übersetzungen
manage-count-languages = Sprachen
manage-count-units = Texte
manage-count-units_translated = Übersetzte Texte
manage-count-checks = Fehlgeschlagene Prüfungen
manage-count-suggestions = Vorschläge
manage-count-users = Konten
manage-count-changes = Änderungen
manage-task-all = Alle
manage-task-running = Läuft
manage-task-queued = Wartet
manage-task-failed = Fehlgeschlagen
manage-task-done = Fertig
manage-task-cancelled = Angehalten
manage-task-state = Zustand
manage-task-what = Was
manage-task-where = Wo
manage-task-who = Wer
manage-task-progress = Fortschritt
manage-task-when = Verlangt
manage-task-error = Warum es fehlschlug
manage-task-cancel = Anhalten
manage-task-cancel-of = { $name } anhalten
manage-tasks-none = Es gibt keine solchen Aufgaben
manage-language-new = Neue Sprache
manage-language-find = Nach Name oder Code suchen
manage-languages-count = { $count ->
    [one] Eine Sprache
   *[other] { $count } Sprachen, davon { $shown } gezeigt
  }
manage-languages-none = Keine Sprache hat diesen Namen oder Code
manage-direction = Richtung
manage-direction-auto = Nach dem Code
manage-direction-ltr = Von links nach rechts
manage-direction-rtl = Von rechts nach links
manage-plural-number = Pluralformen
manage-plural-formula = Pluralregel
    .hint = Wie in gettext, etwa n != 1.
manage-ssh-key = Schlüssel der Website
manage-ssh-key-about = Geben Sie diesen öffentlichen Schlüssel den Hosts der Repositorys, die über ssh erreicht werden.
manage-ssh-replace = Anderen Schlüssel erzeugen
manage-ssh-replace-about = Hosts, die nur den jetzigen kennen, weisen uns ab, bis sie den neuen haben.
manage-ssh-hosts = Vertraute Hosts
manage-ssh-hosts-none = Noch wurde kein Host bestätigt.
manage-ssh-host = Host
manage-ssh-fingerprint = Fingerabdruck
manage-ssh-scan = Nach Schlüsseln fragen
manage-ssh-compare = Vergleichen Sie diese mit dem, was der Host selbst veröffentlicht
manage-ssh-trust = Diesen Schlüsseln vertrauen
manage-ssh-shipped = Kommt mit Dragoman
manage-ssh-forget = Nicht mehr vertrauen
manage-ssh-forget-of = { $name } nicht mehr vertrauen
manage-lists-about = Teams können in eine ganze Liste gelassen werden, und Startseiten zeigen sie zusammen.
manage-lists-none = Es gibt noch keine Listen
manage-list-new = Liste hinzufügen
manage-memory-about = Was früher übersetzt wurde, angeboten, wo es passt.
manage-memory-none = Der Speicher ist leer
manage-memory-source = Quelle
manage-memory-target = Übersetzung
manage-memory-origin = Woher es kommt
manage-backups-about = Eine Sicherung ist eine Datei mit allem außer den Repositorys; die werden aus ihren Quellen neu gemacht.
manage-backup-backup = Sichern
manage-backup-backup-about = Auf PostgreSQL, während Server laufen; mit eingebetteter Datenbank wird der Server zuerst angehalten.
manage-backup-restore = Zurückbringen
manage-backup-restore-about = Füllt einen neuen, leeren Ordner.
manage-backup-move = Auf PostgreSQL umziehen
manage-backup-move-about = Eine Sicherung der einen Art von Datenbank lässt sich in die andere zurückbringen.
manage-backup-key = Den Schlüssel getrennt aufbewahren
manage-backup-key-about = Passwörter von Repositorys sind mit dem geheimen Schlüssel des Servers versiegelt. Er ist nur auf Verlangen in der Sicherung.
manage-list-remove = Liste entfernen
manage-list-remove-about = { $count ->
    [0] Die Liste ist leer.
    [one] Die eine Komponente darin bleibt. Teams, die sie über diese Liste erreichen, verlieren sie.
   *[other] Die { $count } Komponenten darin bleiben. Teams, die sie über diese Liste erreichen, verlieren sie.
  }
manage-memory-remove = Eintrag entfernen
manage-memory-remove-title = Aus dem Übersetzungsspeicher entfernen
manage-memory-remove-about = Er wird nicht mehr angeboten. Zeichenketten, die ihn verwenden, bleiben, wie sie sind.
manage-ssh-forget-about = { $count ->
    [one] Seinem Schlüssel wird nicht mehr vertraut:
   *[other] Seinen { $count } Schlüsseln wird nicht mehr vertraut:
  } Repositorys dort sind erst wieder erreichbar, wenn Sie ihm neu vertrauen.

manage-addons-about = Diese Erweiterungen arbeiten an jeder Komponente der Website, zu der sie passen, ohne dass jemand sie dort installiert.
