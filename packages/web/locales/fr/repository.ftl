### Repositories: where they stand, and what is done with them.


repository-title = Dépôt
repository-title-all = Dépôts
repository-of = Dépôt de { $name }
repository-all-of = Dépôts de { $name }
repository-branch = , branche { $branch }
repository-all-of-project = Tous les dépôts du projet

repository-lock = Verrouiller
repository-unlock = Déverrouiller
repository-more = Plus
repository-locked = Verrouillé : personne ne peut modifier les traductions.
repository-locked-about = Les suggestions et commentaires restent possibles. Déverrouillez une fois le travail sur le dépôt terminé.
repository-locked-since = Depuis : { $since }.
repository-locked-by = Verrouillé par { $who }, { $since }.
repository-shared = Ce dépôt est partagé
repository-shared-about = Il appartient à { $place }. Ce qui est fait ici l’est pour tous les composants qui le partagent.

repository-here = Ici
repository-here-nothing = Rien de nouveau
repository-strings-count = { $count ->
    [one] { $count } chaîne
   *[other] { $count } chaînes
  }
repository-commits-count = { $count ->
    [one] { $count } commit
   *[other] { $count } commits
  }
repository-here-about = Pas encore validées : { $waiting }. Pas encore poussés : { $outgoing }.
repository-upstream = En amont
repository-upstream-nothing = Rien de nouveau
repository-upstream-unknown = Il n’a pas encore été consulté.
repository-relation-same = Identiques
repository-relation-ahead = En avance
repository-relation-behind = En retard
repository-relation-diverged = Divergents

repository-commit = Valider
repository-push = Pousser
repository-no-push = Ce composant n’a pas d’adresse où pousser : ses paramètres la donnent.
repository-pull = Mettre à jour
repository-plan-make = Planifier la mise à jour
repository-cleanup = Supprimer les fichiers inconnus de git
repository-file-sync = Écrire toutes les chaînes dans les fichiers
repository-file-scan = Relire tous les fichiers
repository-commit-all = Tout valider
repository-pull-all = Tout mettre à jour
repository-push-all = Tout pousser

repository-done-commit = Validé.
repository-done-push = Poussé.
repository-done-pull = Mis à jour.
repository-done-reset = Réinitialisé à l’état amont.
repository-done-cleanup = Nettoyé.
repository-done-file-sync = Toutes les chaînes sont écrites.
repository-done-file-scan = Tous les fichiers ont été lus.
repository-refused = Cela n’a pas marché. Rien n’est perdu.
repository-busy = Un autre travail sur ce dépôt prend du temps
repository-busy-about = Votre demande attend son tour. Vous pouvez quitter cette page : elle continue et reste listée ici.

repository-plan-by-rebase = Plan : mise à jour par rebase
repository-plan-by-merge = Plan : mise à jour par fusion
repository-plan-nothing-yet = Rien n’a encore été fait
repository-plan-apply = Appliquer le plan
repository-plan-discard = Abandonner
repository-plan-for = Établi pour le commit
repository-plan-translated = Traduit ici
repository-plan-more = { $count ->
    [one] { $count } autre fichier
   *[other] { $count } autres fichiers
  }
repository-plan-problem = Le plan n’a pas pu être établi
repository-plan-conflicts = { $count ->
    [one] { $count } fichier serait en conflit. Poussez d’abord, ou corrigez en amont.
   *[other] { $count } fichiers seraient en conflit. Poussez d’abord, ou corrigez en amont.
  }
repository-plan-empty = Rien de nouveau en amont.
repository-plan-incoming = { $count ->
    [one] { $count } commit arrive. Aucun conflit attendu.
   *[other] { $count } commits arrivent. Aucun conflit attendu.
  }
repository-plan-ours = { $ours ->
    [0] Aucun ne touche aux fichiers traduits ici.
    [one] { $ours } fichier traduit ici change.
   *[other] { $ours } fichiers traduits ici changent.
  }

repository-waiting = Pas encore validé
repository-waiting-none = Tout est validé
repository-waiting-none-about = Ce qui sera traduit s’affiche ici jusqu’au prochain commit.
repository-language = Langue
repository-strings = Chaînes
repository-by = Par
repository-since = Depuis
repository-outgoing = Pas encore poussés
repository-incoming = Nouveautés en amont
repository-merge-failure = La dernière mise à jour a échoué

repository-alerts = À surveiller
repository-alert-error = Erreur
repository-alert-warning = Avertissement
repository-alert-details = { $count ->
    [one] Un détail
   *[other] { $count } détails
  }
