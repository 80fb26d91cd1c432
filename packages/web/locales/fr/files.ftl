### Files: down, up, and what an upload would do.


files-title = Fichiers
files-of = Fichiers de { $component }, { $language }
files-nowhere = Cette adresse ne désigne aucune traduction.
files-no-upload = Vous ne pouvez pas envoyer de fichiers ici

files-download = Télécharger
files-download-do = Télécharger
files-format = Format
files-stored = Tel que stocké ({ $name })
files-format-csv = CSV (tableurs)
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = XLIFF 1.2 avec extensions gettext
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX (mémoire)
files-format-tbx = TBX (glossaire)
files-format-json = JSON
files-format-json-nested = JSON imbriqué
files-format-aresource = Ressource Android
files-format-strings = Chaînes iOS
files-query = Seulement les chaînes d’une requête
files-query-hint = Par exemple state:needs-editing. Vide pour toutes.
files-received = { $size } Kio reçus
files-archives = Archives
files-archive-stored = Tels que stockés
files-archive-component = Composant entier
files-archive-project = Projet entier

files-upload = Envoyer
files-drop = Déposez un fichier ici, ou choisissez-en un
files-drop-hint = Un plan montre l’effet. Rien ne change avant que vous l’appliquiez.
files-chosen = { $size } Kio. Déposez-en un autre pour le remplacer.
files-method = Qu’en faire
files-method-translate = Ajouter comme traductions
files-method-translate-hint = Les textes du fichier deviennent des traductions.
files-method-approve = Ajouter comme traductions approuvées
files-method-approve-hint = Les textes du fichier deviennent des traductions approuvées.
files-method-fuzzy = Ajouter comme à modifier
files-method-fuzzy-hint = Quelqu’un reverra chaque texte.
files-method-suggest = Ajouter comme suggestions
files-method-suggest-hint = Les traductions restent ; d’autres décident.
files-method-add = Ajouter de nouvelles chaînes
files-method-add-hint = Les chaînes absentes sont ajoutées.
files-method-replace = Remplacer tout le fichier
files-method-replace-hint = Le fichier stocké est remplacé : les chaînes absentes du nouveau disparaissent.
files-method-source = Mettre à jour les chaînes sources
files-method-source-hint = Le fichier devient le modèle de toutes les langues.
files-conflicts = Chaînes déjà traduites
files-conflicts-keep = Les garder
files-conflicts-replace-translated = Les remplacer sauf approuvées
files-conflicts-replace-approved = Remplacer aussi les approuvées
files-fuzzy = Chaînes que le fichier marque approximatives
files-fuzzy-skip = Les ignorer
files-fuzzy-process = Les prendre comme à modifier
files-fuzzy-approve = Les prendre comme traduites

files-plan = Plan de l’envoi
files-plan-nothing-yet = Rien n’a encore été fait
files-plan-apply = Appliquer le plan
files-plan-discard = Abandonner
files-plan-about = Si quelque chose change entre-temps, rien n’est fait et vous voyez un nouveau plan.
files-plan-show = Afficher
files-plan-all = Toutes ({ $count })
files-plan-words = Mots qu’elles contiennent
files-plan-strings = Chaînes du plan
files-plan-cut = Le plan a { $count } chaînes ; les premières sont affichées.
files-plan-none = Le fichier ne change rien.
files-plan-none-here = Aucune chaîne de ce genre.
files-plan-again = Voir le nouveau plan
files-outdated = Quelque chose a changé depuis le plan
files-outdated-about = Rien n’a été fait. Le fichier est gardé.
files-outcome-changed = Modifiée
files-outcome-added = Nouvelle
files-outcome-removed = Supprimée
files-outcome-suggested = Suggérée
files-outcome-skipped = Gardée
files-outcome-not_found = Inconnue ici
files-applied = { $count ->
    [0] Appliqué. Rien n’a dû changer.
    [one] Appliqué : { $count } chaîne.
   *[other] Appliqué : { $count } chaînes.
  }

files-shots = Captures d’écran
files-shots-of = Captures d’écran de { $name }
files-shots-drop = Déposez, collez ou choisissez des images
files-shots-hint = Puis liez chacune aux chaînes qu’on y voit.
files-shots-busy = Envoi des images.
files-shots-none = Pas encore de captures
files-shots-none-about = Les traducteurs les voient à côté des chaînes liées.
files-shots-zoom = Agrandir : { $name }
files-shots-search = Trouver les chaînes qu’on y voit
files-shots-tie = Lier
files-shots-untie = Délier
files-shots-remove = Supprimer la capture
files-shots-remove-of = Supprimer : { $name }
files-shots-remove-about = L’image est supprimée ; les chaînes restent.
files-shots-may-not = Vous ne pouvez pas ajouter de captures d’écran ici.
