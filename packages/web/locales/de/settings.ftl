### Einstellungen von Projekten und Komponenten, Etiketten und Erweiterungen.

settings-title = Einstellungen von { $name }
settings-contents = Auf dieser Seite
settings-may-not = Sie können diese Einstellungen lesen, aber nicht ändern. Wer diesen Ort verwaltet, kann es.
settings-saved = Gespeichert.
settings-save = Änderungen speichern
settings-discard = Verwerfen
settings-wrong = Nicht gespeichert: Sehen Sie die markierten Felder an. Ihre Änderungen sind noch da.
settings-changed = { $count ->
    [one] Eine Änderung ist nicht gespeichert.
   *[other] { $count } Änderungen sind nicht gespeichert.
  }
settings-secret-kept = Aufbewahrt; zum Ersetzen schreiben
settings-group-basics = Grundlagen
settings-group-review = Freigabe
settings-group-exchange = Austausch mit Repositorys
settings-group-repository = Repository
settings-group-committing = Commits und Pushes
settings-group-files = Dateien
settings-group-languages = Sprachen
settings-group-translating = Wie übersetzt wird
settings-group-quality = Prüfungen
settings-group-glossary = Glossar
settings-group-messages = Nachrichten der Commits
settings-field-name = Name
settings-field-slug = Name in Adressen
    .hint = Buchstaben, Ziffern, Binde- und Unterstriche.
settings-field-web = Website
    .hint = Wo man über das liest, was übersetzt wird.
settings-field-instructions = Hinweise für Übersetzende
    .hint = Ton, unerwünschte Wörter, wo man fragt. Steht auf der Seite des Projekts.
settings-field-translation_review = Übersetzungen werden freigegeben
    .hint = Bis zur Freigabe gelten Übersetzungen als wartend.
settings-field-source_review = Quelltexte werden freigegeben
    .hint = Quelltexte werden übersetzt, sobald jemand sie freigegeben hat.
settings-field-enable_hooks = Pushes zur Kenntnis nehmen
    .hint = Aktualisiert, wenn GitHub, GitLab oder andere unsere Adresse für Hooks aufrufen.
settings-field-set_language_team = Unseren Namen in Dateien schreiben
    .hint = Setzt die Kopfzeile Language-Team in gettext-Dateien.
settings-field-language_aliases = Andere Codes von Sprachen
    .hint = Paare mit Kommas dazwischen, etwa en:en_GB,zh:zh_Hans.
settings-field-category = Kategorie
settings-field-source_language = Quellsprache
    .hint = Code der Sprache, in der die Texte geschrieben sind, etwa en.
settings-field-priority = Vorrang
    .hint = Komponenten mit höherem werden zuerst angeboten.
settings-field-license = Lizenz
    .hint = Der Übersetzungen, mit ihrem SPDX-Namen, etwa MIT.
settings-field-report_source_bugs = Adresse für Meldungen
    .hint = E-Mail-Adresse, an die Fehler in Quelltexten gemeldet werden.
settings-field-agreement = Vereinbarung mit Mitwirkenden
    .hint = Wer übersetzt, muss ihr zuerst zustimmen. Leer: niemand wird gefragt.
settings-field-vcs = Art des Repositorys
settings-field-repo = Adresse des Repositorys
    .hint = Oder dragoman://projekt/komponente, um das Repository einer anderen Komponente zu teilen.
settings-field-branch = Branch
    .hint = Leer: der Hauptbranch des Repositorys.
settings-field-repo_credentials = Name und Passwort zum Lesen
    .hint = Als user:password. Verschlüsselt aufbewahrt und nie wieder gezeigt.
settings-field-push = Adresse für Pushes
    .hint = Leer: es wird nicht gepusht.
settings-field-push_branch = Branch für Pushes
settings-field-merge_request_target = Ziel-Branch der Anfragen
settings-field-merge_request_labels = Labels der Anfragen
settings-field-merge_request_reviewers = Prüfer der Anfragen
    .hint = Leer: der Branch, der gelesen wird.
settings-field-push_credentials = Name und Passwort für Pushes
    .hint = Als user:password. Verschlüsselt aufbewahrt und nie wieder gezeigt.
settings-field-repoweb = Adresse der Dateien im Browser
    .hint = Mit { "{{" }filename{ "}}" }, { "{{" }line{ "}}" } und { "{{" }branch{ "}}" } darin.