repository-alert-more = { $count ->
    [one] Et un autre
   *[other] Et { $count } autres
  }

repository-earlier = Auparavant
repository-earlier-none = Rien n’a encore été fait avec ce dépôt.
repository-log = Journal
repository-log-of = Journal : { $work }
repository-log-empty = Rien n’a été consigné.
repository-state-done = Terminé :
repository-state-failed = Échec :
repository-state-cancelled = Annulé :
repository-work-commit = Validation
repository-work-push = Envoi
repository-work-pull = Mise à jour depuis l’amont
repository-work-reset = Réinitialisation
repository-work-cleanup = Nettoyage
repository-work-file-sync = Écriture de tous les fichiers
repository-work-file-scan = Lecture de tous les fichiers
repository-work-load = Importation
repository-work-operate = Travail sur le dépôt
repository-work-plan = Plan d’une mise à jour
repository-work-add-language = Nouvelle langue
repository-work-remove-language = Suppression d’une langue
repository-work-remove-units = Suppression de chaînes
repository-work-upload = Envoi d’un fichier
repository-work-waits = En attente de son tour.
repository-work-leave = Vous pouvez quitter cette page : cela continue.
repository-work-cancel = Annuler

repository-fate-committed = Écrit
repository-fate-updated = Modifié
repository-fate-added = Nouveau
repository-fate-removed = Supprimé
repository-fate-pending = En attente
repository-fate-suggested = Devient une suggestion
repository-fate-discarded = Jeté
repository-plan-more-strings = Et { $count } autres textes.
repository-plan-outdated = Quelque chose a changé entre-temps
repository-plan-outdated-about = Rien n’a été fait. Voici le plan tel qu’il est maintenant.
repository-plan-of = Plan : { $work }
repository-plan-look = Regarder d’abord : { $work }
repository-plan-no-change = Rien ne changerait.
repository-plan-fails = Cela ne marcherait pas
repository-plan-commits-title = Commits qui sont faits
repository-plan-incoming-title = Arrive
repository-plan-outgoing-title = Est envoyé
repository-plan-dropped-title = Est abandonné
repository-plan-strings-title = Ce que deviennent les chaînes
repository-plan-sum-made = { $count ->
    [one] un commit est fait
   *[other] { $count } commits sont faits
  }
repository-plan-sum-come = { $count ->
    [one] un commit arrive
   *[other] { $count } commits arrivent
  }
repository-plan-sum-go = { $count ->
    [one] un commit est envoyé
   *[other] { $count } commits sont envoyés
  }
repository-plan-sum-drop = { $count ->
    [one] un commit est abandonné
   *[other] { $count } commits sont abandonnés
  }
repository-plan-sum-change = { $count ->
    [one] une chaîne est touchée
   *[other] { $count } chaînes sont touchées
  }
repository-gave-way = Là où deux textes se sont rencontrés
repository-gave-way-more = Afficher plus
repository-gave-way-to-upstream = Le texte de l’amont reste
repository-gave-way-to-ours = Notre texte reste
repository-gave-way-suggested = L’autre texte est gardé comme suggestion.
repository-gave-way-suggested-by = L’autre texte est gardé comme suggestion de { $who }.
repository-request = Demande de fusion
repository-request-none = Aucune demande n’est ouverte. Le prochain envoi en ouvre une.
repository-request-open = Ouverte
repository-request-merged = Fusionnée
repository-request-closed = Fermée
repository-request-opened = Ouverte
repository-request-next = Le prochain envoi en ouvre une nouvelle.
repository-reset = Défaire ce qui est ici
repository-reset-nothing = Rien ici n’est plus récent que l’amont : une réinitialisation relit les fichiers.
repository-reset-drops = Ni validé ou ni poussé : { $what }.
repository-reset-about = Tous les composants qui partagent le dépôt prennent l’état de l’amont.
repository-reset-ask = Réinitialiser à l’amont
repository-reset-do = Réinitialiser
repository-reset-do-discard = Jeter et réinitialiser
repository-reset-fate = Ce que cela devient
repository-reset-pending = Cela attend une nouvelle validation
repository-reset-pending-about = Au nom des auteurs, sur l’état de l’amont.
repository-reset-suggestions = Cela devient des suggestions
repository-reset-suggestions-about = Les traducteurs choisissent à nouveau, texte par texte.
repository-reset-discard = C’est jeté
repository-reset-discard-about = C’est irréversible ; seul l’historique en garde la trace.

