### Wer was darf: Teams, Menschen, Rollen, Token.

access-title = Zugang zu { $name }
access-about = Rechte kommen aus Teams. Ein Team hat Rollen, und jede Rolle erlaubt einiges.
access-may-not = Sie können nicht sehen oder ändern, wer Zugang hat
access-saved = Gespeichert.
access-save = Änderungen speichern
access-name = Name
access-actions = Aktionen
access-never = nie
access-username = Benutzername
access-nobody = Niemand hat diesen Namen.

access-teams = Teams
access-teams-none = Dieses Projekt hat keine eigenen Teams
access-teams-none-about = Wählen Sie eine andere Sichtbarkeit als „eigene“, und die üblichen Teams entstehen.
access-team = Team
access-team-new = Neues Team
access-team-make = Team anlegen
access-team-change = Ändern
access-team-change-of = { $name } ändern
access-team-all-languages = In allen Sprachen
access-team-languages = { $count ->
    [0] In keiner Sprache
   *[other] In { $languages }
  }
access-team-empty = In diesem Team ist noch niemand.
access-languages = Sprachen
    .hint = Codes mit Kommas dazwischen, etwa cs, de. Leer: alle Sprachen.
access-roles = Rollen
access-role-nothing = Mitglieder sehen das Projekt und dürfen sonst nichts.
access-role-means = { $count ->
    [one] Was Mitglieder dürfen: eines
   *[other] Was Mitglieder dürfen: { $count } Dinge
  }
access-member-add = Mitglied aufnehmen
access-member-added = { $name } ist jetzt im Team.
access-member-remove = Aus dem Team nehmen
access-member-remove-of = { $name } aus { $team } nehmen
access-member-remove-about = Was getan wurde, bleibt. Rechte aus anderen Teams bleiben ebenfalls.

access-invitations = Per E-Mail einladen
access-invitations-about = Für Menschen, die noch kein Konto haben. Der Brief führt sie in dieses Projekt und in das Team.
access-invite = Einladung senden
access-invited = Die Einladung an { $email } ist gesendet.
access-invitation-link = Hier ist keine E-Mail eingerichtet: Senden Sie diesen Link selbst
access-mail = E-Mail-Adresse
access-invitation-until = { $team }, bis { $date }
access-invitation-revoke = Zurücknehmen
access-invitation-revoke-of = Einladung von { $email } zurücknehmen

access-visibility = Wer es sieht
access-visibility-change = Sichtbarkeit ändern
access-level-0 = Öffentlich
access-level-0-about = Alle sehen es; wer ein Konto hat, kann übersetzen.
access-level-1 = Geschützt
access-level-1-about = Alle sehen es; seine Teams übersetzen.
access-level-100 = Privat
access-level-100-about = Nur seine Teams sehen es.
access-level-200 = Eigene
access-level-200-about = Teams, die Sie selbst anlegen, sehen es; von selbst entstehen keine.

access-blocks = Ausgesperrt
access-blocks-none = Niemand ist ausgesperrt.
access-block = Aussperren
access-block-ends = Bis
    .hint = Leer: für immer.
access-block-for-good = für immer
access-block-until = bis { $date }
access-unblock = Einlassen
access-unblock-of = { $name } wieder einlassen

access-tokens = Token des Projekts
access-tokens-about = Ein Programm damit arbeitet nur in diesem Projekt, mit den Rechten seiner Verwaltung.
access-token-name = Wofür es ist
access-token-make = Token anlegen
access-token-made = Das Token ist angelegt
access-token-used = Zuletzt benutzt
access-token-expires = Endet
access-token-revoke = Widerrufen
access-token-revoke-of = { $name } widerrufen
access-token-revoke-about = Programme, die es benutzen, werden ab jetzt abgewiesen.

access-explain = Was darf jemand?
access-explain-ask = Fragen
access-permission = Recht
access-allowed = Ja
access-denied = Nein

access-group-strings = Übersetzungen
access-group-source = Quelltexte
access-group-talk = Vorschläge
access-group-comments = Kommentare
access-group-languages = Sprachen
access-group-files = Dateien und Berichte
access-group-glossary = Glossar
access-group-help = Übersetzungsspeicher und Maschinen
access-group-screenshots = Bildschirmfotos
access-group-repository = Repository
access-group-managing = Verwaltung des Projekts
access-group-site = Die ganze Website


access-team-more = { $count ->
    [one] und eine Person mehr
   *[other] und { $count } weitere
  }
access-team-remove-about = Mitglieder verlieren, was es ihnen gibt; sie selbst und ihre Arbeit bleiben.
access-remove = Entfernen
access-remove-of = { $name } entfernen
access-roles-about = Eine Rolle fasst Rechte unter einem Namen zusammen. Teams geben ihren Mitgliedern Rollen.
access-role-new = Neue Rolle
access-role-remove-about = Teams verlieren sie, und Mitglieder, was sie erlaubt.
access-users-find = Nach dem Anfang des Benutzernamens suchen
access-users-count = { $count ->
    [one] Ein Konto
   *[other] { $count } Konten, davon { $shown } gezeigt
  }
access-full-name = Voller Name
access-user-new = Neues Konto
access-user-make = Konto anlegen
access-user-state = Zustand
access-user-login = Zuletzt angemeldet
access-user-inactive = Geschlossen
access-user-superuser = Superuser
access-user-bot = Programm
access-user-is_active = Aktiv
    .hint = Sonst ist kein Anmelden möglich, und Token werden abgewiesen.
access-user-is_superuser = Superuser
    .hint = Darf überall alles.
access-user-is_bot = Ein Programm
    .hint = Meldet sich nur mit Token an und zählt nicht als Mensch.
access-team-remove = Team entfernen
access-team-removed = Das Team { $name } ist entfernt.
access-team-remove-people = { $count ->
    [0] Niemand ist darin.
    [one] Ein Mitglied verlässt es.
   *[other] { $count } Mitglieder verlassen es.
  }
access-role-not-given = Sie haben selbst nicht alle ihre Rechte und können sie deshalb nicht geben.
access-members = Mitglieder
access-members-none = Noch ist niemand in einem Team dieses Projekts
access-members-none-about = Fügen Sie jemanden mit Konto hinzu oder laden Sie per E-Mail ein.
access-members-count = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
  }
access-members-find = Nach Namen suchen
access-member-administrator = Verwaltet es
access-member-teams = Teams
access-member-teams-of = Teams von { $name }
access-way-added = hinzugefügt
access-way-automatic = selbst beigetreten
access-way-creation = hat das Projekt angelegt
access-way-invitation = durch Einladung
access-way-provider = durch einen Anmeldedienst
access-way-token = mit einem Token angelegt
access-previous = Vorige Seite
access-next = Nächste Seite
access-unblocked = { $name } hat wieder Zugang.
access-member-removed = { $name } ist nicht mehr in { $team }.
access-invitation-resend = Erneut senden
access-invitation-resend-of = Erneut senden: Einladung an { $email }
