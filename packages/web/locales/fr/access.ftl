### Qui peut quoi : équipes, personnes, rôles, jetons.

access-title = Accès à { $name }
access-about = Les droits viennent des équipes. Une équipe a des rôles, et chaque rôle permet certaines choses.
access-may-not = Vous ne pouvez ni voir ni changer qui a accès
access-saved = Enregistré.
access-save = Enregistrer les modifications
access-name = Nom
access-actions = Actions
access-never = jamais
access-username = Nom d’utilisateur
access-nobody = Personne ne porte ce nom.

access-teams = Équipes
access-teams-none = Ce projet n’a pas d’équipe à lui
access-teams-none-about = Choisissez une autre visibilité que « personnalisée » et les équipes habituelles seront créées.
access-team = Équipe
access-team-new = Nouvelle équipe
access-team-make = Créer l’équipe
access-team-change = Modifier
access-team-change-of = Modifier { $name }
access-team-all-languages = Dans toutes les langues
access-team-languages = { $count ->
    [0] Dans aucune langue
   *[other] En { $languages }
  }
access-team-empty = Personne n’est encore dans cette équipe.
access-languages = Langues
    .hint = Codes séparés par des virgules, comme cs, de. Vide : toutes les langues.
access-roles = Rôles
access-role-nothing = Ses membres voient le projet, rien de plus.
access-role-means = { $count ->
    [one] Ce que peuvent ses membres : une chose
   *[other] Ce que peuvent ses membres : { $count } choses
  }
access-member-add = Ajouter un membre
access-member-added = { $name } est maintenant dans l’équipe.
access-member-remove = Retirer de l’équipe
access-member-remove-of = Retirer { $name } de { $team }
access-member-remove-about = Ce qui a été fait reste. Les droits donnés par d’autres équipes aussi.

access-invitations = Inviter par courriel
access-invitations-about = Pour qui n’a pas encore de compte. La lettre mène à ce projet, dans l’équipe.
access-invite = Envoyer l’invitation
access-invited = L’invitation pour { $email } est envoyée.
access-invitation-link = Le courrier n’est pas configuré ici : envoyez ce lien vous-même
access-mail = Adresse électronique
access-invitation-until = { $team }, jusqu’au { $date }
access-invitation-revoke = Retirer
access-invitation-revoke-of = Retirer l’invitation de { $email }

access-visibility = Qui le voit
access-visibility-change = Changer qui le voit
access-level-0 = Public
access-level-0-about = Tout le monde le voit ; qui a un compte peut traduire.
access-level-1 = Protégé
access-level-1-about = Tout le monde le voit ; ses équipes traduisent.
access-level-100 = Privé
access-level-100-about = Seules ses équipes le voient.
access-level-200 = Personnalisée
access-level-200-about = Les équipes que vous créez le voient ; aucune n’est créée d’office.

access-blocks = Exclusions
access-blocks-none = Personne n’est exclu.
access-block = Exclure
access-block-ends = Jusqu’au
    .hint = Vide : pour toujours.
access-block-for-good = pour toujours
access-block-until = jusqu’au { $date }
access-unblock = Réadmettre
access-unblock-of = Réadmettre { $name }

access-tokens = Jetons du projet
access-tokens-about = Un programme qui en a un travaille dans ce seul projet, avec les droits de ses administrateurs.
access-token-name = Son usage
access-token-make = Créer un jeton
access-token-made = Le jeton est créé
access-token-used = Dernier usage
access-token-expires = Fin
access-token-revoke = Révoquer
access-token-revoke-of = Révoquer { $name }
access-token-revoke-about = Les programmes qui l’utilisent sont refusés dès maintenant.

access-explain = Que peut faire quelqu’un ?
access-explain-ask = Demander
access-permission = Droit
access-allowed = Oui
access-denied = Non

access-group-strings = Traductions
access-group-source = Chaînes sources
access-group-talk = Suggestions
access-group-comments = Commentaires
access-group-languages = Langues
access-group-files = Fichiers et rapports
access-group-glossary = Glossaire
access-group-help = Mémoire de traduction et machines
access-group-screenshots = Captures d’écran
access-group-repository = Dépôt
access-group-managing = Gestion du projet
access-group-site = Tout le site


access-team-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
access-team-remove-about = Ses membres perdent ce qu’elle leur donne ; eux et leur travail restent.
access-remove = Supprimer
access-remove-of = Supprimer { $name }
access-roles-about = Un rôle réunit des droits sous un nom. Les équipes donnent des rôles à leurs membres.
access-role-new = Nouveau rôle
access-role-remove-about = Les équipes le perdent, et leurs membres ce qu’il permet.
access-users-find = Chercher par le début du nom d’utilisateur
access-users-count = { $count ->
    [one] { $count } compte
   *[other] { $count } comptes, dont { $shown } affichés
  }
access-full-name = Nom complet
access-user-new = Nouveau compte
access-user-make = Créer le compte
access-user-state = État
access-user-login = Dernière connexion
access-user-inactive = Fermé
access-user-superuser = Superutilisateur
access-user-bot = Programme
access-user-is_active = Actif
    .hint = Sinon, connexion impossible et jetons refusés.
access-user-is_superuser = Superutilisateur
    .hint = Peut tout, partout.
access-user-is_bot = Un programme
    .hint = Ne se connecte que par jetons et ne compte pas parmi les personnes.
access-team-remove = Supprimer l’équipe
access-team-removed = L’équipe { $name } est supprimée.
access-team-remove-people = { $count ->
    [0] Personne n’en fait partie.
    [one] Un membre la quitte.
   *[other] { $count } membres la quittent.
  }
access-role-not-given = Vous n’avez pas vous-même tous ses droits et ne pouvez donc pas le donner.
access-members = Membres
access-members-none = Personne n’est encore dans une équipe de ce projet
access-members-none-about = Ajoutez quelqu’un qui a un compte ou invitez par courriel.
access-members-count = { $count ->
    [one] Un membre
   *[other] { $count } membres
  }
access-members-find = Chercher par nom
access-member-administrator = L’administre
access-member-teams = Équipes
access-member-teams-of = Équipes de { $name }
access-way-added = ajout par un gestionnaire
access-way-automatic = arrivée automatique
access-way-creation = création du projet
access-way-invitation = sur invitation
access-way-provider = par un fournisseur de connexion
access-way-token = créé avec un jeton
access-previous = Page précédente
access-next = Page suivante
access-unblocked = { $name } a de nouveau accès.
access-member-removed = { $name } n’est plus dans { $team }.
access-invitation-resend = Renvoyer
access-invitation-resend-of = Renvoyer l’invitation à { $email }