repository-components = Composants
repository-forges = Des envois et des demandes sans intervention
repository-forges-about = Les forges peuvent annoncer les envois et recevoir des demandes de tirage ou de fusion : { $hooks } et { $forges } sont dans les réglages du projet.
repository-forges-hooks = notifications d’envois
repository-forges-credentials = identifiants pour les forges
repository-components-none = Il n’y a pas encore de composants
repository-components-add = Ajouter un composant
repository-component = Composant
repository-address = Adresse
repository-kept = Dépôt
repository-own = Le sien
repository-shares = Partagé
repository-needs-commit = Des chaînes ne sont pas encore validées.
repository-needs-merge = L’amont a du nouveau.
repository-needs-push = Des commits ne sont pas encore poussés.
repository-needs-nothing = Tous les dépôts sont à jour avec l’amont.

## A new component


repository-new = Nouveau composant
repository-new-steps = Étapes
repository-step-repository = Dépôt
repository-step-what = Que traduire
repository-step-kept = Comment il est tenu
repository-step-create = Vérifier et créer
repository-new-back = Retour
repository-new-on = Continuer
repository-new-nothing-yet = Rien n’est créé avant l’étape 4.
repository-project = Projet
repository-origin = Où sont les fichiers
repository-origin-git = Un dépôt
repository-origin-git-about = Les changements en viennent, les traductions y sont validées.
repository-origin-component = Le dépôt d’un autre composant
repository-origin-component-about = Il n’est récupéré qu’une fois pour les deux.
repository-origin-zip = Un fichier ZIP ou un seul fichier
repository-origin-zip-about = Les fichiers ne sont gardés qu’ici.
repository-origin-new = Partir de rien
repository-origin-new-about = Il n’y a pas encore de fichiers. Ils sont gardés ici, et les chaînes sont saisies.
repository-origin-new-here = Gardé ici seulement
repository-new-address = Adresse
repository-new-address-hint = Telle que vous la donneriez à git clone.
repository-new-branch = Branche
repository-new-branch-hint = Vide pour la principale.
repository-new-push = Adresse où pousser
repository-new-push-hint = Vide si rien ne doit être poussé.
repository-ssh = Accès par ssh
repository-ssh-own = Ce projet a sa propre clé. Donnez-lui accès au dépôt, en écriture si les traductions y sont poussées.
repository-ssh-site = Le serveur se présente avec cette clé. Donnez-lui accès au dépôt, en écriture si les traductions y sont poussées.
repository-ssh-hosts = Le serveur ne se connecte pas à une machine dont les clés ne sont pas reconnues : { $hosts }.
repository-ssh-hosts-link = machines reconnues par ce site
repository-ssh-hosts-ask = Le serveur ne se connecte pas à une machine dont les clés ne sont pas reconnues. Les administrateurs du site peuvent en reconnaître une.
repository-new-shared = Composant
repository-new-choose = Choisissez
repository-new-zip = Fichier
repository-new-zip-hint = Ses fichiers sont examinés à l’étape suivante ; rien n’en est gardé avant la dernière.
repository-new-name = Nom
repository-new-slug = Nom court dans les adresses
repository-new-slug-hint = Formé du nom, sauf si vous en écrivez un.
repository-new-format = Format
repository-new-auto = Le trouver
repository-new-auto-hint = Le serveur trouve format et masque d’après les fichiers. S’ils laissent un choix, il demande.
repository-new-format-find = Chercher un format
repository-new-format-found = { $count ->
    [0] Aucun format ne porte ce nom.
    [one] { $count } format. Entrée le choisit.
   *[other] { $count } formats. Entrée choisit le premier.
  }
