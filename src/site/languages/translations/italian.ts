import { printDates } from '../formats.ts';
import { defineLanguage } from '../language.ts';

/**
 * Italian, for Italy and Switzerland.
 *
 * Terms, and where they stand:
 * - festività, giorno festivo: art. 1 and 2 of Legge 27 maggio 1949, n. 260, « Disposizioni in materia
 *   di ricorrenze festive »; in Ticino the Legge concernente i giorni festivi ufficiali of 15 December
 *   2009. A giorno festivo is any Sunday as well by these, so the pages say festività.
 * - giorno lavorativo, for a business day: art. 2 of Regulation (EEC, Euratom) 1182/71; a Swiss ordinance
 *   (SR 172.220.115) calls Saturdays, Sundays and holidays « giorni non lavorativi ». Not giorno feriale,
 *   which a Saturday is too.
 * - ponte: the word of the press, for the day between a holiday and a weekend.
 * - Regioni, province and cantoni are all « regione » here, as the pages are about all three.
 *
 * Dates stand without an article: it would be « il 7 », but « l’8 » and « dall’11 ».
 */
export const italian = defineLanguage(
  {
    ...{ code: 'it', word: 'italiano', name: 'Italiano', direction: 'ltr' },
    plurals: ['one', 'many', 'other'],
    formats: (formats) => printDates(formats, printed),
  },
  {
    chrome: {
      skip: 'Vai al contenuto',
      main: 'Navigazione principale',
      countries: 'Paesi',
      calculator: 'Calcolatore',
      compare: 'Confronto',
      plan: 'Ferie e ponti',
      api: 'API',
      data: 'Dati',
      search: 'Dove? Paese, regione, città, data o festività',
      searchHint: 'Dove? Lugano, Torino…',
      searchTool:
        'Apre la pagina delle festività di un Paese, di una regione, di una città, di un anno, di una data o di una festività.',
      go: 'Vai',
      release: 'Dati: versione {version}, {date}',
      changes: 'Modifiche ai dati',
      changesFeed: 'Feed delle modifiche',
      howWeCount: 'Come si conta',
      sources: 'Fonti',
      policy: 'Che cosa vale come festività',
      bridgeDays: 'Ponti',
      world: 'Il mondo',
      status: 'Stato del servizio',
      correct: 'Correggere una data',
      wrong: 'Segnalare un errore',
      contact: 'Contatti',
      privacy: 'Privacy',
      licence: 'Licenza',
      dataLicence: 'Dati con licenza {licence}',
      copy: 'Copia',
      copied: 'Copiato',
      languages: 'Altre lingue',
      breadcrumb: 'Percorso',
    },
    day: {
      observed: 'Giorno sostitutivo',
      estimated: 'Da confermare',
      mayMove: 'Da confermare, può cambiare',
      regional: 'Regionale',
      fallsOn: 'Cade {date}',
      fallsOnWeekend: 'Cade nel fine settimana',
      unconfirmed: 'Può cambiare finché la data non è confermata',
      confirmedBy: 'Può cambiare; la conferma spetta a: {authority} ({expected})',
      keptByStatute: 'Non lavorativo per legge',
      keptByRule: 'Non lavorativo per regolamento dell’esecutivo',
      keptByClosingList: 'Non lavorativo secondo il calendario delle chiusure dell’esecutivo',
      doubt: '<b>Dubbio:</b> {doubt}',
      nameObserved: '{name} (giorno sostitutivo)',
      nameEstimated: '{name} (da confermare)',
      nameMoved: '{name}, giorno libero spostato',
      nameSomeRegions: '{names}, alcune regioni',
      both: '{one}, {other}',
      moreRegions: {
        one: 'un’altra regione',
        many: '{n} di altre regioni',
        other: 'altre {n} regioni',
      },
      working: 'Giorno lavorativo',
      weekendUntil: '{weekend} (ultimo giorno: {date})',
      weekendAfterwards: '{weekend} in seguito',
      tileHoliday: 'festività',
      tileTake: 'giorno di ferie',
      tileEstimated: 'festività da confermare',
      tileSomeRegions: 'festivo in alcune regioni',
    },
    evidence: {
      read: 'letto',
      quoted: 'citato',
      identified: 'identificato',
      named: 'menzionato',
      reported: 'dalla stampa',
      readOn: 'letto in data {date}',
      quotedFrom: 'citato da {source}',
      identifiedNotSeen: 'identificato, non consultato',
      namedNotSeen: 'menzionato, non consultato',
      byPress: 'riferito dalla stampa',
      byPressReadOn: 'riferito dalla stampa, letto in data {date}',
      copy: 'copia',
    },
    year: {
      title: '{place}: festività {year}',
      heading: '{place} <span>Festività {year}</span>',
      description: {
        one: '{place} {year}: {n} festività, {businessDays} giorni lavorativi mese per mese, ponti e fine settimana lunghi, calendario in abbonamento e API.',
        many: '{place} {year}: {n} di festività, {businessDays} giorni lavorativi mese per mese, ponti e fine settimana lunghi, calendario in abbonamento e API.',
        other:
          '{place} {year}: tutte le {n} festività, {businessDays} giorni lavorativi mese per mese, ponti e fine settimana lunghi, calendario in abbonamento e API.',
      },
      allCountries: 'Tutti i Paesi',
      holidays: 'Festività',
      businessDays: 'Giorni lavorativi',
      longWeekends: 'Fine settimana lunghi',
      weekend: 'Fine settimana',
      years: 'Anno',
      noRegions: 'Nessun calendario regionale',
      region: 'Regione',
      regionTool: 'Apre la pagina delle festività di una regione per un anno: {country}.',
      wholeCountry: 'Tutto il Paese',
      show: 'Mostra',
      subscribe: 'Abbonamento',
      print: 'Stampa',
      cite: 'Cita',
      planLeave: 'Pianifica le ferie',
      all: {
        one: '{n} festività',
        many: '{n} di festività',
        other: 'Tutte le {n} festività',
      },
    },
    picture: {
      held: '{countries} Paesi e {regions} regioni, {years}',
      sourced: 'Ogni data con la sua fonte',
      holidays: 'Festività {year}',
      settled: '{days}, ogni data con la sua fonte',
      estimated: {
        one: '{days}, {n} data da confermare (ambra)',
        many: '{days}, {n} di date da confermare (ambra)',
        other: '{days}, {n} date da confermare (ambra)',
      },
    },
    go: {
      title: 'Cercare un calendario',
      description: 'Paesi, regioni e festività che corrispondono alla ricerca.',
      nothing: 'Nessun risultato',
      tooLong: 'Troppo lungo: al massimo {max} caratteri',
      which: 'Risultati della ricerca',
      where: 'Dove? Paese, regione o città; oppure una data o una festività',
      unknown:
        'Nessun luogo, nessuna data, nessuna festività con questo nome. I Paesi disponibili:',
    },
    faults: {
      title: 'Dati incompleti o non validi',
      missing: '«{label}»: dato mancante',
      date: '«{label}»: occorre una data valida, per esempio {example}',
      years: '«{label}»: occorre una data del {years}; altri anni non sono disponibili',
      days: '«{label}»: occorre un numero intero, per esempio {example} o {negative}',
      year: '«{label}»: occorre {years}',
      listed: '«{label}»: occorre una voce dell’elenco, per esempio {example}',
      held: '«{label}»: di questo Paese è disponibile solo {range}',
      heldByRelease: '«{label}»: questa versione dei dati comprende solo {range}',
      release:
        '«{label}»: occorre una versione pubblicata, per esempio {example}, o un giorno a partire dalla prima, per esempio {date}',
      noRegions: '{place}: nessuna regione; basta indicare il Paese',
      regionOf: 'Regione sconosciuta: {place}',
      unknownPlace: 'Dove? Occorre un Paese, una regione o una grande città, per esempio {example}',
      whichPlace: 'Dove? Scegliere il luogo',
      examplePlace: 'Sicilia',
      endOutside:
        'Il risultato cadrebbe fuori dal periodo disponibile ({range}): indicare meno giorni lavorativi',
    },
    where: {
      label: 'Dove?',
      hint: 'Paese, regione o città',
      fromList: 'o dall’elenco',
      choose: 'Scegliere',
      whole: '{country}: tutto il Paese',
      city: '{city}: {place}',
    },
    calculator: {
      title: 'Calcolo dei giorni lavorativi',
      titleAdd: 'Calcolo dei giorni lavorativi: aggiungere o sottrarre',
      titleCount: 'Calcolo dei giorni lavorativi: contare tra due date',
      titleIs: 'Calcolo dei giorni lavorativi: è un giorno lavorativo?',
      titleError: 'Errore: calcolo dei giorni lavorativi',
      description:
        'Aggiungere giorni lavorativi, contarli o verificare una data: {countries} Paesi e le loro regioni, con la spiegazione giorno per giorno.',
      calculation: 'Calcolo',
      add: 'Aggiungere o sottrarre',
      count: 'Contare tra due date',
      is: 'È un giorno lavorativo?',
      toolAdd:
        'Aggiunge giorni lavorativi a una data o li sottrae, per un Paese, una regione o una città.',
      toolCount: 'Conta i giorni lavorativi tra due date, per un Paese, una regione o una città.',
      toolIs: 'Dice se una data è un giorno lavorativo in un Paese, una regione o una città.',
      start: 'Data iniziale',
      end: 'Data finale',
      goesBack: '(meno: all’indietro)',
      first: 'Contare anche il primo giorno, come nelle buste paga',
      release: 'Versione dei dati',
      ask: 'Verifica',
      calculate: 'Calcola',
      howWeCount:
        'La data iniziale non si conta, quella finale sì. Fine settimana e festività si saltano, secondo il calendario del Paese o della regione. <a>Tutta la regola, con figure</a>',
    },
    pinned: {
      answer:
        'Questa risposta viene dalla versione dei dati {version} ({date}), come chiede il suo indirizzo.',
      answers:
        'Le risposte vengono dalla versione dei dati {version} ({date}), come chiede l’indirizzo.',
      page: 'Questa pagina viene dalla versione dei dati {version} ({date}), come chiede il suo indirizzo.',
      newest: 'Interrogare la versione più recente',
      today: 'La risposta di oggi',
    },
    amounts: {
      businessDays: {
        one: '{n} giorno lavorativo',
        many: '{n} di giorni lavorativi',
        other: '{n} giorni lavorativi',
      },
      belowZero: {
        one: '{n} giorno lavorativo',
        many: '{n} di giorni lavorativi',
        other: '{n} giorni lavorativi',
      },
      calendarDays: {
        one: '{n} giorno di calendario',
        many: '{n} di giorni di calendario',
        other: '{n} giorni di calendario',
      },
      weekendDays: {
        one: '{n} giorno di fine settimana',
        many: '{n} di giorni di fine settimana',
        other: '{n} giorni di fine settimana',
      },
      holidays: { one: '{n} festività', many: '{n} di festività', other: '{n} festività' },
      weekdayHolidays: {
        one: '{n} festività infrasettimanale',
        many: '{n} di festività infrasettimanali',
        other: '{n} festività infrasettimanali',
      },
      days: { one: '{n} giorno', many: '{n} di giorni', other: '{n} giorni' },
    },
    added: {
      headline: '{days} dopo {date}: {answer}',
      asked: 'Quale data cade {days} dopo {date}? ({place})',
      sentence: '{place}: {days} dopo {date} è {answer}',
      about: '{date} più {days} ({place})',
    },
    subtracted: {
      headline: '{days} prima di {date}: {answer}',
      asked: 'Quale data cade {days} prima di {date}? ({place})',
      sentence: '{place}: {days} prima di {date} è {answer}',
      about: '{date} meno {days} ({place})',
    },
    counted: {
      headline: 'Da {start} a {end}: {answer}',
      headlineOne: 'Da {start} a {end}: {answer}',
      asked: 'Quanti giorni lavorativi ci sono da {start} a {end}? ({place})',
      sentence: '{place}: da {start} a {end} ci sono {answer}',
      sentenceOne: '{place}: da {start} a {end} c’è {answer}',
      about: '{start} – {end} ({place})',
    },
    countedBoth: {
      headline: 'Da {start} a {end}, estremi compresi: {answer}',
      headlineOne: 'Da {start} a {end}, estremi compresi: {answer}',
      asked: 'Quanti giorni lavorativi ci sono da {start} a {end}, estremi compresi? ({place})',
      sentence: '{place}: da {start} a {end}, estremi compresi, ci sono {answer}',
      sentenceOne: '{place}: da {start} a {end}, estremi compresi, c’è {answer}',
      about: '{start} – {end}, estremi compresi ({place})',
    },
    isIt: {
      headline: '{place}, {date}: {answer}',
      asked: 'È un giorno lavorativo {date} ({place})?',
      about: '{date} ({place})',
      works: 'un giorno lavorativo',
      isOff: 'un giorno non lavorativo',
      isWeekend: 'un giorno non lavorativo (fine settimana)',
      isRegional: 'un giorno non lavorativo (festività regionale)',
      isPublic: 'un giorno non lavorativo (festività)',
      because: '{because}. {neighbours}',
      neighbours: '{before}; {after}.',
      before: 'Giorno lavorativo precedente: {date}',
      noneBefore: 'Nessun giorno lavorativo precedente ({range})',
      after: 'successivo: {date}',
      noneAfter: 'nessuno successivo',
      inSomeRegions: '{date}, in alcune regioni {others}',
    },
    answer: {
      title: '{about}: {answer}',
      dependent: '{about}: dipende dalla regione',
      description: '{title}. {detail}',
      addDetail: '{calendarDays}; saltati: {weekendDays} e {holidays}. {ends}',
      countDetail: '{calendarDays}, di cui {weekendDays} e {holidays}. {ends}',
      ends: 'La data iniziale non si conta; quella finale sì.',
      bothEnds: 'La data iniziale e quella finale si contano entrambe.',
      backward: '{detail} Contando all’indietro il risultato è negativo.',
      summary: 'in tutto {days} e {holidays}',
      skipped: 'Festività saltate',
      forDate: 'data di legge: {date}',
    },
    byRegion: {
      answers: 'risposte, a seconda della regione',
      depends: 'Dipende dalla regione.',
      without:
        'Senza regione ({place}) si contano solo i giorni liberi comuni a tutto il territorio. {answer}.',
      sentence:
        '{sentence}, contando solo ciò che è comune a tutte le regioni; a seconda della regione, {regions}',
      answerIn: '{answer} ({regions})',
      offIn: 'festivo: {regions}',
      worksIn: 'lavorativo: {regions}',
      both: '{one}; {other}',
      works: 'Lavorativo',
      off: 'Festivo',
      noDate: 'Nessuna data disponibile',
      in: 'Regioni: {regions}',
      regions: { one: 'in {n} regione', many: 'in {n} di regioni', other: 'in {n} regioni' },
    },
    estimate: {
      label: 'Date da confermare',
      stays:
        '{name} ({days}): data da confermare; anche se si sposta di un giorno, questa risposta resta.',
      either:
        '{name} ({days}): data da confermare; se si sposta di un giorno, la risposta è: {answer}.',
      earlier:
        '{name} ({days}): data da confermare; un giorno prima la risposta è: {earlier}, un giorno dopo non cambia nulla.',
      later:
        '{name} ({days}): data da confermare; un giorno prima non cambia nulla, un giorno dopo la risposta è: {later}.',
      both: '{name} ({days}): data da confermare; un giorno prima la risposta è: {earlier}, un giorno dopo: {later}.',
      confirmedBy: 'La conferma spetta a: {authority} ({expected}).',
      more: {
        one: 'Un’altra festività in questo intervallo è da confermare.',
        many: '{n} di altre festività in questo intervallo sono da confermare.',
        other: 'Altre {n} festività in questo intervallo sono da confermare.',
      },
      beyond: 'fuori dagli anni disponibili',
    },
    trace: {
      start: 'inizio',
      startNotCounted: 'inizio, non contato',
      observed: '{name}, giorno sostitutivo',
      fallsHere: '{names}: data di legge',
      half: '{name}: mezza giornata',
      local: '{name}: locale',
      optional: '{name}: facoltativo',
      bank: '{name}: solo banche',
      notCounted: '{name}: non contato',
      worked: 'giorno lavorativo nel fine settimana',
      weekend: 'fine settimana',
      leftOut: '… {days} non mostrati · {summary} …',
    },
    proof: {
      title: 'Scheda di prova',
      copySentence: 'Copia la frase',
      copyLink: 'Copia il link',
      keep: 'Nella mia agenda',
      moves: 'Nell’agenda la data si sposta quando cambia la legge, con la spiegazione.',
      stays:
        'Nell’agenda resta quella di questa versione; la risposta di oggi ne offre una che segue la legge.',
      question: 'Domanda',
      answer: 'Risposta',
      accuracy: 'Affidabilità',
      settled: 'Definitiva: nessuna festività nell’intervallo è da confermare.',
      mayMove: 'Può ancora cambiare.',
      mayMoveOne: 'Può ancora cambiare; da confermare: {names}.',
      mayMoveSeveral: 'Può ancora cambiare; da confermare: {names}.',
      named: '{name} ({date})',
      more: { one: '{n} altra', many: '{n} di altre', other: 'altre {n}' },
      releaseOf: '{version} ({date})',
      hash: 'Impronta della versione (SHA-256): {hash}',
      address: 'Indirizzo',
      addressNote: 'Dà questa risposta da questa versione, anche quando ne esce una più recente',
      theDay: 'Che giorno è',
      daysOff: 'Giorni liberi nell’intervallo e la loro legge',
      dayOff: 'Giorno libero',
      lawOf: 'Legge {number}: {name}',
      howToCheck: 'Come verificare',
      checkUs:
        '<a>Programma di verifica</a>: poche righe che scaricano la versione e confrontano ogni impronta.',
      workItOut: 'Rifare il calcolo senza questo server, da codice e dati: {command}',
      askApi: 'Interrogare l’API con l’intestazione {header}.',
      keepCopy: 'Conservare una copia firmata, che {verify} verifica: {command}',
    },
    moved: {
      title: 'Questa risposta è cambiata',
      since: 'dalla versione {version} ({date})',
      sinceUntil: 'dalla versione {version} ({date}), fino alla {until}',
      until: 'fino alla versione {until}',
      none: 'nessuna risposta',
      mayMove: '{answer}, può ancora cambiare',
    },
    home: {
      title: 'Redletter: è un giorno lavorativo?',
      description:
        'Festività e giorni lavorativi di {countries} Paesi e delle loro regioni, {years}: ogni data con la sua fonte, come pagina, calendario in abbonamento e API.',
      heading: 'È un giorno lavorativo?',
      lead: 'Festività e giorni lavorativi di {countries} Paesi e {regions} regioni, ogni data con la sua fonte.',
      example: 'Torino, Svizzera {year}, 24 dicembre…',
      work: {
        one: 'Oggi, {days}, si lavora in un solo Paese su {countries}',
        many: 'Oggi, {days}, si lavora in {n} di Paesi su {countries}',
        other: 'Oggi, {days}, si lavora in {n} Paesi su {countries}',
      },
      weekend: {
        one: 'Oggi, {days}, è fine settimana in {weekend} Paesi su {countries}; si lavora in {n}',
        many: 'Oggi, {days}, è fine settimana in {weekend} Paesi su {countries}; si lavora in {n}',
        other: 'Oggi, {days}, è fine settimana in {weekend} Paesi su {countries}; si lavora in {n}',
      },
      twoDays: '{first} o {second}',
      ownClock: 'Ogni Paese secondo la propria ora. <a>Dove il mondo riposa, tutto l’anno</a>',
      caption: 'Tutti i Paesi oggi',
      country: 'Paese',
      today: 'Oggi',
      next: 'Prossima festività',
      fortnight: 'I prossimi 14 giorni',
      beyond: 'Dopo il {year}',
      open: 'Giorno lavorativo',
      offIn: 'Festivo: {regions}',
      when: '{day}, {when}',
      news: 'Ultime modifiche',
      noNews: 'Nessuna data pubblicata è ancora cambiata.',
      releases: 'Tutte le versioni',
      watch: 'Date in attesa di annuncio',
    },
    changes: {
      regions: '{country} ({regions})',
      added: '{where}: {name} {year}, nuova festività: {to}',
      removed: '{where}: {name} {year}, festività tolta (data precedente: {from})',
      renamed: '{where}: {name} {year}, nuovo nome (prima «{before}»)',
      localName: '{where}: {name} {year}, nuovo nome locale',
      moved: '{where}: {name} {year}, nuova data: {from} → {to}',
      official: '{where}: {name} {year}, nuova data di legge: {from} → {to}',
      open: '{where}: {name} {year}, di nuovo da confermare: {to}',
      reopened: '{where}: {name} {year}, di nuovo da confermare: {from} → {to}',
      settled: '{where}: {name} {year}, data confermata: {to}',
      confirmed: '{where}: {name} {year}, data confermata: {from} → {to}',
    },
    hero: {
      title: '{place}: la prossima festività',
      next: 'Prossima festività: {place}',
      after: 'Le festività successive',
      works: '{when} · oggi, {today}, è un <w>giorno lavorativo</w>',
      worksSome:
        '{when} · oggi, {today}, è <b>festivo in una parte del Paese ({regions})</b>, altrove è un <w>giorno lavorativo</w>',
      weekend: '{when} · oggi, {today}, è <b>fine settimana</b>',
      weekendHoliday: '{when} · oggi, {today}, è <b>fine settimana</b> e si festeggia: {names}',
      holiday: '{when} · oggi, {today}, è festivo: <b>{names}</b>',
      holidayEstimated: '{when} · oggi, {today}, è festivo: <b>{names}</b> (da confermare)',
      opens: '{now}; il prossimo giorno lavorativo è {day}',
      sooner: 'Prima, solo in alcune regioni: <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}; da confermare)',
      past: 'Anni disponibili: {range}; la loro ultima festività è già trascorsa.',
      range: '{first} – {last}',
    },
    coming: {
      title: 'I prossimi dodici mesi',
      until: 'Ultimo giorno considerato: {date}',
      none: 'Non risultano festività successive.',
      noBreaks: 'Nessuna festività cade qui a ridosso di un fine settimana.',
      earlier: {
        one: '{n} festività già trascorsa nel {year}',
        many: '{n} di festività già trascorse nel {year}',
        other: '{n} festività già trascorse nel {year}',
      },
    },
    compare: {
      title: 'Confrontare luoghi',
      description:
        'Le festività di non più di sei Paesi o regioni a confronto, e chi lavora in una data.',
      tool: 'Mostra a confronto fino a sei Paesi, regioni o città per un anno, oppure chi lavora in una data.',
      where: 'Dove? Fino a sei Paesi, regioni o città; in bianco per tutti i Paesi',
      whereEach: 'Dove? Luogo {number}',
      exampleOne: 'Stati Uniti',
      exampleTwo: 'Baviera',
      exampleThree: 'Tokyo',
      onDate: 'In una data (facoltativo)',
      go: 'Confronta',
      start: 'Esempi',
      startYear: '{places}, {year}',
      startOffices: 'Uffici in data {date}: {places}',
      unknown:
        '«{typed}»: luogo non presente; indicare un Paese, una regione o una città, per esempio {example}',
      tooMany: 'Al massimo {most} luoghi: questi sono i primi sei',
      unheldYear: 'Anno: non oltre il {year}, poi non ci sono dati ({place})',
      both: '{one}; {other}',
      yearTitle: 'Festività a confronto, {year}: {places}',
      dates: {
        one: '{n} data con una festività nel {year}',
        many: '{n} di date con una festività nel {year}',
        other: '{n} date con una festività nel {year}',
      },
      workedByAll: {
        one: 'Tutti lavorano {n} giorno; giorni in cui nessuno lavora: {none}.',
        many: 'Tutti lavorano {n} di giorni; giorni in cui nessuno lavora: {none}.',
        other: 'Tutti lavorano {n} giorni; giorni in cui nessuno lavora: {none}.',
      },
      feedOfAll: 'Un solo calendario per tutti',
      onlyCommon:
        'Senza regione compaiono solo i giorni comuni a tutto il Paese. Quelli di alcune regioni: {places}',
      yearCaption: 'Festività {year}: {places}',
      cellDepends: 'a seconda della regione, festivo: {regions}',
      cellWeekend: 'fine settimana',
      cellWorks: 'lavorativo',
      whoHeading: 'Chi lavora quel giorno?',
      whoTitle: 'Chi lavora? {date}',
      whoCount: {
        one: '{date}: si lavora in un solo Paese su {countries}',
        many: '{date}: si lavora in {n} di Paesi su {countries}',
        other: '{date}: si lavora in {n} Paesi su {countries}',
      },
      whoCaption: 'Tutti i Paesi, {date}',
      thatDay: 'Quel giorno',
      works: 'Giorno lavorativo',
      depends: 'A seconda della regione',
      regionsThatAreOff: 'Regioni in cui è festivo',
      regionsOff: 'Festivo',
      unheld: 'Dati non ancora disponibili per il {year}: {places}.',
      before: 'Giorno prima',
      after: 'Giorno dopo',
      officesTitle: '{places}, {date}',
      officesAll: '{date}: tutti lavorano',
      officesCount: {
        one: '{date}: lavora {n} su {places}',
        many: '{date}: lavorano {n} su {places}',
        other: '{date}: lavorano {n} su {places}',
      },
      officesCaption: 'Questi luoghi, {date}',
      place: 'Luogo',
      dependsOff: 'A seconda della regione, festivo: {regions}',
      sharedHours: 'Ore comuni a tutti',
      hours: '{from}–{to}',
      ownClock:
        'Orario considerato: {opens}–{closes} secondo l’ora di ciascun luogo (fuso della città principale del Paese, ora legale compresa).',
      noHour:
        'Orario considerato: {opens}–{closes} secondo l’ora di ciascun luogo; in questa data nessuna ora è comune a tutti (fuso della città principale del Paese, ora legale compresa).',
      nextAfter: 'Il primo giorno successivo in cui tutti lavorano: {date}',
      next: 'Il prossimo giorno in cui tutti lavorano: {date}',
      noNext: 'Non è ancora noto un giorno successivo in cui tutti lavorino.',
      feed: 'Un solo calendario per questi luoghi',
      dayByDay: '{year}, giorno per giorno',
      notAll: 'Non tutti lavorano',
      lineWeekend: 'fine settimana: {number}',
      lineHolidays: 'festività: {number}',
      lineEstimated: 'da confermare: {number}',
      lineSomeRegions: 'festivo in alcune regioni: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'In questa pagina',
      coming: 'I prossimi dodici mesi',
      longWeekends: 'Fine settimana lunghi',
      calendar: 'Calendario',
      feed: 'Abbonamento e API',
    },
    plan: {
      title: 'Ferie e ponti: il maggior numero di giorni liberi',
      description:
        'Dal numero di giorni di ferie, i periodi attorno alle festività con il maggior numero di giorni liberi.',
      tool: 'Distribuisce i giorni di ferie attorno alle festività per ottenere più giorni liberi.',
      heading: 'Pianificare le ferie',
      lead: 'Bastano il luogo di lavoro e il numero di giorni di ferie. Il risultato sono i periodi con il maggior numero di giorni liberi: non una stima, ma il meglio possibile.',
      unknown: 'Indicare un Paese, una regione o una città tra quelli disponibili',
      which: 'Quale luogo?',
      planner: 'Ferie e ponti',
      placeTitle: 'Ferie e ponti {year}: {place}',
      placeHeading: 'Ferie e ponti <span>{place} {year}</span>',
      placeDescription:
        '{place} {year}: come distribuire le ferie attorno a fine settimana e festività per avere più giorni liberi.',
      days: 'Giorni di ferie',
      least: 'Per',
      leastLong: 'Fine settimana lunghi: da 4 a 8 giorni attorno a una festività',
      leastWeeks: 'Settimane: 9 giorni o più',
      leastHolidays: 'Vacanze lunghe: 16 giorni o più',
      more: 'Altro fine settimana, giorni già liberi, giorni di lavoro obbligatorio',
      weekendUsual: 'Come nel Paese',
      weekend67: 'Sabato e domenica',
      weekend56: 'Venerdì e sabato',
      weekend567: 'Da venerdì a domenica',
      weekend671: 'Da sabato a lunedì',
      weekend7: 'Solo domenica',
      weekend5: 'Solo venerdì',
      off: 'Giorni già liberi',
      work: 'Giorni di lavoro obbligatorio',
      january: 'Le ferie possono proseguire in gennaio',
      go: 'Pianifica',
      daysFault: 'Giorni di ferie: indicare un numero intero da 1 a {most}',
      leastFault: 'Scegliere uno dei tre tipi di periodo',
      fromFault: 'Indicare una data del {year}',
      weekendFault: 'Scegliere uno dei fine settimana proposti',
      datesFault:
        '{label}: scrivere date come {date}, separate da spazi, oppure {span} per più giorni di seguito',
      someRegions:
        'I giorni propri di alcune regioni non sono in questo piano. <a>Indicare il luogo di lavoro</a> per un piano che li comprende.',
      leave: {
        one: '{n} giorno di ferie',
        many: '{n} di giorni di ferie',
        other: '{n} giorni di ferie',
      },
      daysOff: {
        one: '{n} giorno libero',
        many: '{n} di giorni liberi',
        other: '{n} giorni liberi',
      },
      breaks: { one: '{n} periodo', many: '{n} di periodi', other: '{n} periodi' },
      spare: { one: 'ne resta {n}', many: 'ne restano {n}', other: 'ne restano {n}' },
      summary: '{leave}: {off} in {breaks}',
      summarySpare: '{leave}: {off} in {breaks}; {spare}',
      tooFew: {
        one: '{n} giorno di ferie non basta per un periodo così lungo',
        many: '{n} di giorni di ferie non bastano per un periodo così lungo',
        other: '{n} giorni di ferie non bastano per un periodo così lungo',
      },
      best: 'Nessun’altra distribuzione di queste ferie dà più giorni liberi in periodi di questa durata. I giorni da prendere sono quelli con il tratteggio verde; fine settimana e festività: <a>{place} {year}</a>.',
      take: {
        one: '{n} giorno di ferie, {length} giorni liberi',
        many: '{n} di giorni di ferie, {length} giorni liberi',
        other: '{n} giorni di ferie, {length} giorni liberi',
      },
      span: '{first} – {last}',
      stretches: '{one}, {other}',
      line: {
        one: '{leave} ({n} giorno di ferie, {length} giorni liberi: {first} – {last})',
        many: '{leave} ({n} di giorni di ferie, {length} giorni liberi: {first} – {last})',
        other: '{leave} ({n} giorni di ferie, {length} giorni liberi: {first} – {last})',
      },
      yearUnknown: 'Le festività del {year} non sono ancora note: il periodo può essere più lungo',
      mayMove: '{name}, {date}: da confermare, può ancora cambiare',
      takeAway: 'Da conservare',
      file: 'Ferie in un file di calendario',
      fileName: 'Ferie {year}: {place}',
      fileDescription: 'Giorni di ferie attorno alle festività',
      event: 'Ferie',
      eventBreak: '{take}: {first} – {last}',
    },
    list: {
      date: 'Data',
      holiday: 'Festività',
      law: 'Legge',
      source: 'Fonte {number}',
      moreSources: 'Altre fonti ({number}): {name}',
      wrong: 'Errore?',
      wrongAbout: 'Segnalare un errore: {name}',
      notAnnounced: 'Data non ancora annunciata: {names}.',
      elsewhen: 'Questa volta solo in alcune regioni:',
      copyTable: 'Copia tabella',
      worked: 'Giorni lavorativi nel fine settimana',
    },
    cards: {
      label: 'Usare questo calendario',
      keep: 'Nella propria agenda',
      follows:
        'Un solo indirizzo per tutti gli anni. Se una data viene confermata o spostata, l’agenda si aggiorna.',
      programs: 'Apple, Google, Outlook, Android, lingua dei nomi, giorni occupati',
      embed: 'Sul proprio sito: riquadro, badge, today.json',
      sameAnswer: 'La stessa risposta dall’API',
      reference: 'Documentazione',
      paidPlan: 'Per le regioni serve un piano a pagamento.',
      quick: 'Calcolo rapido',
      quickTool: 'Aggiunge giorni lavorativi a una data o li sottrae: {place}.',
      from: 'Dal',
      add: 'aggiungi',
      days: 'giorni lavorativi',
      workItOut: 'Calcola',
    },
    counting: {
      title: 'Come si contano i giorni lavorativi',
      description:
        'La regola in un’immagine, la legge del conteggio e la corrispondenza con Excel, NumPy, pandas, QuantLib e date-fns.',
      lead: 'Un giorno lavorativo è una data che in un calendario non è né fine settimana né festività. Per il resto basta una regola: il giorno iniziale non si conta, quello finale sì.',
      picture: 'La regola in un’immagine',
      pictured: '{place}: 5 giorni lavorativi dopo {day}:',
      observed:
        'Per la festività di {official} il giorno libero è {effective}: contano le date in cui si resta a casa.',
      law: 'La legge del conteggio',
      lawFor:
        'Vale per ogni data e per ogni n, compresi i fine settimana, le festività e i numeri negativi. Per questo «tra 5 giorni lavorativi» e «5 giorni lavorativi dopo» sono la stessa cosa.',
      lawCaption: 'La legge in esempi',
      back: 'Contare all’indietro non dà sempre lo stesso numero con il segno meno: da {saturday} al lunedì successivo il risultato è {there}; da quel lunedì a quel sabato è {back}. Il giorno finale si conta, e solo uno dei due è lavorativo.',
      twoDates: 'Due date per una festività',
      dates:
        'La legge indica una data; il giorno libero può essere un altro. Sono registrate entrambe: la <b>data ufficiale</b> e la <b>data effettiva</b>, quella che conta. Le pagine mostrano entrambe dove sono diverse, i file hanno le due colonne, i calendari in abbonamento dicono «(giorno sostitutivo)».',
      unsettled:
        'Una data non ancora fissata è detta <b>da confermare</b>, con l’autorità che la fisserà: <a>le date in attesa di annuncio</a>.',
      otherTools: 'Da altri strumenti a Redletter',
      computed:
        'Ogni programma conta in modo un po’ diverso. I numeri sono calcolati per questo Paese: {place}, da {first} a {last}.',
      between: 'Contare tra due date',
      countCaption: 'Come contano gli altri strumenti',
      adding: 'Aggiungere giorni lavorativi',
      addCaption: 'Come aggiungono gli altri strumenti',
      addFrom: '3 giorni lavorativi dopo {day}, che non è lavorativo:',
      tool: 'Strumento',
      call: 'Chiamata',
      counts: 'Che cosa conta',
      does: 'Che cosa fa',
      rule: 'Regola',
      ourTerms: 'Con Redletter',
      answer: 'Risultato',
      notOurs: '{answer}, diverso',
      given:
        'Excel, NumPy, pandas e QuantLib ricevono qui le festività di Redletter. date-fns non ne accetta.',
      limits: 'Che cosa non si afferma',
      range:
        'Nulla prima del {first} o dopo il {last}: una risposta che richieda una data simile è rifiutata, mai indovinata.',
      halfDays:
        'Le mezze giornate contano come giorni lavorativi. Le chiusure di banche e scuole che non sono festività restano fuori; la pagina di ogni Paese dice quali.',
      weekends: 'Il fine settimana è fisso per ogni Paese.',
      tryIt: 'Provare',
      laws: 'Le leggi',
      api: 'L’API',
      onlyEnd: 'a non si conta, b sì',
      bothEnds: 'a e b si contano entrambi',
      onlyStart: 'a si conta, b no',
      onlyStartFlags: 'a si conta, b no (salvo diversa indicazione dei parametri)',
      weekdaysOnly: 'a si conta, b no; non conosce festività e solo sabato e domenica',
      plusStart: 'count(a, b), più 1 se a è un giorno lavorativo',
      plusStartMinusEnd: 'count(a, b), più 1 se a è un giorno lavorativo, meno 1 se lo è b',
      untranslatable: 'Nessuna: il risultato non dipende dal Paese',
      startNever: 'd non si conta mai, qualunque giorno sia',
      asOurs: 'Come Redletter',
      rolls: 'd è prima spostato a un giorno lavorativo, poi se ne contano altri n',
      rollsInOurs: 'add(d, n), oppure add(add(d, 1), n) se d non è un giorno lavorativo',
      zeroMoves: 'Come Redletter, ma n = 0 porta al giorno lavorativo successivo',
      notZero: 'add(d, n) per ogni n diverso da 0',
      weekdaysAdd: 'Come Redletter per gli estremi; non conosce festività e solo sabato e domenica',
    },
    glance: {
      title: 'L’anno a colpo d’occhio',
      holiday: 'Festività',
      regional: 'Regionale',
      estimated: 'Da confermare',
      moved: 'Data di legge, giorno libero spostato',
      someRegions: 'Festivo in alcune regioni',
      weekend: 'Fine settimana',
      worked: 'Giorno lavorativo nel fine settimana',
      workedDay: 'giorno lavorativo',
      month: {
        one: '{month}<h> {year}, </h> <span>{n} giorno<h> lavorativo</h></span>',
        many: '{month}<h> {year}, </h> <span>{n} di giorni<h> lavorativi</h></span>',
        other: '{month}<h> {year}, </h> <span>{n} giorni<h> lavorativi</h></span>',
      },
    },
    beside: {
      title: 'Giorni non conteggiati',
      what: 'Mezze giornate, giorni di singoli comuni e giorni facoltativi: qui nessun conteggio li considera festivi.',
      more: {
        one: 'Mezze giornate, giorni di singoli comuni e giorni facoltativi: qui nessun conteggio li considera festivi. Nelle pagine delle regioni ce n’è ancora {n}.',
        many: 'Mezze giornate, giorni di singoli comuni e giorni facoltativi: qui nessun conteggio li considera festivi. Nelle pagine delle regioni ce ne sono altri {n}.',
        other:
          'Mezze giornate, giorni di singoli comuni e giorni facoltativi: qui nessun conteggio li considera festivi. Nelle pagine delle regioni ce ne sono altri {n}.',
      },
      half: 'Mezza giornata',
      local: 'Locale',
      optional: 'Facoltativo',
      bank: 'Solo banche',
      notCounted: 'Non conteggiato',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (da confermare) · {grade}',
      told: '{name}: {what}',
      toldIn: '{name}: {what} ({where})',
      counts: '{date} conta come giorno lavorativo: {day}',
      moreOnTheWay: {
        one: 'Un altro giorno simile nell’intervallo.',
        many: '{n} di altri giorni simili nell’intervallo.',
        other: 'Altri {n} giorni simili nell’intervallo.',
      },
    },
    someRegions: {
      title: 'Solo in alcune regioni',
      caption: 'Festività regionali {year}: {place}',
      oneDate: {
        one: '1 data è festiva in una sola regione. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
        many: '1 data è festiva in una parte di {n} di regioni. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
        other:
          '1 data è festiva solo in alcune delle {n} regioni. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
      },
      dates: {
        one: '{dates} date sono festive in una sola regione. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
        many: '{dates} date sono festive in una parte di {n} di regioni. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
        other:
          '{dates} date sono festive solo in alcune delle {n} regioni. L’elenco e i giorni lavorativi di questa pagina considerano ciò che vale ovunque ({place}); la pagina di una regione considera i propri giorni.',
      },
    },
    notFound: {
      title: 'Non è in calendario',
      nothing: 'A questo indirizzo non c’è nessuna pagina.',
      leaf: 'Non trovata',
      leafNote: 'non è in calendario',
      held: 'Periodo coperto: {range}',
      near: 'Forse si cercava',
      calendars: 'Calendari disponibili',
    },
    months: {
      hoursByMonth: 'In ore, e accanto ad altri anni',
      title: 'Giorni lavorativi per mese',
      caption: 'Giorni lavorativi per mese, {year}',
      month: 'Mese',
      days: 'Giorni',
      weekend: 'Fine settimana',
      holidays: 'Festività<h> infrasettimanali</h>',
      businessDays: 'Giorni lavorativi',
    },
    breaks: {
      title: 'Fine settimana lunghi e ponti',
      none: 'Nel {year} nessuna festività cade qui a ridosso di un fine settimana.',
      span: {
        one: '<b>{n} giorno</b> {first} – {last}',
        many: '<b>{n} di giorni</b> {first} – {last}',
        other: '<b>{n} giorni</b> {first} – {last}',
      },
      takeOne: 'con 1 giorno di ferie',
    },
    feed: {
      name: '{place}: festività',
      description: 'Festività di legge, nei giorni in cui non si lavora',
      officialDate: 'Data di legge: {date}',
      law: 'Legge: {law}',
      public: 'Festività',
      regional: 'Festività regionale',
      cancelled: '{name} (annullata)',
      observedEstimated: '{name} (giorno sostitutivo, da confermare)',
    },
    subscribe: {
      title: '{place}: festività nella propria agenda',
      description:
        '{place}: festività in Calendario di Apple, Google Calendar o Outlook, oppure su Android.',
      heading: '{place} <span>Festività nella propria agenda</span>',
      choose: 'Prima: quali festività, e come',
      localNames: 'Nomi nella lingua del luogo, se noti',
      busy: 'Bloccare il giorno: «fuori sede», così nessuno fissa appuntamenti',
      exact: 'Tralasciare le date che possono ancora cambiare',
      change: 'Applica le scelte',
      programs: 'Poi: l’agenda',
      apple: 'Calendario di Apple',
      google: 'Google Calendar',
      work: 'Outlook per il lavoro o la scuola',
      other: 'Qualsiasi altro programma',
      paste:
        'Indirizzo da incollare dove il programma propone «Iscriviti», «Da URL» o «Da Web». Anche il <a>file di un anno</a> si può importare, ma non segue le modifiche.',
      phone: 'Sul telefono',
      code: 'Codice QR che porta a questa pagina',
      scan: 'Pagina aperta su un computer? Il codice la apre sul telefono, con le stesse scelte.',
      apples: '<b>iPhone, iPad</b>: scegliere «Calendario di Apple», poi «Iscriviti».',
      android:
        '<b>Android</b>: l’app di Google non può abbonarsi da sé a un indirizzo. Basta aprire una volta il link «Google Calendar» nel browser di un computer e poi attivare la sincronizzazione del calendario nelle impostazioni dell’app. Un’app come ICSx⁵ si abbona direttamente dal telefono.',
      delay:
        'Il tempo con cui arriva una modifica dipende dal programma: Google controlla ogni 8–24 ore, Outlook circa ogni 3, Apple secondo l’impostazione scelta. Non si tiene alcun elenco degli abbonati.',
      embed: 'Queste festività sul proprio sito: riquadro, badge, today.json',
      combined: 'Festività: {places}',
    },
    print: {
      title: '{place} {year} da stampare',
      description:
        '{place}: festività {year} da stampare, come manifesto annuale, fogli mensili o agenda.',
      heading: '{place} {year} <span>Calendario da stampare</span>',
      lead: 'Si scelgono foglio e carta, poi si stampa questa pagina: escono soltanto i fogli.',
      sheet: 'Foglio',
      poster: 'Manifesto annuale',
      months: 'Dodici mesi',
      planner: 'Agenda, tre mesi per foglio',
      paper: 'Carta',
      letter: 'Letter USA',
      month: '{month} {year}',
      quarter: '{first} – {last} {year}',
      week: 'S',
      weekOfYear: 'Settimana dell’anno',
      foot: '{address} · versione dei dati {version} · {licence}',
    },
    cite: {
      title: 'Citare le festività {year}: {place}',
      description:
        '{place} {year}: ogni festività come citazione, con la sua legge, in BibTeX e con un collegamento permanente.',
      heading: '{place} {year} <span>Citare le festività</span>',
      lead: 'Ogni data con la legge su cui si fonda, e con un collegamento alla versione {version} dei dati, che non cambia più.',
      form: 'I campi di BibTeX hanno i loro nomi. Il collegamento permanente porta alla pagina di quella versione, che esiste soltanto in inglese.',
      date: '{date}: {name}',
      footnote:
        '{name}, {place}, {date}: {laws}. Redletter, dati, versione {version} ({released}), {address}',
      work: '{name}, {place}, {date}',
      permalink: 'Collegamento permanente',
    },
    hours: {
      title: '{place} {year}: giorni lavorativi e ore per mese',
      description:
        '{place}: giorni lavorativi e ore di ogni mese del {year}, accanto all’anno prima e a quello dopo.',
      heading: '{place} <span>Mesi e ore {year}</span>',
      step: 'Mesi e ore',
      field: 'Ore per giorno lavorativo',
      fault: 'Le ore al giorno devono essere più di 0 e al massimo {max}, per esempio {example}',
      days: {
        one: '{n} giorno lavorativo',
        many: '{n} di giorni lavorativi',
        other: '{n} giorni lavorativi',
      },
      daysAndHours: {
        one: '{n} giorno lavorativo, {hours} ore',
        many: '{n} di giorni lavorativi, {hours} ore',
        other: '{n} giorni lavorativi, {hours} ore',
      },
      bars: 'Giorni lavorativi per mese: {place} {year}',
      barsSaid:
        'Da {least} ({leastMonth}) a {most} ({mostMonth}). Tutte le cifre sono nella tabella qui sotto.',
      mayChange: '{year}, può ancora cambiare',
      caption: 'Giorni lavorativi e ore per mese: {place} {year}',
      hours: 'Ore',
      unsure:
        'Date che possono ancora cambiare, e con esse il conto del loro mese o di quello vicino: {names}.',
      bothEnds:
        'Si contano il primo e l’ultimo giorno del mese, come nelle buste paga. <a>Festività {year}: {place}</a>',
    },
    embed: {
      title: '{place}: festività sul proprio sito',
      description: '{place}: festività in un riquadro, un badge o un file; basta copiare una riga.',
      heading: '{place} <span>Festività sul proprio sito</span>',
      step: 'Sul proprio sito',
      lead: 'Basta copiare una riga. Nessuna chiave, nessuno script, nessun cookie; ogni correzione arriva da sé.',
      frame: 'L’elenco dell’anno, in un riquadro',
      frameYear:
        'Il riquadro mostra l’anno in corso, chiaro o scuro come il dispositivo di chi legge. Un anno preciso si scrive nell’indirizzo: {address}.',
      badge: 'Aperto oggi? Un badge',
      openToday: '{place}: aperto oggi?',
      badgeToday:
        'Oggi è il giorno del luogo ({place}); l’immagine cambia a mezzanotte. Il testo è in inglese.',
      file: 'Per i programmi',
      fileHolds:
        '{address}: se oggi si lavora, il prossimo giorno lavorativo e la prossima festività, in JSON, per pagine di qualsiasi origine.',
      licence: 'Di chi sono i dati',
      licenceAsks:
        'I dati hanno la licenza {licence}. Il riquadro indica già la fonte; accanto al badge e al file va indicato Redletter: <a>la riga da scrivere</a>.',
      yearTitle: '{place}: festività {year}',
      yearDescription: '{place}: le festività {year}.',
      yearHeading: '{place} <span>Festività {year}</span>',
      someRegions: 'I giorni festivi soltanto in alcune regioni non sono in questo elenco.',
      source: 'Fonte: {page}, versione dei dati {version}, {licence}',
      page: 'Redletter: {place} {year}',
    },
    sources: {
      howDaysMove: 'Spostamento delle festività',
      title: 'Fonti',
      grades:
        'Accanto a ogni data è indicato quanto le fonti la documentano: <a>che cosa significano «letto», «citato» e «identificato»</a>.',
      release: 'Dati: versione {version}, file {file}, SHA-256 {hash}',
      history: 'Cronologia di questa pagina',
      correctYourself: 'Correggere da sé una data',
    },
  },
  {
    // Switzerland
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. In both Appenzells 26 December is no holiday when 25 December is a Monday or a Friday.':
      'Una festività che cade nel fine settimana resta alla sua data e non dà diritto a un altro giorno. Nei due Appenzello il 26 dicembre non è festivo se il 25 dicembre cade di lunedì o di venerdì.',
    'Days kept only in some districts or communes (AG, FR, SO, NE, AI) are left out.':
      'Non sono conteggiati i giorni osservati solo in alcuni distretti o comuni (AG, FR, SO, NE, AI).',
    'Days off that are only customary are left out, such as 2 January in Zurich, Easter Monday in Lucerne and Zug, and 26 December in Vaud.':
      'Non sono conteggiati i giorni liberi solo per consuetudine, come il 2 gennaio a Zurigo, il lunedì di Pasqua a Lucerna e Zugo e il 26 dicembre nel Canton Vaud.',
    'Half days (1 May in SO and AG, eves) are left out.':
      'Non sono conteggiate le mezze giornate (1º maggio in SO e AG, vigilie).',
    'Only four days hold in every canton; use a canton.':
      'Solo quattro giorni valgono in tutti i Cantoni; fa stato la pagina di un Cantone.',
    'half a day, from noon': 'mezza giornata, da mezzogiorno',
    'in some districts of Aargau and the Catholic communes of Fribourg':
      'in alcuni distretti di Argovia e nei comuni cattolici di Friburgo',
    'in some districts of Aargau, and in the Reformed communes of Fribourg':
      'in alcuni distretti di Argovia e nei comuni riformati di Friburgo',
    'in some districts of Aargau, in the Reformed communes of Fribourg and in some communes of Solothurn':
      'in alcuni distretti di Argovia, nei comuni riformati di Friburgo e in alcuni comuni di Soletta',
    'in some districts of Aargau, the Catholic communes of Fribourg, Le Landeron in Neuchâtel, and Solothurn without the Bucheggberg':
      'in alcuni distretti di Argovia, nei comuni cattolici di Friburgo, a Le Landeron (Neuchâtel) e a Soletta senza il Bucheggberg',
    'in some districts of Aargau, the Catholic communes of Fribourg, and Solothurn without the Bucheggberg':
      'in alcuni distretti di Argovia, nei comuni cattolici di Friburgo e a Soletta senza il Bucheggberg',
    'in the inner part of the canton only, not in Oberegg':
      'solo nella parte interna del Cantone, non a Oberegg',
    "no rest day by the canton's act; treated like a holiday for legal time limits, and a day off by custom in many firms":
      'non è giorno di riposo secondo la legge cantonale; equiparato a un giorno festivo per i termini legali e libero per consuetudine in molte aziende',
    'only where the commune makes it a holiday': 'solo dove il Comune lo dichiara festivo',
    "The list of coming holidays of Innerrhoden names 26 December 2026, a Saturday; the act and the canton's report of 2015 leave it out, as here.":
      'L’elenco delle prossime festività di Appenzello Interno indica il 26 dicembre 2026, un sabato; la legge e il rapporto del Cantone del 2015 lo escludono, come questa pagina.',
    'Aargau - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6: days by district, five of them in all districts':
      'Argovia - Einführungsgesetz zum Arbeitsrecht (EG ArR), § 6: giorni per distretto, cinque dei quali in tutti i distretti',
    'Appenzell Ausserrhoden - Verordnung zum Arbeitsgesetz, Art. 7':
      'Appenzello Esterno - Verordnung zum Arbeitsgesetz, Art. 7',
    'Appenzell Innerrhoden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2':
      'Appenzello Interno - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2',
    'Arbeitsgesetz (ArG), Art. 20a Abs. 1 (1 August and up to eight days of the canton rank as Sundays)':
      'Legge sul lavoro (LL), art. 20a cpv. 1 (il 1º agosto e al massimo otto giorni del Cantone sono parificati alle domeniche)',
    'Basel-Landschaft - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), § 2':
      'Basilea Campagna - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), § 2',
    'Basel-Stadt - Gesetz über öffentliche Ruhetage und Ladenöffnung (RLG), § 2':
      'Basilea Città - Gesetz über öffentliche Ruhetage und Ladenöffnung (RLG), § 2',
    'Bern - Gesetz über die Ruhe an öffentlichen Feiertagen, Art. 2':
      'Berna - Gesetz über die Ruhe an öffentlichen Feiertagen, Art. 2',
    'Bundesverfassung der Schweizerischen Eidgenossenschaft, Art. 110 Abs. 3 (1 August)':
      'Costituzione federale della Confederazione Svizzera, art. 110 cpv. 3 (1º agosto)',
    'Freizeit und Feiertage (1 August is the only federal holiday; the cantons name up to eight more)':
      'Freizeit und Feiertage (il 1º agosto è l’unica festività federale; i Cantoni ne designano al massimo altre otto)',
    "Fribourg - Loi sur l'emploi et le marché du travail (LEMT), art. 49":
      'Friburgo - Loi sur l’emploi et le marché du travail (LEMT), art. 49',
    "Geneva - Jours fériés légaux, as the canton's own library states them":
      'Ginevra - Jours fériés légaux, secondo la biblioteca del Cantone',
    'Geneva - Loi sur les jours fériés (LJF), art. 1':
      'Ginevra - Loi sur les jours fériés (LJF), art. 1',
    'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (all cantons, as of 1 January 2011)':
      'Gesetzliche Feiertage und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden (tutti i Cantoni, stato al 1º gennaio 2011)',
    'Glarus - Feiertagsregelung (Näfelser Fahrt: first Thursday in April, a week later when that falls in Holy Week)':
      'Glarona - Feiertagsregelung (Näfelser Fahrt: primo giovedì di aprile, una settimana dopo se cade nella Settimana santa)',
    'Glarus - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Glarona - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Glarus - Näfelser Fahrt 2026 on 9 April, order of the government of 6 January 2026':
      'Glarona - Näfelser Fahrt 2026 il 9 aprile, decisione del governo del 6 gennaio 2026',
    'Glarus - Öffentliche Feiertage, page of the canton (Näfelser Fahrt on 9 April 2026 and 1 April 2027)':
      'Glarona - Öffentliche Feiertage, pagina del Cantone (Näfelser Fahrt il 9 aprile 2026 e il 1º aprile 2027)',
    'Graubünden - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Grigioni - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Jura - Loi sur les jours fériés officiels et le repos dominical du 31 août 2022, art. 3':
      'Giura - Loi sur les jours fériés officiels et le repos dominical du 31 août 2022, art. 3',
    'Lucerne - Ruhetags- und Ladenschlussgesetz, § 1a':
      'Lucerna - Ruhetags- und Ladenschlussgesetz, § 1a',
    "Neuchâtel - Arrêté d'application de la loi sur le dimanche et les jours fériés, art. 2 (Corpus Christi in Le Landeron)":
      'Neuchâtel - Arrêté d’application de la loi sur le dimanche et les jours fériés, art. 2 (Corpus Domini a Le Landeron)',
    'Neuchâtel - Loi sur le dimanche et les jours fériés, art. 3, in force in this wording since 2010':
      'Neuchâtel - Loi sur le dimanche et les jours fériés, art. 3, in vigore in questa versione dal 2010',
    'Nidwalden - Gesetz über die öffentlichen Ruhetage, Art. 2':
      'Nidvaldo - Gesetz über die öffentlichen Ruhetage, Art. 2',
    'Obwalden - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2':
      'Obvaldo - Gesetz über die öffentlichen Ruhetage (Ruhetagsgesetz), Art. 2',
    'Schaffhausen - Gesetz betreffend die öffentlichen Ruhetage und den Ladenschluss, Art. 1':
      'Sciaffusa - Gesetz betreffend die öffentlichen Ruhetage und den Ladenschluss, Art. 1',
    'Schwyz - Ruhetagsgesetz, § 2': 'Svitto - Ruhetagsgesetz, § 2',
    'Solothurn - Gesetz über die öffentlichen Ruhetage, § 2; likewise Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46':
      'Soletta - Gesetz über die öffentlichen Ruhetage, § 2; così anche Gesetz über Wirtschaft und Arbeit (BGS 940.11), § 46',
    'St. Gallen - Gesetz über Ruhetag und Ladenöffnung, Art. 2':
      'San Gallo - Gesetz über Ruhetag und Ladenöffnung, Art. 2',
    'Thurgau - Ruhetagsgesetz vom 5. Februar 2025, § 1, in force since 2026, and the act before it, § 1, which name the same days':
      'Turgovia - Ruhetagsgesetz vom 5. Februar 2025, § 1, in vigore dal 2026, e § 1 della legge precedente, con gli stessi giorni',
    'Ticino - Legge concernente i giorni festivi ufficiali nel Cantone Ticino del 15 dicembre 2009, art. 1':
      null,
    'Uri - Gesetz über den Ladenschluss und die Sonntagsruhe (LSG), Art. 9 Abs. 1 Bst. b': null,
    'Valais - Ordonnance cantonale sur le travail (OcTr), art. 7':
      'Vallese - Ordonnance cantonale sur le travail (OcTr), art. 7',
    'Valais - Public holidays of the canton': 'Vallese - Festività del Cantone',
    "Vaud - Jours fériés officiels (the canton's page for 2029, which names the same days)":
      'Vaud - Jours fériés officiels (pagina del Cantone per il 2029, con gli stessi giorni)',
    "Vaud - Loi sur l'emploi (LEmp), art. 47": null,
    'Zug - Ruhetags- und Ladenöffnungsgesetz, § 1': 'Zugo - Ruhetags- und Ladenöffnungsgesetz, § 1',
    'Zurich - Ruhetags- und Ladenöffnungsgesetz, § 1':
      'Zurigo - Ruhetags- und Ladenöffnungsgesetz, § 1',
    "a public repository's account of 5 October 2026 of what the page (gl.ch) says for both years":
      'un repository pubblico che riporta, il 5 ottobre 2026, che cosa dice la pagina (gl.ch) per i due anni',
    'lawbrary.ch, ArG Art. 20a (as of 1 September 2023)':
      'lawbrary.ch, LL art. 20a (stato al 1º settembre 2023)',
    'the page "Feiertage" of the canton of Valais (vs.ch/de/web/spt/jours-feries)':
      'una pagina del Canton Vallese, «Feiertage» (vs.ch/de/web/spt/jours-feries)',
    'the repository davidgraf95-sys/LexMetrik, file public/normtext/kanton/BS-811.100.json, a copy of the act taken on 23 June 2026':
      'davidgraf95-sys/LexMetrik (repository), file public/normtext/kanton/BS-811.100.json, copia della legge del 23 giugno 2026',
    'the repository davidgraf95-sys/LexMetrik, which sets out all 26 lists of the overview line by line':
      'davidgraf95-sys/LexMetrik (repository), che riporta riga per riga tutti i 26 elenchi del prospetto',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which sets out the days of the section':
      'davidsteimer/fristenrechner (repository), rassegna delle leggi cantonali del 13 settembre 2026 (AP18B-04), che elenca i giorni dell’articolo',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states the order':
      'davidsteimer/fristenrechner (repository), rassegna delle leggi cantonali del 13 settembre 2026 (AP18B-04), che riporta la decisione',
    'the repository davidsteimer/fristenrechner, its survey of the cantonal acts of 13 September 2026 (AP18B-04), which states what the article says':
      'davidsteimer/fristenrechner (repository), rassegna delle leggi cantonali del 13 settembre 2026 (AP18B-04), che riporta il contenuto dell’articolo',
    'the repository kitsuyui/hyper-calendar, file docs/systems/switzerland-holidays.md, which sets out the days of the section as read on 29 September 2026':
      'kitsuyui/hyper-calendar (repository), file docs/systems/switzerland-holidays.md, che elenca i giorni dell’articolo letti il 29 settembre 2026',
    // Italy
    'A holiday that falls on a weekend stays on its date, and no other day is given for it. Some collective agreements pay such a day, which changes nothing in the calendar.':
      'Una festività che cade nel fine settimana resta alla sua data e non dà diritto a un altro giorno. Alcuni contratti collettivi la retribuiscono, il che non cambia il calendario.',
    '4 October is a national holiday from 2026.': 'Il 4 ottobre è festa nazionale dal 2026.',
    "Patron saints' days of towns are left out.":
      'Le feste patronali delle città non sono conteggiate.',
    "in Milan only, as the patron saint's day of the city": 'solo a Milano, come festa del patrono',
    "in Naples only, as the patron saint's day of the city":
      'solo a Napoli, come festa del patrono',
    "in Turin, Genoa and Florence only, as the patron saint's day of the city":
      'solo a Torino, Genova e Firenze, come festa del patrono',
    'in the commune of Rome only': 'solo nel comune di Roma',
    "The text of the provincial law was not seen. That offices, schools and shops keep the day in South Tyrol, in place of the patron saints' days of the communes, is not in question.":
      'Il testo della legge provinciale non è stato visto. È fuori dubbio che in Alto Adige uffici, scuole e negozi osservino questo giorno al posto delle feste patronali dei comuni.',
    'Autonome Provinz Bozen - Südtirol, Feiertage (yearly calendar of the provincial offices, with Pfingstmontag)':
      'Autonome Provinz Bozen - Südtirol, Feiertage (calendario annuale degli uffici provinciali, con il lunedì di Pentecoste)',
    "CCNL Regioni e Autonomie locali, 6 luglio 1995, art. 18, comma 6 (the patron saint's day of the place of work)":
      'CCNL Regioni e Autonomie locali, 6 luglio 1995, art. 18, comma 6 (festa del patrono del luogo di lavoro)',
    'D.P.R. 28 dicembre 1985, n. 792, art. 1 (Epiphany restored; 29 June for the commune of Rome)':
      'D.P.R. 28 dicembre 1985, n. 792, art. 1 (Epifania ripristinata; 29 giugno per il comune di Roma)',
    'Legge 20 novembre 2000, n. 336, art. 1 (2 June restored)':
      'Legge 20 novembre 2000, n. 336, art. 1 (2 giugno ripristinato)',
    'Legge 27 maggio 1949, n. 260, art. 1 e 2 (disposizioni in materia di ricorrenze festive)':
      null,
    'Legge 5 marzo 1977, n. 54, art. 1': null,
    'Legge 8 ottobre 2025, n. 151, art. 1 (4 October, in force from 1 January 2026)':
      'Legge 8 ottobre 2025, n. 151, art. 1 (4 ottobre, in vigore dal 1º gennaio 2026)',
    'Provincia autonoma di Bolzano, Legge provinciale 16 ottobre 1992, n. 36 (Whit Monday)':
      'Provincia autonoma di Bolzano, Legge provinciale 16 ottobre 1992, n. 36 (lunedì di Pentecoste)',
    'sinergiediscuola.it, "La festività del Santo Patrono", which quotes the article from a note of the ANCI':
      'sinergiediscuola.it, «La festività del Santo Patrono», che cita l’articolo da una nota dell’ANCI',
    // Where in a law, and by what it is found
    'Näfelser Fahrt, 2026 and 2027': 'Näfelser Fahrt, 2026 e 2027',
    '§ 2 Abs. 1 and 2': '§ 2 Abs. 1 e 2',
    'Art. 110 Abs. 3': 'art. 110 cpv. 3',
    'Art. 20a Abs. 1': 'art. 20a cpv. 1',
  },
);

/** The first of a month is « 1º »; no comma after the weekday, which `Intl` has for Switzerland. */
function printed(date: string): string {
  return date.replace(/(?<!\d)1(?= \p{L})/u, '1º').replace(/^(\p{L}+),/u, '$1');
}
