activity-title = Activité
activity-none = Rien ne s’est encore passé ici
activity-did-other = a changé quelque chose
activity-did-0 = a relu les fichiers
activity-did-1 = a terminé la traduction
activity-did-2 = a modifié une traduction
activity-did-4 = a fait une suggestion
activity-did-5 = a traduit
activity-did-6 = a traduit automatiquement
activity-did-7 = a accepté une suggestion
activity-did-9 = a envoyé une traduction
activity-did-13 = a ajouté une chaîne source
activity-did-14 = a verrouillé le composant
activity-did-15 = a déverrouillé le composant
activity-did-17 = a archivé des modifications
activity-did-18 = a poussé des modifications
activity-did-19 = a réinitialisé le dépôt
activity-did-21 = a rebasé sur l’amont
activity-did-22 = n’a pas pu fusionner
activity-did-23 = n’a pas pu rebaser
activity-did-24 = a rencontré un fichier illisible
activity-did-25 = a supprimé une traduction
activity-did-30 = a modifié une chaîne source
activity-did-31 = a ajouté une chaîne
activity-did-36 = a approuvé une traduction
activity-did-37 = a marqué une traduction à revoir
activity-did-20 = a fusionné l’amont
activity-did-27 = a remplacé du texte
activity-did-28 = n’a pas pu pousser
activity-did-46 = a fait une annonce
activity-did-47 = a rencontré ce qui demande attention
activity-did-48 = a ajouté une langue
activity-did-49 = a demandé une langue
activity-did-50 = a créé le projet
activity-did-51 = a créé le composant
activity-did-59 = a apporté une modification du dépôt
activity-did-60 = a installé une extension
activity-did-61 = a modifié une extension
activity-did-63 = a supprimé une chaîne
activity-did-71 = a apporté une chaîne du dépôt
activity-changes = Modifications
activity-action = Ce qui a été fait
activity-any-action = Tout
activity-filters = Restreindre la liste
activity-project = Projet
activity-any-project = Tous les projets
activity-component = Composant
activity-any-component = Tous les composants
activity-language = Langue
activity-any-language = Toutes les langues
activity-after = Du
activity-before = Au
activity-feed = Flux (RSS)
activity-count = { $count ->
    [one] Une modification
   *[other] { $number } modifications
  }
activity-did-3 = a commenté
activity-did-57 = a ajouté une capture d’écran
activity-did-66 = a modifié une explication
activity-user = Nom d’utilisateur
activity-show = Montrer
activity-show-all = Montrer toutes les modifications
activity-nothing = Aucune modification n’est ainsi
activity-pages = Pages des modifications
activity-newer = Plus récentes
activity-older = Plus anciennes
activity-all = Toutes les modifications
activity-person = { $translated ->
    [one] Une chaîne traduite
   *[other] { $translated } chaînes traduites
  }, { $languages ->
    [one] une langue
   *[other] { $languages } langues
  }

## How active a place or a person is.

activity-insights = Statistiques
activity-insights-of = Statistiques de { $name }
activity-table = Statistiques (CSV)
activity-by-day = Modifications par jour
activity-span = Période
activity-last-days = { $days } derniers jours
activity-still = Il ne s’est rien passé pendant ce temps
activity-sum = Modifications en { $days } jours : { $changes }, dont textes modifiés : { $edits }.
activity-all-changes = Toutes les modifications
activity-edits = Textes modifiés
activity-added-up = Textes modifiés, en cumul
activity-as-table = Afficher en tableau
activity-day = Jour
activity-by-person = Modifications par personne
activity-nobody = Personne n’a rien modifié pendant ce temps
activity-person-name = Personne
activity-share = Part
activity-last = Dernière modification
