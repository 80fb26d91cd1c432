### Repositories: where they stand, and what is done with them.


repository-title = Repository
repository-title-all = Repositorys
repository-of = Repository von { $name }
repository-all-of = Repositorys von { $name }
repository-branch = , Branch { $branch }
repository-all-of-project = Alle Repositorys des Projekts

repository-lock = Sperren
repository-unlock = Entsperren
repository-more = Mehr
repository-locked = Gesperrt: Niemand kann jetzt Übersetzungen ändern.
repository-locked-about = Vorschläge und Kommentare sind weiter möglich. Entsperren Sie, wenn die Arbeit am Repository fertig ist.
repository-locked-since = Seit: { $since }.
repository-locked-by = Gesperrt von { $who }, { $since }.
repository-shared = Dieses Repository wird geteilt
repository-shared-about = Es gehört zu { $place }. Was hier getan wird, geschieht für alle Komponenten, die es teilen.

repository-here = Hier
repository-here-nothing = Nichts Neues
repository-strings-count = { $count ->
    [one] Ein Text
   *[other] { $count } Texte
  }
repository-commits-count = { $count ->
    [one] Ein Commit
   *[other] { $count } Commits
  }
repository-here-about = Nicht im Commit: { $waiting }. Nicht gepusht: { $outgoing }.
repository-upstream = Upstream
repository-upstream-nothing = Nichts Neues
repository-upstream-unknown = Dort wurde noch nicht nachgesehen.
repository-relation-same = Gleich
repository-relation-ahead = Voraus
repository-relation-behind = Zurück
repository-relation-diverged = Verschieden

repository-commit = Commit
repository-push = Push
repository-no-push = Diese Komponente hat keine Push-Adresse: Sie steht in den Einstellungen.
repository-pull = Jetzt aktualisieren
repository-plan-make = Aktualisierung planen
repository-cleanup = Dateien entfernen, die Git nicht kennt
repository-file-sync = Alle Texte in die Dateien schreiben
repository-file-scan = Alle Dateien neu lesen
repository-commit-all = Alles in Commits
repository-pull-all = Alles aktualisieren
repository-push-all = Alles pushen

repository-done-commit = Commit erstellt.
repository-done-push = Gepusht.
repository-done-pull = Aktualisiert.
repository-done-reset = Auf den Stand von Upstream zurückgesetzt.
repository-done-cleanup = Aufgeräumt.
repository-done-file-sync = Alle Texte stehen in den Dateien.
repository-done-file-scan = Alle Dateien wurden gelesen.
repository-refused = Es hat nicht geklappt. Nichts ging verloren.
repository-busy = Andere Arbeit an diesem Repository dauert lange
repository-busy-about = Ihr Auftrag wartet, bis er an der Reihe ist. Sie können die Seite verlassen: Er läuft weiter und steht hier.

repository-plan-by-rebase = Plan: Aktualisierung durch Rebase
repository-plan-by-merge = Plan: Aktualisierung durch Merge
repository-plan-nothing-yet = Noch ist nichts geschehen
repository-plan-apply = Plan anwenden
repository-plan-discard = Verwerfen
repository-plan-for = Erstellt für Commit
repository-plan-translated = Hier übersetzt
repository-plan-more = { $count ->
    [one] Noch eine Datei
   *[other] Noch { $count } Dateien
  }
repository-plan-problem = Der Plan konnte nicht erstellt werden
repository-plan-conflicts = { $count ->
    [one] Eine Datei ergäbe einen Konflikt. Erst pushen oder ihn in Upstream beheben.
   *[other] { $count } Dateien ergäben Konflikte. Erst pushen oder sie in Upstream beheben.
  }
repository-plan-empty = Upstream hat nichts Neues.
repository-plan-incoming = { $count ->
    [one] Ein Commit kommt herein. Kein Konflikt zu erwarten.
   *[other] { $count } Commits kommen herein. Kein Konflikt zu erwarten.
  }
