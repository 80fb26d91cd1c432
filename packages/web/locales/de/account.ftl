### Anmeldung und das eigene Konto.

account-sign-in = Anmelden
account-to-site = bei { $site }
account-name-or-mail = Benutzername oder E-Mail
account-password = Passwort
account-forgotten = Vergessen?
account-or = oder
account-none-open = Kein Konto? { $create } oder ohne { $look }.
account-none-invitation = Konten gibt es hier auf Einladung. Sie können sich ohne { $look }.
account-create-one = Legen Sie eines an
account-look-around = umsehen
account-phrases = Ein Satz in acht Sprachen

## Das eigene Konto

account-needed = Sie sind nicht angemeldet
account-needed-about = Auf dieser Seite geht es um Ihr eigenes Konto. Melden Sie sich an, dann kommen Sie hierher zurück.
account-yours = Ihr Konto
account-profile = Profil
account-security = Anmeldung und Sicherheit
account-notifications = Benachrichtigungen
account-tokens = API-Token
account-never = nie
account-actions = Aktionen
account-field-full_name = Voller Name
account-field-email = E-Mail
account-full-name-hint = Er steht bei Ihren Übersetzungen, auch in den Dateien.

## Token

account-tokens-none = Noch keine Token
account-tokens-none-about = Ein Programm braucht eines, um für Sie zu sprechen: ein Skript, ein Lauf der Continuous Integration, das Kommandozeilenprogramm.
account-token-new = Ein neues Token
account-token-name = Name
account-token-name-hint = Wofür es ist, etwa der Name des Programms.
account-token-expires = Läuft ab
account-token-expires-hint = Leer: nie.
account-token-may = Darf
account-token-used = Zuletzt benutzt
account-token-all = Alles, was Sie dürfen
account-token-some = { $count ->
    [0] Nur ansehen
    [one] Ein Recht
   *[other] { $count } Rechte
  }
account-token-for-all = Alles, was Sie dürfen
account-token-for-look = Nur ansehen
account-token-for-translate = Texte übersetzen
account-token-for-files = Dateien herunter- und hochladen
account-token-make = Token erzeugen
account-token-made = Das Token wurde erzeugt
account-token-revoke = Widerrufen
account-token-revoke-title = Das Token „{ $name }“ widerrufen?
account-token-revoke-about = Was es benutzt, wird von da an abgewiesen. Das lässt sich nicht rückgängig machen.

## Profil

account-appearance = Aussehen
account-save = Speichern
account-saved = Gespeichert

## Passwort

account-password-current = Jetziges Passwort
account-password-current-hint = Leer, wenn Sie noch keines haben.
account-password-new = Neues Passwort
account-password-hint = Mindestens 10 Zeichen. Ein Satz ist gut.
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.

## Sitzungen

account-sessions = Wo Sie angemeldet sind
account-sessions-end-others = Überall sonst abmelden
account-sessions-none = Kein Browser ist mit einer Sitzung angemeldet
account-session-this = hier
account-session-end = Abmelden
account-session-facts = { $address }, zuletzt benutzt { $time }
account-device-unknown = Unbekanntes Gerät

## Was mit dem Konto geschah

account-acts = Was geschah
account-act = Was
account-act-time = Wann
account-act-device = Gerät
account-act-address = Adresse
account-act-signed-in = Angemeldet
account-act-sign-in-failed = Anmeldung fehlgeschlagen
account-act-signed-out = Abgemeldet
account-act-session-ended = Sitzung beendet
account-act-password-set = Passwort gesetzt
account-act-reset-asked = Zurücksetzen des Passworts verlangt
account-act-sign-in-link-made = Link zum Anmelden erzeugt
account-act-registered = Konto angelegt
account-act-email-changed = E-Mail geändert
account-act-token-made = Token erzeugt
account-act-token-revoked = Token widerrufen

## Benachrichtigungen

account-news-strings = Texte
account-news-people = Menschen
account-news-projects = Projekte und Repositorys
account-scope-watched = Beobachtete Projekte
account-scope-administered = Projekte, die Sie verwalten
account-scope-all = Alle Projekte
account-frequency-off = Nie
account-frequency-instant = Sofort
account-frequency-daily = Täglich
account-frequency-weekly = Wöchentlich
account-frequency-monthly = Monatlich
account-news-of-ToDoStringsNotification = Texte, die auf Übersetzung warten
account-news-of-NewStringNotificaton = Neue Texte
account-news-of-ChangedStringNotificaton = Geänderte Übersetzungen
account-news-of-TranslatedStringNotificaton = Neue Übersetzungen
account-news-of-ApprovedStringNotificaton = Freigegebene Übersetzungen
account-news-of-MentionCommentNotificaton = Kommentare, die Sie erwähnen
account-news-of-LastAuthorCommentNotificaton = Kommentare zu Ihren Übersetzungen
account-news-of-NewCommentNotificaton = Alle Kommentare
account-news-of-NewSuggestionNotificaton = Neue Vorschläge
account-news-of-PendingSuggestionsNotification = Vorschläge, die auf Durchsicht warten
account-news-of-NewContributorNotificaton = Neue Mitwirkende
account-news-of-NewAnnouncementNotificaton = Ankündigungen
account-news-of-NewTranslationNotificaton = Neue Sprachen und Wünsche danach
account-news-of-NewComponentNotificaton = Neue Komponenten
account-news-of-NewAlertNotificaton = Warnmeldungen
account-news-of-MergeFailureNotification = Fehlgeschlagene Zusammenführungen
account-news-of-ParseErrorNotification = Dateien, die nicht gelesen werden können
account-news-of-RepositoryNotification = Vorgänge in Repositorys
account-news-of-LockNotification = Sperren
account-news-of-LicenseNotification = Lizenzen und Vereinbarungen

