### Réglages des projets et composants, étiquettes et extensions.

settings-title = Réglages de { $name }
settings-contents = Sur cette page
settings-may-not = Vous pouvez lire ces réglages, pas les modifier. Qui gère ce lieu le peut.
settings-saved = Enregistré.
settings-save = Enregistrer les modifications
settings-discard = Abandonner
settings-wrong = Non enregistré : voyez les champs marqués. Vos modifications sont gardées.
settings-changed = { $count ->
    [one] { $count } modification n’est pas enregistrée.
   *[other] { $count } modifications ne sont pas enregistrées.
  }
settings-secret-kept = Gardé ; écrivez pour remplacer
settings-group-basics = L’essentiel
settings-group-review = Relecture
settings-group-exchange = Échange avec les dépôts
settings-group-repository = Dépôt
settings-group-committing = Commits et envois
settings-group-files = Fichiers
settings-group-languages = Langues
settings-group-translating = Comment on traduit
settings-group-quality = Contrôles
settings-group-glossary = Glossaire
settings-group-messages = Messages des commits
settings-field-name = Nom
settings-field-slug = Nom dans les adresses
    .hint = Lettres, chiffres, tirets et soulignés.
settings-field-web = Site web
    .hint = Où l’on présente ce qui est traduit.
settings-field-instructions = Consignes aux traducteurs
    .hint = Ton, mots à éviter, où demander. Affichées sur la page du projet.
settings-field-translation_review = Les traductions sont relues
    .hint = Elles attendent jusqu’à leur approbation.
settings-field-source_review = Les chaînes sources sont relues
    .hint = On peut les traduire une fois approuvés.
settings-field-enable_hooks = Tenir compte des envois
    .hint = Met à jour quand GitHub, GitLab ou un autre appelle notre adresse.
settings-field-set_language_team = Écrire notre nom dans les fichiers
    .hint = Remplit l’en-tête Language-Team des fichiers gettext.
settings-field-language_aliases = Autres codes de langues
    .hint = Paires séparées par des virgules, comme en:en_GB,zh:zh_Hans.
settings-field-category = Catégorie
settings-field-source_language = Langue source
    .hint = Code de la langue des chaînes, comme en.
settings-field-priority = Priorité
    .hint = Les composants de priorité plus haute sont proposés d’abord.
settings-field-license = Licence
    .hint = Des traductions, par son nom SPDX, comme MIT.
settings-field-report_source_bugs = Adresse de signalement
    .hint = Adresse électronique où signaler les fautes des chaînes sources.
settings-field-agreement = Accord des contributeurs
    .hint = Qui traduit doit d’abord l’accepter. Vide : on ne demande rien.
settings-field-vcs = Sorte de dépôt
settings-field-repo = Adresse du dépôt
    .hint = Ou dragoman://projet/composant pour partager le dépôt d’un autre composant.
settings-field-branch = Branche
    .hint = Vide : la branche principale du dépôt.
settings-field-repo_credentials = Nom et mot de passe de lecture
    .hint = Comme user:password. Gardés chiffrés, jamais montrés.
settings-field-push = Adresse d’envoi
    .hint = Vide : rien n’est envoyé.
settings-field-push_branch = Branche d’envoi
settings-field-merge_request_target = Branche cible des demandes
settings-field-merge_request_labels = Étiquettes des demandes
settings-field-merge_request_reviewers = Relecteurs des demandes
    .hint = Vide : la branche lue.
settings-field-push_credentials = Nom et mot de passe d’envoi
    .hint = Comme user:password. Gardés chiffrés, jamais montrés.
settings-field-repoweb = Adresse des fichiers dans un navigateur
    .hint = Avec { "{{" }filename{ "}}" }, { "{{" }line{ "}}" } et { "{{" }branch{ "}}" } dedans.
settings-field-merge_conflicts = Chaîne modifiée ici et en amont
settings-field-merge_style = Comment l’amont arrive
settings-field-commit_pending_age = Heures avant le commit
    .hint = Plus tôt si on le demande, ou avant une mise à jour.
