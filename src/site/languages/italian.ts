import { printDates } from './formats.ts';
import { defineLanguage } from './language.ts';

/**
 * Italian, for Italy and Switzerland.
 *
 * Terms, and where they stand:
 * - festività, giorno festivo: art. 1 and 2 of Legge 27 maggio 1949, n. 260, « Disposizioni in materia
 *   di ricorrenze festive »; in Ticino the Legge concernente i giorni festivi ufficiali of 15 December
 *   2009. A giorno festivo is any Sunday as well by these, so the pages say festività.
 * - giorno lavorativo, for a business day: art. 2 of Regulation (EEC, Euratom) 1182/71; Swiss federal law
 *   calls Saturdays, Sundays and holidays « giorni non lavorativi ». Not giorno feriale, which a Saturday is too.
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
    parts: {
      label: 'In questa pagina',
      coming: 'I prossimi dodici mesi',
      longWeekends: 'Fine settimana lunghi',
      calendar: 'Calendario',
      feed: 'Abbonamento e API',
    },
    list: {
      date: 'Data',
      holiday: 'Festività',
      law: 'Legge',
      source: 'Fonte {number}: {name}',
      moreSources: 'Altre fonti ({number}): {name}',
      wrong: 'Errore?',
      wrongAbout: 'Segnalare un errore: {name}',
      notAnnounced: 'Data non ancora annunciata: {names}.',
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
    months: {
      hoursADay: 'Ore al giorno',
      hoursByMonth: 'Ore per mese',
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
);

/** The first of a month is « 1º »; no comma after the weekday, which `Intl` has for Switzerland. */
function printed(date: string): string {
  return date.replace(/(?<!\d)1(?= \p{L})/u, '1º').replace(/^(\p{L}+),/u, '$1');
}