## Wege hinein

account-by-host = Sie melden sich anderswo an
account-by-host-about = Das Programm, in dem dies steht, meldet an: Melden Sie sich dort an.
account-use-passkey = Passkey verwenden
account-continue-with = Weiter mit { $name }
account-second = Noch etwas
account-second-about = Ihr Konto verlangt einen zweiten Beweis, dass Sie es sind.
account-app-code = Code Ihrer App
account-app-code-hint = Sechs Ziffern; sie wechseln jede halbe Minute.
account-recovery-code = Wiederherstellungscode
account-recovery-code-hint = Einer von denen, die Ihnen einmal gezeigt wurden. Jeder gilt einmal.
account-use-app = Die App verwenden
account-use-recovery = Einen Wiederherstellungscode verwenden
account-another = Als jemand anderes anmelden
account-go-on = Weiter
account-other-way = Anders anmelden
account-back = Zurück zur Anmeldung
account-sign-up = Konto anlegen
account-create = Konto anlegen
account-have-one = Sie haben ein Konto? { $enter }.
account-closed = Hier kann niemand ein Konto anlegen
account-closed-about = Bitten Sie die Betreiber um eine Einladung.
account-look-into-mail = Sehen Sie in Ihre Post
account-mail-sent = Ein Link wurde an { $mail } geschickt
account-mail-sent-about = Er gilt einmal und einige Stunden. Kommt nichts, sehen Sie im Spam nach oder versuchen Sie es erneut.
account-field-username = Benutzername
account-confirm = Willkommen
account-confirm-about = Dieser Link bestätigt Ihre Adresse. Wählen Sie ein Passwort, falls noch nicht geschehen.
account-reset = Passwort vergessen
account-reset-about = Nennen Sie Ihre Adresse; dorthin geht ein Link, mit dem Sie ein neues wählen.
account-reset-send = Link schicken
account-reset-sent = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs. Er gilt einmal.
account-half-link = Dieser Link ist nicht vollständig
account-half-link-about = Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz in die Adresszeile.
account-invited = Sie sind eingeladen
account-invited-to = zu { $to }
account-invited-by = zu { $to }, von { $inviter }
account-join = Beitreten
account-join-as = Sie treten als { $name } bei.
account-has-one = { $mail } hat schon ein Konto
account-has-one-about = Melden Sie sich zuerst an und öffnen Sie den Link dann noch einmal.

## Zweite Faktoren und Passkeys

account-factors = Zweiter Faktor
account-factors-on = Ein
account-factors-off = Aus
account-factors-about = Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code. { $codes ->
    [0] Es gibt keine Wiederherstellungscodes.
    [one] Ein Wiederherstellungscode ist übrig.
   *[other] { $codes } Wiederherstellungscodes sind übrig.
  }
account-factors-set-up = App einrichten
account-factors-remove = App entfernen
account-recovery-codes = Ihre Wiederherstellungscodes: Bewahren Sie sie dort auf, wo Ihr Telefon nicht ist
account-recovery-renew = Neue Wiederherstellungscodes erzeugen
account-proof-hint = Ihre Anmeldung ist eine Weile her: Zeigen Sie noch einmal, dass Sie es sind.
account-scan = Scannen Sie dies mit der App und tippen Sie den Code ein, den sie zeigt.
account-qr = Code zum Scannen
account-or-type = Oder tippen Sie dies in die App:
account-passkey = Passkey
account-passkeys = Passkeys
account-passkey-add = Passkey hinzufügen
account-passkeys-none = Noch keine Passkeys
account-passkeys-none-about = Ein Passkey meldet Sie mit Ihrem Gerät an, ohne Passwort, und kann nicht versehentlich verraten werden.
account-passkey-made = angelegt { $time }
account-passkey-used = zuletzt benutzt { $time }
account-remove = Entfernen
account-identities = Konten anderswo
account-identity-tie = Mit diesem Konto verbinden

## Wie man arbeitet

account-work = Wie Sie arbeiten
account-languages = Sprachen, in die Sie übersetzen
account-languages-hint = Die Startseite zeigt, was in ihnen wartet.
account-secondary_languages = Sprachen, die Sie lesen
account-secondary_languages-hint = Ihre Übersetzungen stehen neben dem Text, an dem Sie arbeiten.
account-remove-language = { $language } entfernen
account-enter-saves = Eingabetaste speichert
account-enter-saves-hint = Mit der Umschalttaste beginnt sie dann eine neue Zeile.
account-act-second-factor-added = App für Codes eingerichtet
account-act-second-factor-removed = App für Codes entfernt
account-act-recovery-codes-made = Wiederherstellungscodes erzeugt
account-act-recovery-code-used = Wiederherstellungscode benutzt
account-act-passkey-added = Passkey hinzugefügt
account-act-passkey-removed = Passkey entfernt
account-act-identity-linked = Konto anderswo verbunden
account-act-identity-unlinked = Konto anderswo entfernt
account-mail-again = Brief erneut senden
account-mail-sent-again = Erneut gesendet
