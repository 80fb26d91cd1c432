### La connexion et son propre compte.

account-sign-in = Se connecter
account-to-site = à { $site }
account-name-or-mail = Nom d’utilisateur ou adresse électronique
account-password = Mot de passe
account-forgotten = Oublié ?
account-or = ou
account-none-open = Pas de compte ? { $create } ou { $look } sans compte.
account-none-invitation = Les comptes se créent ici sur invitation. Vous pouvez { $look } sans compte.
account-create-one = Créez-en un
account-look-around = regarder
account-phrases = Une phrase en huit langues

## Son propre compte

account-needed = Vous n’êtes pas connecté
account-needed-about = Cette page concerne votre propre compte. Connectez-vous et vous y reviendrez.
account-yours = Votre compte
account-profile = Profil
account-security = Connexion et sécurité
account-notifications = Notifications
account-tokens = Jetons d’API
account-never = jamais
account-actions = Actions
account-field-full_name = Nom complet
account-field-email = Adresse électronique
account-full-name-hint = Il accompagne vos traductions, aussi dans les fichiers.

## Jetons

account-tokens-none = Pas encore de jeton
account-tokens-none-about = Un programme en a besoin pour parler en votre nom : un script, une tâche d’intégration continue, le client en ligne de commande.
account-token-new = Un nouveau jeton
account-token-name = Nom
account-token-name-hint = À quoi il sert, par exemple le nom du programme.
account-token-expires = Expire
account-token-expires-hint = Vide : jamais.
account-token-may = Peut faire
account-token-used = Dernière utilisation
account-token-all = Tout ce que vous pouvez
account-token-some = { $count ->
    [0] Regarder seulement
    [one] Un droit
   *[other] { $count } droits
  }
account-token-for-all = Tout ce que vous pouvez faire
account-token-for-look = Regarder seulement
account-token-for-translate = Traduire des chaînes
account-token-for-files = Télécharger et envoyer des fichiers
account-token-make = Créer le jeton
account-token-made = Le jeton a été créé
account-token-revoke = Révoquer
account-token-revoke-title = Révoquer le jeton « { $name } » ?
account-token-revoke-about = Ce qui l’utilise sera refusé désormais. C’est irréversible.

## Profil

account-appearance = Apparence
account-save = Enregistrer
account-saved = Enregistré

## Mot de passe

account-password-current = Mot de passe actuel
account-password-current-hint = Vide si vous n’en avez pas encore.
account-password-new = Nouveau mot de passe
account-password-hint = Au moins 10 caractères. Une phrase convient bien.
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Toutes les autres sessions sont terminées.

## Sessions

account-sessions = Où vous êtes connecté
account-sessions-end-others = Se déconnecter partout ailleurs
account-sessions-none = Aucun navigateur n’est connecté par une session
account-session-this = ici
account-session-end = Déconnecter
account-session-facts = { $address }, dernière utilisation { $time }
account-device-unknown = Appareil inconnu

## Ce qui est arrivé au compte

account-acts = Ce qui est arrivé
account-act = Quoi
account-act-time = Quand
account-act-device = Appareil
account-act-address = Adresse
account-act-signed-in = Connexion
account-act-sign-in-failed = Connexion refusée
account-act-signed-out = Déconnexion
account-act-session-ended = Session terminée
account-act-password-set = Mot de passe défini
account-act-reset-asked = Réinitialisation demandée
account-act-sign-in-link-made = Lien de connexion créé
account-act-registered = Compte créé
account-act-email-changed = Adresse électronique changée
account-act-token-made = Jeton créé
account-act-token-revoked = Jeton révoqué

## Notifications

account-news-strings = Chaînes
account-news-people = Personnes
account-news-projects = Projets et dépôts
account-scope-watched = Projets suivis
account-scope-administered = Projets que vous gérez
account-scope-all = Tous les projets
account-frequency-off = Jamais
account-frequency-instant = Aussitôt
account-frequency-daily = Chaque jour
account-frequency-weekly = Chaque semaine
account-frequency-monthly = Chaque mois
account-news-of-ToDoStringsNotification = Chaînes à traduire
account-news-of-NewStringNotificaton = Nouvelles chaînes
account-news-of-ChangedStringNotificaton = Traductions modifiées
account-news-of-TranslatedStringNotificaton = Nouvelles traductions
account-news-of-ApprovedStringNotificaton = Traductions approuvées
account-news-of-MentionCommentNotificaton = Commentaires qui vous mentionnent
account-news-of-LastAuthorCommentNotificaton = Commentaires sur vos traductions
account-news-of-NewCommentNotificaton = Tous les commentaires
account-news-of-NewSuggestionNotificaton = Nouvelles suggestions
account-news-of-PendingSuggestionsNotification = Suggestions à examiner
account-news-of-NewContributorNotificaton = Nouveaux contributeurs
account-news-of-NewAnnouncementNotificaton = Annonces
account-news-of-NewTranslationNotificaton = Nouvelles langues et demandes de langues
account-news-of-NewComponentNotificaton = Nouveaux composants
account-news-of-NewAlertNotificaton = Alertes
account-news-of-MergeFailureNotification = Fusions en échec
account-news-of-ParseErrorNotification = Fichiers illisibles
account-news-of-RepositoryNotification = Opérations des dépôts
account-news-of-LockNotification = Verrous
account-news-of-LicenseNotification = Licences et accords
