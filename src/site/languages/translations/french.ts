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
    go: {
      title: 'Chercher un calendrier',
      description: 'Pays, régions et jours fériés qui correspondent à la recherche.',
      nothing: 'Aucun résultat',
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
    },
    where: {
      label: 'Où ?',
      hint: 'Pays, région ou ville',
      fromList: 'ou dans la liste',
      choose: 'Choisir',
      whole: '{country} : tout le pays',
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
      range: '{first} à {last}',
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
      notAll: 'Tous ne travaillent pas',
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
    list: {
      date: 'Date',
      holiday: 'Jour férié',
      law: 'Loi',
      source: 'Source {number} : {name}',
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
    .replaceAll('week-end', 'fin de semaine');
}

/** The first of a month is « 1er »; no comma after the weekday, which `Intl` has for Switzerland. */
function printed(date: string): string {
  return date.replace(/(?<!\d)1(?= \p{L})/u, '1er').replace(/^(\p{L}+),/u, '$1');
}