settings-field-push_on_commit = Envoyer après chaque commit
settings-field-auto_lock_error = Verrouiller quand le dépôt échoue
    .hint = On ne traduit pas ce qui ne pourrait être livré.
settings-field-file_format = Format des fichiers
settings-field-filemask = Fichiers des langues
    .hint = Un chemin avec * à la place du code de langue, comme locale/*.json.
settings-field-template = Fichier source
    .hint = Pour les formats où chaque fichier tient une seule langue.
settings-field-edit_template = Les chaînes sources se modifient ici
settings-field-intermediate = Fichier source intermédiaire
    .hint = Chaînes des développeurs que personne n’a encore polies.
settings-field-new_base = Modèle des nouvelles langues
    .hint = Une nouvelle langue commence par une copie de ce fichier.
settings-field-screenshot_filemask = Captures dans le dépôt
    .hint = Un chemin avec *, comme docs/*.png. Reprises à chaque mise à jour.
settings-field-new_lang = Quand on demande une nouvelle langue
settings-field-language_code_style = Comment s’écrivent les codes de langues
settings-field-language_regex = Langues reprises
    .hint = Une expression régulière. Les fichiers des autres langues sont laissés.
settings-field-enable_suggestions = Suggestions
    .hint = Qui ne peut enregistrer peut suggérer.
settings-field-suggestion_voting = Votes sur les suggestions
settings-field-suggestion_autoaccept = Votes qui acceptent une suggestion
    .hint = 0 : jamais par les seuls votes.
settings-field-allow_translation_propagation = Reporter les traductions
    .hint = Ce qui est traduit ici vaut pour le même texte dans d’autres composants du projet.
settings-field-manage_units = On peut ajouter et retirer des chaînes ici
settings-field-restricted = Restreint
    .hint = Visible aux seules équipes qui nomment ce composant.
settings-field-check_flags = Marques de toutes les chaînes
    .hint = Comme python-brace-format, max-length:80. Séparées par des virgules.
settings-field-enforced_checks = Contrôles obligatoires
    .hint = Une traduction qui en échoue un ne peut être enregistrée comme traduite.
settings-field-variant_regex = Variantes
    .hint = Ce que cette expression retranche des clés réunit les chaînes des variantes.
settings-field-is_glossary = Ce composant est un glossaire
    .hint = Ses chaînes s’affichent comme termes près de toutes les chaînes du projet.
settings-field-glossary_color = Couleur de ses termes
settings-field-commit_message = Quand des traductions sont validées
settings-field-add_message = Quand une langue arrive
settings-field-delete_message = Quand une langue part
settings-field-merge_message = Quand l’amont est fusionné
settings-field-addon_message = Quand une extension modifie des fichiers
settings-field-pull_message = Des demandes de fusion
settings-field-color = Couleur
settings-value-category-none = Aucune
settings-value-priority-60 = Très haute
settings-value-priority-80 = Haute
settings-value-priority-100 = Moyenne
settings-value-priority-120 = Basse
settings-value-priority-140 = Très basse
settings-value-vcs-git = Git
settings-value-vcs-git-force-push = Git, envoi forcé
settings-value-vcs-local = Aucun : les fichiers sont ici
settings-value-vcs-github = GitHub : demandes de tirage
settings-value-vcs-gitlab = GitLab : demandes de fusion
settings-value-vcs-gitea = Gitea, Forgejo : demandes de tirage
settings-value-vcs-bitbucketserver = Bitbucket Server : demandes de tirage
settings-value-vcs-bitbucketcloud = Bitbucket Cloud : demandes de tirage
settings-value-vcs-azure_devops = Azure DevOps : demandes de tirage
settings-value-vcs-pagure = Pagure : demandes de tirage
settings-value-vcs-gerrit = Gerrit : changements
settings-value-merge_conflicts-upstream = Garder le texte d’amont
settings-value-merge_conflicts-ours = Garder notre texte
settings-value-merge_style-merge = Merge
settings-value-merge_style-rebase = Rebase
settings-value-merge_style-merge_noff = Merge, toujours avec un commit
settings-value-new_lang-contact = Prévenir les responsables
settings-value-new_lang-url = Mener aux consignes
settings-value-new_lang-add = L’ajouter aussitôt
settings-value-new_lang-none = Refuser
settings-value-language_code_style-none = Selon l’usage du format
settings-value-color-navy = Bleu marine
settings-value-color-blue = Bleu
settings-value-color-aqua = Bleu clair
settings-value-color-teal = Sarcelle
settings-value-color-olive = Olive
settings-value-color-green = Vert
settings-value-color-lime = Citron vert
settings-value-color-yellow = Jaune
settings-value-color-orange = Orange
settings-value-color-red = Rouge
settings-value-color-maroon = Bordeaux
settings-value-color-fuchsia = Fuchsia
settings-value-color-purple = Violet
settings-value-color-black = Noir
settings-value-color-gray = Gris
settings-value-color-silver = Argent
settings-danger = Renommer et supprimer
settings-rename = Renommer
settings-rename-project = Renommer le projet
settings-rename-component = Renommer le composant
settings-rename-about = Change toutes les adresses en dessous.
settings-rename-title = Renommer { $name }
settings-rename-plan = Les liens, hooks, scripts et clones aux anciennes adresses cessent de marcher. Chaînes, traductions et historique restent.
settings-remove-project = Supprimer le projet
settings-remove-project-about = Avec tous ses composants, traductions et leur historique.
settings-remove-component = Supprimer le composant
settings-remove-component-about = Avec toutes ses traductions et leur historique. Le dépôt lui-même reste tel quel.
settings-remove-title = Supprimer { $name }
settings-remove-type = Tapez { $name } pour confirmer
settings-remove-project-plan = { $name } disparaît avec { $components ->
    [one] { $components } composant
   *[other] { $components } composants
  } et { $strings ->
    [one] { $strings } chaîne
   *[other] { $strings } chaînes
  } dans toutes les langues, avec commentaires, suggestions, captures et historique. Les changements non envoyés sont perdus. C’est irréversible.
settings-remove-component-plan = { $name } disparaît avec { $languages ->
    [one] { $languages } langue
   *[other] { $languages } langues
  } et { $strings ->
    [one] { $strings } chaîne
   *[other] { $strings } chaînes
  }, avec commentaires, suggestions, captures et historique. Les changements non envoyés sont perdus. C’est irréversible.
settings-labels-title = Étiquettes de { $name }
settings-labels-about = Les étiquettes réunissent des chaînes à chercher et à travailler ensemble.
settings-labels-none = Il n’y a pas encore d’étiquettes
settings-labels-none-about = Ajoutez-en une ci-dessous, comme « Version 2 », et donnez-la à des chaînes dans l’éditeur.
settings-label-add = Ajouter une étiquette
settings-label-change = Modifier
settings-label-change-of = Modifier { $name }
settings-label-remove = Supprimer
settings-label-remove-of = Supprimer { $name }
settings-label-remove-about = Elle est retirée de toutes les chaînes qui l’ont. Les chaînes restent.
settings-addons-title = Extensions de { $name }
settings-addons-about = Les extensions travaillent seules : quand des fichiers changent, lors des commits ou chaque jour.
settings-addons-installed = Installées
settings-addons-none = Aucune extension n’est installée ici
settings-addons-none-about = Choisissez-en une ci-dessous.
settings-addons-available = Disponibles
settings-addon-install = Installer
settings-addon-install-of = Installer { $name }
settings-addon-change = Réglages
settings-addon-change-of = Réglages de { $name }
settings-addon-remove = Supprimer
settings-addon-remove-of = Supprimer { $name }
settings-addon-remove-about = Ce qu’elle a fait reste ; elle ne fait plus rien.
settings-discovery-look = Voir ce qui serait créé
settings-discovery-none = Rien n’est trouvé ainsi.
settings-discovery-created = { $count ->
    [one] Un composant serait créé
   *[other] { $count } composants seraient créés
  }
settings-discovery-matched = { $count ->
    [one] Un composant existe déjà
   *[other] { $count } composants existent déjà
  }
settings-discovery-removed = { $count ->
    [one] Les fichiers d’un composant ont disparu
   *[other] Les fichiers de { $count } composants ont disparu
  }
settings-discovery-refused = Refusé
settings-addon-scope-component = Agit sur ce composant
settings-addon-scope-project = Agit sur tout le projet
settings-addon-scope-repository = Agit sur tout ce qui partage le dépôt

## Add-ons by their kinds; others are told in the words of the server

settings-kind-autotranslate-autotranslate = Traduction automatique
    .about = Les chaînes reçoivent les traductions des chaînes identiques du projet.
settings-kind-cdn-cdnjs = Traductions pour pages web
    .about = Un script et des textes en JSON, que d’autres pages chargent.
settings-kind-cleanup-blank = Suppression des chaînes vides
    .about = Les chaînes sans traduction disparaissent des traductions.
settings-kind-cleanup-generic = Suppression des chaînes périmées
    .about = Les chaînes absentes du fichier de base disparaissent des traductions.
settings-kind-consistency-languages = Mêmes langues dans tous les composants
    .about = Chaque composant du projet a les langues des autres.
settings-kind-discovery-discovery = Découverte de composants
    .about = Des composants pour tous les fichiers du dépôt qu’un masque trouve.
settings-kind-flags-bulk = Modification en masse
    .about = Chaque chaîne trouvée par une requête reçoit un état, des drapeaux ou des étiquettes.
settings-kind-flags-same_edit = Les traductions identiques à la source sont à modifier
    .about = Les nouvelles traductions des fichiers identiques à la source sont à modifier.
settings-kind-flags-source_edit = Les nouvelles chaînes sources sont à modifier
    .about = Les nouvelles chaînes du fichier de base sont à modifier.
settings-kind-flags-target_edit = Les nouvelles traductions sont à modifier
    .about = Les nouvelles traductions des fichiers sont à modifier.
settings-kind-generate-fill_read_only = Chaînes en lecture seule remplies
    .about = Les chaînes en lecture seule sans texte reçoivent celui de leur source.
settings-kind-generate-generate = Fichier de statistiques
    .about = Un fichier avec l’état d’une traduction.
settings-kind-generate-prefill = Traductions préremplies
    .about = Les chaînes non traduites reçoivent le texte de leur source, à modifier.
settings-kind-generate-pseudolocale = Pseudo-langue
    .about = Une langue d’essai : les textes d’une autre, plus longs et entre crochets.
settings-kind-gettext-authors = Auteurs des fichiers gettext
    .about = Les personnes qui ont traduit, dans le commentaire d’en-tête d’un fichier PO.
settings-kind-gettext-configure = ALL_LINGUAS
    .about = La liste des langues dans ALL_LINGUAS de configure, configure.in ou configure.ac.
settings-kind-gettext-customize = Retours à la ligne des fichiers gettext
    .about = Comment les lignes des fichiers PO sont coupées.
settings-kind-gettext-linguas = LINGUAS
    .about = La liste des langues dans LINGUAS.
settings-kind-gettext-mo = Fichiers MO
    .about = Un fichier MO à côté de chaque fichier PO.
settings-kind-gettext-msgmerge = Mise à jour des fichiers gettext
    .about = Les traductions suivent le modèle comme avec msgmerge de gettext.
settings-kind-git-squash = Moins de commits
    .about = Les commits pas encore envoyés n’en font plus qu’un, ou un par langue, fichier ou auteur.
settings-kind-json-customize = Présentation des fichiers JSON
    .about = Indentation et ordre des clés des fichiers JSON.
settings-kind-properties-sort = Ordre des fichiers properties
    .about = Les entrées des fichiers properties dans l’ordre de leurs clés.
settings-kind-removal-comments = Suppression des anciens commentaires
    .about = Les anciens commentaires disparaissent.
settings-kind-removal-suggestions = Suppression des anciennes suggestions
    .about = Les anciennes suggestions disparaissent.
settings-kind-resx-update = Mise à jour des fichiers de ressources
    .about = Les fichiers de ressources des traductions ont les chaînes du fichier de base.
settings-kind-xml-customize = Présentation des fichiers XML
    .about = Comment les fichiers XML écrivent les éléments sans contenu.
settings-kind-yaml-customize = Présentation des fichiers YAML
    .about = Indentation, largeur et fins de ligne des fichiers YAML.

## Notifications d’envois

settings-hooks = Notifications d’envois
settings-hooks-about = Une forge qui annonce les envois les fait intégrer aussitôt. Saisissez-y son adresse ci-dessous comme webhook, au format JSON, avec le secret par lequel elle prouve qui elle est. Si le projet n’en a pas, celui du serveur s’applique ; s’il n’y en a pas non plus, n’importe qui peut demander une mise à jour.
settings-hooks-off = Ce projet ne tient pas compte des envois : activez cela plus haut.
settings-hooks-set = Un secret est défini
settings-hooks-not-set = Aucun secret n’est défini
settings-hooks-addresses = Adresses à saisir sur la forge
settings-hooks-made = Le secret à saisir sur la forge
settings-hooks-given = Secret créé par la forge
settings-hooks-given-about = Les jetons de signature de GitLab (whsec_…) et les clés de Pagure sont créés là-bas. Pour toutes les autres, laissez vide : un secret est créé. Sur Azure DevOps, c’est le mot de passe de l’authentification de base.
settings-hooks-make = Créer un secret
settings-hooks-make-anew = Créer un nouveau secret
settings-hooks-keep = Utiliser ce secret
settings-hooks-replace = Remplacer le secret
settings-hooks-replace-about = Ce qui arrive avec l’ancien secret est refusé dès maintenant : saisissez le nouveau sur chaque forge qui annonce des envois à ce projet.
settings-hooks-remove = Supprimer le secret
settings-hooks-remove-about = Le secret du serveur s’applique alors. S’il n’y en a pas, n’importe qui peut demander une mise à jour.

## Identifiants pour les forges

settings-forges = Identifiants pour les forges
settings-forges-about = Ils servent à ouvrir et à tenir à jour les demandes de tirage et de fusion. Ils sont gardés chiffrés, ne vont qu’à leur hôte et ne sont jamais montrés. Si le projet n’en a pas, ceux du serveur s’appliquent.
settings-forges-none = Le projet n’en a pas à lui
settings-forge-add = Ajouter des identifiants
settings-forge-save = Garder les identifiants
settings-forge-replace = Remplacer
settings-forge-replace-of = Remplacer les identifiants pour { $name }
settings-forge-remove = Supprimer
settings-forge-remove-of = Supprimer les identifiants pour { $name }
settings-forge-remove-about = Ils ne peuvent pas être récupérés. Les demandes des composants chez cet hôte sont ouvertes avec les identifiants du serveur, ou pas du tout s’il n’en a pas.
settings-forge-kind = Forge
settings-forge-host = Hôte
    .hint = Comme dans l’adresse du dépôt, avec son port s’il y en a un : git.example.org:8443
settings-forge-type = Identifiants
settings-forge-type-token = Jeton
settings-forge-type-password = Nom et mot de passe
settings-forge-type-app = Application GitHub
settings-forge-token = Jeton
settings-forge-username = Nom d’utilisateur
    .hint = Nécessaire pour les jetons personnels de Bitbucket Cloud (l’adresse e-mail) et pour git par HTTPS chez Pagure.
settings-forge-password = Mot de passe
settings-forge-app = Identifiant de l’application
settings-forge-key = Clé privée
    .hint = Tout le fichier PEM que GitHub a créé pour l’application.
settings-forge-installation = Numéro de l’installation
    .hint = Vide : il est recherché.
settings-forge-api = Adresse de l’interface
    .hint = Seulement si elle ne découle pas de l’hôte.
