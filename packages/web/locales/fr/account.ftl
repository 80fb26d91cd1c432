### La connexion et son propre compte.

account-sign-in = Se connecter
account-to-site = à { $site }
account-name-or-mail = Nom d’utilisateur ou adresse électronique
account-password = Mot de passe
account-forgotten = Oublié ?
account-or = ou
account-none-open = Pas de compte ? { $create } ou { $look } sans compte.
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
account-tokens-none-about = Un programme en a besoin pour parler en votre nom : un script, une tâche d’intégration continue, le client en ligne de commande.
account-token-new = Un nouveau jeton
account-token-name = Nom
account-token-name-hint = À quoi il sert, par exemple le nom du programme.
account-token-expires = Expire
account-token-expires-hint = Vide : jamais.
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
account-token-revoke-title = Révoquer le jeton « { $name } » ?
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

## Les voies d’accès

account-by-host = Vous vous connectez ailleurs
account-by-host-about = C’est le programme qui entoure ceci qui connecte : connectez-vous là.
account-use-passkey = Utiliser une clé d’accès
account-continue-with = Continuer avec { $name }
account-second = Encore une chose
account-second-about = Votre compte demande une seconde preuve que c’est vous.
account-app-code = Code de votre application
account-app-code-hint = Six chiffres ; ils changent toutes les demi-minutes.
account-recovery-code = Code de secours
account-recovery-code-hint = Un de ceux qui vous ont été montrés une fois. Chacun sert une fois.
account-use-app = Utiliser l’application
account-use-recovery = Utiliser un code de secours
account-another = Se connecter sous un autre nom
account-go-on = Continuer
account-other-way = Se connecter autrement
account-back = Retour à la connexion
account-sign-up = Créer un compte
account-create = Créer le compte
account-have-one = Vous avez un compte ? { $enter }.
account-closed = Personne ne peut créer de compte ici
account-closed-about = Demandez une invitation à ceux qui gèrent ce site.
account-look-into-mail = Regardez votre courrier
account-mail-sent = Un lien a été envoyé à { $mail }
account-mail-sent-about = Il sert une fois, pendant quelques heures. Si rien ne vient, regardez dans les indésirables ou réessayez.
account-field-username = Nom d’utilisateur
account-confirm = Bienvenue
account-confirm-about = Ce lien confirme votre adresse. Choisissez un mot de passe, si ce n’est déjà fait.
account-reset = Mot de passe oublié
account-reset-about = Donnez votre adresse ; un lien pour en choisir un nouveau y sera envoyé.
account-reset-send = Envoyer le lien
account-reset-sent = Si un compte a cette adresse, un lien est en route. Il sert une fois.
account-half-link = Ce lien n’est pas complet
account-half-link-about = Ouvrez-le de nouveau depuis le message, ou copiez-le en entier dans la barre d’adresse.
account-invited = Vous êtes invité
account-invited-to = à { $to }
account-invited-by = à { $to }, par { $inviter }
account-join = Rejoindre
account-join-as = Vous rejoignez en tant que { $name }.
account-has-one = { $mail } a déjà un compte
account-has-one-about = Connectez-vous d’abord, puis rouvrez le lien.

## Seconds facteurs et clés d’accès

account-factors = Second facteur
account-factors-on = Actif
account-factors-off = Inactif
account-factors-about = Une application de votre téléphone montre un nouveau code toutes les demi-minutes. { $codes ->
    [0] Il n’y a pas de code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $codes } codes de secours.
  }
account-factors-set-up = Installer une application
account-factors-remove = Retirer l’application
account-recovery-codes = Vos codes de secours : gardez-les ailleurs que votre téléphone
account-recovery-renew = Créer de nouveaux codes de secours
account-proof-hint = Votre connexion date un peu : montrez encore que c’est vous.
account-scan = Scannez ceci avec l’application, puis saisissez le code qu’elle montre.
account-qr = Code à scanner
account-or-type = Ou saisissez ceci dans l’application :
account-passkey = Clé d’accès
account-passkeys = Clés d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkeys-none = Pas encore de clé d’accès
account-passkeys-none-about = Une clé d’accès vous connecte par votre appareil, sans mot de passe, et ne peut être donnée par erreur.
account-passkey-made = créée { $time }
account-passkey-used = dernière utilisation { $time }
account-remove = Retirer
account-identities = Comptes ailleurs
account-identity-tie = Lier à ce compte

## La façon de travailler

account-work = Comment vous travaillez
account-languages = Langues vers lesquelles vous traduisez
account-languages-hint = La page d’accueil montre ce qui y attend.
account-secondary_languages = Langues que vous lisez
account-secondary_languages-hint = Leurs traductions figurent à côté de la chaîne que vous travaillez.
account-remove-language = Retirer { $language }
account-enter-saves = Entrée enregistre
account-enter-saves-hint = Majuscule et Entrée commencent alors une ligne.
account-act-second-factor-added = Application de codes installée
account-act-second-factor-removed = Application de codes retirée
account-act-recovery-codes-made = Codes de secours créés
account-act-recovery-code-used = Code de secours utilisé
account-act-passkey-added = Clé d’accès ajoutée
account-act-passkey-removed = Clé d’accès retirée
account-act-identity-linked = Compte d’ailleurs lié
account-act-identity-unlinked = Compte d’ailleurs retiré
account-mail-again = Renvoyer le message
account-mail-sent-again = Renvoyé