repository-plan-ours = { $ours ->
    [0] Keiner berührt Dateien, die hier übersetzt werden.
    [one] Eine Datei ändert sich, die hier übersetzt wird.
   *[other] { $ours } Dateien ändern sich, die hier übersetzt werden.
  }

repository-waiting = Noch nicht im Commit
repository-waiting-none = Alles ist in Commits
repository-waiting-none-about = Was als Nächstes übersetzt wird, steht hier, bis ein Commit es aufnimmt.
repository-language = Sprache
repository-strings = Texte
repository-by = Von
repository-since = Seit
repository-outgoing = Noch nicht gepusht
repository-incoming = Neu in Upstream
repository-merge-failure = Die letzte Aktualisierung schlug fehl

repository-alerts = Was Aufmerksamkeit braucht
repository-alert-error = Fehler
repository-alert-warning = Warnung
repository-alert-details = { $count ->
    [one] Eine Einzelheit
   *[other] { $count } Einzelheiten
  }
repository-alert-more = { $count ->
    [one] Und eine weitere
   *[other] Und { $count } weitere
  }

repository-earlier = Zuvor
repository-earlier-none = Mit diesem Repository wurde noch nichts getan.
repository-log = Protokoll
repository-log-of = Protokoll: { $work }
repository-log-empty = Nichts wurde protokolliert.
repository-state-done = Fertig:
repository-state-failed = Fehlgeschlagen:
repository-state-cancelled = Abgebrochen:
repository-work-commit = Commit
repository-work-push = Push
repository-work-pull = Aktualisierung von Upstream
repository-work-reset = Zurücksetzen
repository-work-cleanup = Aufräumen
repository-work-file-sync = Schreiben aller Dateien
repository-work-file-scan = Lesen aller Dateien
repository-work-load = Import
repository-work-operate = Arbeit am Repository
repository-work-plan = Plan einer Aktualisierung
repository-work-add-language = Neue Sprache
repository-work-remove-language = Entfernen einer Sprache
repository-work-remove-units = Entfernen von Texten
repository-work-upload = Hochladen
repository-work-waits = Es wartet, bis es an der Reihe ist.
repository-work-leave = Sie können die Seite verlassen: Es läuft weiter.
repository-work-cancel = Abbrechen

repository-fate-committed = Geschrieben
repository-fate-updated = Geändert
repository-fate-added = Neu
repository-fate-removed = Entfernt
repository-fate-pending = Wartet
repository-fate-suggested = Wird Vorschlag
repository-fate-discarded = Verworfen
repository-plan-more-strings = Und { $count } weitere Texte.
repository-plan-outdated = Inzwischen hat sich etwas geändert
repository-plan-outdated-about = Nichts wurde getan. Das ist der Plan, wie er jetzt ist.
repository-plan-of = Plan: { $work }
repository-plan-look = Erst ansehen: { $work }
repository-plan-no-change = Nichts würde sich ändern.
repository-plan-fails = Es würde nicht gelingen
repository-plan-commits-title = Commits, die entstehen
repository-plan-incoming-title = Kommt herein
repository-plan-outgoing-title = Wird gesendet
repository-plan-dropped-title = Fällt weg
repository-plan-strings-title = Was aus den Texten wird
repository-plan-sum-made = { $count ->
    [one] ein Commit entsteht
   *[other] { $count } Commits entstehen
  }
repository-plan-sum-come = { $count ->
    [one] ein Commit kommt herein
   *[other] { $count } Commits kommen herein
  }
repository-plan-sum-go = { $count ->
    [one] ein Commit wird gesendet
   *[other] { $count } Commits werden gesendet
  }
repository-plan-sum-drop = { $count ->
    [one] ein Commit fällt weg
   *[other] { $count } Commits fallen weg
  }
repository-plan-sum-change = { $count ->
    [one] ein Text ist betroffen
   *[other] { $count } Texte sind betroffen
  }
