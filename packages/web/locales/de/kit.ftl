### Wörter, die alle Seiten teilen.

kit-home = Zur Startseite
kit-place = Wo Sie sind
kit-skip = Zum Inhalt springen
kit-loading = Wird geladen
kit-close = Schließen
kit-cancel = Abbrechen
kit-try-again = Erneut versuchen
kit-just-now = gerade eben
kit-sign-in = Anmelden
kit-sign-out = Abmelden
kit-activity = Ihre Aktivität
kit-manage = Verwaltung
kit-account = Ihr Konto

kit-failed-unexpected = Auf dem Server ist etwas fehlgeschlagen. Sein Protokoll sagt mehr.
kit-failed-not-found = Unter dieser Adresse gibt es nichts, oder es wird Ihnen nicht gezeigt.
kit-failed-signed-out = Sie sind nicht mehr angemeldet. Melden Sie sich wieder an; Ihr Text bleibt erhalten.
kit-failed-too-many = Zu viele Anfragen auf einmal. Versuchen Sie es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } erneut.
kit-failed-network = Der Server hat nicht geantwortet. Ihr Text bleibt erhalten.

## Zustände von Texten

state-untranslated = Nicht übersetzt
state-needs-editing = Zu überarbeiten
state-translated = Übersetzt
state-approved = Freigegeben
state-read-only = Schreibgeschützt
state-failing = Prüfung schlägt fehl
state-warning = Warnung
state-suggestion = Vorschlag
state-comment = Kommentar

## Hell und dunkel

kit-language = Sprache
kit-theme = Darstellung
kit-theme-system = Wie das System
kit-theme-light = Hell
kit-theme-dark = Dunkel
kit-show-password = Passwort zeigen

## Geheimnisse

kit-add = Hinzufügen
kit-choose-language = Sprache wählen
kit-copy = Kopieren
kit-copy-of = Adresse für { $name } kopieren
kit-copied = Kopiert
kit-shown-once = Kopieren Sie es jetzt: Es wird nur dieses eine Mal gezeigt.

## Pages of a place

kit-tabs = Seiten dieses Orts
kit-tab-overview = Überblick
kit-tab-glossary = Glossar
kit-tab-changes = Änderungen
kit-tab-insights = Einblicke
kit-tab-repository = Repository
kit-tab-screenshots = Bildschirmfotos
kit-tab-labels = Labels
kit-tab-addons = Add-ons
kit-tab-access = Zugang
kit-tab-settings = Einstellungen

## Jumping to places by their names.

kit-jump = Suchen oder springen
kit-jump-found = Gefundene Orte
kit-jump-nothing = Kein Ort hat das im Namen
kit-jump-kind-project = Projekt
kit-jump-kind-category = Kategorie
kit-jump-kind-component = Komponente
kit-jump-kind-user = Person
kit-jump-kind-language = Sprache
kit-jump-kind-strings = In Texten suchen

## Pages of the administration

kit-admin-health = Zustand
kit-admin-users = Konten
kit-admin-teams = Teams
kit-admin-roles = Rollen
kit-admin-languages = Sprachen
kit-admin-addons = Erweiterungen
kit-admin-tasks = Aufgaben
kit-admin-ssh = SSH
kit-admin-lists = Komponentenlisten
kit-admin-memory = Übersetzungsspeicher
kit-admin-backups = Sicherungen
kit-admin-closed = Die Verwaltung ist Ihnen nicht offen
kit-admin-closed-about = Dazu gehört das Recht, sie zu benutzen. Superuser haben es und können es geben.

## What one may not do

kit-may-not = Sie können hier lesen, aber nichts ändern.
kit-may-not-why = Warum?
kit-may-not-needs = { $count ->
    [one] Dieses Recht fehlt:
   *[other] Eines dieser Rechte fehlt:
  }
kit-may-not-project = Wer den Zugang zu diesem Projekt verwaltet, kann es Ihnen geben: Nennen Sie Ihren Namen { $name }.
kit-may-not-site = Wer diese Website betreibt, kann es Ihnen geben: Nennen Sie Ihren Namen { $name }.
kit-may-not-sign-in = Melden Sie sich an: Vielleicht haben Sie es dann.
kit-undo = Rückgängig
