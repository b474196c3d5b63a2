import { printDates } from '../formats.ts';
import { defineLanguage } from '../language.ts';

/**
 * French, for France, Switzerland and Canada.
 *
 * Terms, and where they stand:
 * - jour férié: art. L3133-1 of the Code du travail; art. 20a of the loi sur le travail (LTr) in
 *   Switzerland; art. 59.1 to 60 of the Loi sur les normes du travail in Quebec.
 * - jour ouvré, for a business day in France: jour ouvrable is every day there but the weekly rest
 *   and holidays, so Saturdays too (service-public.fr, F35697). Elsewhere it is the word of offices
 *   for Monday to Friday: art. 20 para. 3 of the loi fédérale sur la procédure administrative (PA),
 *   art. 2 of Regulation (EEC, Euratom) 1182/71, and Library and Archives Canada, which moves its days
 *   off « au jour ouvrable suivant ».
 * - pont: travail-emploi.gouv.fr, « Les jours fériés et les ponts ».
 * - chômé, for a day on which nobody has to work: art. 60 of the same law of Quebec.
 * - reporté, of a day off that moves: CNESST, of 24 June on a Sunday.
 * - Départements, cantons and provinces are all « région » here, as the pages are about all three.
 */
export const french = defineLanguage(
  {
    ...{ code: 'fr', word: 'francais', name: 'Français', direction: 'ltr' },
    plurals: ['one', 'many', 'other'],
    spelling: {
      '': bound,
      FR: bound,
      CH: (text) => bound(ouvrable(text)),
      // The week ends otherwise in Canada, and only a colon has a space before it.
      CA: (text) => bound(weekEnded(ouvrable(text)).replaceAll(/ (?=[;?!])/g, '')),
    },
    formats: (formats) => printDates(formats, printed),
  },
  {
    chrome: {
      skip: 'Aller au contenu',
      main: 'Navigation principale',
      countries: 'Pays',
      calculator: 'Calculateur',
      compare: 'Comparateur',
      plan: 'Congés et ponts',
      api: 'API',
      data: 'Données',
      search: 'Où ? Pays, région, ville, date ou jour férié',
      searchHint: 'Où ? Genève, Québec…',
      searchTool:
        'Ouvre la page des jours fériés d’un pays, d’une région, d’une ville, d’une année, d’une date ou d’un jour férié.',
      go: 'Aller',
      release: 'Données : version {version} du {date}',
      changes: 'Modifications des données',
      changesFeed: 'Flux des modifications',
      howWeCount: 'Méthode de calcul',
      sources: 'Sources',
      policy: 'Ce qui compte comme jour férié',
      bridgeDays: 'Ponts',
      world: 'Le monde',
      status: 'État du service',
      correct: 'Corriger une date',
      wrong: 'Signaler une erreur',
      contact: 'Contact',
      privacy: 'Confidentialité',
      licence: 'Licence',
      dataLicence: 'Données sous licence {licence}',
      copy: 'Copier',
      copied: 'Copié',
      languages: 'Autres langues',
      breadcrumb: 'Fil d’Ariane',
    },
    day: {
      observed: 'Jour de remplacement',
      estimated: 'À confirmer',
      mayMove: 'À confirmer, peut changer',
      regional: 'Régional',
      fallsOn: 'Tombe le {date}',
      fallsOnWeekend: 'Tombe pendant un week-end',
      unconfirmed: 'Peut changer tant que la date n’est pas confirmée',
      confirmedBy: 'Peut changer ; date à confirmer par : {authority} ({expected})',
      keptByStatute: 'Chômé en vertu d’une loi',
      keptByRule: 'Chômé en vertu d’un règlement de l’exécutif',
      keptByClosingList: 'Chômé selon la liste de fermeture de l’exécutif',
      doubt: '<b>Doute :</b> {doubt}',
      nameObserved: '{name} (jour de remplacement)',
      nameEstimated: '{name} (à confirmer)',
      nameMoved: '{name}, jour chômé reporté',
      nameSomeRegions: '{names}, certaines régions',
      both: '{one}, {other}',
      moreRegions: {
        one: '{n} autre région',
        many: '{n} d’autres régions',
        other: '{n} autres régions',
      },
      working: 'Jour travaillé',
      weekendUntil: '{weekend} jusqu’au {date}',
      weekendAfterwards: '{weekend} ensuite',
      tileHoliday: 'jour férié',
      tileTake: 'jour de congé',
      tileEstimated: 'jour férié à confirmer',
      tileSomeRegions: 'chômé dans certaines régions',
    },
    evidence: {
      read: 'lu',
      quoted: 'cité',
      identified: 'identifié',
      named: 'mentionné',
      reported: 'selon la presse',
      readOn: 'lu le {date}',
      quotedFrom: 'cité d’après {source}',
      identifiedNotSeen: 'identifié, non consulté',
      namedNotSeen: 'mentionné, non consulté',
      byPress: 'rapporté par la presse',
      byPressReadOn: 'rapporté par la presse, lu le {date}',
      copy: 'copie',
    },
    year: {
      title: 'Jours fériés {year} : {place}',
      heading: '{place} <span>Jours fériés {year}</span>',
      description: {
        one: '{place} {year} : {n} jour férié, {businessDays} jours ouvrés mois par mois, ponts et longs week-ends, calendrier par abonnement et API.',
        many: '{place} {year} : {n} de jours fériés, {businessDays} jours ouvrés mois par mois, ponts et longs week-ends, calendrier par abonnement et API.',
        other:
          '{place} {year} : les {n} jours fériés, {businessDays} jours ouvrés mois par mois, ponts et longs week-ends, calendrier par abonnement et API.',
      },
      allCountries: 'Tous les pays',
      holidays: 'Jours fériés',
      businessDays: 'Jours ouvrés',
      longWeekends: 'Longs week-ends',
      weekend: 'Week-end',
      years: 'Année',
      noRegions: 'Aucun calendrier régional',
      region: 'Région',
      regionTool: 'Ouvre la page des jours fériés d’une région pour une année : {country}.',
      wholeCountry: 'Tout le pays',
      show: 'Afficher',
      subscribe: 'S’abonner',
      print: 'Imprimer',
      cite: 'Citer',
      planLeave: 'Planifier ses congés',
      all: {
        one: '{n} jour férié',
        many: '{n} de jours fériés',
        other: 'Les {n} jours fériés',
      },
    },
    picture: {
      held: '{countries} pays et {regions} régions, {years}',
      sourced: 'Chaque date avec sa source',
      holidays: 'Jours fériés {year}',
      settled: '{days}, chaque date avec sa source',
      estimated: {
        one: '{days}, {n} date à confirmer (ambre)',
        many: '{days}, {n} de dates à confirmer (ambre)',
        other: '{days}, {n} dates à confirmer (ambre)',
      },
    },
    go: {
      title: 'Chercher un calendrier',
      description: 'Pays, régions et jours fériés qui correspondent à la recherche.',
      nothing: 'Aucun résultat',
      tooLong: 'Trop long : {max} caractères au plus',
      which: 'Résultats de la recherche',
      where: 'Où ? Pays, région ou ville ; ou bien une date, ou un jour férié',
      unknown:
        'Aucun lieu, aucune date, aucun jour férié de ce nom n’est connu ici. Pays couverts :',
    },
    faults: {
      title: 'Saisie incomplète ou incorrecte',
      missing: '« {label} » : à remplir',
      date: '« {label} » : indiquer une date valable, par exemple {example}',
      years: '« {label} » : indiquer une date de {years} ; les autres années ne sont pas couvertes',
      days: '« {label} » : indiquer un nombre entier, par exemple {example} ou {negative}',
      year: '« {label} » : indiquer {years}',
      listed: '« {label} » : choisir dans la liste, par exemple {example}',
      held: '« {label} » : pour ce pays, seule cette période est couverte : {range}',
      heldByRelease:
        '« {label} » : cette version des données ne couvre que cette période : {range}',
      release:
        '« {label} » : indiquer une version publiée, par exemple {example}, ou un jour depuis la première, par exemple {date}',
      noRegions: '{place} : pas de régions ; indiquer le pays seul',
      regionOf: 'Région inconnue : {place}',
      unknownPlace: 'Où ? Indiquer un pays, une région ou une grande ville, par exemple {example}',
      whichPlace: 'Où ? Choisir le lieu',
      examplePlace: 'Genève',
      endOutside:
        'Le résultat sortirait de la période couverte ({range}) : indiquer moins de jours ouvrés',
    },
    where: {
      label: 'Où ?',
      hint: 'Pays, région ou ville',
      fromList: 'ou dans la liste',
      choose: 'Choisir',
      whole: '{country} : tout le pays',
      city: '{city} : {place}',
    },
    calculator: {
      title: 'Calcul de jours ouvrés',
      titleAdd: 'Calcul de jours ouvrés : ajouter ou retrancher',
      titleCount: 'Calcul de jours ouvrés : compter entre deux dates',
      titleIs: 'Calcul de jours ouvrés : est-ce un jour ouvré ?',
      titleError: 'Erreur : calcul de jours ouvrés',
      description:
        'Ajouter des jours ouvrés, les compter ou vérifier une date : {countries} pays et leurs régions, calcul expliqué jour par jour.',
      calculation: 'Calcul',
      add: 'Ajouter ou retrancher',
      count: 'Compter entre deux dates',
      is: 'Est-ce un jour ouvré ?',
      toolAdd:
        'Ajoute des jours ouvrés à une date ou en retranche, pour un pays, une région ou une ville.',
      toolCount: 'Compte les jours ouvrés entre deux dates, pour un pays, une région ou une ville.',
      toolIs: 'Indique si une date est un jour ouvré dans un pays, une région ou une ville.',
      start: 'Date de début',
      end: 'Date de fin',
      goesBack: '(moins : vers le passé)',
      first: 'Compter aussi le premier jour, comme pour la paie',
      release: 'Version des données',
      ask: 'Vérifier',
      calculate: 'Calculer',
      howWeCount:
        'La date de début n’est pas comptée, la date de fin l’est. Les week-ends et les jours fériés sont sautés, selon le calendrier du pays ou de la région. <a>Toute la méthode, en images</a>',
    },
    pinned: {
      answer:
        'Cette réponse provient des données de la version {version} du {date}, comme l’indique son adresse.',
      answers:
        'Les réponses proviennent des données de la version {version} du {date}, comme l’indique l’adresse.',
      page: 'Cette page provient des données de la version {version} du {date}, comme l’indique son adresse.',
      newest: 'Interroger la dernière version',
      today: 'La réponse d’aujourd’hui',
    },
    amounts: {
      businessDays: {
        one: '{n} jour ouvré',
        many: '{n} de jours ouvrés',
        other: '{n} jours ouvrés',
      },
      belowZero: { one: '{n} jour ouvré', many: '{n} de jours ouvrés', other: '{n} jours ouvrés' },
      calendarDays: {
        one: '{n} jour calendaire',
        many: '{n} de jours calendaires',
        other: '{n} jours calendaires',
      },
      weekendDays: {
        one: '{n} jour de week-end',
        many: '{n} de jours de week-end',
        other: '{n} jours de week-end',
      },
      holidays: { one: '{n} jour férié', many: '{n} de jours fériés', other: '{n} jours fériés' },
      weekdayHolidays: {
        one: '{n} jour férié en semaine',
        many: '{n} de jours fériés en semaine',
        other: '{n} jours fériés en semaine',
      },
      days: { one: '{n} jour', many: '{n} de jours', other: '{n} jours' },
    },
    added: {
      headline: '{days} après le {date} : {answer}',
      asked: 'Quelle date tombe {days} après le {date} ? ({place})',
      sentence: '{place} : {days} après le {date}, c’est le {answer}',
      about: '{days} après le {date} ({place})',
    },
    subtracted: {
      headline: '{days} avant le {date} : {answer}',
      asked: 'Quelle date tombe {days} avant le {date} ? ({place})',
      sentence: '{place} : {days} avant le {date}, c’est le {answer}',
      about: '{days} avant le {date} ({place})',
    },
    counted: {
      headline: 'Du {start} au {end} : {answer}',
      headlineOne: 'Du {start} au {end} : {answer}',
      asked: 'Combien de jours ouvrés y a-t-il du {start} au {end} ? ({place})',
      sentence: '{place} : du {start} au {end}, il y a {answer}',
      sentenceOne: '{place} : du {start} au {end}, il y a {answer}',
      about: 'Du {start} au {end} ({place})',
    },
    countedBoth: {
      headline: 'Du {start} au {end}, premier jour compris : {answer}',
      headlineOne: 'Du {start} au {end}, premier jour compris : {answer}',
      asked:
        'Combien de jours ouvrés y a-t-il du {start} au {end}, premier jour compris ? ({place})',
      sentence: '{place} : du {start} au {end}, premier jour compris, il y a {answer}',
      sentenceOne: '{place} : du {start} au {end}, premier jour compris, il y a {answer}',
      about: 'Du {start} au {end}, premier jour compris ({place})',
    },
    isIt: {
      headline: 'Le {date} ({place}) est {answer}',
      asked: 'Le {date} ({place}) est-il un jour ouvré ?',
      about: '{date} ({place})',
      works: 'un jour ouvré',
      isOff: 'un jour non ouvré',
      isWeekend: 'un jour non ouvré (week-end)',
      isRegional: 'un jour non ouvré (jour férié régional)',
      isPublic: 'un jour non ouvré (jour férié)',
      because: '{because}. {neighbours}',
      neighbours: '{before} ; {after}.',
      before: 'Jour ouvré précédent : {date}',
      noneBefore: 'Aucun jour ouvré avant cette date ({range})',
      after: 'suivant : {date}',
      noneAfter: 'aucun ensuite',
      inSomeRegions: '{date}, dans certaines régions {others}',
    },
    answer: {
      title: '{about} : {answer}',
      dependent: '{about} : selon la région',
      description: '{title}. {detail}',
      addDetail: '{calendarDays} ; ne sont pas comptés : {weekendDays} et {holidays}. {ends}',
      countDetail: '{calendarDays}, dont {weekendDays} et {holidays}. {ends}',
      ends: 'La date de début n’est pas comptée ; la date de fin l’est.',
      bothEnds: 'La date de début et la date de fin sont toutes deux comptées.',
      backward: '{detail} Compté à rebours, le résultat est négatif.',
      summary: '{days} et {holidays} en tout',
      skipped: 'Jours fériés sautés',
      forDate: 'au lieu du {date}',
    },
    byRegion: {
      answers: 'réponses, selon la région',
      depends: 'Cela dépend de la région.',
      without:
        'Sans région ({place}), seuls sont comptés les jours chômés communs à tout le pays. {answer}.',
      sentence:
        '{sentence}, en ne comptant que ce qui est commun à toutes les régions ; selon la région, {regions}',
      answerIn: '{answer} ({regions})',
      offIn: 'chômé : {regions}',
      worksIn: 'travaillé : {regions}',
      both: '{one} ; {other}',
      works: 'Jour ouvré',
      off: 'Jour chômé',
      noDate: 'Hors de la période couverte',
      in: 'Régions : {regions}',
      regions: {
        one: 'dans {n} région',
        many: 'dans {n} de régions',
        other: 'dans {n} régions',
      },
    },
    estimate: {
      label: 'Dates à confirmer',
      stays:
        '{name} ({days}) : date à confirmer ; même décalée d’un jour, elle ne change pas cette réponse.',
      either:
        '{name} ({days}) : date à confirmer ; si elle se décale d’un jour, la réponse devient : {answer}.',
      earlier:
        '{name} ({days}) : date à confirmer ; un jour plus tôt, la réponse devient : {earlier}, un jour plus tard, rien ne change.',
      later:
        '{name} ({days}) : date à confirmer ; un jour plus tôt, rien ne change, un jour plus tard, la réponse devient : {later}.',
      both: '{name} ({days}) : date à confirmer ; un jour plus tôt, la réponse devient : {earlier}, un jour plus tard : {later}.',
      confirmedBy: 'Date à confirmer par : {authority} ({expected}).',
      more: {
        one: '{n} autre fête dans cet intervalle est à confirmer.',
        many: '{n} d’autres fêtes dans cet intervalle sont à confirmer.',
        other: '{n} autres fêtes dans cet intervalle sont à confirmer.',
      },
      beyond: 'hors des années couvertes',
    },
    trace: {
      start: 'début',
      startNotCounted: 'début, non compté',
      observed: '{name}, jour de remplacement',
      fallsHere: '{names} : date légale',
      half: '{name} : demi-journée',
      local: '{name} : local',
      optional: '{name} : facultatif',
      bank: '{name} : banques seulement',
      notCounted: '{name} : non compté',
      worked: 'jour travaillé un week-end',
      weekend: 'week-end',
      leftOut: '… {days} non affichés · {summary} …',
    },
    proof: {
      title: 'Fiche de preuve',
      copySentence: 'Copier la phrase',
      copyLink: 'Copier le lien',
      keep: 'Dans mon agenda',
      moves: 'Dans l’agenda, la date suit la loi quand elle change, avec l’explication.',
      stays:
        'Dans l’agenda, elle reste celle de cette version ; la réponse d’aujourd’hui en propose une qui suit la loi.',
      question: 'Question',
      answer: 'Réponse',
      accuracy: 'Fiabilité',
      settled: 'Définitive : aucun jour férié de l’intervalle n’est à confirmer.',
      mayMove: 'Peut encore changer.',
      mayMoveOne: 'Peut encore changer ; à confirmer : {names}.',
      mayMoveSeveral: 'Peut encore changer ; à confirmer : {names}.',
      named: '{name} ({date})',
      more: { one: '{n} autre', many: '{n} d’autres', other: '{n} autres' },
      releaseOf: '{version} du {date}',
      hash: 'Empreinte de la version (SHA-256) : {hash}',
      address: 'Adresse',
      addressNote:
        'Donne cette réponse à partir de cette version, même après une version plus récente',
      theDay: 'Nature du jour',
      daysOff: 'Jours chômés de l’intervalle et leur loi',
      dayOff: 'Jour chômé',
      lawOf: 'Loi {number} : {name}',
      howToCheck: 'Comment vérifier',
      checkUs:
        '<a>Programme de vérification</a> : quelques lignes qui téléchargent la version et comparent chaque empreinte.',
      workItOut: 'Refaire le calcul sans ce serveur, à partir du code et des données : {command}',
      askApi: 'Interroger l’API avec l’en-tête {header}.',
      keepCopy: 'Conserver une copie signée, que {verify} vérifie : {command}',
    },
    moved: {
      title: 'Cette réponse a changé',
      since: 'depuis la version {version} du {date}',
      sinceUntil: 'depuis la version {version} du {date}, jusqu’à {until}',
      until: 'jusqu’à la version {until}',
      none: 'aucune réponse',
      mayMove: '{answer}, peut encore changer',
    },
    home: {
      title: 'Redletter : est-ce un jour ouvré ?',
      description:
        'Jours fériés et jours ouvrés de {countries} pays et de leurs régions, {years} : chaque date avec sa source, en pages, en calendriers par abonnement et par une API.',
      heading: 'Est-ce un jour ouvré ?',
      lead: 'Jours fériés et jours ouvrés de {countries} pays et {regions} régions, chaque date avec sa source.',
      example: 'Québec, Suisse {year}, 24 décembre…',
      work: {
        one: 'Aujourd’hui, {days}, on travaille dans {n} pays sur {countries}',
        many: 'Aujourd’hui, {days}, on travaille dans {n} de pays sur {countries}',
        other: 'Aujourd’hui, {days}, on travaille dans {n} pays sur {countries}',
      },
      weekend: {
        one: 'Aujourd’hui, {days}, c’est le week-end dans {weekend} pays sur {countries} ; on travaille dans {n}',
        many: 'Aujourd’hui, {days}, c’est le week-end dans {weekend} pays sur {countries} ; on travaille dans {n}',
        other:
          'Aujourd’hui, {days}, c’est le week-end dans {weekend} pays sur {countries} ; on travaille dans {n}',
      },
      twoDays: '{first} ou {second}',
      ownClock: 'Chaque pays à son heure. <a>Où le monde se repose, toute l’année</a>',
      caption: 'Tous les pays aujourd’hui',
      country: 'Pays',
      today: 'Aujourd’hui',
      next: 'Prochain jour férié',
      fortnight: 'Les 14 prochains jours',
      beyond: 'Après {year}',
      open: 'Jour ouvré',
      offIn: 'Chômé : {regions}',
      when: '{day}, {when}',
      news: 'Dernières modifications',
      noNews: 'Aucune date publiée n’a encore changé.',
      releases: 'Toutes les versions',
      watch: 'Dates en attente d’annonce',
    },
    changes: {
      regions: '{country} ({regions})',
      added: '{where} : {name} {year}, ajout au {to}',
      removed: '{where} : {name} {year}, retrait (date précédente : {from})',
      renamed: '{where} : {name} {year}, nouveau nom (auparavant « {before} »)',
      localName: '{where} : {name} {year}, nouveau nom local',
      moved: '{where} : {name} {year}, nouvelle date : {from} → {to}',
      official: '{where} : {name} {year}, nouvelle date légale : {from} → {to}',
      open: '{where} : {name} {year}, de nouveau à confirmer : {to}',
      reopened: '{where} : {name} {year}, de nouveau à confirmer : {from} → {to}',
      settled: '{where} : {name} {year}, date confirmée : {to}',
      confirmed: '{where} : {name} {year}, date confirmée : {from} → {to}',
    },
    hero: {
      title: '{place} : le prochain jour férié',
      next: 'Prochain jour férié : {place}',
      after: 'Les jours fériés suivants',
      works: '{when} · aujourd’hui, {today}, est un <w>jour ouvré</w>',
      worksSome:
        '{when} · aujourd’hui, {today}, est <b>férié dans une partie du pays ({regions})</b> et <w>jour ouvré</w> ailleurs',
      weekend: '{when} · aujourd’hui, {today}, c’est le <b>week-end</b>',
      weekendHoliday: '{when} · aujourd’hui, {today}, c’est le <b>week-end</b> ; fête : {names}',
      holiday: '{when} · aujourd’hui, {today}, est férié : <b>{names}</b>',
      holidayEstimated: '{when} · aujourd’hui, {today}, est férié : <b>{names}</b> (à confirmer)',
      opens: '{now} ; le prochain jour ouvré est le {day}',
      sooner: 'Avant cela, dans certaines régions seulement : <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions} ; à confirmer)',
      past: 'Années couvertes : {range} ; leur dernier jour férié est passé.',
      range: '{first} – {last}',
    },
    coming: {
      title: 'Les douze prochains mois',
      until: 'Jusqu’au {date}',
      none: 'Aucun jour férié ultérieur n’est connu ici.',
      noBreaks: 'Aucun jour férié n’y touche un week-end.',
      earlier: {
        one: '{n} jour férié déjà passé en {year}',
        many: '{n} de jours fériés déjà passés en {year}',
        other: '{n} jours fériés déjà passés en {year}',
      },
    },
    compare: {
      title: 'Comparer des lieux',
      description:
        'Les jours fériés de six pays ou régions au plus, côte à côte, et qui travaille à une date.',
      tool: 'Affiche côte à côte jusqu’à six pays, régions ou villes pour une année, ou qui travaille à une date.',
      where: 'Où ? Six pays, régions ou villes au plus ; à laisser vide pour tous les pays',
      whereEach: 'Où ? Lieu {number}',
      exampleOne: 'États-Unis',
      exampleTwo: 'Bavière',
      exampleThree: 'Tokyo',
      onDate: 'À une date (facultatif)',
      go: 'Comparer',
      start: 'Exemples',
      startYear: '{places}, {year}',
      startOffices: 'Bureaux le {date} : {places}',
      unknown:
        '« {typed} » : ce lieu n’est pas connu ici ; indiquer un pays, une région ou une ville, par exemple {example}',
      tooMany: '{most} lieux au plus : voici les six premiers',
      unheldYear: 'Année : {year} au plus tard, rien n’est connu au-delà ({place})',
      both: '{one} ; {other}',
      yearTitle: 'Jours fériés comparés, {year} : {places}',
      dates: {
        one: '{n} date avec un jour férié en {year}',
        many: '{n} de dates avec un jour férié en {year}',
        other: '{n} dates avec un jour férié en {year}',
      },
      workedByAll: {
        one: 'Tous travaillent {n} jour ; personne ne travaille {none} jours.',
        many: 'Tous travaillent {n} de jours ; personne ne travaille {none} jours.',
        other: 'Tous travaillent {n} jours ; personne ne travaille {none} jours.',
      },
      feedOfAll: 'Un seul calendrier pour tous',
      onlyCommon:
        'Sans région, seuls figurent les jours communs à tout le pays. Ceux de certaines régions : {places}',
      yearCaption: 'Jours fériés {year} : {places}',
      cellDepends: 'selon la région, chômé : {regions}',
      cellWeekend: 'week-end',
      cellWorks: 'jour ouvré',
      whoHeading: 'Qui travaille ce jour-là ?',
      whoTitle: 'Qui travaille le {date} ?',
      whoCount: {
        one: '{date} : on travaille dans {n} pays sur {countries}',
        many: '{date} : on travaille dans {n} de pays sur {countries}',
        other: '{date} : on travaille dans {n} pays sur {countries}',
      },
      whoCaption: 'Tous les pays le {date}',
      thatDay: 'Ce jour-là',
      works: 'Jour ouvré',
      depends: 'Selon la région',
      regionsThatAreOff: 'Régions où le jour est chômé',
      regionsOff: 'Chômé',
      unheld: 'Pas encore connu pour {year} : {places}.',
      before: 'Jour précédent',
      after: 'Jour suivant',
      officesTitle: '{places}, le {date}',
      officesAll: '{date} : tous travaillent',
      officesCount: {
        one: '{date} : {n} sur {places} travaille',
        many: '{date} : {n} sur {places} travaillent',
        other: '{date} : {n} sur {places} travaillent',
      },
      officesCaption: 'Ces lieux le {date}',
      place: 'Lieu',
      dependsOff: 'Selon la région, chômé : {regions}',
      sharedHours: 'Heures communes à tous',
      hours: '{from} à {to}',
      ownClock:
        'Chaque lieu est supposé ouvert de {opens} à {closes}, à son heure (fuseau de la ville principale du pays, heure d’été comprise).',
      noHour:
        'Chaque lieu est supposé ouvert de {opens} à {closes}, à son heure ; à cette date, aucune heure n’est commune à tous (fuseau de la ville principale du pays, heure d’été comprise).',
      nextAfter: 'Le prochain jour après celui-ci où tous travaillent : {date}',
      next: 'Le prochain jour où tous travaillent : {date}',
      noNext: 'Aucun jour ultérieur où tous travaillent n’est encore connu.',
      feed: 'Un seul calendrier pour ces lieux',
      dayByDay: '{year}, jour par jour',
      notAll: 'Certains ne travaillent pas',
      lineWeekend: 'week-end : {number}',
      lineHolidays: 'jours fériés : {number}',
      lineEstimated: 'à confirmer : {number}',
      lineSomeRegions: 'chômés dans certaines régions : {number}',
      line: '{name} : {days}',
    },
    parts: {
      label: 'Sur cette page',
      coming: 'Les douze prochains mois',
      longWeekends: 'Longs week-ends',
      calendar: 'Calendrier',
      feed: 'Abonnement et API',
    },
    plan: {
      title: 'Congés et ponts : le plus de jours de repos possible',
      description:
        'D’après le nombre de jours de congé, les périodes autour des jours fériés qui donnent le plus de jours de repos.',
      tool: 'Répartit des jours de congé autour des jours fériés pour obtenir le plus de jours de repos.',
      heading: 'Planifier ses congés',
      lead: 'Il suffit d’indiquer le lieu de travail et le nombre de jours de congé. Le résultat : les périodes qui donnent le plus de jours de repos. Ce n’est pas une estimation, il n’y a pas mieux.',
      unknown: 'Indiquer un pays, une région ou une ville connus ici',
      which: 'Quel lieu ?',
      planner: 'Congés et ponts',
      placeTitle: 'Congés et ponts {year} : {place}',
      placeHeading: 'Congés et ponts <span>{place} {year}</span>',
      placeDescription:
        '{place} {year} : comment placer ses congés entre le week-end et les jours fériés pour obtenir le plus de jours de repos.',
      days: 'Jours de congé',
      least: 'Pour',
      leastLong: 'Longs week-ends : 4 à 8 jours autour d’un jour férié',
      leastWeeks: 'Semaines : 9 jours ou plus',
      leastHolidays: 'Grandes vacances : 16 jours ou plus',
      more: 'Changer le week-end, jours déjà libres, jours à travailler',
      weekendUsual: 'Comme dans le pays',
      weekend67: 'Samedi et dimanche',
      weekend56: 'Vendredi et samedi',
      weekend567: 'Du vendredi au dimanche',
      weekend671: 'Du samedi au lundi',
      weekend7: 'Dimanche seulement',
      weekend5: 'Vendredi seulement',
      off: 'Jours déjà libres',
      work: 'Jours à travailler',
      january: 'Les congés peuvent se prolonger en janvier',
      go: 'Planifier',
      daysFault: 'Jours de congé : indiquer un nombre entier de 1 à {most}',
      leastFault: 'Choisir l’une des trois sortes de périodes',
      fromFault: 'Indiquer une date de {year}',
      weekendFault: 'Choisir l’une des possibilités pour le week-end',
      datesFault:
        '{label} : écrire les dates comme {date}, séparées par des espaces, ou {span} pour plusieurs jours de suite',
      someRegions:
        'Les jours propres à certaines régions ne sont pas dans ce plan. <a>Indiquer le lieu de travail</a> pour un plan qui les comprend.',
      leave: {
        one: '{n} jour de congé',
        many: '{n} de jours de congé',
        other: '{n} jours de congé',
      },
      daysOff: {
        one: '{n} jour de repos',
        many: '{n} de jours de repos',
        other: '{n} jours de repos',
      },
      breaks: { one: '{n} période', many: '{n} de périodes', other: '{n} périodes' },
      spare: {
        one: 'il reste {n} jour',
        many: 'il reste {n} de jours',
        other: 'il reste {n} jours',
      },
      summary: '{leave}, {off} en {breaks}',
      summarySpare: '{leave}, {off} en {breaks} ; {spare}',
      tooFew: {
        one: '{n} jour de congé ne suffit pas à une période aussi longue',
        many: '{n} de jours de congé ne suffisent pas à une période aussi longue',
        other: '{n} jours de congé ne suffisent pas à une période aussi longue',
      },
      best: 'Aucune autre répartition de ces congés ne donne plus de jours de repos en périodes de cette longueur. Les jours à prendre sont encadrés de tirets verts ; le week-end et les jours fériés sont ceux de cette page : <a>{place} {year}</a>.',
      take: {
        one: '{n} jour de congé, {length} jours de repos',
        many: '{n} de jours de congé, {length} jours de repos',
        other: '{n} jours de congé, {length} jours de repos',
      },
      span: '{first} – {last}',
      stretches: '{one}, {other}',
      line: {
        one: '{leave} ({n} jour de congé, {length} jours de repos : {first} – {last})',
        many: '{leave} ({n} de jours de congé, {length} jours de repos : {first} – {last})',
        other: '{leave} ({n} jours de congé, {length} jours de repos : {first} – {last})',
      },
      yearUnknown:
        'Les jours fériés de {year} ne sont pas encore connus : la période peut être plus longue',
      mayMove: '{name}, {date} : à confirmer, peut encore changer',
      takeAway: 'À conserver',
      file: 'Fichier de calendrier des congés',
      fileName: 'Congés {year} : {place}',
      fileDescription: 'Jours de congé autour des jours fériés',
      event: 'Congé',
      eventBreak: '{take} : {first} – {last}',
    },
    list: {
      date: 'Date',
      holiday: 'Jour férié',
      law: 'Loi',
      source: 'Source {number}',
      moreSources: 'Autres sources ({number}) : {name}',
      wrong: 'Erreur ?',
      wrongAbout: 'Signaler une erreur : {name}',
      notAnnounced: 'Date pas encore annoncée : {names}.',
      elsewhen: 'Cette fois, dans certaines régions seulement :',
      copyTable: 'Copier le tableau',
      worked: 'Jours travaillés un week-end',
    },
    cards: {
      label: 'Utiliser ce calendrier',
      keep: 'Dans son agenda',
      follows:
        'Une seule adresse pour toutes les années. Quand une date est confirmée ou déplacée, l’agenda suit.',
      programs: 'Apple, Google, Outlook, Android, langue des noms, jours bloqués',
      embed: 'Sur un site web : cadre, badge, today.json',
      sameAnswer: 'La même réponse par l’API',
      reference: 'Documentation',
      paidPlan: 'Les régions exigent une formule payante.',
      quick: 'Calcul rapide',
      quickTool: 'Ajoute des jours ouvrés à une date ou en retranche : {place}.',
      from: 'À partir du',
      add: 'ajouter',
      days: 'jours ouvrés',
      workItOut: 'Calculer',
    },
    counting: {
      title: 'Comment sont comptés les jours ouvrés',
      description:
        'La règle en une image, la loi du décompte et la correspondance avec Excel, NumPy, pandas, QuantLib et date-fns.',
      lead: 'Un jour ouvré est une date qui, dans un calendrier, n’est ni un jour de repos hebdomadaire ni un jour férié. Une seule règle suffit pour le reste : le jour de départ n’est pas compté, le jour d’arrivée l’est.',
      picture: 'La règle en une image',
      pictured: '{place} : 5 jours ouvrés après le {day} :',
      observed:
        'Le jour férié du {official} est chômé le {effective} : les dates qui comptent sont celles où l’on reste chez soi.',
      law: 'La loi du décompte',
      lawFor:
        'Elle vaut pour toute date et tout n, repos hebdomadaires, jours fériés et nombres négatifs compris. C’est elle qui fait que « dans 5 jours ouvrés » et « 5 jours ouvrés plus tard » veulent dire la même chose.',
      lawCaption: 'La loi en exemples',
      back: 'Compter à rebours ne donne pas toujours le même nombre en négatif : du {saturday} au lundi suivant, le résultat est {there} ; de ce lundi à ce samedi, il est {back}. Le jour d’arrivée est compté, et un seul des deux est un jour ouvré.',
      twoDates: 'Deux dates pour un jour férié',
      dates:
        'La loi fixe une date ; le jour chômé peut être un autre. Les deux sont conservées : la <b>date officielle</b> et la <b>date effective</b>, celle qui compte. Les pages montrent les deux quand elles diffèrent, les fichiers ont les deux colonnes, les calendriers par abonnement disent « (jour de remplacement) ».',
      unsettled:
        'Une date qui n’est pas encore fixée est dite <b>à confirmer</b>, avec l’autorité qui la fixera : <a>les dates en attente d’annonce</a>.',
      otherTools: 'D’un outil à l’autre',
      computed:
        'Chacun compte un peu différemment. Les nombres sont calculés pour ce pays : {place}, du {first} au {last}.',
      between: 'Compter entre deux dates',
      countCaption: 'Comment comptent les autres outils',
      adding: 'Ajouter des jours ouvrés',
      addCaption: 'Comment ajoutent les autres outils',
      addFrom: '3 jours ouvrés après le {day}, qui n’en est pas un :',
      tool: 'Outil',
      call: 'Appel',
      counts: 'Ce qui est compté',
      does: 'Ce qui est fait',
      rule: 'Règle',
      ourTerms: 'Chez Redletter',
      answer: 'Résultat',
      notOurs: '{answer}, différent',
      given:
        'Excel, NumPy, pandas et QuantLib reçoivent ici les jours fériés de Redletter. date-fns n’en accepte pas.',
      limits: 'Ce qui n’est pas affirmé',
      range:
        'Rien avant {first} ni après {last} : une réponse qui demanderait une telle date est refusée, jamais devinée.',
      halfDays:
        'Les demi-journées comptent comme jours ouvrés. Les jours de fermeture des banques et des écoles qui ne sont pas des jours fériés sont laissés de côté ; la page de chaque pays dit lesquels.',
      weekends: 'Les jours de repos hebdomadaire sont fixes dans chaque pays.',
      tryIt: 'Essayer',
      laws: 'Les lois',
      api: 'L’API',
      onlyEnd: 'a n’est pas compté, b l’est',
      bothEnds: 'a et b sont comptés tous les deux',
      onlyStart: 'a est compté, b ne l’est pas',
      onlyStartFlags: 'a est compté, b ne l’est pas (sauf si les options disent autre chose)',
      weekdaysOnly:
        'a est compté, b ne l’est pas ; ne connaît aucun jour férié, seulement le samedi et le dimanche',
      plusStart: 'count(a, b), plus 1 si a est un jour ouvré',
      plusStartMinusEnd: 'count(a, b), plus 1 si a est un jour ouvré, moins 1 si b en est un',
      untranslatable: 'Aucun : le résultat ne dépend pas du pays',
      startNever: 'd n’est jamais compté, quel que soit ce jour',
      asOurs: 'Comme Redletter',
      rolls: 'd est d’abord reporté à un jour ouvré, puis n autres sont comptés',
      rollsInOurs: 'add(d, n), ou add(add(d, 1), n) si d n’est pas un jour ouvré',
      zeroMoves: 'Comme Redletter, mais n = 0 mène au jour ouvré suivant',
      notZero: 'add(d, n) pour tout n autre que 0',
      weekdaysAdd:
        'Comme Redletter pour les bornes ; ne connaît aucun jour férié, seulement le samedi et le dimanche',
    },
    glance: {
      // No œ: the display face has none.
      title: 'Calendrier de l’année',
      holiday: 'Jour férié',
      regional: 'Régional',
      estimated: 'À confirmer',
      moved: 'Date légale, jour chômé reporté',
      someRegions: 'Chômé dans certaines régions',
      weekend: 'Week-end',
      worked: 'Jour travaillé un week-end',
      workedDay: 'jour travaillé',
      month: {
        one: '{month}<h> {year}, </h> <span>{n} jour<h> ouvré</h></span>',
        many: '{month}<h> {year}, </h> <span>{n} de jours<h> ouvrés</h></span>',
        other: '{month}<h> {year}, </h> <span>{n} jours<h> ouvrés</h></span>',
      },
    },
    beside: {
      title: 'Jours non comptés',
      what: 'Demi-journées, jours propres à certaines communes et jours facultatifs : aucun décompte ne les retient ici comme jours chômés.',
      more: {
        one: 'Demi-journées, jours propres à certaines communes et jours facultatifs : aucun décompte ne les retient ici comme jours chômés. Les pages des régions en signalent {n} de plus.',
        many: 'Demi-journées, jours propres à certaines communes et jours facultatifs : aucun décompte ne les retient ici comme jours chômés. Les pages des régions en signalent {n} de plus.',
        other:
          'Demi-journées, jours propres à certaines communes et jours facultatifs : aucun décompte ne les retient ici comme jours chômés. Les pages des régions en signalent {n} de plus.',
      },
      half: 'Demi-journée',
      local: 'Local',
      optional: 'Facultatif',
      bank: 'Banques seulement',
      notCounted: 'Non compté',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (à confirmer) · {grade}',
      told: '{name} : {what}',
      toldIn: '{name} : {what} ({where})',
      counts: '{date} compte comme jour ouvré : {day}',
      moreOnTheWay: {
        one: '{n} autre jour de ce type dans l’intervalle.',
        many: '{n} d’autres jours de ce type dans l’intervalle.',
        other: '{n} autres jours de ce type dans l’intervalle.',
      },
    },
    someRegions: {
      title: 'Dans certaines régions seulement',
      caption: 'Jours fériés régionaux {year} : {place}',
      oneDate: {
        one: '1 date est fériée dans une seule région. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
        many: '1 date est fériée dans une partie de {n} de régions. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
        other:
          '1 date est fériée dans une partie des {n} régions. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
      },
      dates: {
        one: '{dates} dates sont fériées dans une seule région. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
        many: '{dates} dates sont fériées dans une partie de {n} de régions. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
        other:
          '{dates} dates sont fériées dans une partie des {n} régions. La liste et les jours ouvrés de cette page retiennent ce qui vaut partout ({place}) ; la page d’une région retient ses propres jours.',
      },
    },
    notFound: {
      title: 'Pas au calendrier',
      nothing: 'Il n’y a pas de page à cette adresse.',
      leaf: 'Introuvable',
      leafNote: 'pas au calendrier',
      held: 'Années disponibles : {range}',
      near: 'Pages proches',
      calendars: 'Calendriers disponibles',
    },
    months: {
      hoursByMonth: 'En heures, et à côté d’autres années',
      title: 'Jours ouvrés par mois',
      caption: 'Jours ouvrés par mois, {year}',
      month: 'Mois',
      days: 'Jours',
      weekend: 'Week-end',
      holidays: 'Fériés<h> en semaine</h>',
      businessDays: 'Jours ouvrés',
    },
    breaks: {
      title: 'Longs week-ends et ponts',
      none: 'En {year}, aucun jour férié n’y touche un week-end.',
      span: {
        one: '<b>{n} jour</b> {first} – {last}',
        many: '<b>{n} de jours</b> {first} – {last}',
        other: '<b>{n} jours</b> {first} – {last}',
      },
      takeOne: 'avec 1 jour de congé',
    },
    feed: {
      name: '{place} : jours fériés',
      description: 'Jours fériés légaux, aux dates où ils sont chômés',
      officialDate: 'Date légale : {date}',
      law: 'Loi : {law}',
      public: 'Jour férié',
      regional: 'Jour férié régional',
      cancelled: '{name} (annulé)',
      observedEstimated: '{name} (jour de remplacement, à confirmer)',
    },
    subscribe: {
      title: '{place} : jours fériés dans son agenda',
      description:
        '{place} : jours fériés dans Calendrier d’Apple, Google Agenda ou Outlook, ou sur Android.',
      heading: '{place} <span>Jours fériés dans son agenda</span>',
      choose: 'D’abord : quels jours fériés, et comment',
      localNames: 'Noms dans la langue du lieu, s’ils sont connus',
      busy: 'Bloquer le jour : « absent », pour que personne n’y place de rendez-vous',
      exact: 'Laisser de côté les dates qui peuvent encore changer',
      change: 'Appliquer ces choix',
      programs: 'Ensuite : l’agenda',
      apple: 'Calendrier d’Apple',
      google: 'Google Agenda',
      work: 'Outlook, compte professionnel ou scolaire',
      other: 'Tout autre logiciel',
      paste:
        'Adresse à coller là où le logiciel propose « S’abonner », « À partir de l’URL » ou « À partir du web ». Le <a>fichier d’une année</a> s’importe aussi, mais ne suit pas les changements.',
      phone: 'Sur un téléphone',
      code: 'Code QR qui mène à cette page',
      scan: 'Page ouverte sur un ordinateur ? Le code l’ouvre sur le téléphone, avec les mêmes choix.',
      apples: '<b>iPhone, iPad</b> : choisir « Calendrier d’Apple », puis « S’abonner ».',
      android:
        '<b>Android</b> : l’application de Google ne peut pas s’abonner elle-même à une adresse. Il suffit d’ouvrir une fois le lien « Google Agenda » dans le navigateur d’un ordinateur, puis d’activer la synchronisation de cet agenda dans les paramètres de l’application. Une application comme ICSx⁵ s’abonne directement sur le téléphone.',
      delay:
        'Le délai d’arrivée d’un changement dépend du logiciel : Google vérifie toutes les 8 à 24 heures, Outlook environ toutes les 3 heures, Apple selon le réglage choisi. Aucune liste des abonnés n’est tenue.',
      embed: 'Ces jours fériés sur un site web : cadre, badge, today.json',
      combined: 'Jours fériés : {places}',
    },
    print: {
      title: '{place} {year} à imprimer',
      description:
        '{place} : jours fériés {year} à imprimer, en affiche annuelle, en feuilles mensuelles ou en planning.',
      heading: '{place} {year} <span>Calendrier à imprimer</span>',
      lead: 'Choisir une feuille et un papier, puis imprimer cette page : seules les feuilles sortent.',
      sheet: 'Feuille',
      poster: 'Affiche annuelle',
      months: 'Douze mois',
      planner: 'Planning, trois mois par feuille',
      paper: 'Papier',
      letter: 'Lettre US',
      month: '{month} {year}',
      quarter: '{first} – {last} {year}',
      week: 'S',
      weekOfYear: 'Semaine de l’année',
      foot: '{address} · version des données {version} · {licence}',
    },
    cite: {
      title: 'Citer les jours fériés {year} : {place}',
      description:
        '{place} {year} : chaque jour férié sous forme de référence, avec sa loi, en BibTeX et avec un lien permanent.',
      heading: '{place} {year} <span>Citer les jours fériés</span>',
      lead: 'Chaque date avec la loi qui la fonde, et un lien vers la version {version} des données, qui ne change plus.',
      form: 'Les champs de BibTeX gardent leurs noms. Le lien permanent mène à la page de cette version, qui n’existe qu’en anglais.',
      date: '{date} : {name}',
      footnote:
        '{name}, {place}, {date} : {laws}. Redletter, données, version {version} du {released}, {address}',
      work: '{name}, {place}, {date}',
      permalink: 'Lien permanent',
    },
    hours: {
      title: '{place} {year} : jours ouvrés et heures par mois',
      description:
        '{place} : jours ouvrés et heures de chaque mois de {year}, à côté de l’année précédente et de la suivante.',
      heading: '{place} <span>Mois et heures {year}</span>',
      step: 'Mois et heures',
      field: 'Heures par jour ouvré',
      fault:
        'Les heures par jour doivent être supérieures à 0 et au plus égales à {max}, par exemple {example}',
      days: {
        one: '{n} jour ouvré',
        many: '{n} de jours ouvrés',
        other: '{n} jours ouvrés',
      },
      daysAndHours: {
        one: '{n} jour ouvré, {hours} heures',
        many: '{n} de jours ouvrés, {hours} heures',
        other: '{n} jours ouvrés, {hours} heures',
      },
      bars: 'Jours ouvrés par mois : {place} {year}',
      barsSaid:
        'De {least} ({leastMonth}) à {most} ({mostMonth}). Tous les chiffres sont dans le tableau ci-dessous.',
      mayChange: '{year}, peut encore changer',
      caption: 'Jours ouvrés et heures par mois : {place} {year}',
      hours: 'Heures',
      unsure:
        'Dates qui peuvent encore changer, et avec elles le total de leur mois ou du mois voisin : {names}.',
      bothEnds:
        'Le premier et le dernier jour du mois comptent, comme sur la fiche de paie. <a>Jours fériés {year} : {place}</a>',
    },
    embed: {
      title: '{place} : jours fériés sur un site web',
      description:
        '{place} : jours fériés dans un cadre, un badge ou un fichier ; une ligne à copier.',
      heading: '{place} <span>Jours fériés sur un site web</span>',
      step: 'Sur un site web',
      lead: 'Une ligne à copier. Ni clé, ni script, ni cookie ; chaque correction suit d’elle-même.',
      frame: 'La liste de l’année, dans un cadre',
      frameYear:
        'Le cadre montre l’année en cours, en clair ou en sombre selon l’appareil du lecteur. Une année précise s’écrit dans l’adresse : {address}.',
      badge: 'Ouvert aujourd’hui ? Un badge',
      openToday: '{place} : ouvert aujourd’hui ?',
      badgeToday:
        'Aujourd’hui s’entend à l’heure locale ({place}) ; l’image change à minuit. Son texte est en anglais.',
      file: 'Pour un programme',
      fileHolds:
        '{address} : si l’on travaille aujourd’hui, le prochain jour ouvré et le prochain jour férié, en JSON, pour des pages de toute origine.',
      licence: 'À qui sont les données',
      licenceAsks:
        'Les données sont sous licence {licence}. Le cadre nomme lui-même sa source ; à côté du badge et du fichier, il faut nommer Redletter : <a>la ligne à écrire</a>.',
      yearTitle: '{place} : jours fériés {year}',
      yearDescription: '{place} : les jours fériés {year}.',
      yearHeading: '{place} <span>Jours fériés {year}</span>',
      someRegions: 'Les jours propres à certaines régions ne figurent pas dans cette liste.',
      source: 'Source : {page}, version des données {version}, {licence}',
      page: 'Redletter : {place} {year}',
    },
    sources: {
      howDaysMove: 'Report des jours fériés',
      title: 'Sources',
      grades:
        'À côté de chaque date est indiqué à quel point ses sources l’attestent : <a>ce que signifient « lu », « cité » et « identifié »</a>.',
      release: 'Données : version {version}, fichier {file}, SHA-256 {hash}',
      history: 'Historique de cette page',
      correctYourself: 'Corriger soi-même une date',
    },
  },
  {
    // Canada
    'A holiday on a weekend stays on its date; the day off given instead depends on the workplace and is not in these lists. Only a few laws name another date, for a holiday that falls on a Sunday.':
      'Un jour férié de fin de semaine reste à sa date ; le congé donné à sa place dépend du lieu de travail et ne figure pas dans ces listes. Seules quelques lois fixent une autre date, pour un jour férié qui tombe un dimanche.',
    'Days for the provincial public service only, days on which shops alone must close, optional days (Heritage Day in Alberta) and civic or municipal days (Terry Fox Day, Natal Day, Gold Cup Day, the Ontario civic holiday) are left out.':
      'Ne sont pas comptés les jours de la seule fonction publique provinciale, ceux où seuls les magasins doivent fermer, les jours facultatifs (Heritage Day en Alberta) et les congés civiques ou municipaux (Terry Fox Day, Natal Day, Gold Cup Day, congé civique de l’Ontario).',
    'Federally regulated workplaces (banks, federal offices) also keep Victoria Day, 30 September, Thanksgiving, 11 November and Boxing Day.':
      'Les employeurs sous réglementation fédérale (banques, bureaux fédéraux) observent aussi la fête de Victoria, le 30 septembre, l’Action de grâces, le 11 novembre et le lendemain de Noël.',
    'Quebec employers may take Easter Monday instead of Good Friday.':
      'Au Québec, l’employeur peut choisir le lundi de Pâques au lieu du Vendredi saint.',
    'Remembrance Day counts in Manitoba and Nova Scotia because an act of its own closes most workplaces there; it is not on their employment-standards lists.':
      'Le jour du Souvenir compte au Manitoba et en Nouvelle-Écosse, où une loi particulière ferme la plupart des lieux de travail ; leurs normes d’emploi ne le mentionnent pas.',
    'Substitutes for weekend holidays have no fixed date and are left out.':
      'Les jours qui remplacent un jour férié de fin de semaine n’ont pas de date fixe et ne sont pas comptés.',
    'Without a region only days that are statutory in every province and territory.':
      'Sans région, seuls comptent les jours fériés légaux communs à toutes les provinces et à tous les territoires.',
    'In Manitoba and Nova Scotia an act of its own closes most workplaces; shops in Manitoba may open at 1 p.m.':
      'Au Manitoba et en Nouvelle-Écosse, une loi particulière ferme la plupart des lieux de travail ; au Manitoba, les magasins peuvent ouvrir à 13 h.',
    'In Quebec the employer may choose Easter Monday instead.':
      'Au Québec, l’employeur peut choisir à sa place le lundi de Pâques.',
    "Manitoba's name for the National Day for Truth and Reconciliation.":
      'Nom donné au Manitoba à la Journée nationale de la vérité et de la réconciliation.',
    'Newfoundland and Labrador keeps 1 July as Memorial Day.':
      'Terre-Neuve-et-Labrador célèbre le 1er juillet comme jour commémoratif (Memorial Day).',
    "A day of the federal public service; elsewhere the employer's choice, and in Quebec possible instead of Good Friday.":
      'Jour de la fonction publique fédérale ; ailleurs, au choix de l’employeur, et au Québec possible au lieu du Vendredi saint',
    'An optional general holiday, which the employer may give.':
      'Jour férié facultatif, que l’employeur peut accorder',
    "Appointed by many municipalities and given by many employers (Simcoe Day in Toronto); no public holiday of Ontario's act.":
      'Fixé par beaucoup de municipalités et accordé par beaucoup d’employeurs (Simcoe Day à Toronto) ; pas un jour férié selon la loi de l’Ontario',
    'Federally regulated workplaces, banks among them, and some provincial public services are off; no statutory holiday of the province.':
      'Congé dans les entreprises sous réglementation fédérale, dont les banques, et dans certaines fonctions publiques provinciales ; pas un jour férié légal de la province',
    'Federally regulated workplaces, banks among them, are off, and in New Brunswick shops close; no paid public holiday of the province.':
      'Congé dans les entreprises sous réglementation fédérale, dont les banques, et magasins fermés au Nouveau-Brunswick ; pas un jour férié payé de la province',
    'Federally regulated workplaces, banks among them, are off, and in some provinces shops close; no statutory holiday of the province.':
      'Congé dans les entreprises sous réglementation fédérale, dont les banques, et magasins fermés dans certaines provinces ; pas un jour férié légal de la province',
    'Federally regulated workplaces, banks among them, are off; no statutory holiday of the province.':
      'Congé dans les entreprises sous réglementation fédérale, dont les banques ; pas un jour férié légal de la province',
    'In Nunavut Bill 5 of 2022 puts the day into the act; its passing was seen in second-hand lists alone, and the list of the labour office is older.':
      'Au Nunavut, le projet de loi 5 de 2022 inscrit ce jour dans la loi ; son adoption n’a été vue que dans des listes de seconde main, et la liste du bureau des normes du travail est plus ancienne.',
    'Act respecting labour standards (Quebec), s. 60, with the commentary of the CNESST':
      'Loi sur les normes du travail (Québec), art. 60, avec le commentaire de la CNESST',
    'Bill 5 of 2022 (Nunavut), 30 September as a general holiday of the Labour Standards Act':
      'Projet de loi 5 de 2022 (Nunavut), le 30 septembre comme jour férié de la Loi sur les normes du travail',
    'Canada Labour Code, s. 166 "general holiday"':
      'Code canadien du travail, art. 166, « jours fériés »',
    'Collective agreement of the Program and Administrative Services group of the federal public service, art. 30 (designated paid holidays)':
      'Convention collective du groupe Services des programmes et de l’administration de la fonction publique fédérale, art. 30 (jours fériés désignés payés)',
    'Days of Rest Act (New Brunswick), days on which shops close':
      'Loi sur les jours de repos (Nouveau-Brunswick), jours de fermeture des magasins',
    'Employment Standards Act (British Columbia), "statutory holiday"':
      'Employment Standards Act (Colombie-Britannique), « statutory holiday »',
    'Employment Standards Act (New Brunswick), "public holiday"':
      'Loi sur les normes d’emploi (Nouveau-Brunswick), « jour férié »',
    'Employment Standards Act (Northwest Territories), statutory holidays':
      'Loi sur les normes d’emploi (Territoires du Nord-Ouest), jours fériés',
    'Employment Standards Act (Prince Edward Island), paid holidays, as listed by the government':
      'Employment Standards Act (Île-du-Prince-Édouard), jours fériés payés selon la liste du gouvernement',
    'Employment Standards Act (Yukon), "general holiday", as listed in Yukon statutory holidays':
      'Loi sur les normes d’emploi (Yukon), « jour férié », selon la liste du Yukon',
    'Employment Standards Act, 2000 (Ontario), "public holiday"':
      'Loi de 2000 sur les normes d’emploi (Ontario), « jour férié »',
    'Employment Standards Code (Alberta), general holidays, as listed in Alberta general holidays':
      'Employment Standards Code (Alberta), « general holidays », selon la liste de l’Alberta',
    'Government of New Brunswick, news release of January 2018, Family Day and the eight paid public holidays':
      'Gouvernement du Nouveau-Brunswick, communiqué de janvier 2018, le jour de la Famille et les huit jours fériés payés',
    'Labour Standards Act (Newfoundland and Labrador), paid public holidays, as listed by the Labour Standards Division':
      'Labour Standards Act (Terre-Neuve-et-Labrador), jours fériés payés selon la liste de la Labour Standards Division',
    'Labour Standards Act (Nunavut), "general holiday", as listed by the Labour Standards Compliance Office':
      'Loi sur les normes du travail (Nunavut), « jour férié », selon la liste du bureau des normes du travail',
    'Labour Standards Code (Nova Scotia), "general holiday"':
      'Labour Standards Code (Nouvelle-Écosse), « general holiday »',
    'Municipal Act, 2001, and City of Toronto Act, 2006 (Ontario), civic holidays of a municipality':
      'Loi de 2001 sur les municipalités et Loi de 2006 sur la cité de Toronto (Ontario), congés civiques d’une municipalité',
    'National Day for Truth and Reconciliation declared a statutory holiday in the Northwest Territories, news release of 2022':
      'La Journée nationale de la vérité et de la réconciliation déclarée jour férié aux Territoires du Nord-Ouest, communiqué de 2022',
    'National Holiday Act (Quebec)': 'Loi sur la fête nationale (Québec)',
    'Nunavut Day designated as a general holiday, announcement of 16 June 2020':
      'La fête du Nunavut désignée jour férié, annonce du 16 juin 2020',
    'Remembrance Day (Nova Scotia), the rules of the act as the Labour Standards Division gives them':
      'Jour du Souvenir (Nouvelle-Écosse), les règles de la loi selon la Labour Standards Division',
    'Remembrance Day Act (Nova Scotia)': 'Remembrance Day Act (Nouvelle-Écosse)',
    'The Employment Standards Code (Manitoba), "general holiday"':
      'Code des normes d’emploi (Manitoba), « jour férié »',
    'The Employment Standards Code Amendment and Interpretation Amendment Act (Orange Shirt Day)':
      'Loi modifiant le Code des normes d’emploi et la Loi d’interprétation (Journée du chandail orange)',
    'The Remembrance Day Act (Manitoba)': 'Loi sur le jour du Souvenir (Manitoba)',
    'The Saskatchewan Employment Act, public holidays':
      'The Saskatchewan Employment Act, jours fériés',
    'Bill C-260 of 2001 (parl.ca), which reproduces the definition as it stood then':
      'le projet de loi C-260 de 2001 (parl.ca), qui reproduit la définition alors en vigueur',
    "Manitoba Government and General Employees' Union, questions on labour standards, which lists the general holidays":
      'le Manitoba Government and General Employees’ Union, questions sur les normes du travail, qui énumère les jours fériés',
    'Romanelli, Statutory Holidays, paper of 13 February 2008 for the Law Society of Upper Canada (docslib.org)':
      'Romanelli, Statutory Holidays, étude du 13 février 2008 pour le Barreau du Haut-Canada (docslib.org)',
    'cfib-fcei.ca, Remembrance Day falls on a Sunday in 2018, which says who must close; its contents were seen at the address':
      'cfib-fcei.ca, sur le jour du Souvenir tombant un dimanche en 2018, qui dit qui doit fermer ; contenu vu à cette adresse',
    'go2hr.ca, British Columbia statutory holidays, 16 August 2023, which gives the list of the act':
      'go2hr.ca, British Columbia statutory holidays, 16 août 2023, qui donne la liste de la loi',
    "halifaxwac.ca, workers' rights guide, which lists the six paid holidays of the Code":
      'halifaxwac.ca, guide des droits des travailleurs, qui énumère les six jours fériés payés du Code',
    'legalbrief.ca, holiday pay in Saskatchewan, which lists the days of ss. 2-30 to 2-32':
      'legalbrief.ca, sur la paie des jours fériés en Saskatchewan, qui énumère les jours des art. 2-30 à 2-32',
    'legalbrief.ca, statutory holidays in the Northwest Territories, which lists the days of s. 22':
      'legalbrief.ca, sur les jours fériés des Territoires du Nord-Ouest, qui énumère les jours de l’art. 22',
    'nunatsiaq.com, Nunavut MLAs table bill for truth and reconciliation stat holiday':
      'nunatsiaq.com, sur le projet de loi des députés du Nunavut pour un jour férié de la vérité et de la réconciliation',
    'ottawaemploymentlaw.com, 3 July 2018, Holidays on Sunday, which quotes the definition':
      'ottawaemploymentlaw.com, 3 juillet 2018, Holidays on Sunday, qui cite la définition',
    'stlawyers.ca, statutory holidays in New Brunswick, which lists its days of rest':
      'stlawyers.ca, sur les jours fériés du Nouveau-Brunswick, qui énumère ses jours de repos',
    'technocompetences.qc.ca, jours chômés, fériés, payés, which gives 24 June by this act':
      'technocompetences.qc.ca, jours chômés, fériés, payés, qui donne le 24 juin selon cette loi',
    // Switzerland
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. In both Appenzells 26 December is no holiday when 25 December is a Monday or a Friday.':
      'Un jour férié qui tombe un week-end reste à sa date, et aucun autre jour n’est donné à sa place. Dans les deux Appenzell, le 26 décembre n’est pas férié lorsque le 25 décembre est un lundi ou un vendredi.',
    'Days kept only in some districts or communes (AG, FR, SO, NE, AI) are left out.':
      'Les jours observés seulement dans certains districts ou certaines communes (AG, FR, SO, NE, AI) ne sont pas comptés.',
    'Days off that are only customary are left out, such as 2 January in Zurich, Easter Monday in Lucerne and Zug, and 26 December in Vaud.':
      'Les jours chômés par seul usage ne sont pas comptés, comme le 2 janvier à Zurich, le lundi de Pâques à Lucerne et à Zoug et le 26 décembre dans le canton de Vaud.',
    'Half days (1 May in SO and AG, eves) are left out.':
      'Les demi-journées (1er mai à SO et AG, veilles de fête) ne sont pas comptées.',
    'Only four days hold in every canton; use a canton.':
      'Quatre jours seulement valent dans tous les cantons ; la page d’un canton fait foi.',
    'half a day, from noon': 'demi-journée, dès midi',
    'in some districts of Aargau and the Catholic communes of Fribourg':
      'dans certains districts d’Argovie et les communes catholiques de Fribourg',
    'in some districts of Aargau, and in the Reformed communes of Fribourg':
      'dans certains districts d’Argovie et les communes réformées de Fribourg',
    'in some districts of Aargau, in the Reformed communes of Fribourg and in some communes of Solothurn':
      'dans certains districts d’Argovie, les communes réformées de Fribourg et certaines communes de Soleure',
    'in some districts of Aargau, the Catholic communes of Fribourg, Le Landeron in Neuchâtel, and Solothurn without the Bucheggberg':
      'dans certains districts d’Argovie, les communes catholiques de Fribourg, Le Landeron (Neuchâtel), et à Soleure sans le Bucheggberg',
    'in some districts of Aargau, the Catholic communes of Fribourg, and Solothurn without the Bucheggberg':
      'dans certains districts d’Argovie, les communes catholiques de Fribourg, et à Soleure sans le Bucheggberg',
    'in the inner part of the canton only, not in Oberegg':
      'seulement dans la partie intérieure du canton, non à Oberegg',
    "no rest day by the canton's act; treated like a holiday for legal time limits, and a day off by custom in many firms":
      'pas un jour de repos selon la loi cantonale ; assimilé à un jour férié pour les délais légaux et chômé par usage dans beaucoup d’entreprises',
    'only where the commune makes it a holiday': 'seulement là où la commune en fait un jour férié',
    "The list of coming holidays of Innerrhoden names 26 December 2026, a Saturday; the act and the canton's report of 2015 leave it out, as here.":
      'La liste des prochains jours fériés des Rhodes-Intérieures cite le 26 décembre 2026, un samedi ; la loi et le rapport du canton de 2015 ne le retiennent pas, cette page non plus.',
    'Aargau - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6: days by district, five of them in all districts':
      'Argovie - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6 : jours par district, dont cinq dans tous les districts',
    'Appenzell Ausserrhoden - Verordnung zum Arbeitsgesetz, Art. 7':
      'Appenzell Rhodes-Extérieures - Verordnung zum Arbeitsgesetz, Art. 7',
    'Appenzell Innerrhoden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2':
      'Appenzell Rhodes-Intérieures - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2',
    'Arbeitsgesetz (ArG), Art. 20a Abs. 1 (1 August and up to eight days of the canton rank as Sundays)':
      'Loi sur le travail (LTr), art. 20a, al. 1 (le 1er août et jusqu’à huit jours du canton sont assimilés au dimanche)',
    'Basel-Landschaft - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), § 2':
      'Bâle-Campagne - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), § 2',
    'Basel-Stadt - Gesetz über öffentliche Ruhetage und Ladenöffnung (RLG), § 2':
      'Bâle-Ville - Gesetz über öffentliche Ruhetage und Ladenöffnung (RLG), § 2',
    'Bern - Gesetz über die Ruhe an öffentlichen Feiertagen, Art. 2':
      'Berne - Loi sur le repos pendant les jours de fête officiels, art. 2',
    'Bundesverfassung der Schweizerischen Eidgenossenschaft, Art. 110 Abs. 3 (1 August)':
      'Constitution fédérale de la Confédération suisse, art. 110, al. 3 (1er août)',
    'Freizeit und Feiertage (1 August is the only federal holiday; the cantons name up to eight more)':
      'Freizeit und Feiertage (le 1er août est le seul jour férié fédéral ; les cantons en désignent jusqu’à huit autres)',
    "Fribourg - Loi sur l'emploi et le marché du travail (LEMT), art. 49":
      'Fribourg - Loi sur l’emploi et le marché du travail (LEMT), art. 49',
    "Geneva - Jours fériés légaux, as the canton's own library states them":
      'Genève - Jours fériés légaux, tels que les indique la bibliothèque du canton',
    'Geneva - Loi sur les jours fériés (LJF), art. 1':
      'Genève - Loi sur les jours fériés (LJF), art. 1',
    'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (all cantons, as of 1 January 2011)':
      'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (tous les cantons, état au 1er janvier 2011)',
    'Glarus - Feiertagsregelung (Näfelser Fahrt: first Thursday in April, a week later when that falls in Holy Week)':
      'Glaris - Feiertagsregelung (Näfelser Fahrt : premier jeudi d’avril, une semaine plus tard s’il tombe pendant la Semaine sainte)',
    'Glarus - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Glaris - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Glarus - Näfelser Fahrt 2026 on 9 April, order of the government of 6 January 2026':
      'Glaris - Näfelser Fahrt 2026 le 9 avril, arrêté du gouvernement du 6 janvier 2026',
    'Glarus - Öffentliche Feiertage, page of the canton (Näfelser Fahrt on 9 April 2026 and 1 April 2027)':
      'Glaris - Öffentliche Feiertage, page du canton (Näfelser Fahrt les 9 avril 2026 et 1er avril 2027)',
    'Graubünden - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Grisons - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Jura - Loi sur les jours fériés officiels et le repos dominical du 31 août 2022, art. 3': null,
    'Lucerne - Ruhetags- und Ladenschlussgesetz, § 1a': null,
    "Neuchâtel - Arrêté d'application de la loi sur le dimanche et les jours fériés, art. 2 (Corpus Christi in Le Landeron)":
      'Neuchâtel - Arrêté d’application de la loi sur le dimanche et les jours fériés, art. 2 (Fête-Dieu au Landeron)',
    'Neuchâtel - Loi sur le dimanche et les jours fériés, art. 3, in force in this wording since 2010':
      'Neuchâtel - Loi sur le dimanche et les jours fériés, art. 3, en vigueur dans cette version depuis 2010',
    'Nidwalden - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Nidwald - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Obwalden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2':
      'Obwald - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2',
    'Schaffhausen - Gesetz betreffend die öffentlichen Ruhetage und den Ladenschluss, Art. 1':
      'Schaffhouse - Gesetz betreffend die öffentlichen Ruhetage und den Ladenschluss, Art. 1',
    'Schwyz - Ruhetagsgesetz, § 2': null,
    'Solothurn - Gesetz über die öffentlichen Ruhetage, § 2; likewise Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46':
      'Soleure - Gesetz über die öffentlichen Ruhetage, § 2 ; de même Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46',
    'St. Gallen - Gesetz über Ruhetag und Ladenöffnung, Art. 2':
      'Saint-Gall - Gesetz über Ruhetag und Ladenöffnung, Art. 2',
    'Thurgau - Ruhetagsgesetz vom 5. Februar 2025, § 1, in force since 2026, and the act before it, § 1, which name the same days':
      'Thurgovie - Ruhetagsgesetz vom 5. Februar 2025, § 1, en vigueur depuis 2026, et § 1 de la loi précédente, qui nomment les mêmes jours',
    'Ticino - Legge concernente i giorni festivi ufficiali nel Cantone Ticino del 15 dicembre 2009, art. 1':
      'Tessin - Legge concernente i giorni festivi ufficiali nel Cantone Ticino del 15 dicembre 2009, art. 1',
    'Uri - Gesetz über den Ladenschluss und die Sonntagsruhe (LSG), Art. 9 Abs. 1 Bst. b': null,
    'Valais - Ordonnance cantonale sur le travail (OcTr), art. 7': null,
    'Valais - Public holidays of the canton': 'Valais - Jours fériés du canton',
    "Vaud - Jours fériés officiels (the canton's page for 2029, which names the same days)":
      'Vaud - Jours fériés officiels (page du canton pour 2029, qui nomme les mêmes jours)',
    "Vaud - Loi sur l'emploi (LEmp), art. 47": null,
    'Zug - Ruhetags- und Ladenöffnungsgesetz, § 1': 'Zoug - Ruhetags- und Ladenöffnungsgesetz, § 1',
    'Zurich - Ruhetags- und Ladenöffnungsgesetz, § 1': null,
    "a public repository's account of 5 October 2026 of what the page (gl.ch) says for both years":
      'un dépôt public qui rapporte, le 5 octobre 2026, ce que dit la page (gl.ch) pour les deux années',
    'lawbrary.ch, ArG Art. 20a (as of 1 September 2023)':
      'lawbrary.ch, LTr art. 20a (état au 1er septembre 2023)',
    'the page "Feiertage" of the canton of Valais (vs.ch/de/web/spt/jours-feries)':
      'la page « Feiertage » du canton du Valais (vs.ch/de/web/spt/jours-feries)',
    'the repository davidgraf95-sys/LexMetrik, file public/normtext/kanton/BS-811.100.json, a copy of the act taken on 23 June 2026':
      'le dépôt davidgraf95-sys/LexMetrik, fichier public/normtext/kanton/BS-811.100.json, copie de la loi prise le 23 juin 2026',
    'the repository davidgraf95-sys/LexMetrik, which sets out all 26 lists of the overview line by line':
      'le dépôt davidgraf95-sys/LexMetrik, qui reprend ligne par ligne les 26 listes de l’aperçu',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which sets out the days of the section':
      'le dépôt davidsteimer/fristenrechner, relevé des lois cantonales du 13 septembre 2026 (AP18B-04), qui énumère les jours de l’article',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states the order':
      'le dépôt davidsteimer/fristenrechner, relevé des lois cantonales du 13 septembre 2026 (AP18B-04), qui énonce l’arrêté',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states what the article says':
      'le dépôt davidsteimer/fristenrechner, relevé des lois cantonales du 13 septembre 2026 (AP18B-04), qui dit ce que contient l’article',
    'the repository kitsuyui/hyper-calendar, file docs/systems/switzerland-holidays.md, which sets out the days of the section as read on 29 September 2026':
      'le dépôt kitsuyui/hyper-calendar, fichier docs/systems/switzerland-holidays.md, qui énumère les jours de l’article tels que lus le 29 septembre 2026',
    // France
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. This holds overseas as well.':
      'Un jour férié qui tombe un week-end reste à sa date, et aucun autre jour n’est donné à sa place. Il en va de même outre-mer.',
    'Customary Islamic feasts in Mayotte are left out.':
      'Les fêtes musulmanes observées par usage à Mayotte ne sont pas comptées.',
    'Customary days of the Antilles are left out.':
      'Les jours observés par usage aux Antilles ne sont pas comptés.',
    'Good Friday and 26 December hold only in Moselle, Bas-Rhin and Haut-Rhin.':
      'Le Vendredi saint et le 26 décembre ne sont fériés qu’en Moselle, dans le Bas-Rhin et dans le Haut-Rhin.',
    'Whit Monday is a holiday although some employers use it as solidarity day.':
      'Le lundi de Pentecôte est férié, même si certains employeurs en font la journée de solidarité.',
    'The article names the communes with a Protestant church or a church shared by confessions; the day is given here for the whole department.':
      'L’article désigne les communes où se trouve un temple protestant ou une église mixte ; le jour est donné ici pour tout le département.',
    "The code, in its version of May 2019, still says 27 May for Saint Martin (a slip in Act 2017-256 wrote 28 March). The ministries' circulars of 2018 and 2019, the prefecture and the State's own calendar have 28 May, which is given here.":
      'Le code, dans sa version de mai 2019, dit encore le 27 mai pour Saint-Martin (par erreur, la loi n° 2017-256 avait écrit le 28 mars). Les circulaires ministérielles de 2018 et 2019, la préfecture et le calendrier de l’État donnent le 28 mai, retenu ici.',
    'Code du travail, art. L3133-1 (jours fériés)': null,
    'Code du travail, art. L3134-13 (Moselle, Bas-Rhin, Haut-Rhin)': null,
    "Code du travail, art. L3422-2 (journées de commémoration de l'abolition de l'esclavage)": null,
    "Décret n° 83-1003 du 23 novembre 1983 relatif à la commémoration de l'abolition de l'esclavage, art. 1":
      null,
    "Jours fériés en France (the State's list by zone, 2011 to 2031)":
      'Jours fériés en France (liste de l’État par zone, de 2011 à 2031)',
    'Prefecture of Saint-Barthélemy and Saint-Martin, communiqué of May 2019 (28 May is the holiday of art. L3422-2 in Saint-Martin)':
      'Préfecture de Saint-Barthélemy et de Saint-Martin, communiqué de mai 2019 (le 28 mai est le jour férié de l’art. L3422-2 à Saint-Martin)',
    'Le 97150 of 16 May 2019, which prints the communiqué':
      'Le 97150 du 16 mai 2019, qui publie le communiqué',
    'legisocial.fr, actualités sociales 1977, which quotes the article as the decree n° 2012-553 amended it':
      'legisocial.fr, actualités sociales 1977, qui cite l’article dans la rédaction du décret n° 2012-553',
    'notes of 5 October 2026 in a public repository, which copy the article word for word from code.travail.gouv.fr/code-du-travail/l3134-13':
      'des notes du 5 octobre 2026 dans un dépôt public, qui copient l’article mot pour mot de code.travail.gouv.fr/code-du-travail/l3134-13',
    // Publishers
    'Department of Justice Canada': 'Ministère de la Justice du Canada',
    'Government of Alberta': 'Gouvernement de l’Alberta',
    'Government of New Brunswick': 'Gouvernement du Nouveau-Brunswick',
    'Government of Newfoundland and Labrador': 'Gouvernement de Terre-Neuve-et-Labrador',
    'Government of Nova Scotia': 'Gouvernement de la Nouvelle-Écosse',
    'Government of Nunavut': 'Gouvernement du Nunavut',
    'Government of Ontario': 'Gouvernement de l’Ontario',
    'Government of Prince Edward Island': 'Gouvernement de l’Île-du-Prince-Édouard',
    'Government of Saskatchewan': 'Gouvernement de la Saskatchewan',
    'Government of Yukon': 'Gouvernement du Yukon',
    'Government of the Northwest Territories': 'Gouvernement des Territoires du Nord-Ouest',
    "King's Printer for British Columbia": 'Imprimeur du Roi de la Colombie-Britannique',
    'Labour Standards Compliance Office of Nunavut': 'Bureau des normes du travail du Nunavut',
    'Manitoba Laws': 'Lois du Manitoba',
    'Nova Scotia Legislature': 'Législature de la Nouvelle-Écosse',
    'Office of the Legislative Counsel of Nova Scotia':
      'Bureau du conseiller législatif de la Nouvelle-Écosse',
    'Treasury Board of Canada Secretariat': 'Secrétariat du Conseil du Trésor du Canada',
    // Where in a law, and by what it is found
    'Näfelser Fahrt, 2026 and 2027': 'Näfelser Fahrt, 2026 et 2027',
    '§ 2 Abs. 1 and 2': '§ 2 Abs. 1 et 2',
    'Art. 110 Abs. 3': 'art. 110, al. 3',
    'Art. 20a Abs. 1': 'art. 20a, al. 1',
    'Nunavut, Bill 5 of 2022': 'Nunavut, projet de loi 5 de 2022',
    'Part 2, Division 5': 'partie 2, section 5',
    'SM 2023, c. 50': 'L.M. 2023, c. 50',
    'SNB 1985, c. D-4.2': 'LN-B 1985, c. D-4.2',
    'SO 2001, c. 25': 'L.O. 2001, chap. 25',
    'PA group agreement, art. 30.01': 'convention du groupe PA, art. 30.01',
    'news release 2018.01.0108': 'communiqué 2018.01.0108',
    's. 1': 'art. 1',
    'RSY 2002, c. 72': 'LRY 2002, ch. 72',
    'SNB 1982, c. E-7.2': 'LN-B 1982, c. E-7.2',
    's. 1(1)': 'par. 1(1)',
    'SO 2000, c. 41': 'L.O. 2000, chap. 41',
    's. 14(1)': 'par. 14(1)',
    's. 166, as amended by SC 2021, c. 11': 'art. 166, modifié par LC 2021, ch. 11',
    'RSC 1985, c. L-2': 'LRC 1985, ch. L-2',
    's. 2': 'art. 2',
    's. 2-30': 'art. 2-30',
    's. 21(1)': 'par. 21(1)',
    'CCSM c. E110': 'C.P.L.M. c. E110',
    's. 22(1)': 'par. 22(1)',
    'SNWT 2007, c. 13': 'LTN-O 2007, ch. 13',
    's. 60': 'art. 60',
    'CQLR, c. N-1.1': 'RLRQ, c. N-1.1',
    'ss. 1 and 2': 'art. 1 et 2',
    'CQLR, c. F-1.1': 'RLRQ, c. F-1.1',
    'ss. 2 to 3.4': 'art. 2 à 3.4',
    'CCSM c. R80': 'C.P.L.M. c. R80',
    'ss. 3 to 6, as amended by 1992, c. 34': 'art. 3 à 6, modifiés par 1992, c. 34',
  },
);

/** What stands before or after these marks stays on their line. */
function bound(text: string): string {
  return text
    .replaceAll(/ (?=[;?!])/g, '\u202f')
    .replaceAll(/ (?=[:»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');
}

function ouvrable(text: string): string {
  return text.replaceAll('ouvré', 'ouvrable');
}

/** A weekend is a « fin de semaine » in Canada, which is feminine. */
function weekEnded(text: string): string {
  return text
    .replaceAll('ongs week-ends', 'ongues fins de semaine')
    .replaceAll('le week-end', 'la fin de semaine')
    .replaceAll('le <b>week-end', 'la <b>fin de semaine')
    .replaceAll('un week-end', 'une fin de semaine')
    .replaceAll('Week-end', 'Fin de semaine')
    .replaceAll('week-ends', 'fins de semaine')
    .replaceAll('week-end', 'fin de semaine');
}

/** The first of a month is « 1er »; no comma after the weekday, which `Intl` has for Switzerland. */
function printed(date: string): string {
  return date.replace(/(?<!\d)1(?= \p{L})/u, '1er').replace(/^(\p{L}+),/u, '$1');
}
