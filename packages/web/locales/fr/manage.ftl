### L’administration du site.

manage-actions = Actions
manage-name = Nom
manage-code = Code
manage-slug = Nom dans les adresses
manage-save = Enregistrer les modifications
manage-change = Modifier
manage-change-of = Modifier { $name }
manage-remove = Supprimer
manage-remove-of = Supprimer { $name }
manage-previous = Précédent
manage-next = Suivant
manage-ready = Le site a tout pour travailler
manage-not-ready = Il manque au site de quoi travailler
manage-alerts = { $count ->
    [one] { $count } alerte de composant attend quelqu’un
   *[other] { $count } alertes de composants attendent quelqu’un
  }
manage-failed = Tâches échouées
manage-failed-none = Aucune tâche n’a échoué.
manage-waiting = Tâches : { $running } en cours, { $queued } en attente.
manage-tasks-all = Toutes les tâches
manage-counts = Ce qu’il y a
manage-count-projects = Projets
manage-count-components = Composants
manage-count-translations = Traductions
manage-count-languages = Langues
manage-count-units = Chaînes
manage-count-units_translated = Chaînes traduites
manage-count-checks = Contrôles échoués
manage-count-suggestions = Suggestions
manage-count-users = Comptes
manage-count-changes = Changements
manage-task-all = Toutes
manage-task-running = En cours
manage-task-queued = En attente
manage-task-failed = Échouée
manage-task-done = Terminée
manage-task-cancelled = Arrêtée
manage-task-state = État
manage-task-what = Quoi
manage-task-where = Où
manage-task-who = Qui
manage-task-progress = Avancement
manage-task-when = Demandée
manage-task-error = Cause de l’échec
manage-task-cancel = Arrêter
manage-task-cancel-of = Arrêter { $name }
manage-tasks-none = Il n’y a pas de telles tâches
manage-language-new = Nouvelle langue
manage-language-find = Chercher par nom ou code
manage-languages-count = { $count ->
    [one] { $count } langue
   *[other] { $count } langues, dont { $shown } affichées
  }
manage-languages-none = Aucune langue n’a ce nom ou ce code
manage-direction = Sens
manage-direction-auto = Selon le code
manage-direction-ltr = De gauche à droite
manage-direction-rtl = De droite à gauche
manage-plural-number = Formes du pluriel
manage-plural-formula = Règle du pluriel
    .hint = Comme dans gettext, par exemple n != 1.
manage-ssh-key = Clé du site
manage-ssh-key-about = Donnez cette clé publique aux hôtes des dépôts joints par ssh.
manage-ssh-replace = Créer une autre clé
manage-ssh-replace-about = Les hôtes qui ne connaissent que l’actuelle nous refusent jusqu’à recevoir la nouvelle.
manage-ssh-hosts = Hôtes de confiance
manage-ssh-hosts-none = Aucun hôte n’a encore été confirmé.
manage-ssh-host = Hôte
manage-ssh-fingerprint = Empreinte
manage-ssh-scan = Demander ses clés
manage-ssh-compare = Comparez-les à ce que l’hôte publie lui-même
manage-ssh-trust = Se fier à ces clés
manage-ssh-shipped = Fourni avec Dragoman
manage-ssh-forget = Ne plus s’y fier
manage-ssh-forget-of = Ne plus se fier à { $name }
manage-lists-about = On peut ouvrir une liste entière à des équipes, et les pages d’accueil la montrent ensemble.
manage-lists-none = Il n’y a pas encore de listes
manage-list-new = Ajouter une liste
manage-memory-about = Ce qui fut traduit, proposé là où cela convient.
manage-memory-none = La mémoire est vide
manage-memory-source = Source
manage-memory-target = Traduction
manage-memory-origin = Provenance
manage-backups-about = Une sauvegarde est un fichier avec tout sauf les dépôts, refaits depuis leurs sources.
manage-backup-backup = Sauvegarder
manage-backup-backup-about = Sur PostgreSQL pendant que des serveurs tournent ; avec la base embarquée, arrêtez d’abord le serveur.
manage-backup-restore = Rétablir
manage-backup-restore-about = Remplit un dossier nouveau et vide.
manage-backup-move = Passer à PostgreSQL
manage-backup-move-about = Une sauvegarde d’une sorte de base peut être rétablie dans l’autre.
manage-backup-key = Gardez la clé à part
manage-backup-key-about = Les mots de passe des dépôts sont scellés par la clé secrète du serveur. Elle n’est dans la sauvegarde que sur demande.
manage-list-remove = Supprimer la liste
manage-list-remove-about = { $count ->
    [0] La liste est vide.
    [one] Son composant reste. Les équipes qui l’atteignent par cette liste le perdent.
   *[other] Ses { $count } composants restent. Les équipes qui les atteignent par cette liste les perdent.
  }
manage-memory-remove = Supprimer l’entrée
manage-memory-remove-title = Supprimer de la mémoire
manage-memory-remove-about = Elle n’est plus proposée. Les chaînes qui l’utilisent restent telles quelles.
manage-ssh-forget-about = { $count ->
    [one] Sa clé n’est plus de confiance :
   *[other] Ses { $count } clés ne sont plus de confiance :
  } les dépôts de cet hôte sont hors d’atteinte jusqu’à ce que vous lui fassiez de nouveau confiance.

manage-addons-about = Ces extensions agissent sur chaque composant du site auquel elles conviennent, sans que personne ne les y installe.