settings-field-merge_conflicts = Text, der hier und upstream geändert wurde
settings-field-merge_style = Wie upstream hereinkommt
settings-field-commit_pending_age = Stunden bis zum Commit
    .hint = Früher, wenn jemand es verlangt, oder vor einer Aktualisierung.
settings-field-push_on_commit = Nach jedem Commit pushen
settings-field-auto_lock_error = Sperren, wenn das Repository versagt
    .hint = Niemand übersetzt, was nicht geliefert werden könnte.
settings-field-file_format = Format der Dateien
settings-field-filemask = Dateien der Sprachen
    .hint = Ein Pfad mit * anstelle des Sprachcodes, etwa locale/*.json.
settings-field-template = Quelldatei
    .hint = Für Formate, in denen jede Datei eine Sprache enthält.
settings-field-edit_template = Quelltexte können hier geändert werden
settings-field-intermediate = Vorläufige Quelldatei
    .hint = Mit Texten der Entwicklung, die noch niemand geglättet hat.
settings-field-new_base = Vorlage für neue Sprachen
    .hint = Eine neue Sprache beginnt als Kopie dieser Datei.
settings-field-screenshot_filemask = Bildschirmfotos im Repository
    .hint = Ein Pfad mit *, etwa docs/*.png. Sie kommen mit jeder Aktualisierung herein.
settings-field-new_lang = Wenn jemand eine neue Sprache wünscht
settings-field-language_code_style = Wie Sprachcodes geschrieben werden
settings-field-language_regex = Welche Sprachen hereinkommen
    .hint = Ein regulärer Ausdruck. Dateien anderer Sprachen bleiben unberührt.
settings-field-enable_suggestions = Vorschläge
    .hint = Wer nicht speichern darf, kann vorschlagen.
settings-field-suggestion_voting = Abstimmung über Vorschläge
settings-field-suggestion_autoaccept = Stimmen, die einen Vorschlag annehmen
    .hint = 0: nie durch Stimmen allein.
settings-field-allow_translation_propagation = Übersetzungen übertragen
    .hint = Was hier übersetzt wird, gilt für denselben Text in anderen Komponenten des Projekts.
settings-field-manage_units = Texte können hier hinzugefügt und entfernt werden
settings-field-restricted = Eingeschränkt
    .hint = Nur sichtbar für Teams, die diese Komponente nennen.
settings-field-check_flags = Merkmale für alle Texte
    .hint = Etwa python-brace-format, max-length:80. Mit Kommas dazwischen.
settings-field-enforced_checks = Prüfungen, die bestehen müssen
    .hint = Eine Übersetzung, die eine davon nicht besteht, kann nicht als übersetzt gespeichert werden.
settings-field-variant_regex = Varianten
    .hint = Was dieser reguläre Ausdruck aus Schlüsseln schneidet, fasst Texte von Varianten zusammen.
settings-field-is_glossary = Diese Komponente ist ein Glossar
    .hint = Ihre Texte erscheinen als Begriffe neben allen Texten des Projekts.
settings-field-glossary_color = Farbe ihrer Begriffe
settings-field-commit_message = Wenn Übersetzungen committet werden
settings-field-add_message = Wenn eine Sprache hinzukommt
settings-field-delete_message = Wenn eine Sprache entfernt wird
settings-field-merge_message = Wenn upstream zusammengeführt wird
settings-field-addon_message = Wenn eine Erweiterung Dateien ändert
settings-field-pull_message = Von Merge Requests
settings-field-color = Farbe
settings-value-category-none = Keine
settings-value-priority-60 = Sehr hoch
settings-value-priority-80 = Hoch
settings-value-priority-100 = Mittel
settings-value-priority-120 = Niedrig
settings-value-priority-140 = Sehr niedrig
settings-value-vcs-git = Git
settings-value-vcs-git-force-push = Git, mit erzwungenem Push
settings-value-vcs-local = Keines: Dateien liegen hier
settings-value-vcs-github = GitHub: Pull Requests
settings-value-vcs-gitlab = GitLab: Merge Requests
settings-value-vcs-gitea = Gitea, Forgejo: Pull Requests
settings-value-vcs-bitbucketserver = Bitbucket Server: Pull Requests
settings-value-vcs-bitbucketcloud = Bitbucket Cloud: Pull Requests
settings-value-vcs-azure_devops = Azure DevOps: Pull Requests
settings-value-vcs-pagure = Pagure: Pull Requests
settings-value-vcs-gerrit = Gerrit: Änderungen
settings-value-merge_conflicts-upstream = Text von upstream behalten
settings-value-merge_conflicts-ours = Unseren Text behalten
settings-value-merge_style-merge = Merge
settings-value-merge_style-rebase = Rebase
settings-value-merge_style-merge_noff = Merge, immer mit Commit
settings-value-new_lang-contact = Der Verwaltung melden
settings-value-new_lang-url = Zu den Hinweisen führen
settings-value-new_lang-add = Sofort hinzufügen
settings-value-new_lang-none = Ablehnen
settings-value-language_code_style-none = Wie im Format üblich
settings-value-color-navy = Marineblau
settings-value-color-blue = Blau
settings-value-color-aqua = Aquamarin
settings-value-color-teal = Petrol
settings-value-color-olive = Oliv
settings-value-color-green = Grün
settings-value-color-lime = Limette
settings-value-color-yellow = Gelb
settings-value-color-orange = Orange
settings-value-color-red = Rot
settings-value-color-maroon = Weinrot
settings-value-color-fuchsia = Fuchsia
settings-value-color-purple = Violett
settings-value-color-black = Schwarz
settings-value-color-gray = Grau
settings-value-color-silver = Silber
settings-danger = Umbenennen und entfernen
settings-rename = Umbenennen
settings-rename-project = Projekt umbenennen
settings-rename-component = Komponente umbenennen
settings-rename-about = Ändert alle Adressen darunter.
settings-rename-title = { $name } umbenennen
settings-rename-plan = Links, Hooks, Skripte und Klone mit den alten Adressen gehen nicht mehr. Texte, Übersetzungen und Verlauf bleiben.
settings-remove-project = Projekt entfernen
settings-remove-project-about = Mit allen Komponenten, Übersetzungen und ihrem Verlauf.
settings-remove-component = Komponente entfernen
settings-remove-component-about = Mit allen Übersetzungen und ihrem Verlauf. Das Repository selbst bleibt, wie es ist.
settings-remove-title = { $name } entfernen
settings-remove-type = Zur Bestätigung { $name } eingeben
settings-remove-project-plan = { $name } geht mit { $components ->
    [one] einer Komponente
   *[other] { $components } Komponenten
  } und { $strings ->
    [one] einem Text
   *[other] { $strings } Texten
  } in allen Sprachen, mit Kommentaren, Vorschlägen, Bildschirmfotos und Verlauf. Änderungen ohne Push sind verloren. Das lässt sich nicht rückgängig machen.
settings-remove-component-plan = { $name } geht mit { $languages ->
    [one] einer Sprache
   *[other] { $languages } Sprachen
  } und { $strings ->
    [one] einem Text
   *[other] { $strings } Texten
  }, mit Kommentaren, Vorschlägen, Bildschirmfotos und Verlauf. Änderungen ohne Push sind verloren. Das lässt sich nicht rückgängig machen.
settings-labels-title = Etiketten von { $name }
settings-labels-about = Etiketten fassen Texte zusammen, nach denen man suchen und an denen man gemeinsam arbeiten kann.
settings-labels-none = Es gibt noch keine Etiketten
settings-labels-none-about = Legen Sie unten eines an, etwa „Version 2“, und geben Sie es Texten im Editor.
settings-label-add = Etikett hinzufügen
settings-label-change = Ändern
settings-label-change-of = { $name } ändern
settings-label-remove = Entfernen
settings-label-remove-of = { $name } entfernen
settings-label-remove-about = Es wird von allen Texten genommen, die es haben. Die Texte selbst bleiben.
settings-addons-title = Erweiterungen von { $name }
settings-addons-about = Erweiterungen arbeiten von selbst: wenn Dateien sich ändern, bei Commits oder täglich.
settings-addons-installed = Installiert
settings-addons-none = Hier ist keine Erweiterung installiert
settings-addons-none-about = Wählen Sie unten eine aus.
settings-addons-available = Verfügbar
settings-addon-install = Installieren
settings-addon-install-of = { $name } installieren
settings-addon-change = Einstellungen
settings-addon-change-of = Einstellungen von { $name }
settings-addon-remove = Entfernen
settings-addon-remove-of = { $name } entfernen
settings-addon-remove-about = Was sie getan hat, bleibt; sie tut nichts mehr.
settings-discovery-look = Ansehen, was entstünde
settings-discovery-none = Damit wird nichts gefunden.
settings-discovery-created = { $count ->
    [one] Eine Komponente würde angelegt
   *[other] { $count } Komponenten würden angelegt
  }
settings-discovery-matched = { $count ->
    [one] Eine Komponente gibt es schon
   *[other] { $count } Komponenten gibt es schon
  }
settings-discovery-removed = { $count ->
    [one] Die Dateien einer Komponente sind weg
   *[other] Die Dateien von { $count } Komponenten sind weg
  }
settings-discovery-refused = Abgelehnt
settings-addon-scope-component = Arbeitet an dieser Komponente
settings-addon-scope-project = Arbeitet am ganzen Projekt
settings-addon-scope-repository = Arbeitet an allem, was das Repository teilt

## Add-ons by their kinds; others are told in the words of the server

settings-kind-autotranslate-autotranslate = Automatische Übersetzung
    .about = Zeichenketten erhalten die Übersetzungen gleicher Zeichenketten des Projekts.
settings-kind-cdn-cdnjs = Übersetzungen für Webseiten
    .about = Ein Skript und Texte als JSON, die andere Seiten laden.
settings-kind-cleanup-blank = Entfernen leerer Zeichenketten
    .about = Zeichenketten ohne Übersetzung verschwinden aus den Übersetzungen.
settings-kind-cleanup-generic = Entfernen veralteter Zeichenketten
    .about = Zeichenketten, die die Basisdatei nicht mehr hat, verschwinden aus den Übersetzungen.
settings-kind-consistency-languages = Gleiche Sprachen in allen Komponenten
    .about = Jede Komponente des Projekts hat die Sprachen der anderen.
settings-kind-discovery-discovery = Finden von Komponenten
    .about = Komponenten für alle Dateien des Repositorys, die eine Maske findet.
settings-kind-flags-bulk = Massenbearbeitung
    .about = Jede Zeichenkette, die eine Suche findet, erhält einen Status, Markierungen oder Labels.
settings-kind-flags-same_edit = Neue Übersetzungen wie die Quelle brauchen Bearbeitung
    .about = Neue Übersetzungen aus Dateien, die der Quelle gleichen, brauchen Bearbeitung.
settings-kind-flags-source_edit = Neue Quellzeichenketten brauchen Bearbeitung
    .about = Neue Zeichenketten der Basisdatei brauchen Bearbeitung.
settings-kind-flags-target_edit = Neue Übersetzungen brauchen Bearbeitung
    .about = Neue Übersetzungen aus Dateien brauchen Bearbeitung.
settings-kind-generate-fill_read_only = Gefüllte schreibgeschützte Zeichenketten
    .about = Schreibgeschützte Zeichenketten ohne Text erhalten den ihrer Quelle.
settings-kind-generate-generate = Statistikdatei
    .about = Eine Datei mit dem Stand einer Übersetzung.
settings-kind-generate-prefill = Vorausgefüllte Übersetzungen
    .about = Unübersetzte Zeichenketten erhalten den Text ihrer Quelle, zur Bearbeitung.
settings-kind-generate-pseudolocale = Pseudosprache
    .about = Eine Sprache zum Testen: die Texte einer anderen, länger und in Klammern.
settings-kind-gettext-authors = Autoren von Gettext-Dateien
    .about = Wer übersetzt hat, im Kommentar am Kopf einer PO-Datei.
settings-kind-gettext-configure = ALL_LINGUAS
    .about = Die Liste der Sprachen in ALL_LINGUAS von configure, configure.in oder configure.ac.
settings-kind-gettext-customize = Umbruch von Gettext-Dateien
    .about = Wie Zeilen von PO-Dateien umbrochen werden.
settings-kind-gettext-linguas = LINGUAS
    .about = Die Liste der Sprachen in LINGUAS.
settings-kind-gettext-mo = MO-Dateien
    .about = Eine MO-Datei neben jeder PO-Datei.
settings-kind-gettext-msgmerge = Aktualisierung von Gettext-Dateien
    .about = Übersetzungen folgen der Vorlage wie mit msgmerge von Gettext.
settings-kind-git-squash = Weniger Commits
    .about = Noch nicht gepushte Commits werden zu einem, oder zu einem je Sprache, Datei oder Autor.
settings-kind-json-customize = Gestaltung von JSON-Dateien
    .about = Einrückung und Reihenfolge der Schlüssel von JSON-Dateien.
settings-kind-properties-sort = Reihenfolge in Properties-Dateien
    .about = Einträge von Properties-Dateien in der Reihenfolge ihrer Schlüssel.
settings-kind-removal-comments = Entfernen alter Kommentare
    .about = Alte Kommentare verschwinden.
settings-kind-removal-suggestions = Entfernen alter Vorschläge
    .about = Alte Vorschläge verschwinden.
settings-kind-resx-update = Aktualisierung von Ressourcendateien
    .about = Ressourcendateien von Übersetzungen haben die Zeichenketten der Basisdatei.
settings-kind-xml-customize = Gestaltung von XML-Dateien
    .about = Wie XML-Dateien Elemente ohne Inhalt schreiben.
settings-kind-yaml-customize = Gestaltung von YAML-Dateien
    .about = Einrückung, Breite und Zeilenenden von YAML-Dateien.

## Benachrichtigungen über Pushes

settings-hooks = Benachrichtigungen über Pushes
settings-hooks-about = Meldet eine Forge Pushes, werden sie sofort übernommen. Tragen Sie dort ihre Adresse von unten als Webhook ein, mit JSON als Inhalt, und dazu das Geheimnis, mit dem sie sich ausweist. Hat das Projekt keines, gilt das des Servers; fehlt auch dieses, kann jeder eine Aktualisierung anstoßen.
settings-hooks-off = Dieses Projekt nimmt Pushes nicht zur Kenntnis: Schalten Sie das oben ein.
settings-hooks-set = Geheimnis festgelegt
settings-hooks-not-set = Kein Geheimnis festgelegt
settings-hooks-addresses = Adressen zum Eintragen bei der Forge
settings-hooks-made = Das Geheimnis zum Eintragen bei der Forge
settings-hooks-given = Geheimnis von der Forge
settings-hooks-given-about = Signaturtoken von GitLab (whsec_…) und Schlüssel von Pagure entstehen dort. Lassen Sie das Feld bei allen anderen leer: Dann wird ein Geheimnis erzeugt. Bei Azure DevOps ist es das Passwort der Basisauthentifizierung.
settings-hooks-make = Geheimnis erzeugen
settings-hooks-make-anew = Neues Geheimnis erzeugen
settings-hooks-keep = Dieses Geheimnis verwenden
settings-hooks-replace = Geheimnis ersetzen
settings-hooks-replace-about = Was mit dem alten Geheimnis kommt, wird ab sofort abgewiesen: Tragen Sie das neue bei jeder Forge ein, die diesem Projekt Pushes meldet.
settings-hooks-remove = Geheimnis entfernen
settings-hooks-remove-about = Dann gilt das Geheimnis des Servers. Hat er keines, kann jeder eine Aktualisierung anstoßen.

## Zugangsdaten für Forges

settings-forges = Zugangsdaten für Forges
settings-forges-about = Mit ihnen werden Pull und Merge Requests eröffnet und aktuell gehalten. Sie werden verschlüsselt aufbewahrt, gehen nur an ihren Host und werden nie angezeigt. Hat das Projekt keine eigenen, gelten die des Servers.
settings-forges-none = Das Projekt hat keine eigenen
settings-forge-add = Zugangsdaten hinzufügen
settings-forge-save = Zugangsdaten aufbewahren
settings-forge-replace = Ersetzen
settings-forge-replace-of = Zugangsdaten für { $name } ersetzen
settings-forge-remove = Entfernen
settings-forge-remove-of = Zugangsdaten für { $name } entfernen
settings-forge-remove-about = Sie lassen sich nicht zurückholen. Requests von Komponenten bei diesem Host werden mit den Zugangsdaten des Servers eröffnet, oder gar nicht, wenn er keine hat.
settings-forge-kind = Forge
settings-forge-host = Host
    .hint = Wie in der Adresse des Repositorys, mit dem Port, falls sie einen nennt: git.example.org:8443
settings-forge-type = Zugangsdaten
settings-forge-type-token = Token
settings-forge-type-password = Name und Passwort
settings-forge-type-app = GitHub-App
settings-forge-token = Token
settings-forge-username = Benutzername
    .hint = Nötig für persönliche Token bei Bitbucket Cloud (die E-Mail-Adresse) und für Git über HTTPS bei Pagure.
settings-forge-password = Passwort
settings-forge-app = ID der App
settings-forge-key = Privater Schlüssel
    .hint = Die ganze PEM-Datei, die GitHub für die App erzeugt hat.
settings-forge-installation = Nummer der Installation
    .hint = Leer: Sie wird gesucht.
settings-forge-api = Adresse der Schnittstelle
    .hint = Nur wenn sie sich nicht aus dem Host ergibt.