repository-gave-way = Wo zwei Fassungen aufeinandertrafen
repository-gave-way-more = Mehr anzeigen
repository-gave-way-to-upstream = Upstreams Fassung gilt
repository-gave-way-to-ours = Unsere Fassung gilt
repository-gave-way-suggested = Die andere Fassung bleibt als Vorschlag erhalten.
repository-gave-way-suggested-by = Die andere Fassung bleibt als Vorschlag von { $who } erhalten.
repository-request = Merge-Request
repository-request-none = Kein Request ist offen. Der nächste Push öffnet einen.
repository-request-open = Offen
repository-request-merged = Zusammengeführt
repository-request-closed = Geschlossen
repository-request-opened = Geöffnet
repository-request-next = Der nächste Push öffnet einen neuen.
repository-reset = Verwerfen, was hier ist
repository-reset-nothing = Hier ist nichts neuer als Upstream: Zurücksetzen liest nur die Dateien neu.
repository-reset-drops = Nicht im Commit oder nicht gepusht: { $what }.
repository-reset-about = Alle Komponenten, die das Repository teilen, erhalten den Stand von Upstream.
repository-reset-ask = Auf Upstream zurücksetzen
repository-reset-do = Zurücksetzen
repository-reset-do-discard = Verwerfen und zurücksetzen
repository-reset-fate = Was daraus wird
repository-reset-pending = Es wartet erneut auf einen Commit
repository-reset-pending-about = Unter den Namen der Autoren, auf dem Stand von Upstream.
repository-reset-suggestions = Es wird zu Vorschlägen
repository-reset-suggestions-about = Übersetzer entscheiden neu, Text für Text.
repository-reset-discard = Es wird verworfen
repository-reset-discard-about = Das lässt sich nicht rückgängig machen; nur der Verlauf erzählt noch davon.

repository-components = Komponenten
repository-forges = Pushes und Requests von selbst
repository-forges-about = Forges können Pushes melden und Änderungen als Pull oder Merge Requests nehmen: { $hooks } und { $forges } stehen in den Einstellungen des Projekts.
repository-forges-hooks = Benachrichtigungen über Pushes
repository-forges-credentials = Zugangsdaten für Forges
repository-components-none = Es gibt noch keine Komponenten
repository-components-add = Komponente hinzufügen
repository-component = Komponente
repository-address = Adresse
repository-kept = Repository
repository-own = Eigenes
repository-shares = Geteilt
repository-needs-commit = Einige Texte warten auf einen Commit.
repository-needs-merge = Upstream hat etwas Neues.
repository-needs-push = Einige Commits sind nicht gepusht.
repository-needs-nothing = Alle Repositorys stimmen mit Upstream überein.

## A new component


