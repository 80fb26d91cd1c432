### L’éditeur : les chaînes une à une, et en liste.

editor-position-and-query = Position et requête
editor-position = { $at } sur { NUMBER($count) }
editor-previous = Chaîne précédente
editor-next = Chaîne suivante
editor-refresh = Prendre les changements
editor-view = Affichage
editor-view-one = Une
editor-view-list = Liste
editor-keys = Raccourcis clavier
editor-keys-on = L’éditeur réagit à ces touches
editor-keys-on-hint = Désactivez-les si elles gênent d’autres logiciels sur cet appareil. Chaque action a un bouton.
editor-query = Requête
editor-query-hint = Mots, ou champ:valeur
editor-search = Chercher
editor-strings = Chaînes de cette requête
editor-strings-count = { $count ->
    [one] une chaîne
   *[other] { $count } chaînes
  }
editor-title = Chaîne { $at } sur { $count } : { $source }
editor-list-title = { $count ->
    [one] Une chaîne
   *[other] { $count } chaînes
  }
editor-string-gone = Cette chaîne n’est plus là
editor-no-translation = Pas encore traduite

## Files

editor-queue = File
editor-queue-count = { $name } ({ $count })
editor-queue-own = Requête propre
editor-queue-all = Toutes les chaînes
editor-queue-unfinished = Inachevées
editor-queue-untranslated = Non traduites
editor-queue-needs_editing = À revoir
editor-queue-translated = Traduites
editor-queue-approved = Approuvées
editor-queue-read_only = En lecture seule
editor-queue-failing_checks = Contrôles en échec
editor-queue-suggestions = Suggestions
editor-queue-comments = Commentaires
editor-filters = Filtres rapides
editor-empty = Il n’y a pas de chaînes ici
editor-queue-done = Plus rien dans « { $name } »
editor-queue-done-about = { $language } : rien de ce genre n’attend.
editor-see-suggestions = { $count ->
    [one] Voir la suggestion
   *[other] Voir { $count } suggestions
  }
editor-all-strings = Toutes les chaînes ({ $count })
editor-no-match = Aucune chaîne ne répond à { $query }
editor-without-part = { $count ->
    [one] Sans { $part }, il y en a une.
   *[other] Sans { $part }, il y en a { $count }.
  }
editor-drop-part = Retirer cette partie

## La chaîne

editor-source = Source
editor-translation = Traduction
editor-copy-source = Copier la source
editor-source-changed = Source modifiée : { $difference }
editor-more-locations = et { $count } de plus
editor-forms = { $count ->
    [one] une forme
   *[other] { $count } formes du pluriel
  }
editor-form = Forme { $number }
editor-form-zero = Zéro
editor-form-one = Un
editor-form-two = Deux
editor-form-few = Quelques
editor-form-many = Beaucoup
editor-form-other = Autres
editor-characters = caractères
editor-insert = Insérer { $text }
editor-insert-group = Insérer
editor-write-left-to-right = Écrire de gauche à droite
editor-write-right-to-left = Écrire de droite à gauche
editor-state = État

## Contrôles

editor-checks = Contrôles
editor-check-count = { $count ->
    [one] un contrôle
   *[other] { $count } contrôles
  }
editor-in-forms = { $count ->
    [one] Dans la forme { $forms }.
   *[other] Dans les formes { $forms }.
  }
editor-enforced = Tant que cela échoue, la chaîne reste « À revoir » une fois enregistrée.
editor-fix = Corriger
editor-check-dismissed = Ignoré : ce contrôle ne compte plus ici.
editor-check-restored = Ce contrôle compte à nouveau.
editor-dismiss = Ignorer
editor-dismiss-check = Ignorer « { $check } »
editor-is-dismissed = Ignoré : { $check }
editor-restore-dismissed = Compter à nouveau
editor-restore-check = Compter à nouveau « { $check } »

## Actions

editor-actions = Actions
editor-save = Enregistrer
editor-save-and-go-on = Enregistrer et continuer
editor-save-and-stay = Enregistrer et rester
editor-save-next-row = Enregistrer, ligne suivante
editor-approve = Approuver
editor-skip = Passer
editor-more = Plus
editor-clear = Vider
editor-discard = Revenir à l’enregistré
editor-undo-save = Annuler le dernier enregistrement
editor-undone = Annulé : la chaîne est comme avant.
editor-draft-kept = Brouillon gardé
editor-open-alone = Ouvrir seule
editor-flag-on = « À revoir » est activé
editor-flag-off = « À revoir » est désactivé

editor-said-saved = Enregistré.
editor-said-saved-next = Enregistré. { $at } sur { $count }. { $state }
editor-said-saved-last = Enregistré. C’était la dernière chaîne.
editor-said-next = { $at } sur { $count }. { $state }
editor-said-nothing-to-save = Rien n’a changé, rien à enregistrer.

## Ce qui ne s’enregistre pas, et pourquoi