repository-new-mask = Masque de fichiers
repository-new-mask-hint = Avec un astérisque pour la langue. Vide pour le trouver.
repository-new-mask-hint-begin = Avec un astérisque pour la langue : locales/*.json
repository-new-matching = { $count ->
    [0] Aucun fichier ne correspond.
    [one] { $count } fichier correspond :
   *[other] { $count } fichiers correspondent :
  }
repository-new-template = Fichier de base
repository-new-template-hint = Le fichier de la langue source, si les traductions ont des clés au lieu de textes.
repository-new-base = Modèle des nouvelles traductions
repository-new-base-hint = Par exemple le fichier POT.
repository-new-surveying = Les fichiers sont examinés. S’ils sont nombreux, cela prend un moment.
repository-new-sets-in = { $files ->
    [one] Ce qui a été trouvé dans { $files } fichier
   *[other] Ce qui a été trouvé dans { $files } fichiers
  }
repository-new-sets-none = Aucun fichier de traduction trouvé
repository-new-sets-none-about = Indiquez vous-même un masque de fichiers et un format.
repository-new-best = Meilleur choix
repository-new-by-hand = Autre chose
repository-new-by-hand-about = Indiquez vous-même un masque de fichiers et un format.
repository-new-scratch = Créer les fichiers qui n’existent pas encore
repository-new-scratch-hint = Le fichier de base et le modèle indiqués ci-dessous, sans chaînes. Un dépôt vide reçoit son premier commit.
repository-new-scratch-begin = Commencer avec lui
repository-new-look-again = Examiner à nouveau
repository-new-set = { $format }, { $languages }, { $files }
repository-new-set-template = Fichier de base : { $file }
repository-new-set-base = Modèle : { $file }
repository-new-set-languages = Langues de ces fichiers
repository-new-languages-count = { $count ->
    [one] { $count } langue
   *[other] { $count } langues
  }
repository-new-files-count = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  }
repository-new-first-strings = Les premières chaînes
repository-new-preview-problems = Ceci serait refusé
repository-new-preview-look = Examiner ces fichiers
repository-new-languages = Nouvelles langues
repository-new-languages-add = Les traducteurs peuvent les ajouter
repository-new-languages-contact = Les traducteurs les demandent
repository-new-languages-none = Aucune
repository-new-license = Licence
repository-new-license-hint = Son nom SPDX.
repository-new-category = Catégorie
repository-new-category-none = Aucune
repository-new-category-hint = Un niveau d’adresses entre le projet et ses composants.
repository-new-category-make = Une nouvelle catégorie
repository-new-category-name = Nom de la catégorie
repository-new-category-later = Elle est créée avec le composant.
repository-new-messages = Messages des commits
repository-new-messages-about = Les champs vides gardent les textes habituels. Ces variables sont remplies :
repository-new-messages-preview = Par exemple
repository-new-messages-unknown = Inconnu : { $names }. Le composant serait refusé.
repository-new-merging = Mises à jour depuis l’amont
repository-new-merging-rebase = Rebaser nos commits
repository-new-merging-merge = Fusionner
repository-new-pushing = Pousser après chaque commit
repository-new-create = Créer le composant
repository-new-change = Modifier
repository-new-change-of = Modifier : { $what }
repository-new-looking = Le dépôt est examiné.
repository-new-wrong = Non créé : quelque chose est à corriger
repository-new-importing = Importation
repository-new-cut = Le serveur ne répond pas. Ce qu’il a commencé s’y poursuit ; cette page redemande jusqu’à en connaître le résultat.
repository-new-imported = Le composant est là
repository-new-import-failed = L’importation a échoué
repository-new-found = Langues : { $count }
repository-new-first = Modifier la première chaîne
repository-may-not = Vous voyez où en est le dépôt, mais vous ne pouvez ni valider, ni pousser, ni mettre à jour.
repository-unusable-host_unknown = L’hôte n’est pas encore connu
    .about = Un administrateur du site compare sa clé et l’accepte. Examinez alors à nouveau.
repository-unusable-host_changed = L’hôte présente une autre clé qu’auparavant
    .about = Quelqu’un écoute peut-être. Demandez au propriétaire de l’hôte si la clé a changé.
repository-unusable-no_ssh_access = Notre clé n’y a pas accès
    .about = Ajoutez la clé ci-dessous au dépôt, avec le droit d’écrire si des traductions y sont poussées.
repository-unusable-no_access = Le dépôt demande qui nous sommes
    .about = Il est peut-être privé, ou absent. Vérifiez l’adresse, ou prenez son adresse ssh avec notre clé.
repository-unusable-no_branch = Le dépôt n’a pas cette branche
    .about = Il a celles-ci ; choisissez :
repository-unusable-empty = Le dépôt est vide
    .about = Poussez-y d’abord les fichiers, puis examinez à nouveau.
repository-unusable-not_found = Il n’y a pas de dépôt à cette adresse
    .about = Vérifiez l’adresse. Un dépôt privé peut aussi se cacher de ceux qui n’y ont pas accès.
repository-unusable-unreachable = L’hôte est injoignable
    .about = Vérifiez son nom dans l’adresse, ou réessayez plus tard.
repository-unusable-too_slow = C’était trop long et a été arrêté
    .about = Réessayez ; si le dépôt est très grand, demandez plus de temps à l’exploitant du site.