repository-new = Neue Komponente
repository-new-steps = Schritte
repository-step-repository = Repository
repository-step-what = Was übersetzt wird
repository-step-kept = Wie es gepflegt wird
repository-step-create = Prüfen und anlegen
repository-new-back = Zurück
repository-new-on = Weiter
repository-new-nothing-yet = Vor Schritt 4 wird nichts angelegt.
repository-project = Projekt
repository-origin = Wo die Dateien sind
repository-origin-git = Ein Repository
repository-origin-git-about = Änderungen werden von dort geholt, Übersetzungen dort committet.
repository-origin-component = Das Repository einer anderen Komponente
repository-origin-component-about = Es wird für beide nur einmal geholt.
repository-origin-zip = Eine ZIP-Datei oder eine einzelne Datei
repository-origin-zip-about = Die Dateien liegen nur hier.
repository-origin-new = Bei null anfangen
repository-origin-new-about = Es gibt noch keine Dateien. Sie liegen hier, und Texte werden eingegeben.
repository-origin-new-here = Liegt nur hier
repository-new-address = Adresse
repository-new-address-hint = So, wie Sie sie git clone gäben.
repository-new-branch = Branch
repository-new-branch-hint = Leer für den Haupt-Branch.
repository-new-push = Adresse zum Pushen
repository-new-push-hint = Leer, wenn nichts gepusht werden soll.
repository-ssh = Zugang über ssh
repository-ssh-own = Dieses Projekt hat einen eigenen Schlüssel. Geben Sie ihm Zugang zum Repository, mit Schreibrecht, wenn Übersetzungen dorthin gehen.
repository-ssh-site = Der Server meldet sich mit diesem Schlüssel. Geben Sie ihm Zugang zum Repository, mit Schreibrecht, wenn Übersetzungen dorthin gehen.
repository-ssh-hosts = Mit einem Rechner, dessen Schlüsseln nicht vertraut wird, verbindet sich der Server nicht: { $hosts }.
repository-ssh-hosts-link = Rechner, denen diese Website vertraut
repository-ssh-hosts-ask = Mit einem Rechner, dessen Schlüsseln nicht vertraut wird, verbindet sich der Server nicht. Die Verwaltung dieser Website kann ihm vertrauen.
repository-new-shared = Komponente
repository-new-choose = Auswählen
repository-new-zip = Datei
repository-new-zip-hint = Die Dateien werden im nächsten Schritt angesehen; vor dem letzten wird nichts behalten.
repository-new-name = Name
repository-new-slug = Kurzname in Adressen
repository-new-slug-hint = Aus dem Namen gebildet, wenn Sie keinen schreiben.
repository-new-format = Format
repository-new-auto = Herausfinden
repository-new-auto-hint = Der Server erkennt Format und Maske an den Dateien. Wo sie eine Wahl lassen, fragt er.
repository-new-format-find = Format suchen
repository-new-format-found = { $count ->
    [0] So heißt kein Format.
    [one] Ein Format. Enter wählt es.
   *[other] { $count } Formate. Enter wählt das erste.
  }
