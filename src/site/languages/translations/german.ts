import { defineLanguage } from '../language.ts';

/**
 * German, for Germany, Switzerland and South Tyrol.
 *
 * Terms, and where they stand:
 * - gesetzlicher Feiertag: § 2 EFZG, § 9 ArbZG; in Switzerland the law says Feiertag and Ruhetag (Art. 20a ArG).
 * - Arbeitstag, for a business day: § 3 Abs. 1 ArbZG and everyday use. Not Werktag, which in the law of
 *   leave is every day but Sunday and holidays (§ 3 Abs. 2 BUrlG), so Saturdays too.
 * - Brückentag, langes Wochenende: the words of the press and of the tables of leave.
 * - Ersatzruhetag, Ersatztag: § 11 Abs. 3 ArbZG, for another day off.
 * - Land, Kanton, Provinz are all "Region" here, as the pages are about all three.
 */
export const german = defineLanguage(
  {
    ...{ code: 'de', word: 'deutsch', name: 'Deutsch', direction: 'ltr' },
    plurals: ['one', 'other'],
    // Swiss German has no ß.
    spelling: { CH: (text) => text.replaceAll('ß', 'ss') },
  },
  {
    chrome: {
      skip: 'Zum Inhalt',
      main: 'Hauptnavigation',
      countries: 'Länder',
      calculator: 'Rechner',
      compare: 'Vergleich',
      plan: 'Urlaub planen',
      api: 'API',
      data: 'Daten',
      search: 'Wo? Land, Region, Stadt, Datum oder Feiertag',
      searchHint: 'Wo? München, Zürich…',
      searchTool:
        'Öffnet die Feiertagsseite eines Landes, einer Region, einer Stadt, eines Jahres, eines Datums oder eines Feiertags.',
      go: 'Los',
      release: 'Datenstand {version}, {date}',
      changes: 'Änderungen an den Daten',
      changesFeed: 'Änderungen abonnieren',
      howWeCount: 'So wird gezählt',
      sources: 'Quellen',
      policy: 'Was als Feiertag gilt',
      bridgeDays: 'Brückentage',
      world: 'Die Welt',
      status: 'Betriebszustand',
      correct: 'Datum berichtigen',
      wrong: 'Fehler? Bitte melden',
      contact: 'Kontakt',
      privacy: 'Datenschutz',
      licence: 'Lizenz',
      dataLicence: 'Feiertagsdaten unter {licence}',
      copy: 'Kopieren',
      copied: 'Kopiert',
      languages: 'Andere Sprachen',
      breadcrumb: 'Pfad',
    },
    day: {
      observed: 'Ersatztag',
      estimated: 'Voraussichtlich',
      mayMove: 'Voraussichtlich, kann sich ändern',
      regional: 'Regional',
      fallsOn: 'Fällt auf {date}',
      fallsOnWeekend: 'Fällt auf ein Wochenende',
      unconfirmed: 'Kann sich ändern, bis das Datum bestätigt ist',
      confirmedBy: 'Kann sich ändern; zuständig für die Bestätigung: {authority} ({expected})',
      keptByStatute: 'Arbeitsfrei durch Gesetz',
      keptByRule: 'Arbeitsfrei durch Verordnung der Regierung',
      keptByClosingList: 'Arbeitsfrei durch die Schließtage der Regierung',
      doubt: '<b>Zweifel:</b> {doubt}',
      nameObserved: '{name} (Ersatztag)',
      nameEstimated: '{name} (voraussichtlich)',
      nameMoved: '{name}, freier Tag verlegt',
      nameSomeRegions: '{names}, einige Regionen',
      both: '{one}, {other}',
      moreRegions: { one: '{n} weitere Region', other: '{n} weitere Regionen' },
      working: 'Arbeitstag',
      weekendUntil: '{weekend} bis {date}',
      weekendAfterwards: '{weekend} danach',
      tileHoliday: 'Feiertag',
      tileTake: 'diesen Tag freinehmen',
      tileEstimated: 'Feiertag, voraussichtlich',
      tileSomeRegions: 'in einigen Regionen frei',
    },
    evidence: {
      read: 'gelesen',
      quoted: 'zitiert',
      identified: 'bestimmt',
      named: 'genannt',
      reported: 'gemeldet',
      readOn: 'gelesen am {date}',
      quotedFrom: 'zitiert nach {source}',
      identifiedNotSeen: 'eindeutig bestimmt, nicht eingesehen',
      namedNotSeen: 'genannt, nicht eingesehen',
      byPress: 'Meldung der Presse',
      byPressReadOn: 'Meldung der Presse, gelesen am {date}',
      copy: 'Kopie',
    },
    year: {
      title: '{place}: gesetzliche Feiertage {year}',
      heading: '{place} <span>Gesetzliche Feiertage {year}</span>',
      description: {
        one: '{place} {year}: {n} gesetzlicher Feiertag, {businessDays} Arbeitstage nach Monaten, Brückentage und lange Wochenenden, Kalenderabo und API.',
        other:
          '{place} {year}: alle {n} gesetzlichen Feiertage, {businessDays} Arbeitstage nach Monaten, Brückentage und lange Wochenenden, Kalenderabo und API.',
      },
      allCountries: 'Alle Länder',
      holidays: 'Feiertage',
      businessDays: 'Arbeitstage',
      longWeekends: 'Lange Wochenenden',
      weekend: 'Wochenende',
      years: 'Jahr',
      noRegions: 'Keine regionalen Kalender',
      region: 'Region',
      regionTool: 'Öffnet die Feiertagsseite einer Region für ein Jahr: {country}.',
      wholeCountry: 'Ganzes Land',
      show: 'Anzeigen',
      subscribe: 'Abonnieren',
      print: 'Drucken',
      cite: 'Zitieren',
      planLeave: 'Urlaub planen',
      all: { one: '{n} Feiertag', other: 'Alle {n} Feiertage' },
    },
    picture: {
      held: '{countries} Länder und {regions} Regionen, {years}',
      sourced: 'Jedes Datum mit Quelle',
      holidays: 'Gesetzliche Feiertage {year}',
      settled: '{days}, jedes Datum mit Quelle',
      estimated: {
        one: '{days}, {n} voraussichtliches Datum (bernsteinfarben)',
        other: '{days}, {n} voraussichtliche Daten (bernsteinfarben)',
      },
    },
    go: {
      title: 'Kalender suchen',
      description: 'Länder, Regionen und Feiertage, die zur Eingabe passen.',
      nothing: 'Nichts unter diesem Namen',
      tooLong: 'Zu lang: höchstens {max} Zeichen',
      which: 'Was ist gemeint?',
      where: 'Wo? Land, Region oder Stadt; auch ein Datum oder ein Feiertag',
      unknown:
        'Ein Ort, Datum oder Feiertag dieses Namens ist nicht bekannt. Erfasst sind diese Länder:',
    },
    faults: {
      title: 'Angaben unvollständig oder ungültig',
      missing: '„{label}“ fehlt',
      date: '„{label}“: nötig ist ein gültiges Datum wie {example}',
      years: '„{label}“: nötig ist ein Datum aus {years}; andere Jahre sind nicht erfasst',
      days: '„{label}“: nötig ist eine ganze Zahl wie {example} oder {negative}',
      year: '„{label}“: möglich ist {years}',
      listed: '„{label}“: nötig ist ein Eintrag der Liste wie {example}',
      held: '„{label}“: von diesem Land ist nur {range} erfasst',
      heldByRelease: '„{label}“: dieser Datenstand enthält nur {range}',
      release:
        '„{label}“: nötig ist ein veröffentlichter Datenstand wie {example} oder ein Tag seit dem ersten wie {date}',
      noRegions: '{place} hat keine Regionen: nur das Land angeben',
      regionOf: 'Keine bekannte Region: {place}',
      unknownPlace: 'Wo? Bekannt sind Länder, Regionen und große Städte, zum Beispiel {example}',
      whichPlace: 'Wo? Bitte den Ort auswählen',
      examplePlace: 'Bayern',
      endOutside:
        'Das Ergebnis läge außerhalb der erfassten Zeit ({range}): weniger Arbeitstage angeben',
    },
    where: {
      label: 'Wo?',
      hint: 'Land, Region oder Stadt',
      fromList: 'oder aus der Liste',
      choose: 'Auswählen',
      whole: '{country}: ganzes Land',
      city: '{city}: {place}',
    },
    calculator: {
      title: 'Arbeitstagerechner',
      titleAdd: 'Arbeitstagerechner: addieren oder abziehen',
      titleCount: 'Arbeitstagerechner: Tage zählen',
      titleIs: 'Arbeitstagerechner: Ist das ein Arbeitstag?',
      titleError: 'Fehler: Arbeitstagerechner',
      description:
        'Arbeitstage addieren, zählen oder ein Datum prüfen: {countries} Länder und ihre Regionen, Tag für Tag erklärt.',
      calculation: 'Rechenart',
      add: 'Addieren oder abziehen',
      count: 'Tage zählen',
      is: 'Ist das ein Arbeitstag?',
      toolAdd:
        'Zählt zu einem Datum Arbeitstage hinzu oder zieht sie ab, für ein Land, eine Region oder eine Stadt.',
      toolCount:
        'Zählt die Arbeitstage zwischen zwei Daten, für ein Land, eine Region oder eine Stadt.',
      toolIs:
        'Sagt, ob ein Datum ein Arbeitstag ist, in einem Land, einer Region oder einer Stadt.',
      start: 'Anfangsdatum',
      end: 'Enddatum',
      goesBack: '(Minus zählt zurück)',
      first: 'Anfangstag mitzählen, wie in der Lohnabrechnung',
      release: 'Datenstand',
      ask: 'Prüfen',
      calculate: 'Berechnen',
      howWeCount:
        'Das Anfangsdatum zählt nicht mit, das Enddatum zählt mit. Wochenenden und Feiertage werden übersprungen, nach dem Kalender des gewählten Landes oder der gewählten Region. <a>Die ganze Regel, mit Bildern</a>',
    },
    pinned: {
      answer:
        'Diese Antwort stammt aus dem Datenstand {version} vom {date}, den die Adresse nennt.',
      answers:
        'Die Antworten stammen aus dem Datenstand {version} vom {date}, den die Adresse nennt.',
      page: 'Diese Seite stammt aus dem Datenstand {version} vom {date}, den die Adresse nennt.',
      newest: 'Neuesten Datenstand fragen',
      today: 'Die Antwort von heute',
    },
    amounts: {
      businessDays: { one: '{n} Arbeitstag', other: '{n} Arbeitstage' },
      belowZero: { one: '{n} Arbeitstag', other: '{n} Arbeitstage' },
      calendarDays: { one: '{n} Kalendertag', other: '{n} Kalendertage' },
      weekendDays: { one: '{n} Wochenendtag', other: '{n} Wochenendtage' },
      holidays: { one: '{n} Feiertag', other: '{n} Feiertage' },
      weekdayHolidays: {
        one: '{n} Feiertag an einem Wochentag',
        other: '{n} Feiertage an Wochentagen',
      },
      days: { one: '{n} Tag', other: '{n} Tage' },
    },
    added: {
      headline: '{days} nach {date}: {answer}',
      asked: 'Welches Datum liegt {days} nach {date}? ({place})',
      sentence: '{place}: {days} nach {date} ist {answer}',
      about: '{days} nach {date} ({place})',
    },
    subtracted: {
      headline: '{days} vor {date}: {answer}',
      asked: 'Welches Datum liegt {days} vor {date}? ({place})',
      sentence: '{place}: {days} vor {date} ist {answer}',
      about: '{days} vor {date} ({place})',
    },
    counted: {
      headline: '{start} bis {end}: {answer}',
      headlineOne: '{start} bis {end}: {answer}',
      asked: 'Wie viele Arbeitstage sind es von {start} bis {end}? ({place})',
      sentence: '{place}: von {start} bis {end} sind es {answer}',
      sentenceOne: '{place}: von {start} bis {end} ist es {answer}',
      about: '{start} bis {end} ({place})',
    },
    countedBoth: {
      headline: '{start} bis {end}, beide mitgezählt: {answer}',
      headlineOne: '{start} bis {end}, beide mitgezählt: {answer}',
      asked: 'Wie viele Arbeitstage sind es von {start} bis {end}, beide mitgezählt? ({place})',
      sentence: '{place}: von {start} bis {end}, beide mitgezählt, sind es {answer}',
      sentenceOne: '{place}: von {start} bis {end}, beide mitgezählt, ist es {answer}',
      about: '{start} bis {end}, beide mitgezählt ({place})',
    },
    isIt: {
      headline: '{date} ({place}) ist {answer}',
      asked: 'Ist {date} ({place}) ein Arbeitstag?',
      about: '{date} ({place})',
      works: 'ein Arbeitstag',
      isOff: 'kein Arbeitstag',
      isWeekend: 'kein Arbeitstag, sondern ein Tag des Wochenendes',
      isRegional: 'kein Arbeitstag, sondern ein regionaler Feiertag',
      isPublic: 'kein Arbeitstag, sondern ein gesetzlicher Feiertag',
      because: '{because}. {neighbours}',
      neighbours: '{before}; {after}.',
      before: 'Arbeitstag davor: {date}',
      noneBefore: 'Kein Arbeitstag davor in {range}',
      after: 'danach: {date}',
      noneAfter: 'danach keiner',
      inSomeRegions: '{date}, in einigen Regionen {others}',
    },
    answer: {
      title: '{about}: {answer}',
      dependent: 'Je nach Region: {about}',
      description: '{title}. {detail}',
      addDetail: '{calendarDays}, davon übersprungen: {weekendDays} und {holidays}. {ends}',
      countDetail: '{calendarDays}, davon {weekendDays} und {holidays}. {ends}',
      ends: 'Das Anfangsdatum zählt nicht mit, das Enddatum zählt mit.',
      bothEnds: 'Anfangsdatum und Enddatum zählen beide mit.',
      backward: '{detail} Rückwärts gezählt liegt das Ergebnis unter null.',
      summary: 'insgesamt {days} und {holidays}',
      skipped: 'Übersprungene Feiertage',
      forDate: 'statt {date}',
    },
    byRegion: {
      answers: 'Antworten, je nach Region',
      depends: 'Das kommt auf die Region an.',
      without: 'Ohne Region ({place}), nur mit den freien Tagen, die überall gelten: {answer}.',
      sentence: '{sentence}, wenn nur zählt, was in allen Regionen gilt; je nach Region: {regions}',
      answerIn: '{answer} ({regions})',
      offIn: 'frei in: {regions}',
      worksIn: 'Arbeitstag in: {regions}',
      both: '{one}; {other}',
      works: 'Arbeitstag',
      off: 'Frei',
      noDate: 'Kein erfasstes Datum',
      in: 'in: {regions}',
      regions: { one: 'in {n} Region', other: 'in {n} Regionen' },
    },
    estimate: {
      label: 'Was noch nicht feststeht',
      stays:
        '{name} ({days}) steht noch nicht fest; auch wenn sich das Datum um einen Tag verschiebt, bleibt diese Antwort.',
      either:
        '{name} ({days}) steht noch nicht fest; verschiebt sich das Datum um einen Tag, lautet die Antwort: {answer}.',
      earlier:
        '{name} ({days}) steht noch nicht fest: einen Tag früher lautet die Antwort: {earlier}, einen Tag später ändert sich nichts.',
      later:
        '{name} ({days}) steht noch nicht fest: einen Tag früher ändert sich nichts, einen Tag später lautet die Antwort: {later}.',
      both: '{name} ({days}) steht noch nicht fest: einen Tag früher lautet die Antwort: {earlier}, einen Tag später: {later}.',
      confirmedBy: 'Zuständig für die Bestätigung: {authority} ({expected}).',
      more: {
        one: '{n} weiterer Feiertag auf dem Weg steht noch nicht fest.',
        other: '{n} weitere Feiertage auf dem Weg stehen noch nicht fest.',
      },
      beyond: 'außerhalb der erfassten Jahre',
    },
    trace: {
      start: 'Anfang',
      startNotCounted: 'Anfang, zählt nicht mit',
      observed: '{name}, Ersatztag',
      fallsHere: '{names} fällt auf diesen Tag',
      half: '{name}: halber Tag',
      local: '{name}: örtlich',
      optional: '{name}: freiwillig',
      bank: '{name}: nur Banken',
      notCounted: '{name}: nicht gezählt',
      worked: 'Arbeitstag am Wochenende',
      weekend: 'Wochenende',
      leftOut: '… {days} ausgelassen · {summary} …',
    },
    proof: {
      title: 'Nachweis',
      copySentence: 'Satz kopieren',
      copyLink: 'Link kopieren',
      keep: 'In den Kalender',
      moves: 'Im Kalender wandert das Datum mit, wenn sich das Recht ändert, und nennt den Grund.',
      stays:
        'Im Kalender bleibt es bei diesem Datenstand; die Antwort von heute hat einen Termin, der mitwandert.',
      question: 'Frage',
      answer: 'Antwort',
      accuracy: 'Sicherheit',
      settled: 'Steht fest: kein Feiertag auf dem Weg ist nur voraussichtlich.',
      mayMove: 'Kann sich noch ändern.',
      mayMoveOne: 'Kann sich noch ändern, voraussichtlich ist: {names}.',
      mayMoveSeveral: 'Kann sich noch ändern, voraussichtlich sind: {names}.',
      named: '{name} ({date})',
      more: { one: '{n} weiterer', other: '{n} weitere' },
      releaseOf: '{version} vom {date}',
      hash: 'Prüfsumme des Datenstands (SHA-256): {hash}',
      address: 'Adresse',
      addressNote: 'Führt auch dann zu dieser Antwort, wenn ein neuerer Datenstand erschienen ist',
      theDay: 'Was an diesem Tag gilt',
      daysOff: 'Freie Tage auf dem Weg und ihr Gesetz',
      dayOff: 'Freier Tag',
      lawOf: 'Gesetz {number} zu: {name}',
      howToCheck: 'So lässt es sich prüfen',
      checkUs:
        '<a>Prüfprogramm</a>: wenige Zeilen holen den Datenstand und vergleichen jede Prüfsumme.',
      workItOut: 'Nachrechnen ohne diesen Server, aus Programm und Daten: {command}',
      askApi: 'Über die API, mit der Kopfzeile {header}.',
      keepCopy: 'Signierte Kopie aufbewahren, die sich mit {verify} prüfen lässt: {command}',
    },
    moved: {
      title: 'Diese Antwort hat sich geändert',
      since: 'seit Datenstand {version} vom {date}',
      sinceUntil: 'seit Datenstand {version} vom {date}, bis {until}',
      until: 'bis Datenstand {until}',
      none: 'keine Antwort',
      mayMove: '{answer}, kann sich noch ändern',
    },
    home: {
      title: 'Redletter: Ist das ein Arbeitstag?',
      description:
        'Gesetzliche Feiertage und Arbeitstage in {countries} Ländern und ihren Regionen, {years}: jedes Datum mit Quelle, als Seite, Kalenderabo und API.',
      heading: 'Ist das ein Arbeitstag?',
      lead: 'Gesetzliche Feiertage und Arbeitstage in {countries} Ländern und {regions} Regionen, jedes Datum mit Quelle.',
      example: 'München, Schweiz {year}, 3. Oktober…',
      work: {
        one: '{days}: In {n} von {countries} Ländern wird gearbeitet',
        other: '{days}: In {n} von {countries} Ländern wird gearbeitet',
      },
      weekend: {
        one: '{days}: Wochenende in {weekend} von {countries} Ländern, gearbeitet wird in {n}',
        other: '{days}: Wochenende in {weekend} von {countries} Ländern, gearbeitet wird in {n}',
      },
      twoDays: '{first} oder {second}',
      ownClock: 'Jedes Land nach seiner eigenen Uhr. <a>Wo die Welt frei hat, das ganze Jahr</a>',
      caption: 'Alle Länder heute',
      country: 'Land',
      today: 'Heute',
      next: 'Nächster Feiertag',
      fortnight: 'Die nächsten 14 Tage',
      beyond: 'Nach {year}',
      open: 'Arbeitstag',
      offIn: 'Frei: {regions}',
      when: '{day}, {when}',
      news: 'Neueste Änderungen',
      noNews: 'Noch hat sich kein veröffentlichtes Datum geändert.',
      releases: 'Alle Datenstände',
      watch: 'Erwartete Bekanntmachungen',
    },
    changes: {
      regions: '{country} ({regions})',
      added: '{where}: {name} {year} aufgenommen, {to}',
      removed: '{where}: {name} {year} gestrichen, bisher {from}',
      renamed: '{where}: {name} {year} umbenannt, bisher „{before}“',
      localName: '{where}: {name} {year}, örtlicher Name geändert',
      moved: '{where}: {name} {year} verlegt, {from} → {to}',
      official: '{where}: {name} {year}, gesetzliches Datum geändert, {from} → {to}',
      open: '{where}: {name} {year} wieder nur voraussichtlich, {to}',
      reopened: '{where}: {name} {year} wieder nur voraussichtlich, {from} → {to}',
      settled: '{where}: {name} {year} bestätigt, {to}',
      confirmed: '{where}: {name} {year} bestätigt, {from} → {to}',
    },
    hero: {
      title: '{place}: der nächste Feiertag',
      next: 'Nächster gesetzlicher Feiertag: {place}',
      after: 'Die Feiertage danach',
      works: '{when} · heute, {today}, ist ein <w>Arbeitstag</w>',
      worksSome:
        '{when} · heute, {today}, ist <b>frei in: {regions}</b>, sonst ein <w>Arbeitstag</w>',
      weekend: '{when} · heute, {today}, ist <b>Wochenende</b>',
      weekendHoliday: '{when} · heute, {today}, ist <b>Wochenende</b> und {names}',
      holiday: '{when} · heute, {today}, ist Feiertag: <b>{names}</b>',
      holidayEstimated: '{when} · heute, {today}, ist Feiertag: <b>{names}</b> (voraussichtlich)',
      opens: '{now}; der nächste Arbeitstag ist {day}',
      sooner: 'Davor nur in einigen Regionen: <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}; voraussichtlich)',
      past: 'Erfasst ist {range}; der letzte Feiertag dieser Jahre ist vorbei.',
      range: '{first} bis {last}',
    },
    coming: {
      title: 'Die nächsten zwölf Monate',
      until: 'Bis {date}',
      none: 'Spätere Feiertage sind nicht erfasst.',
      noBreaks: 'Hier liegt kein Feiertag an einem Wochenende.',
      earlier: { one: '{n} früherer in {year}', other: '{n} frühere in {year}' },
    },
    compare: {
      title: 'Orte vergleichen',
      description:
        'Gesetzliche Feiertage von bis zu sechs Ländern und Regionen nebeneinander, und wer an einem Datum arbeitet.',
      tool: 'Zeigt bis zu sechs Länder, Regionen oder Städte für ein Jahr nebeneinander oder wer an einem Datum arbeitet.',
      where: 'Wo? Bis zu sechs Länder, Regionen oder Städte; ohne Angabe alle Länder',
      whereEach: 'Wo? Ort {number}',
      exampleOne: 'Vereinigte Staaten',
      exampleTwo: 'Bayern',
      exampleThree: 'Tokio',
      onDate: 'An einem Datum (oder leer lassen)',
      go: 'Vergleichen',
      start: 'Beispiele',
      startYear: '{places} {year}',
      startOffices: 'Büros am {date}: {places}',
      unknown:
        '„{typed}“ ist als Ort nicht erfasst: ein Land, eine Region oder eine Stadt angeben, zum Beispiel {example}',
      tooMany: 'Höchstens {most} Orte auf einmal: dies sind die ersten sechs',
      unheldYear: 'Jahr: höchstens {year}, Späteres ist nicht erfasst ({place})',
      both: '{one}; {other}',
      yearTitle: 'Feiertage im Vergleich, {year}: {places}',
      dates: {
        one: '{n} Tag mit Feiertag im Jahr {year}',
        other: '{n} Tage mit Feiertag im Jahr {year}',
      },
      workedByAll: {
        one: 'Alle arbeiten an {n} Tag, niemand an {none}.',
        other: 'Alle arbeiten an {n} Tagen, niemand an {none}.',
      },
      feedOfAll: 'Ein Kalenderabo für alle',
      onlyCommon:
        'Ohne Region stehen hier nur Tage, die im ganzen Land gelten. Was einige Regionen begehen: {places}',
      yearCaption: 'Feiertage {year}: {places}',
      cellDepends: 'je nach Region, frei: {regions}',
      cellWeekend: 'Wochenende',
      cellWorks: 'Arbeitstag',
      whoHeading: 'Wer arbeitet an diesem Tag?',
      whoTitle: 'Wer arbeitet am {date}?',
      whoCount: {
        one: '{date}: In {n} von {countries} Ländern wird gearbeitet',
        other: '{date}: In {n} von {countries} Ländern wird gearbeitet',
      },
      whoCaption: 'Alle Länder am {date}',
      thatDay: 'An diesem Tag',
      works: 'Arbeitstag',
      depends: 'Je nach Region',
      regionsThatAreOff: 'Regionen mit freiem Tag',
      regionsOff: 'Frei',
      unheld: 'Für {year} noch nicht erfasst: {places}.',
      before: 'Tag davor',
      after: 'Tag danach',
      officesTitle: '{places} am {date}',
      officesAll: '{date}: Alle arbeiten',
      officesCount: {
        one: '{date}: {n} von {places} arbeitet',
        other: '{date}: {n} von {places} arbeiten',
      },
      officesCaption: 'Diese Orte am {date}',
      place: 'Ort',
      dependsOff: 'Je nach Region, frei: {regions}',
      sharedHours: 'Gemeinsame Stunden',
      hours: '{from} bis {to}',
      ownClock:
        'Gerechnet ist mit {opens} bis {closes} Uhr nach der Uhr jedes Ortes (Zeitzone der wichtigsten Stadt des Landes, Sommerzeit berücksichtigt).',
      noHour:
        'Gerechnet ist mit {opens} bis {closes} Uhr nach der Uhr jedes Ortes; an diesem Datum gibt es keine gemeinsame Stunde (Zeitzone der wichtigsten Stadt des Landes, Sommerzeit berücksichtigt).',
      nextAfter: 'Der nächste Tag danach, an dem alle arbeiten: {date}',
      next: 'Der nächste Tag, an dem alle arbeiten: {date}',
      noNext: 'Ein späterer Tag, an dem alle arbeiten, ist noch nicht bekannt.',
      feed: 'Ein Kalenderabo für diese Orte',
      dayByDay: '{year}, Tag für Tag',
      notAll: 'Nicht alle arbeiten',
      lineWeekend: 'Wochenende: {number}',
      lineHolidays: 'Feiertage: {number}',
      lineEstimated: 'voraussichtlich: {number}',
      lineSomeRegions: 'in einigen Regionen frei: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'Auf dieser Seite',
      coming: 'Die nächsten zwölf Monate',
      longWeekends: 'Lange Wochenenden',
      calendar: 'Kalender',
      feed: 'Abo und API',
    },
    plan: {
      title: 'Urlaubsplaner: die meisten freien Tage aus dem Urlaub',
      description:
        'Aus der Zahl der Urlaubstage findet der Planer die Auszeiten rund um Feiertage mit den meisten freien Tagen.',
      tool: 'Verteilt Urlaubstage so um die Feiertage, dass die meisten freien Tage entstehen.',
      heading: 'Urlaub planen',
      lead: 'Arbeitsort und Zahl der Urlaubstage genügen. Heraus kommen die Auszeiten mit den meisten freien Tagen: nicht geschätzt, sondern das Beste, was möglich ist.',
      unknown: 'Ein Land, eine Region oder eine Stadt angeben, die erfasst ist',
      which: 'Was ist gemeint?',
      planner: 'Urlaubsplaner',
      placeTitle: 'Urlaubsplaner {year}: {place}',
      placeHeading: 'Urlaubsplaner <span>{place} {year}</span>',
      placeDescription:
        '{place} {year}: Urlaub so nehmen, dass rund um Wochenenden und Feiertage die meisten freien Tage entstehen.',
      days: 'Urlaubstage',
      least: 'Für',
      leastLong: 'Lange Wochenenden: 4 bis 8 Tage um einen Feiertag',
      leastWeeks: 'Wochen: 9 Tage oder mehr',
      leastHolidays: 'Lange Ferien: 16 Tage oder mehr',
      more: 'Anderes Wochenende, eigene freie Tage, Tage mit Arbeitspflicht',
      weekendUsual: 'Wie im Land',
      weekend67: 'Samstag und Sonntag',
      weekend56: 'Freitag und Samstag',
      weekend567: 'Freitag bis Sonntag',
      weekend671: 'Samstag bis Montag',
      weekend7: 'Nur Sonntag',
      weekend5: 'Nur Freitag',
      off: 'Tage, die ohnehin frei sind',
      work: 'Tage, an denen gearbeitet werden muss',
      january: 'Urlaub darf bis in den Januar reichen',
      go: 'Planen',
      daysFault: 'Urlaubstage: eine ganze Zahl von 1 bis {most} angeben',
      leastFault: 'Eine der drei Arten von Auszeiten wählen',
      fromFault: 'Ein Datum im Jahr {year} angeben',
      weekendFault: 'Eines der Wochenenden wählen',
      datesFault:
        '{label}: Daten wie {date} angeben, durch Leerzeichen getrennt, oder {span} für mehrere hintereinander',
      someRegions:
        'Tage, die nur einige Regionen begehen, fehlen in diesem Plan. <a>Mit Angabe des Arbeitsorts</a> sind sie enthalten.',
      leave: { one: '{n} Urlaubstag', other: '{n} Urlaubstage' },
      daysOff: { one: '{n} freier Tag', other: '{n} freie Tage' },
      breaks: { one: '{n} Auszeit', other: '{n} Auszeiten' },
      spare: { one: '{n} Tag bleibt übrig', other: '{n} Tage bleiben übrig' },
      summary: '{leave}: {off}, {breaks}',
      summarySpare: '{leave}: {off}, {breaks}; {spare}',
      tooFew: {
        one: '{n} Urlaubstag reicht für keine Auszeit dieser Länge',
        other: '{n} Urlaubstage reichen für keine Auszeit dieser Länge',
      },
      best: 'Keine andere Verteilung dieses Urlaubs ergibt mehr freie Tage in Auszeiten dieser Länge. Freizunehmen sind die grün gestrichelten Tage; Wochenenden und Feiertage: <a>{place} {year}</a>.',
      take: {
        one: '{n} Urlaubstag, {length} Tage frei',
        other: '{n} Urlaubstage, {length} Tage frei',
      },
      span: '{first} bis {last}',
      stretches: '{one}; {other}',
      line: {
        one: '{leave} ({n} Urlaubstag, {length} Tage frei: {first} bis {last})',
        other: '{leave} ({n} Urlaubstage, {length} Tage frei: {first} bis {last})',
      },
      yearUnknown: 'Die Feiertage {year} sind noch nicht bekannt: die Auszeit kann länger sein',
      mayMove: '{name}, {date}: voraussichtlich, kann sich noch ändern',
      takeAway: 'Zum Mitnehmen',
      file: 'Urlaub als Kalenderdatei',
      fileName: 'Urlaub {year}: {place}',
      fileDescription: 'Urlaubstage rund um die Feiertage',
      event: 'Urlaub',
      eventBreak: '{take}: {first} bis {last}',
    },
    list: {
      date: 'Datum',
      holiday: 'Feiertag',
      law: 'Gesetz',
      source: 'Quelle {number}',
      moreSources: 'Weitere Quellen zu {name}: {number}',
      wrong: 'Fehler?',
      wrongAbout: 'Fehler melden: {name}',
      notAnnounced: 'Noch nicht bekannt gegeben: {names}.',
      elsewhen: 'Diesmal nur in einigen Regionen:',
      copyTable: 'Tabelle kopieren',
      worked: 'Arbeitstage am Wochenende',
    },
    cards: {
      label: 'Diesen Kalender nutzen',
      keep: 'Im eigenen Kalender',
      follows:
        'Eine Adresse für alle Jahre. Wird ein Datum bestätigt oder verlegt, folgt der Kalender.',
      programs: 'Apple, Google, Outlook, Android, Sprache der Namen, Tage sperren',
      embed: 'Für die eigene Website: Rahmen, Abzeichen, today.json',
      sameAnswer: 'Dieselbe Antwort über die API',
      reference: 'Dokumentation',
      paidPlan: 'Für Regionen ist ein bezahlter Tarif nötig.',
      quick: 'Schnell gerechnet',
      quickTool: 'Zählt zu einem Datum Arbeitstage hinzu oder zieht sie ab: {place}.',
      from: 'Ab',
      add: 'plus',
      days: 'Arbeitstage',
      workItOut: 'Ausrechnen',
    },
    counting: {
      title: 'So werden Arbeitstage gezählt',
      description:
        'Die Regel in einem Bild, das Zählgesetz und die Umrechnung aus Excel, NumPy, pandas, QuantLib und date-fns.',
      lead: 'Ein Arbeitstag ist ein Datum, das in einem Kalender weder Wochenendtag noch Feiertag ist. Eine Regel genügt für alles Weitere: Der Anfangstag zählt nicht mit, der Endtag zählt mit.',
      picture: 'Die Regel in einem Bild',
      pictured: '{place}: 5 Arbeitstage nach {day}:',
      observed:
        'Für den Feiertag am {official} ist am {effective} frei: Es zählen die Tage, an denen die Leute zu Hause bleiben.',
      law: 'Das Zählgesetz',
      lawFor:
        'Es gilt für jedes Datum und jedes n, auch für Wochenenden, Feiertage und negative Zahlen. Deshalb bedeuten „in 5 Arbeitstagen“ und „5 Arbeitstage später“ dasselbe.',
      lawCaption: 'Das Gesetz an Beispielen',
      back: 'Rückwärts zu zählen ergibt nicht immer dasselbe mit einem Minus: Von {saturday} bis zum Montag danach ist es {there}, von diesem Montag zurück zum Samstag sind es {back}. Der Endtag zählt mit, und nur einer der beiden ist ein Arbeitstag.',
      twoDates: 'Zwei Daten für einen Feiertag',
      dates:
        'Das Gesetz nennt ein Datum; frei sein kann an einem anderen Tag. Erfasst sind beide: das <b>gesetzliche Datum</b> und das <b>tatsächliche Datum</b>, das zählt. Seiten zeigen beide, wo sie sich unterscheiden, Dateien haben beide Spalten, Kalenderabos sagen „(Ersatztag)“.',
      unsettled:
        'Ein Datum, das noch nicht feststeht, heißt <b>voraussichtlich</b>; dabei steht, wer es festlegt: <a>die erwarteten Bekanntmachungen</a>.',
      otherTools: 'Von anderen Werkzeugen zu Redletter',
      computed:
        'Jedes Programm zählt ein wenig anders. Die Zahlen sind für dieses Land berechnet: {place}, von {first} bis {last}.',
      between: 'Zwischen zwei Daten zählen',
      countCaption: 'Wie andere Werkzeuge zählen',
      adding: 'Arbeitstage hinzuzählen',
      addCaption: 'Wie andere Werkzeuge hinzuzählen',
      addFrom: '3 Arbeitstage nach {day}, selbst kein Arbeitstag:',
      tool: 'Werkzeug',
      call: 'Aufruf',
      counts: 'Was gezählt wird',
      does: 'Was geschieht',
      rule: 'Regel',
      ourTerms: 'Bei Redletter',
      answer: 'Ergebnis',
      notOurs: '{answer}, abweichend',
      given:
        'Excel, NumPy, pandas und QuantLib erhalten hier die Feiertage von Redletter. date-fns nimmt keine entgegen.',
      limits: 'Was nicht behauptet wird',
      range:
        'Nichts vor {first} oder nach {last}: Eine Antwort, die ein solches Datum bräuchte, wird verweigert, nie geraten.',
      halfDays:
        'Halbe Tage zählen als Arbeitstage. Bank- und Schulfeiertage, die keine gesetzlichen Feiertage sind, fehlen; auf der Seite jedes Landes steht, welche.',
      weekends: 'Das Wochenende steht für jedes Land fest.',
      tryIt: 'Ausprobieren',
      laws: 'Die Gesetze',
      api: 'Die API',
      onlyEnd: 'a zählt nicht mit, b zählt mit',
      bothEnds: 'a und b zählen beide mit',
      onlyStart: 'a zählt mit, b nicht',
      onlyStartFlags: 'a zählt mit, b nicht (wenn die Parameter nichts anderes sagen)',
      weekdaysOnly: 'a zählt mit, b nicht; kennt keine Feiertage und nur Samstag und Sonntag',
      plusStart: 'count(a, b), plus 1, wenn a ein Arbeitstag ist',
      plusStartMinusEnd:
        'count(a, b), plus 1, wenn a ein Arbeitstag ist, minus 1, wenn b einer ist',
      untranslatable: 'Keine: Das Ergebnis hängt nicht vom Land ab',
      startNever: 'd zählt nie mit, was für ein Tag es auch ist',
      asOurs: 'Wie bei Redletter',
      rolls: 'd wird erst auf einen Arbeitstag verschoben, dann werden n weitere gezählt',
      rollsInOurs: 'add(d, n), oder add(add(d, 1), n), wenn d kein Arbeitstag ist',
      zeroMoves: 'Wie bei Redletter, aber n = 0 führt zum nächsten Arbeitstag',
      notZero: 'add(d, n) für jedes n außer 0',
      weekdaysAdd:
        'Anfang und Ende wie bei Redletter; kennt keine Feiertage und nur Samstag und Sonntag',
    },
    glance: {
      title: 'Das Jahr auf einen Blick',
      holiday: 'Feiertag',
      regional: 'Regional',
      estimated: 'Voraussichtlich',
      moved: 'Gesetzliches Datum, freier Tag verlegt',
      someRegions: 'In einigen Regionen frei',
      weekend: 'Wochenende',
      worked: 'Arbeitstag am Wochenende',
      workedDay: 'Arbeitstag',
      month: {
        one: '{month}<h> {year}, </h> <span>{n} <h>Arbeits-</h>Tag</span>',
        other: '{month}<h> {year}, </h> <span>{n} <h>Arbeits-</h>Tage</span>',
      },
    },
    beside: {
      title: 'Nicht mitgezählt',
      what: 'Halbe Tage, Tage einzelner Gemeinden und freiwillige Tage gelten hier in keiner Zählung als arbeitsfrei.',
      more: {
        one: 'Halbe Tage, Tage einzelner Gemeinden und freiwillige Tage gelten hier in keiner Zählung als arbeitsfrei. Auf den Seiten der Regionen steht {n} weiterer.',
        other:
          'Halbe Tage, Tage einzelner Gemeinden und freiwillige Tage gelten hier in keiner Zählung als arbeitsfrei. Auf den Seiten der Regionen stehen {n} weitere.',
      },
      half: 'Halber Tag',
      local: 'Örtlich',
      optional: 'Freiwillig',
      bank: 'Nur Banken',
      notCounted: 'Nicht gezählt',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (voraussichtlich) · {grade}',
      told: '{name}: {what}',
      toldIn: '{name}: {what} ({where})',
      counts: '{date} zählt als Arbeitstag: {day}',
      moreOnTheWay: {
        one: '{n} weiterer solcher Tag liegt auf dem Weg.',
        other: '{n} weitere solche Tage liegen auf dem Weg.',
      },
    },
    someRegions: {
      title: 'Nur in einigen Regionen',
      caption: 'Regionale Feiertage {year}: {place}',
      oneDate: {
        one: '1 Datum, das nur eine Region begeht. Liste und Arbeitstage dieser Seite zählen, was überall gilt ({place}); die Seite einer Region zählt deren eigene Tage.',
        other:
          '1 Datum, das ein Teil der {n} Regionen begeht. Liste und Arbeitstage dieser Seite zählen, was überall gilt ({place}); die Seite einer Region zählt deren eigene Tage.',
      },
      dates: {
        one: '{dates} Daten, die nur eine Region begeht. Liste und Arbeitstage dieser Seite zählen, was überall gilt ({place}); die Seite einer Region zählt deren eigene Tage.',
        other:
          '{dates} Daten, die ein Teil der {n} Regionen begeht. Liste und Arbeitstage dieser Seite zählen, was überall gilt ({place}); die Seite einer Region zählt deren eigene Tage.',
      },
    },
    notFound: {
      title: 'Steht nicht im Kalender',
      nothing: 'Unter dieser Adresse gibt es keine Seite.',
      leaf: 'Nicht gefunden',
      leafNote: 'nicht im Kalender',
      held: 'Erfasst ist {range}',
      near: 'Vielleicht gemeint',
      calendars: 'Erfasste Kalender',
    },
    months: {
      hoursByMonth: 'In Stunden, neben anderen Jahren',
      title: 'Arbeitstage nach Monaten',
      caption: 'Arbeitstage nach Monaten, {year}',
      month: 'Monat',
      days: 'Tage',
      weekend: 'Wochenende',
      holidays: 'Feiertage<h> an Wochentagen</h>',
      businessDays: 'Arbeitstage',
    },
    breaks: {
      title: 'Lange Wochenenden und Brückentage',
      none: '{year} liegt hier kein Feiertag an einem Wochenende.',
      span: {
        one: '<b>{n} Tag</b> {first} – {last}',
        other: '<b>{n} Tage</b> {first} – {last}',
      },
      takeOne: '1 Tag freinehmen',
    },
    feed: {
      name: '{place}: gesetzliche Feiertage',
      description: 'Gesetzliche Feiertage an den Tagen, an denen frei ist',
      officialDate: 'Gesetzliches Datum: {date}',
      law: 'Gesetz: {law}',
      public: 'Gesetzlicher Feiertag',
      regional: 'Regionaler Feiertag',
      cancelled: '{name} (entfällt)',
      observedEstimated: '{name} (Ersatztag, voraussichtlich)',
    },
    subscribe: {
      title: '{place}: gesetzliche Feiertage im eigenen Kalender',
      description:
        '{place}: gesetzliche Feiertage in Apple Kalender, Google Kalender, Outlook oder auf Android.',
      heading: '{place} <span>Feiertage im eigenen Kalender</span>',
      choose: 'Zuerst: welche Feiertage, und wie',
      localNames: 'Namen in der Sprache des Ortes, soweit bekannt',
      busy: 'Den Tag sperren: „abwesend“, damit niemand Termine einträgt',
      exact: 'Daten weglassen, die sich noch ändern können',
      change: 'Auswahl übernehmen',
      programs: 'Dann: der Kalender',
      apple: 'Apple Kalender',
      google: 'Google Kalender',
      work: 'Outlook für Arbeit oder Schule',
      other: 'Jedes andere Programm',
      paste:
        'Diese Adresse gehört dorthin, wo das Programm „Abonnieren“, „Per URL“ oder „Aus dem Internet“ anbietet. Die <a>Datei eines Jahres</a> lässt sich ebenfalls importieren, folgt aber keinen Änderungen.',
      phone: 'Auf dem Telefon',
      code: 'QR-Code, der zu dieser Seite führt',
      scan: 'Am Computer geöffnet? Der Code führt auf dem Telefon zu dieser Seite, mit derselben Auswahl.',
      apples: '<b>iPhone, iPad</b>: zuerst „Apple Kalender“, dann „Abonnieren“.',
      android:
        '<b>Android</b>: Die App von Google kann eine Adresse nicht selbst abonnieren. Dazu den Link „Google Kalender“ einmal im Browser eines Computers öffnen, danach in den Einstellungen der App die Synchronisierung dieses Kalenders einschalten. Apps wie ICSx⁵ abonnieren direkt auf dem Telefon.',
      delay:
        'Wie schnell eine Änderung ankommt, hängt vom Programm ab: Google sieht alle 8 bis 24 Stunden nach, Outlook etwa alle 3, Apple so oft wie eingestellt. Wer abonniert, wird nicht erfasst.',
      embed: 'Diese Feiertage auf der eigenen Website: Rahmen, Abzeichen, today.json',
      combined: 'Gesetzliche Feiertage: {places}',
    },
    print: {
      title: '{place} {year} zum Ausdrucken',
      description:
        '{place}: gesetzliche Feiertage {year} zum Ausdrucken, als Jahresplakat, Monatsblätter oder Planer.',
      heading: '{place} {year} <span>Kalender zum Ausdrucken</span>',
      lead: 'Blatt und Papier wählen, dann diese Seite drucken: Auf das Papier kommen nur die Blätter.',
      sheet: 'Blatt',
      poster: 'Jahresplakat',
      months: 'Zwölf Monate',
      planner: 'Planer, drei Monate je Blatt',
      paper: 'Papier',
      letter: 'US Letter',
      month: '{month} {year}',
      quarter: '{first} – {last} {year}',
      week: 'KW',
      weekOfYear: 'Kalenderwoche',
      foot: '{address} · Datenstand {version} · {licence}',
    },
    cite: {
      title: '{place}: gesetzliche Feiertage {year} zitieren',
      description:
        '{place} {year}: jeder gesetzliche Feiertag als Nachweis, mit seinem Gesetz, in BibTeX und mit dauerhaftem Link.',
      heading: '{place} {year} <span>Feiertage zitieren</span>',
      lead: 'Jedes Datum mit dem Gesetz, auf dem es beruht, und mit einem Link in den Datenstand {version}, der sich nie mehr ändert.',
      form: 'Die Felder von BibTeX heißen überall gleich. Der dauerhafte Link führt zur Seite des Datenstands, die es nur auf Englisch gibt.',
      date: '{date}: {name}',
      footnote:
        '{name}, {place}, {date}: {laws}. Redletter, Datenstand {version} vom {released}, {address}',
      work: '{name}, {place}, {date}',
      permalink: 'Dauerhafter Link',
    },
    hours: {
      title: '{place} {year}: Arbeitstage und Stunden nach Monaten',
      description:
        '{place}: Arbeitstage und Stunden in jedem Monat des Jahres {year}, neben dem Jahr davor und danach.',
      heading: '{place} <span>Monate und Stunden {year}</span>',
      step: 'Monate und Stunden',
      field: 'Stunden je Arbeitstag',
      fault: 'Die Stunden je Tag müssen mehr als 0 und höchstens {max} sein, etwa {example}',
      days: { one: '{n} Arbeitstag', other: '{n} Arbeitstage' },
      daysAndHours: {
        one: '{n} Arbeitstag, {hours} Stunden',
        other: '{n} Arbeitstage, {hours} Stunden',
      },
      bars: 'Arbeitstage nach Monaten: {place} {year}',
      barsSaid:
        'Von {least} ({leastMonth}) bis {most} ({mostMonth}). Alle Zahlen stehen in der Tabelle darunter.',
      mayChange: '{year}, kann sich noch ändern',
      caption: 'Arbeitstage und Stunden nach Monaten: {place} {year}',
      hours: 'Stunden',
      unsure:
        'Diese Daten können sich noch ändern, und mit ihnen die Zahl ihres oder des benachbarten Monats: {names}.',
      bothEnds:
        'Der erste und der letzte Tag des Monats zählen mit, wie in der Lohnabrechnung. <a>Feiertage {year}: {place}</a>',
    },
    embed: {
      title: '{place}: gesetzliche Feiertage auf der eigenen Website',
      description:
        '{place}: gesetzliche Feiertage als Rahmen, Abzeichen oder Datei; eine Zeile genügt.',
      heading: '{place} <span>Feiertage auf der eigenen Website</span>',
      step: 'Auf der eigenen Website',
      lead: 'Eine Zeile kopieren genügt. Kein Schlüssel, kein Skript, kein Cookie; jede Berichtigung kommt von selbst an.',
      frame: 'Die Liste des Jahres in einem Rahmen',
      frameYear:
        'Der Rahmen zeigt das laufende Jahr, hell oder dunkel wie das Gerät der Leser. Ein bestimmtes Jahr steht in der Adresse: {address}.',
      badge: 'Heute geöffnet? Ein Abzeichen',
      openToday: '{place}: heute geöffnet?',
      badgeToday:
        'Heute ist der Tag vor Ort ({place}); um Mitternacht ist das Bild neu. Seine Beschriftung ist englisch.',
      file: 'Für Programme',
      fileHolds:
        '{address}: ob heute gearbeitet wird, der nächste Arbeitstag und der nächste Feiertag, als JSON, für Seiten jeder Herkunft.',
      licence: 'Wem die Daten gehören',
      licenceAsks:
        'Die Daten stehen unter {licence}. Der Rahmen nennt seine Quelle selbst; neben Abzeichen und Datei ist Redletter zu nennen: <a>die Zeile dafür</a>.',
      yearTitle: '{place}: gesetzliche Feiertage {year}',
      yearDescription: '{place}: die gesetzlichen Feiertage {year}.',
      yearHeading: '{place} <span>Gesetzliche Feiertage {year}</span>',
      someRegions: 'Tage, die nur in einigen Regionen gelten, stehen nicht in dieser Liste.',
      source: 'Quelle: {page}, Datenstand {version}, {licence}',
      page: 'Redletter: {place} {year}',
    },
    sources: {
      howDaysMove: 'Wie freie Tage verlegt werden',
      title: 'Quellen',
      grades:
        'Neben jedem Datum steht, wie gut die Quellen es belegen: <a>was gelesen, zitiert und bestimmt heißt</a>.',
      release: 'Datenstand {version}, Datei {file} mit SHA-256 {hash}',
      history: 'Verlauf dieser Seite',
      correctYourself: 'Ein Datum selbst berichtigen',
    },
  },
  {
    // Switzerland
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. In both Appenzells 26 December is no holiday when 25 December is a Monday or a Friday.':
      'Ein Feiertag am Wochenende bleibt auf seinem Datum; ein anderer Tag wird dafür nicht frei. In beiden Appenzell ist der 26. Dezember kein Feiertag, wenn der 25. Dezember auf einen Montag oder Freitag fällt.',
    'Days kept only in some districts or communes (AG, FR, SO, NE, AI) are left out.':
      'Nicht erfasst sind Tage, die nur in einzelnen Bezirken oder Gemeinden gelten (AG, FR, SO, NE, AI).',
    'Days off that are only customary are left out, such as 2 January in Zurich, Easter Monday in Lucerne and Zug, and 26 December in Vaud.':
      'Nicht erfasst sind Tage, die nur nach Brauch frei sind, etwa der 2. Januar in Zürich, der Ostermontag in Luzern und Zug und der 26. Dezember in der Waadt.',
    'Half days (1 May in SO and AG, eves) are left out.':
      'Nicht erfasst sind halbe Tage (1. Mai in SO und AG, Vorabende von Festen).',
    'Only four days hold in every canton; use a canton.':
      'Nur vier Tage gelten in allen Kantonen; massgebend ist die Seite eines Kantons.',
    'half a day, from noon': 'halber Tag, ab Mittag',
    'in some districts of Aargau and the Catholic communes of Fribourg':
      'in einigen Bezirken des Aargaus und den katholischen Gemeinden Freiburgs',
    'in some districts of Aargau, and in the Reformed communes of Fribourg':
      'in einigen Bezirken des Aargaus und den reformierten Gemeinden Freiburgs',
    'in some districts of Aargau, in the Reformed communes of Fribourg and in some communes of Solothurn':
      'in einigen Bezirken des Aargaus, den reformierten Gemeinden Freiburgs und einigen Gemeinden Solothurns',
    'in some districts of Aargau, the Catholic communes of Fribourg, Le Landeron in Neuchâtel, and Solothurn without the Bucheggberg':
      'in einigen Bezirken des Aargaus, den katholischen Gemeinden Freiburgs, in Le Landeron (Neuenburg) und in Solothurn ohne den Bucheggberg',
    'in some districts of Aargau, the Catholic communes of Fribourg, and Solothurn without the Bucheggberg':
      'in einigen Bezirken des Aargaus, den katholischen Gemeinden Freiburgs und in Solothurn ohne den Bucheggberg',
    'in the inner part of the canton only, not in Oberegg':
      'nur im inneren Landesteil, nicht in Oberegg',
    "no rest day by the canton's act; treated like a holiday for legal time limits, and a day off by custom in many firms":
      'kein Ruhetag nach kantonalem Gesetz; bei gesetzlichen Fristen wie ein Feiertag behandelt und in vielen Betrieben nach Brauch frei',
    'only where the commune makes it a holiday': 'nur wo die Gemeinde ihn zum Feiertag erklärt',
    "The list of coming holidays of Innerrhoden names 26 December 2026, a Saturday; the act and the canton's report of 2015 leave it out, as here.":
      'Die Liste der kommenden Feiertage von Innerrhoden nennt den 26. Dezember 2026, einen Samstag; nach dem Gesetz und dem Bericht des Kantons von 2015 entfällt er, so auch hier.',
    'Aargau - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6: days by district, five of them in all districts':
      'Aargau - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6: Tage nach Bezirken, fünf davon in allen',
    'Appenzell Ausserrhoden - Verordnung zum Arbeitsgesetz, Art. 7': null,
    'Appenzell Innerrhoden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2': null,
    'Arbeitsgesetz (ArG), Art. 20a Abs. 1 (1 August and up to eight days of the canton rank as Sundays)':
      'Arbeitsgesetz (ArG), Art. 20a Abs. 1 (der 1. August und bis zu acht Tage des Kantons sind den Sonntagen gleichgestellt)',
    'Basel-Landschaft - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), § 2': null,
    'Basel-Stadt - Gesetz über öffentliche Ruhetage und Ladenöffnung (RLG), § 2': null,
    'Bern - Gesetz über die Ruhe an öffentlichen Feiertagen, Art. 2': null,
    'Bundesverfassung der Schweizerischen Eidgenossenschaft, Art. 110 Abs. 3 (1 August)':
      'Bundesverfassung der Schweizerischen Eidgenossenschaft, Art. 110 Abs. 3 (1. August)',
    'Freizeit und Feiertage (1 August is the only federal holiday; the cantons name up to eight more)':
      'Freizeit und Feiertage (der 1. August ist der einzige Feiertag des Bundes; die Kantone bestimmen bis zu acht weitere)',
    "Fribourg - Loi sur l'emploi et le marché du travail (LEMT), art. 49":
      'Freiburg - Loi sur l’emploi et le marché du travail (LEMT), art. 49',
    "Geneva - Jours fériés légaux, as the canton's own library states them":
      'Genf - Jours fériés légaux, wie die kantonseigene Bibliothek sie nennt',
    'Geneva - Loi sur les jours fériés (LJF), art. 1':
      'Genf - Loi sur les jours fériés (LJF), art. 1',
    'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (all cantons, as of 1 January 2011)':
      'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (alle Kantone, Stand 1. Januar 2011)',
    'Glarus - Feiertagsregelung (Näfelser Fahrt: first Thursday in April, a week later when that falls in Holy Week)':
      'Glarus - Feiertagsregelung (Näfelser Fahrt: erster Donnerstag im April; fällt er in die Karwoche, eine Woche später)',
    'Glarus - Gesetz über die öffentlichen Ruhetage, Art. 2': null,
    'Glarus - Näfelser Fahrt 2026 on 9 April, order of the government of 6 January 2026':
      'Glarus - Näfelser Fahrt 2026 am 9. April, Beschluss des Regierungsrats vom 6. Januar 2026',
    'Glarus - Öffentliche Feiertage, page of the canton (Näfelser Fahrt on 9 April 2026 and 1 April 2027)':
      'Glarus - Öffentliche Feiertage, Seite des Kantons (Näfelser Fahrt am 9. April 2026 und am 1. April 2027)',
    'Graubünden - Gesetz über die öffentlichen Ruhetage, Art. 2': null,
    'Jura - Loi sur les jours fériés officiels et le repos dominical du 31 août 2022, art. 3': null,
    'Lucerne - Ruhetags- und Ladenschlussgesetz, § 1a':
      'Luzern - Ruhetags- und Ladenschlussgesetz, § 1a',
    "Neuchâtel - Arrêté d'application de la loi sur le dimanche et les jours fériés, art. 2 (Corpus Christi in Le Landeron)":
      'Neuenburg - Arrêté d’application de la loi sur le dimanche et les jours fériés, art. 2 (Fronleichnam in Le Landeron)',
    'Neuchâtel - Loi sur le dimanche et les jours fériés, art. 3, in force in this wording since 2010':
      'Neuenburg - Loi sur le dimanche et les jours fériés, art. 3, in dieser Fassung in Kraft seit 2010',
    'Nidwalden - Gesetz über die öffentlichen Ruhetage, Art. 2': null,
    'Obwalden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2': null,
    'Schaffhausen - Gesetz betreffend die öffentlichen Ruhetage und den Ladenschluss, Art. 1': null,
    'Schwyz - Ruhetagsgesetz, § 2': null,
    'Solothurn - Gesetz über die öffentlichen Ruhetage, § 2; likewise Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46':
      'Solothurn - Gesetz über die öffentlichen Ruhetage, § 2; ebenso Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46',
    'St. Gallen - Gesetz über Ruhetag und Ladenöffnung, Art. 2': null,
    'Thurgau - Ruhetagsgesetz vom 5. Februar 2025, § 1, in force since 2026, and the act before it, § 1, which name the same days':
      'Thurgau - Ruhetagsgesetz vom 5. Februar 2025, § 1, in Kraft seit 2026, und § 1 des Gesetzes davor, mit denselben Tagen',
    'Ticino - Legge concernente i giorni festivi ufficiali nel Cantone Ticino del 15 dicembre 2009, art. 1':
      'Tessin - Legge concernente i giorni festivi ufficiali nel Cantone Ticino del 15 dicembre 2009, art. 1',
    'Uri - Gesetz über den Ladenschluss und die Sonntagsruhe (LSG), Art. 9 Abs. 1 Bst. b': null,
    'Valais - Ordonnance cantonale sur le travail (OcTr), art. 7':
      'Wallis - Ordonnance cantonale sur le travail (OcTr), art. 7',
    'Valais - Public holidays of the canton': 'Wallis - Feiertage des Kantons',
    "Vaud - Jours fériés officiels (the canton's page for 2029, which names the same days)":
      'Waadt - Jours fériés officiels (Seite des Kantons für 2029, mit denselben Tagen)',
    "Vaud - Loi sur l'emploi (LEmp), art. 47": 'Waadt - Loi sur l’emploi (LEmp), art. 47',
    'Zug - Ruhetags- und Ladenöffnungsgesetz, § 1': null,
    'Zurich - Ruhetags- und Ladenöffnungsgesetz, § 1':
      'Zürich - Ruhetags- und Ladenöffnungsgesetz, § 1',
    "a public repository's account of 5 October 2026 of what the page (gl.ch) says for both years":
      'der Wiedergabe der Seite (gl.ch) für beide Jahre in einem öffentlichen Repository, 5. Oktober 2026',
    'lawbrary.ch, ArG Art. 20a (as of 1 September 2023)':
      'lawbrary.ch, ArG Art. 20a (Stand 1. September 2023)',
    'the page "Feiertage" of the canton of Valais (vs.ch/de/web/spt/jours-feries)':
      'der Seite «Feiertage» des Kantons Wallis (vs.ch/de/web/spt/jours-feries)',
    'the repository davidgraf95-sys/LexMetrik, file public/normtext/kanton/BS-811.100.json, a copy of the act taken on 23 June 2026':
      'dem Repository davidgraf95-sys/LexMetrik, Datei public/normtext/kanton/BS-811.100.json, einer Kopie des Gesetzes vom 23. Juni 2026',
    'the repository davidgraf95-sys/LexMetrik, which sets out all 26 lists of the overview line by line':
      'dem Repository davidgraf95-sys/LexMetrik, das alle 26 Listen der Übersicht Zeile für Zeile wiedergibt',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which sets out the days of the section':
      'dem Repository davidsteimer/fristenrechner, Übersicht der kantonalen Gesetze vom 13. September 2026 (AP18B-04), die die Tage des Paragrafen nennt',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states the order':
      'dem Repository davidsteimer/fristenrechner, Übersicht der kantonalen Gesetze vom 13. September 2026 (AP18B-04), die den Beschluss wiedergibt',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states what the article says':
      'dem Repository davidsteimer/fristenrechner, Übersicht der kantonalen Gesetze vom 13. September 2026 (AP18B-04), die den Inhalt des Artikels wiedergibt',
    'the repository kitsuyui/hyper-calendar, file docs/systems/switzerland-holidays.md, which sets out the days of the section as read on 29 September 2026':
      'dem Repository kitsuyui/hyper-calendar, Datei docs/systems/switzerland-holidays.md, die die Tage des Paragrafen nach dem Stand vom 29. September 2026 nennt',
    // Germany
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. This holds in all sixteen states.':
      'Ein Feiertag am Wochenende bleibt auf seinem Datum; ein anderer Tag wird dafür nicht frei. Das gilt in allen sechzehn Ländern.',
    '24 and 31 December are no public holidays.':
      'Der 24. und der 31. Dezember sind keine gesetzlichen Feiertage.',
    'Assumption (15 August) in Catholic communes of Bavaria, Corpus Christi in communes of Saxony and Thuringia and the Augsburg Peace Festival are left out.':
      'Nicht erfasst sind Mariä Himmelfahrt (15. August) in katholischen Gemeinden Bayerns, Fronleichnam in Gemeinden Sachsens und Thüringens und das Augsburger Friedensfest.',
    'Kept once: 80 years after the end of the Second World War in Europe.':
      'Einmalig: 80 Jahre nach dem Ende des Zweiten Weltkriegs in Europa.',
    'The act names the day without a date; it is the Wednesday before the last Sunday before Advent.':
      'Das Gesetz nennt den Tag ohne Datum; es ist der Mittwoch vor dem letzten Sonntag vor dem Advent.',
    'in Saxony only in the places an ordinance names, in Thuringia only in the Eichsfeld and some communes that kept it in 1994':
      'in Sachsen nur an den Orten, die eine Verordnung nennt, in Thüringen nur im Eichsfeld und in einigen Gemeinden, die ihn 1994 begingen',
    'in the city of Augsburg only': 'nur in der Stadt Augsburg',
    'in the communes with more Catholic than Protestant inhabitants only, which are most of Bavaria':
      'nur in Gemeinden mit mehr katholischen als evangelischen Einwohnern; das sind die meisten in Bayern',
    'no holiday by law; public offices are closed, and many firms give the day or half of it':
      'kein gesetzlicher Feiertag; Behörden sind geschlossen, und viele Betriebe geben den Tag ganz oder halb frei',
    'no holiday by law; public offices are closed, shops close by 14:00, and many firms give the day or half of it':
      'kein gesetzlicher Feiertag; Behörden sind geschlossen, Läden schließen um 14 Uhr, und viele Betriebe geben den Tag ganz oder halb frei',
    'Arbeitszeitverordnung (AZV), § 6 (24 and 31 December free of duty for the civil servants of the federation)':
      'Arbeitszeitverordnung (AZV), § 6 (24. und 31. Dezember dienstfrei für die Beamten des Bundes)',
    'Baden-Württemberg - Gesetz über die Sonntage und Feiertage (Feiertagsgesetz - FTG), § 1': null,
    'Bayern - Gesetz über den Schutz der Sonn- und Feiertage (Feiertagsgesetz - FTG), Art. 1': null,
    'Berlin - Act of 10 July 2024 amending the Feiertagsgesetz (8 May 2025 once, and 17 June 2028)':
      'Berlin - Gesetz vom 10. Juli 2024 zur Änderung des Feiertagsgesetzes (einmalig der 8. Mai 2025 und der 17. Juni 2028)',
    'Berlin - Gesetz über die Sonn- und Feiertage (Feiertagsgesetz), § 1': null,
    'Berlin - Sonn- und Feiertagsrecht, page of the Senatsverwaltung für Inneres (the ten days of every year)':
      'Berlin - Sonn- und Feiertagsrecht, Seite der Senatsverwaltung für Inneres (die zehn Tage jedes Jahres)',
    'Brandenburg - Gesetz über die Sonn- und Feiertage (Feiertagsgesetz - FTG), § 2 Abs. 1': null,
    'Bremen - Gesetz über die Sonn-, Gedenk- und Feiertage, § 2': null,
    'Einigungsvertrag, Art. 2 Abs. 2 (3 October)': 'Einigungsvertrag, Art. 2 Abs. 2 (3. Oktober)',
    'Grundgesetz, Art. 140 with Art. 139 of the Weimar Constitution (Sundays and the holidays recognised by the states)':
      'Grundgesetz, Art. 140 mit Art. 139 der Weimarer Verfassung (Sonntage und staatlich anerkannte Feiertage)',
    'Hamburg - Gesetz über Sonntage, Feiertage, Gedenktage und Trauertage (Feiertagsgesetz), § 1':
      null,
    'Hessen - Hessisches Feiertagsgesetz (HFeiertagsG), § 1': null,
    'Mecklenburg-Vorpommern - Feiertagsgesetz Mecklenburg-Vorpommern (FTG M-V), § 2 Abs. 1': null,
    'Mecklenburg-Vorpommern - Viertes Gesetz zur Änderung des Feiertagsgesetzes, Art. 1 Nr. 1 (8 March, kept since 2023)':
      'Mecklenburg-Vorpommern - Viertes Gesetz zur Änderung des Feiertagsgesetzes, Art. 1 Nr. 1 (8. März, seit 2023)',
    'Niedersachsen - Niedersächsisches Gesetz über die Feiertage (NFeiertagsG), § 2': null,
    'Nordrhein-Westfalen - Gesetz über die Sonn- und Feiertage (Feiertagsgesetz NW), § 2': null,
    'Rheinland-Pfalz - Landesgesetz über den Schutz der Sonn- und Feiertage (Feiertagsgesetz - LFtG), § 2':
      null,
    'Saarland - Gesetz über die Sonn- und Feiertage (Feiertagsgesetz - SFG), § 2': null,
    'Sachsen - Gesetz über Sonn- und Feiertage im Freistaat Sachsen (SächsSFG), § 1 Abs. 1': null,
    'Sachsen-Anhalt - Gesetz über die Sonn- und Feiertage (FeiertG LSA), § 2': null,
    'Schleswig-Holstein - Gesetz über Sonn- und Feiertage (SFTG), § 2': null,
    'Straßenverkehrs-Ordnung, § 30 Abs. 4 (the nine days of all states; Corpus Christi, 31 October and 1 November by state)':
      'Straßenverkehrs-Ordnung, § 30 Abs. 4 (die neun Tage aller Länder; Fronleichnam, 31. Oktober und 1. November nach Ländern)',
    'Tarifvertrag für den öffentlichen Dienst (TVöD), § 6 Abs. 3 (24 and 31 December free with pay where the service allows)':
      'Tarifvertrag für den öffentlichen Dienst (TVöD), § 6 Abs. 3 (24. und 31. Dezember bezahlt frei, soweit der Dienst es zulässt)',
    'Thüringen - Thüringer Feier- und Gedenktagsgesetz (ThürFGtG), § 2': null,
    'a page of the city of Duisburg on the driving ban on Sundays and holidays (duisburg.de, dez_vii/32/feiertagsverbot.php)':
      'einer Seite der Stadt Duisburg zum Fahrverbot an Sonn- und Feiertagen (duisburg.de, dez_vii/32/feiertagsverbot.php)',
    'a survey of the seven state acts of 30 September 2026 in a public repository, which quotes "2. der Frauentag (8. März)" from the gazette':
      'einer Übersicht der sieben Landesgesetze vom 30. September 2026 in einem öffentlichen Repository, die „2. der Frauentag (8. März)“ aus dem Gesetzblatt zitiert',
    'haufe.de, TVöD Office Professional, "Arbeit an Heiligabend und Silvester"':
      'haufe.de, TVöD Office Professional, „Arbeit an Heiligabend und Silvester“',
    'the page "Feiertage" in the lexicon of the dbb (dbb.de)':
      'der Seite „Feiertage“ im Lexikon des dbb (dbb.de)',
    'the page "Sonn- und Feiertagsrecht" of the ministry of the interior of Rheinland-Pfalz (mdi.rlp.de)':
      'der Seite „Sonn- und Feiertagsrecht“ des Ministeriums des Innern von Rheinland-Pfalz (mdi.rlp.de)',
    // Italy
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. Some collective agreements pay such a day, which changes nothing in the calendar.':
      'Ein Feiertag am Wochenende bleibt auf seinem Datum; ein anderer Tag wird dafür nicht frei. Manche Kollektivverträge vergüten einen solchen Tag; am Kalender ändert das nichts.',
    '4 October is a national holiday from 2026.':
      'Der 4. Oktober ist ab 2026 staatlicher Feiertag.',
    "Patron saints' days of towns are left out.": 'Patronatsfeste von Städten sind nicht erfasst.',
    "in Milan only, as the patron saint's day of the city":
      'nur in Mailand, als Fest des Stadtpatrons',
    "in Naples only, as the patron saint's day of the city":
      'nur in Neapel, als Fest des Stadtpatrons',
    "in Turin, Genoa and Florence only, as the patron saint's day of the city":
      'nur in Turin, Genua und Florenz, als Fest des Stadtpatrons',
    'in the commune of Rome only': 'nur in der Gemeinde Rom',
    "The text of the provincial law was not seen. That offices, schools and shops keep the day in South Tyrol, in place of the patron saints' days of the communes, is not in question.":
      'Der Wortlaut des Landesgesetzes wurde nicht eingesehen. Dass Ämter, Schulen und Geschäfte in Südtirol den Tag anstelle der Patronatsfeste der Gemeinden begehen, steht außer Frage.',
    'Autonome Provinz Bozen - Südtirol, Feiertage (yearly calendar of the provincial offices, with Pfingstmontag)':
      'Autonome Provinz Bozen - Südtirol, Feiertage (jährlicher Kalender der Landesämter, mit Pfingstmontag)',
    "CCNL Regioni e Autonomie locali, 6 luglio 1995, art. 18, comma 6 (the patron saint's day of the place of work)":
      'CCNL Regioni e Autonomie locali, 6 luglio 1995, art. 18, comma 6 (Patronatsfest des Dienstorts)',
    'D.P.R. 28 dicembre 1985, n. 792, art. 1 (Epiphany restored; 29 June for the commune of Rome)':
      'D.P.R. 28 dicembre 1985, n. 792, art. 1 (Heilige Drei Könige wieder eingeführt; 29. Juni für die Gemeinde Rom)',
    'Legge 20 novembre 2000, n. 336, art. 1 (2 June restored)':
      'Legge 20 novembre 2000, n. 336, art. 1 (2. Juni wieder eingeführt)',
    'Legge 27 maggio 1949, n. 260, art. 1 e 2 (disposizioni in materia di ricorrenze festive)':
      null,
    'Legge 5 marzo 1977, n. 54, art. 1': null,
    'Legge 8 ottobre 2025, n. 151, art. 1 (4 October, in force from 1 January 2026)':
      'Legge 8 ottobre 2025, n. 151, art. 1 (4. Oktober, in Kraft seit 1. Januar 2026)',
    'Provincia autonoma di Bolzano, Legge provinciale 16 ottobre 1992, n. 36 (Whit Monday)':
      'Autonome Provinz Bozen, Landesgesetz vom 16. Oktober 1992, Nr. 36 (Pfingstmontag)',
    'sinergiediscuola.it, "La festività del Santo Patrono", which quotes the article from a note of the ANCI':
      'sinergiediscuola.it, „La festività del Santo Patrono“, wo der Artikel nach einer Mitteilung der ANCI steht',
    // Where in a law, and by what it is found
    'Näfelser Fahrt, 2026 and 2027': 'Näfelser Fahrt, 2026 und 2027',
    '§ 2 Abs. 1 and 2': '§ 2 Abs. 1 und 2',
    'SFTG, Schleswig-Holstein, Gliederungs-Nr. 1136-2; 31 October: GVOBl. Schl.-H. 2018 S. 69':
      'SFTG, Schleswig-Holstein, Gliederungs-Nr. 1136-2; 31. Oktober: GVOBl. Schl.-H. 2018 S. 69',
  },
);