editor-cannot-save = Cette chaîne ne peut pas être modifiée ici.
editor-closed-read-only = En lecture seule
editor-closed-by-flag = Cette chaîne porte le drapeau read-only.
editor-closed-by-file = Son fichier le dit.
editor-closed-locked = Le composant est verrouillé
editor-locked-since = Depuis { $time }.
editor-locked-by = Par { $name }, depuis { $time }.
editor-closed-signed-out = Connectez-vous pour traduire
editor-closed-approved = Approuvée : seuls les relecteurs peuvent la changer
editor-closed-no-address = Votre compte a d’abord besoin d’une adresse électronique
editor-closed-agreement = Acceptez d’abord l’accord de contribution de ce composant
editor-closed-no-right = Vous ne pouvez pas changer les traductions ici
editor-closed-no-source-right = Vous ne pouvez pas changer les chaînes sources ici
editor-closed-votes = Cette traduction ne prend que des suggestions, acceptées par vote
editor-closed-other-language = Vous pouvez traduire ici vers d’autres langues, pas vers celle-ci
editor-not-saved = Non enregistré : { $reason }
editor-text-kept = Votre texte est gardé sur cet appareil.
editor-faster = { $name } a enregistré cette chaîne { $time }
editor-nothing-lost = Rien de vous n’est perdu. Lequel reste ?
editor-keep-theirs = Garder le texte de { $name }
editor-save-mine = Enregistrer le mien
editor-go-on-with-mine = Continuer avec le mien
editor-somebody = Quelqu’un
editor-you = Vous
editor-cut-off = { $count ->
    [one] Pas de connexion. Une chaîne attend sur cet appareil.
   *[other] Pas de connexion. { $count } chaînes attendent sur cet appareil.
  }
editor-cut-off-about = Continuez ; elles partiront dès que possible, les plus anciennes d’abord.
editor-refused = { $count ->
    [one] Une chaîne n’a pas été enregistrée.
   *[other] { $count } chaînes n’ont pas été enregistrées.
  }
editor-see-them = { $count ->
    [one] La voir
   *[other] Voir les { $count }
  }
editor-not-sent = Pas encore enregistré

## Aide

editor-help = Aide pour cette chaîne
editor-help-upper = Correspondances, glossaire, langues
editor-help-lower = Voisinage, historique, captures
editor-tab-matches = Correspondances
editor-tab-glossary = Glossaire
editor-tab-nearby = Voisinage
editor-tab-languages = Langues
editor-tab-same-source = Même source
editor-tab-variants = Variantes
editor-tab-history = Historique
editor-tab-screenshots = Captures
editor-tab-about = À propos
editor-matches-none = La mémoire n’a encore rien de semblable. Elle apprend de ce qui est traduit.
editor-match-quality = de ressemblance avec la source
editor-match-project = Mémoire · { $origin }
editor-match-shared = Mémoire partagée · { $origin }
editor-match-personal = Votre mémoire · { $origin }
editor-match-file = Mémoire importée · { $origin }
editor-match-keys = Ctrl+M, puis { NUMBER($number) }
editor-glossary-none = Aucun terme d’un glossaire ne se trouve dans cette source.
editor-term-forbidden = Ne pas utiliser
editor-term-read_only = Garder tel quel
editor-term-terminology = Dans toutes les langues
editor-term-not = pas { $term }
editor-more-terms = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
editor-nearby-none = Aucune autre chaîne dans ce fichier.
editor-languages-none = Aucune autre langue n’a encore traduit cette chaîne.
editor-same-source-none = Aucune autre chaîne n’a cette source.
editor-variants-none = Aucune autre chaîne n’est une variante de celle-ci.
editor-history-none = Rien n’est encore arrivé à cette chaîne.
editor-screenshots-none = Aucune capture ne montre encore cette chaîne.
editor-use = Utiliser
editor-restore = Rétablir
editor-about-edit = Expliquer, étiqueter, ou poser des drapeaux
editor-about-own-flags = Drapeaux de cette chaîne
editor-about-own-flags-hint = Séparés par des virgules, comme max-length:60.
editor-about-explanation-hint = Montrée aux traducteurs de toutes les langues.
editor-described = Enregistré pour toutes les langues.
editor-about-key = Clé
editor-about-explanation = Explication
editor-about-locations = Utilisée dans
editor-about-flags = Drapeaux
editor-about-labels = Étiquettes
editor-about-priority = Priorité

## Liste

editor-row = Ligne { $at } sur { NUMBER($count) }
editor-list-hints = Flèches : lignes. Entrée : modifier. ? : toutes les touches.

## Touches

editor-key-save = Enregistrer et continuer
editor-key-save-cleared = Retirer « À revoir », enregistrer et continuer
editor-key-previous = Chaîne précédente
editor-key-next = Chaîne suivante
editor-key-first = Première chaîne
editor-key-last = Dernière chaîne
editor-key-copy-source = Copier la source
editor-key-clear = Vider la traduction
editor-key-placeholder = Insérer un marqueur
editor-key-use-match = Utiliser une correspondance, l’une après l’autre
editor-key-dismiss-check = Ignorer un contrôle
editor-key-needs-editing = « À revoir », activer ou non
editor-key-focus-target = À la traduction
editor-key-focus-nearby = Vers les chaînes voisines
editor-key-query = À la requête
editor-key-keys = Cette liste
editor-key-leave = Fermer, ou quitter le champ

## Signes pour l’invisible

editor-sign-no-break-space = Espace insécable
editor-sign-narrow-no-break-space = Espace fine insécable
editor-sign-figure-space = Espace tabulaire
editor-sign-thin-space = Espace fine
editor-sign-wide-space = Espace pleine chasse
editor-sign-tab = Tabulation
editor-sign-line-end = Fin de ligne
editor-sign-carriage-return = Retour chariot
editor-sign-soft-hyphen = Trait d’union conditionnel
editor-sign-zero-width-space = Espace sans chasse
editor-sign-zero-width-non-joiner = Antiliant sans chasse
editor-sign-zero-width-joiner = Liant sans chasse
editor-sign-left-to-right-mark = Marque de gauche à droite
editor-sign-right-to-left-mark = Marque de droite à gauche
editor-sign-direction = Marque de sens
editor-sign-byte-order-mark = Indicateur d’ordre des octets
editor-sign-spaces = Espaces peut-être en trop