repository-new-mask = Dateimaske
repository-new-mask-hint = Mit Stern für die Sprache. Leer, um sie zu finden.
repository-new-mask-hint-begin = Mit Stern für die Sprache: locales/*.json
repository-new-matching = { $count ->
    [0] Keine Datei passt.
    [one] Eine Datei passt:
   *[other] { $count } Dateien passen:
  }
repository-new-template = Basisdatei
repository-new-template-hint = Die Datei der Quellsprache, wenn Übersetzungen Schlüssel statt Texten haben.
repository-new-base = Vorlage für neue Übersetzungen
repository-new-base-hint = Etwa die POT-Datei.
repository-new-surveying = Die Dateien werden angesehen. Sind es viele, dauert das eine Weile.
repository-new-sets-in = { $files ->
    [one] Was in einer Datei gefunden wurde
   *[other] Was in { $files } Dateien gefunden wurde
  }
repository-new-sets-none = Keine Dateien mit Übersetzungen gefunden
repository-new-sets-none-about = Nennen Sie Dateimaske und Format selbst.
repository-new-best = Passt am besten
repository-new-by-hand = Etwas anderes
repository-new-by-hand-about = Nennen Sie Dateimaske und Format selbst.
repository-new-scratch = Dateien anlegen, die es noch nicht gibt
repository-new-scratch-hint = Die Basisdatei und die Vorlage, die unten genannt sind, ohne Texte. Ein leeres Repository bekommt seinen ersten Commit.
repository-new-scratch-begin = Damit anfangen
repository-new-look-again = Erneut ansehen
repository-new-set = { $format }, { $languages }, { $files }
repository-new-set-template = Basisdatei: { $file }
repository-new-set-base = Vorlage: { $file }
repository-new-set-languages = Sprachen dieser Dateien
repository-new-languages-count = { $count ->
    [one] eine Sprache
   *[other] { $count } Sprachen
  }
repository-new-files-count = { $count ->
    [one] eine Datei
   *[other] { $count } Dateien
  }
repository-new-first-strings = Die ersten Texte
repository-new-preview-problems = Das würde abgelehnt
repository-new-preview-look = Diese Dateien ansehen
repository-new-languages = Neue Sprachen
repository-new-languages-add = Übersetzer dürfen sie hinzufügen
repository-new-languages-contact = Übersetzer bitten darum
repository-new-languages-none = Keine
repository-new-license = Lizenz
repository-new-license-hint = Ihr SPDX-Name.
repository-new-category = Kategorie
repository-new-category-none = Keine
repository-new-category-hint = Eine Ebene der Adressen zwischen dem Projekt und seinen Komponenten.
repository-new-category-make = Eine neue Kategorie
repository-new-category-name = Name der Kategorie
repository-new-category-later = Sie wird zusammen mit der Komponente angelegt.
repository-new-messages = Nachrichten der Commits
repository-new-messages-about = Leere Felder behalten die üblichen Texte. Diese Platzhalter werden ausgefüllt:
repository-new-messages-preview = Zum Beispiel
repository-new-messages-unknown = Nicht bekannt: { $names }. Die Komponente würde abgelehnt.
repository-new-merging = Aktualisierungen von Upstream
repository-new-merging-rebase = Unsere Commits umsetzen (Rebase)
repository-new-merging-merge = Zusammenführen (Merge)
repository-new-pushing = Nach jedem Commit pushen
repository-new-create = Komponente anlegen
repository-new-change = Ändern
repository-new-change-of = Ändern: { $what }
repository-new-looking = Das Repository wird angesehen.
repository-new-wrong = Nicht angelegt: etwas ist zu beheben
repository-new-importing = Import
repository-new-cut = Der Server antwortet nicht. Was er begonnen hat, läuft dort weiter; diese Seite fragt nach, bis sie das Ergebnis erfährt.
repository-new-imported = Die Komponente ist da
repository-new-import-failed = Der Import schlug fehl
repository-new-found = Sprachen: { $count }
repository-new-first = Ersten Text bearbeiten
repository-may-not = Sie sehen, wie es um das Repository steht, können aber nicht committen, pushen oder aktualisieren.
repository-unusable-host_unknown = Der Host ist noch nicht bekannt
    .about = Wer diese Site verwaltet, vergleicht seinen Schlüssel und vertraut ihm. Sehen Sie dann erneut nach.
repository-unusable-host_changed = Der Host zeigt einen anderen Schlüssel als früher
    .about = Jemand hört vielleicht mit. Fragen Sie den Betreiber, ob der Schlüssel geändert wurde.
repository-unusable-no_ssh_access = Unser Schlüssel hat dort keinen Zugang
    .about = Fügen Sie den Schlüssel unten dem Repository hinzu, mit Schreibrecht, wenn gepusht wird.
repository-unusable-no_access = Das Repository fragt, wer wir sind
    .about = Es ist vielleicht privat oder nicht da. Prüfen Sie die Adresse, oder nehmen Sie die SSH-Adresse mit unserem Schlüssel.
repository-unusable-no_branch = Diesen Branch hat das Repository nicht
    .about = Es hat diese; wählen Sie einen:
repository-unusable-empty = Das Repository ist leer
    .about = Pushen Sie zuerst die Dateien dorthin, und sehen Sie dann erneut nach.
repository-unusable-not_found = An dieser Adresse ist kein Repository
    .about = Prüfen Sie die Adresse. Auch ein privates Repository verbirgt sich vielleicht vor Fremden.
repository-unusable-unreachable = Der Host ist nicht erreichbar
    .about = Prüfen Sie seinen Namen in der Adresse, oder versuchen Sie es später.
repository-unusable-too_slow = Es dauerte zu lange und wurde angehalten
    .about = Versuchen Sie es erneut; ist das Repository sehr groß, bitten Sie die Betreiber um mehr Zeit.
