### Mots communs à toutes les pages.

kit-home = Vers la page d’accueil
kit-place = Où vous êtes
kit-skip = Aller au contenu
kit-loading = Chargement
kit-close = Fermer
kit-cancel = Annuler
kit-try-again = Réessayer
kit-just-now = à l’instant
kit-sign-in = Se connecter
kit-sign-out = Se déconnecter
kit-activity = Votre activité
kit-manage = Administration
kit-account = Votre compte

kit-failed-unexpected = Quelque chose a échoué sur le serveur. Son journal en dit plus.
kit-failed-not-found = Il n’y a rien à cette adresse, ou cela ne vous est pas montré.
kit-failed-signed-out = Vous n’êtes plus connecté. Reconnectez-vous ; votre texte est conservé.
kit-failed-too-many = Trop de requêtes à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
kit-failed-network = Le serveur n’a pas répondu. Votre texte est conservé.

## États des chaînes

state-untranslated = Non traduite
state-needs-editing = À revoir
state-translated = Traduite
state-approved = Approuvée
state-read-only = Lecture seule
state-failing = Contrôle en échec
state-warning = Avertissement
state-suggestion = Suggestion
state-comment = Commentaire

## Clair et sombre

kit-language = Langue
kit-theme = Thème
kit-theme-system = Comme le système
kit-theme-light = Clair
kit-theme-dark = Sombre
kit-show-password = Montrer le mot de passe

## Secrets

kit-add = Ajouter
kit-choose-language = Choisissez une langue
kit-copy = Copier
kit-copy-of = Copier l’adresse pour { $name }
kit-copied = Copié
kit-shown-once = Copiez-le maintenant : il n’est montré que cette fois.

## Pages of a place

kit-tabs = Pages de ce lieu
kit-tab-overview = Aperçu
kit-tab-glossary = Glossaire
kit-tab-changes = Modifications
kit-tab-insights = Statistiques
kit-tab-repository = Dépôt
kit-tab-screenshots = Captures d’écran
kit-tab-labels = Étiquettes
kit-tab-addons = Extensions
kit-tab-access = Accès
kit-tab-settings = Réglages

## Jumping to places by their names.

kit-jump = Chercher ou aller à
kit-jump-found = Lieux trouvés
kit-jump-nothing = Aucun lieu ne porte ce nom
kit-jump-kind-project = Projet
kit-jump-kind-category = Catégorie
kit-jump-kind-component = Composant
kit-jump-kind-user = Personne
kit-jump-kind-language = Langue
kit-jump-kind-strings = Chercher dans les chaînes

## Pages of the administration

kit-admin-health = État
kit-admin-users = Comptes
kit-admin-teams = Équipes
kit-admin-roles = Rôles
kit-admin-languages = Langues
kit-admin-addons = Extensions
kit-admin-tasks = Tâches
kit-admin-ssh = SSH
kit-admin-lists = Listes de composants
kit-admin-memory = Mémoire de traduction
kit-admin-backups = Sauvegardes
kit-admin-closed = L’administration ne vous est pas ouverte
kit-admin-closed-about = Il faut le droit de l’utiliser ; les superutilisateurs l’ont et peuvent le donner.

## What one may not do

kit-may-not = Vous pouvez regarder ici, mais rien modifier.
kit-may-not-why = Pourquoi ?
kit-may-not-needs = { $count ->
    [one] Ce droit manque :
   *[other] Un de ces droits manque :
  }
kit-may-not-project = Les personnes qui gèrent l’accès à ce projet peuvent vous le donner : dites-leur que votre nom est { $name }.
kit-may-not-site = Les personnes qui gèrent ce site peuvent vous le donner : dites-leur que votre nom est { $name }.
kit-may-not-sign-in = Connectez-vous : vous l’aurez peut-être alors.
kit-undo = Annuler
