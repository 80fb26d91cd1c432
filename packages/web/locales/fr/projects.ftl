### Trouver du travail : l’accueil, les projets, les composants et les langues.

projects-title = Projets
projects-all = Tous les projets
projects-none = Il n’y a pas encore de projet
projects-none-about = Un projet contient des composants : des fichiers traduits ensemble.
projects-none-public = Rien n’est public ici. Connectez-vous pour en voir plus.
projects-add = Nouveau projet
projects-find = Trouver un projet par son nom
projects-nowhere = Il n’y a rien ici
projects-nowhere-about = Cette adresse ne mène nulle part : elle est mal saisie, ou ce qui s’y trouvait a été déplacé ou supprimé.
projects-home = Accueil
projects-welcome = Traduire avec { $site }
projects-welcome-about = Ici, on traduit des logiciels. Regardez, ou connectez-vous pour participer.
projects-waits = Ce qui vous attend
projects-waits-none = Rien ne vous attend
projects-waits-none-about = Ouvrez un projet et voyez où vos langues ne sont pas terminées, ou suivez-en un pour être averti des nouvelles chaînes.
projects-ask-languages = Vers quelles langues traduisez-vous ?
projects-ask-languages-about = Ce qui reste à faire dans ces langues s’affiche ici. Vous pouvez les changer dans votre profil à tout moment.
projects-ask-another = Une autre langue
projects-recent = Où vous étiez dernièrement
projects-recent-none = Vous n’avez encore rien traduit
projects-watched-ones = Projets que vous suivez
projects-watched-none = Vous ne suivez aucun projet
projects-watched-none-about = Suivez un projet pour le retrouver ici et avoir de ses nouvelles.
projects-watch = Suivre
projects-watched = Suivi
projects-add-component = Ajouter un composant
projects-empty = Encore rien à traduire
projects-empty-about = Ajoutez un composant : dites où sont les fichiers, le reste sera cherché.
projects-matrix = Langues et composants
projects-language = Langue
projects-languages = Langues
projects-source = Source
projects-start = Commencer
projects-add-language = Commencer une langue
projects-language-added = La langue a été ajoutée
projects-fail = échouent à un contrôle
projects-alerts = Alertes
projects-locked = Verrouillé : personne ne peut modifier de chaînes ici pour l’instant.
projects-work = Ce qui est à faire
projects-work-in = Ce qui est à faire en { $language }
projects-translate = Traduire
projects-no-strings = Il n’y a pas encore de chaînes ici
projects-cell-empty = Aucune chaîne
projects-all-done = Tout est traduit
projects-look-through = Parcourir
projects-open-editor = Ouvrir l’éditeur
projects-files = Fichiers
projects-far = { $percent } traduit
projects-states = Chaînes par état
projects-state = État
projects-share = Part
projects-strings = Chaînes
projects-find-language = Trouver une langue par son nom ou son code
projects-no-language = Aucune langue ne porte ce nom
projects-where-to-start = Par où commencer
projects-language-nowhere = Rien n’est encore traduit dans cette langue
projects-people = Qui y travaille
projects-no-people = Personne n’y a traduit dernièrement
projects-project = Projet
projects-left-to-do = Reste à faire
projects-about = { $components ->
    [one] Un composant
   *[other] { $components } composants
  }, { $languages ->
    [one] une langue
   *[other] { $languages } langues
  }, { $strings ->
    [one] une chaîne
   *[other] { $strings } chaînes
  } avec toutes les langues.
projects-queue-failing_checks = { $count ->
    [one] Une chaîne échoue à un contrôle
   *[other] { $count } chaînes échouent à un contrôle
  }
projects-queue-needs_editing = { $count ->
    [one] Une chaîne est à revoir
   *[other] { $count } chaînes sont à revoir
  }
projects-queue-suggestions = { $count ->
    [one] Une chaîne a des suggestions
   *[other] { $count } chaînes ont des suggestions
  }
projects-queue-comments = { $count ->
    [one] Une chaîne a des commentaires
   *[other] { $count } chaînes ont des commentaires
  }
projects-queue-untranslated = { $count ->
    [one] Une chaîne n’est pas traduite
   *[other] { $count } chaînes ne sont pas traduites
  }
projects-left = { $count ->
    [0] rien ne reste sur { $number }
   *[other] { $count } sur { $number } restent
  }

projects-may-not-add = Vous ne pouvez pas créer de projets
projects-name = Nom
projects-slug = Nom dans les adresses
projects-slug-hint = Minuscules, chiffres et traits d’union. Les liens le contiennent : choisissez-le durable.
projects-web = Adresse web
projects-web-hint = Où l’on découvre ce qui est traduit.
projects-instructions = Pour les traducteurs
projects-instructions-hint = Ce qu’ils doivent savoir d’abord : ton, termes, où demander.
projects-make = Créer le projet
projects-search = Chercher
projects-search-for = Des mots ou une requête
projects-search-hint = Par exemple state:<translated AND language:cs
projects-search-none = Rien n’est ainsi
projects-search-none-about = Essayez moins de mots, ou une autre langue.
projects-engage = Aidez à traduire { $project }
projects-engage-help = Aider à traduire
projects-engage-web = À propos du projet
projects-search-found = { $count ->
    [one] Une chaîne
   *[other] { $number } chaînes
  }
projects-search-all = Toutes
projects-search-states = Par état
projects-search-sort = Ordre
projects-search-sort-place = Par composant et langue
projects-search-sort-changed = Dernières modifications
projects-search-sort-source = Par texte source
projects-search-sort-longest = Les plus longues d’abord
projects-search-more = { $count ->
    [one] En afficher une de plus
   *[other] En afficher { $count } de plus
  }
projects-engage-about = { $languages ->
    [one] Une langue
   *[other] { $languages } langues
  }, { $strings ->
    [one] une chaîne
   *[other] { $strings } chaînes
  }, { $percent } traduit.
projects-may-not-start = Vous ne pouvez pas commencer de langue ici.
projects-may-not-add-component = Vous ne pouvez pas ajouter de composants ici.

## The glossary of a project

projects-glossary = Glossaire
projects-glossary-of = Glossaire de { $name }
projects-glossary-about = Des termes traduits partout de la même façon. L’éditeur les montre sous les chaînes qui les contiennent.
projects-glossary-none = Il n’y a pas encore de glossaire
projects-glossary-none-about = Il arrive avec le premier composant et reçoit toutes les langues du projet.
projects-glossary-back = Vers le projet
projects-glossary-find = Chercher un terme
projects-terms = { $count ->
    [one] Un terme
   *[other] { $number } termes
  }
projects-terms-none = Pas encore de termes dans cette langue
projects-terms-none-about = Ajoutez les mots qui doivent être les mêmes partout : noms de fonctions, de boutons, de rôles.
projects-term = Terme
projects-term-in = Traduction : { $language }
projects-term-hint = Laissez vide pour ajouter le terme à toutes les langues.
projects-term-add = Ajouter un terme
projects-term-added = Le terme a été ajouté
