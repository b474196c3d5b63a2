import { printDates } from '../formats.ts';
import { defineLanguage } from '../language.ts';

/** What a Brazilian calls a region: a state; all 27, the Federal District included, are units of the federation. */
const BRAZILIAN: readonly (readonly [string, string])[] = [
  ['das {n} regiões', 'das {n} unidades da Federação'],
  ['algumas regiões', 'alguns estados'],
  ['das regiões', 'dos estados'],
  ['uma região', 'um estado'],
  ['regiões', 'estados'],
  ['Região', 'Estado'],
  ['região', 'estado'],
  ['regionais', 'estaduais'],
  ['Regional', 'Estadual'],
  ['Feriado regional', 'Feriado estadual'],
];

const ordinal = (date: string) => date.replace(/\b1 de /, '1º de ');

/**
 * Portuguese, for Brazil.
 *
 * Terms, and where they stand:
 * - feriado: Lei 662/1949 (national) and Lei 9.093/1995, arts. 1 and 2 (civil, religious, the state's data magna).
 * - ponto facultativo, for a day at will: the yearly portaria of the federal government, "feriados nacionais e ... dias
 *   de ponto facultativo".
 * - dia útil, for a business day: the courts' time limits and the banks; a Saturday is none here.
 * - feriado prolongado, emenda, emendar: the press. Not ponte, which is said in Portugal.
 * - folga, for a day off; férias are what the labour law gives a year (CLT).
 */
export const portuguese = defineLanguage(
  {
    ...{ code: 'pt-BR', word: 'portugues', name: 'Português', direction: 'ltr' },
    plurals: ['one', 'many', 'other'],
    spelling: {
      BR: (text) => BRAZILIAN.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text),
    },
    // The first of a month is "1º"; short dates leave "de" out; weekdays, which end in a full stop, are joined by a word.
    formats: (formats) => {
      const { shortDate, shortDay, weekdayTile, weekendWords, listWords } = formats;
      const brief = (date: string) => ordinal(date).replaceAll(' de ', ' ');
      return {
        ...printDates(formats, ordinal),
        shortDay: (day) => brief(shortDay(day)),
        shortDate: (day) => brief(shortDate(day)),
        weekdayTile: (day) => weekdayTile(day).replace('.', ''),
        weekendWords: (days) => listWords(days.map((day) => weekendWords([day]))),
      };
    },
  },
  {
    chrome: {
      skip: 'Ir para o conteúdo',
      main: 'Navegação principal',
      countries: 'Países',
      calculator: 'Calculadora',
      compare: 'Comparar',
      plan: 'Planejar folgas',
      api: 'API',
      data: 'Dados',
      search: 'Onde? País, região, cidade, data ou feriado',
      searchHint: 'Onde? Bahia, Londres…',
      searchTool:
        'Abre a página de feriados de um país, de uma região, de uma cidade, de um ano, de uma data ou de um feriado.',
      go: 'Ir',
      release: 'Versão dos dados: {version}, {date}',
      changes: 'Mudanças nos dados',
      changesFeed: 'Acompanhar mudanças',
      howWeCount: 'Como é feita a contagem',
      sources: 'Fontes',
      policy: 'O que conta como feriado',
      bridgeDays: 'Emendas',
      world: 'O mundo',
      status: 'Situação do serviço',
      correct: 'Corrigir uma data',
      wrong: 'Viu um erro? Avise',
      contact: 'Contato',
      privacy: 'Privacidade',
      licence: 'Licença',
      dataLicence: 'Dados dos feriados sob {licence}',
      copy: 'Copiar',
      copied: 'Copiado',
      languages: 'Em outros idiomas',
      breadcrumb: 'Caminho',
    },
    day: {
      observed: 'Transferido',
      estimated: 'Previsto',
      mayMove: 'Previsto, pode mudar',
      regional: 'Regional',
      fallsOn: 'Data oficial: {date}',
      fallsOnWeekend: 'Cai no fim de semana',
      unconfirmed: 'Pode mudar até ser confirmado',
      confirmedBy: 'Pode mudar; quem confirma: {authority} ({expected})',
      keptByStatute: 'Folga prevista em lei',
      keptByRule: 'Folga prevista em norma do Executivo',
      keptByClosingList: 'Folga prevista na lista de fechamento do Executivo',
      doubt: '<b>Dúvida:</b> {doubt}',
      nameObserved: '{name} (transferido)',
      nameEstimated: '{name} (previsto)',
      nameMoved: '{name}, folga transferida',
      nameSomeRegions: '{names}, em algumas regiões',
      both: '{one}, {other}',
      moreRegions: {
        one: 'mais {n} região',
        many: 'mais {n} de regiões',
        other: 'mais {n} regiões',
      },
      working: 'Dia útil',
      weekendUntil: '{weekend} até {date}',
      weekendAfterwards: '{weekend} depois',
      tileHoliday: 'feriado',
      tileTake: 'emendar este dia',
      tileEstimated: 'feriado previsto',
      tileSomeRegions: 'feriado em algumas regiões',
    },
    evidence: {
      read: 'lida',
      quoted: 'citada',
      identified: 'indicada',
      named: 'referida',
      reported: 'noticiada',
      readOn: 'lida em {date}',
      quotedFrom: 'citada em {source}',
      identifiedNotSeen: 'indicada com precisão, não consultada',
      namedNotSeen: 'referida, não consultada',
      byPress: 'noticiada pela imprensa',
      byPressReadOn: 'noticiada pela imprensa, lida em {date}',
      copy: 'cópia',
    },
    year: {
      title: 'Feriados {year}: {place}',
      heading: '{place} <span>Feriados {year}</span>',
      description: {
        one: '{place} {year}: {n} feriado, {businessDays} dias úteis, também mês a mês, feriados prolongados e emendas, calendário para assinar e API.',
        many: '{place} {year}: todos os {n} de feriados, {businessDays} dias úteis, também mês a mês, feriados prolongados e emendas, calendário para assinar e API.',
        other:
          '{place} {year}: todos os {n} feriados, {businessDays} dias úteis, também mês a mês, feriados prolongados e emendas, calendário para assinar e API.',
      },
      allCountries: 'Todos os países',
      holidays: 'Feriados',
      businessDays: 'Dias úteis',
      longWeekends: 'Feriados prolongados',
      weekend: 'Fim de semana',
      years: 'Ano',
      noRegions: 'Sem calendários regionais',
      region: 'Região',
      regionTool: 'Abre a página de feriados de uma região em um ano: {country}.',
      wholeCountry: 'Todo o país',
      show: 'Ver',
      subscribe: 'Assinar',
      print: 'Imprimir',
      cite: 'Citar',
      planLeave: 'Planejar folgas',
      all: {
        one: '{n} feriado',
        many: 'Todos os {n} de feriados',
        other: 'Todos os {n} feriados',
      },
    },
    picture: {
      held: '{countries} países e {regions} regiões, {years}',
      sourced: 'Cada data com sua fonte',
      holidays: 'Feriados {year}',
      settled: '{days}, cada data com sua fonte',
      estimated: {
        one: '{days}, {n} data prevista (âmbar)',
        many: '{days}, {n} de datas previstas (âmbar)',
        other: '{days}, {n} datas previstas (âmbar)',
      },
    },
    go: {
      title: 'Buscar um calendário',
      description: 'Países, regiões e feriados que correspondem à busca.',
      nothing: 'Nada com esse nome',
      tooLong: 'Demasiado longo: no máximo {max} caracteres',
      which: 'Qual deles?',
      where: 'Onde? País, região ou cidade; vale também uma data ou um feriado',
      unknown:
        'Nenhum lugar, data ou feriado conhecido com esse nome. Estes são os países incluídos:',
    },
    faults: {
      title: 'Dados incompletos ou inválidos',
      missing: '“{label}”: falta preencher',
      date: '“{label}”: é preciso uma data válida, como {example}',
      years: '“{label}”: é preciso uma data de {years}; outros anos não estão incluídos',
      days: '“{label}”: é preciso um número inteiro, como {example} ou {negative}',
      year: '“{label}”: pode ser {years}',
      listed: '“{label}”: é preciso um item da lista, como {example}',
      held: '“{label}”: deste país só está incluído este período: {range}',
      heldByRelease: '“{label}”: esta versão dos dados só abrange este período: {range}',
      release:
        '“{label}”: é preciso uma versão publicada, como {example}, ou um dia a partir da primeira, como {date}',
      noRegions: '{place}: sem regiões; basta indicar o país',
      regionOf: 'Região desconhecida: {place}',
      unknownPlace: 'Onde? É preciso um país, uma região ou uma cidade grande, como {example}',
      whichPlace: 'Onde? Escolher o lugar',
      examplePlace: 'Bahia',
      endOutside:
        'O resultado ficaria fora do período incluído ({range}): indicar menos dias úteis',
    },
    where: {
      label: 'Onde?',
      hint: 'País, região ou cidade',
      fromList: 'ou da lista',
      choose: 'Escolher',
      whole: '{country}: todo o país',
      city: '{city}: {place}',
    },
    calculator: {
      title: 'Calculadora de dias úteis',
      titleAdd: 'Calculadora de dias úteis: somar ou subtrair',
      titleCount: 'Calculadora de dias úteis: contar entre datas',
      titleIs: 'Calculadora de dias úteis: é dia útil?',
      titleError: 'Erro: calculadora de dias úteis',
      description:
        'Somar dias úteis, contá-los ou consultar uma data: {countries} países e suas regiões, com explicação dia a dia.',
      calculation: 'Cálculo',
      add: 'Somar ou subtrair',
      count: 'Contar entre datas',
      is: 'É dia útil?',
      toolAdd: 'Soma dias úteis a uma data ou os subtrai, para um país, uma região ou uma cidade.',
      toolCount: 'Conta os dias úteis entre duas datas, para um país, uma região ou uma cidade.',
      toolIs: 'Diz se uma data é dia útil em um país, uma região ou uma cidade.',
      start: 'Data inicial',
      end: 'Data final',
      goesBack: '(menos: para trás)',
      first: 'Contar também o primeiro dia, como na folha de pagamento',
      release: 'Versão dos dados',
      ask: 'Consultar',
      calculate: 'Calcular',
      howWeCount:
        'A data inicial não é contada; a final é. Fins de semana e feriados são pulados, conforme o calendário do país ou da região. <a>A regra completa, com imagens</a>',
    },
    pinned: {
      answer: 'Esta resposta vem da versão dos dados {version}, de {date}, como pede o endereço.',
      answers: 'As respostas vêm da versão dos dados {version}, de {date}, como pede o endereço.',
      page: 'Esta página vem da versão dos dados {version}, de {date}, como pede o endereço.',
      newest: 'Consultar a versão mais recente',
      today: 'A resposta de hoje',
    },
    amounts: {
      businessDays: { one: '{n} dia útil', many: '{n} de dias úteis', other: '{n} dias úteis' },
      belowZero: { one: '{n} dia útil', many: '{n} de dias úteis', other: '{n} dias úteis' },
      calendarDays: {
        one: '{n} dia corrido',
        many: '{n} de dias corridos',
        other: '{n} dias corridos',
      },
      weekendDays: {
        one: '{n} dia de fim de semana',
        many: '{n} de dias de fim de semana',
        other: '{n} dias de fim de semana',
      },
      holidays: { one: '{n} feriado', many: '{n} de feriados', other: '{n} feriados' },
      weekdayHolidays: {
        one: '{n} feriado em dia de semana',
        many: '{n} de feriados em dias de semana',
        other: '{n} feriados em dias de semana',
      },
      days: { one: '{n} dia', many: '{n} de dias', other: '{n} dias' },
    },
    added: {
      headline: '{days} após {date}: {answer}',
      asked: 'Que data cai {days} após {date}? ({place})',
      sentence: '{place}: {days} após {date}, é {answer}',
      about: '{days} após {date} ({place})',
    },
    subtracted: {
      headline: '{days} antes de {date}: {answer}',
      asked: 'Que data cai {days} antes de {date}? ({place})',
      sentence: '{place}: {days} antes de {date}, é {answer}',
      about: '{days} antes de {date} ({place})',
    },
    counted: {
      headline: 'De {start} a {end}: {answer}',
      headlineOne: 'De {start} a {end}: {answer}',
      asked: 'Quantos dias úteis há de {start} a {end}? ({place})',
      sentence: '{place}: de {start} a {end} há {answer}',
      sentenceOne: '{place}: de {start} a {end} há {answer}',
      about: 'De {start} a {end} ({place})',
    },
    countedBoth: {
      headline: 'De {start} a {end}, inclusive a data inicial: {answer}',
      headlineOne: 'De {start} a {end}, inclusive a data inicial: {answer}',
      asked: 'Quantos dias úteis há de {start} a {end}, inclusive a data inicial? ({place})',
      sentence: '{place}: de {start} a {end}, inclusive a data inicial, há {answer}',
      sentenceOne: '{place}: de {start} a {end}, inclusive a data inicial, há {answer}',
      about: 'De {start} a {end}, inclusive a data inicial ({place})',
    },
    isIt: {
      headline: '{place}, {date}: {answer}',
      asked: '{place}, {date}: é dia útil?',
      about: '{date} ({place})',
      works: 'dia útil',
      isOff: 'dia não útil',
      isWeekend: 'dia não útil (fim de semana)',
      isRegional: 'dia não útil (feriado regional)',
      isPublic: 'dia não útil (feriado)',
      because: '{because}. {neighbours}',
      neighbours: '{before}; {after}.',
      before: 'Dia útil anterior: {date}',
      noneBefore: 'Nenhum dia útil anterior ({range})',
      after: 'seguinte: {date}',
      noneAfter: 'nenhum depois',
      inSomeRegions: '{date}, em algumas regiões {others}',
    },
    answer: {
      title: '{about}: {answer}',
      dependent: '{about}: depende da região',
      description: '{title}. {detail}',
      addDetail: '{calendarDays}; foram pulados {weekendDays} e {holidays}. {ends}',
      countDetail: '{calendarDays}, sendo {weekendDays} e {holidays}. {ends}',
      ends: 'A data inicial não é contada; a final é.',
      bothEnds: 'A data inicial e a final são ambas contadas.',
      backward: '{detail} Contando para trás, o resultado é negativo.',
      summary: '{days} e {holidays} ao todo',
      skipped: 'Feriados pulados',
      forDate: 'no lugar de {date}',
    },
    byRegion: {
      answers: 'respostas, conforme a região',
      depends: 'Depende da região.',
      without: 'Sem região ({place}), só contam as folgas comuns a todo o território. {answer}.',
      sentence:
        '{sentence}, contando só o que é comum a todas as regiões; conforme a região, {regions}',
      answerIn: '{answer} ({regions})',
      offIn: 'feriado em: {regions}',
      worksIn: 'dia útil em: {regions}',
      both: '{one}; {other}',
      works: 'Dia útil',
      off: 'Feriado',
      noDate: 'Fora do período incluído',
      in: 'Onde: {regions}',
      regions: { one: 'em {n} região', many: 'em {n} de regiões', other: 'em {n} regiões' },
    },
    estimate: {
      label: 'Datas previstas',
      stays: '{name} ({days}): data prevista; mesmo que mude em um dia, esta resposta permanece.',
      either: '{name} ({days}): data prevista; se mudar em um dia, a resposta passa a: {answer}.',
      earlier:
        '{name} ({days}): data prevista; um dia antes, a resposta passa a {earlier}; um dia depois, nada muda.',
      later:
        '{name} ({days}): data prevista; um dia antes, nada muda; um dia depois, a resposta passa a {later}.',
      both: '{name} ({days}): data prevista; um dia antes, a resposta passa a {earlier}; um dia depois, a {later}.',
      confirmedBy: 'Quem confirma: {authority} ({expected}).',
      more: {
        one: 'Mais {n} feriado do período é previsto.',
        many: 'Mais {n} de feriados do período são previstos.',
        other: 'Mais {n} feriados do período são previstos.',
      },
      beyond: 'fora dos anos incluídos',
    },
    trace: {
      start: 'início',
      startNotCounted: 'início, não contado',
      observed: '{name}, transferido',
      fallsHere: '{names}: data oficial',
      half: '{name}: meio expediente',
      local: '{name}: local',
      optional: '{name}: ponto facultativo',
      bank: '{name}: só bancos',
      notCounted: '{name}: não contado',
      worked: 'dia útil no fim de semana',
      weekend: 'fim de semana',
      leftOut: '… {days} omitidos · {summary} …',
    },
    proof: {
      title: 'Folha de comprovação',
      copySentence: 'Copiar a frase',
      copyLink: 'Copiar o link',
      keep: 'Na minha agenda',
      moves: 'Na agenda, a data muda quando a lei muda e diz por quê.',
      stays:
        'Na agenda fica como nesta versão; a resposta de hoje tem uma data que acompanha a lei.',
      question: 'Pergunta',
      answer: 'Resposta',
      accuracy: 'Certeza',
      settled: 'Definitiva: nenhum feriado do período é apenas previsto.',
      mayMove: 'Ainda pode mudar.',
      mayMoveOne: 'Ainda pode mudar; previsto: {names}.',
      mayMoveSeveral: 'Ainda pode mudar; previstos: {names}.',
      named: '{name} ({date})',
      more: { one: 'mais {n}', many: 'mais {n}', other: 'mais {n}' },
      releaseOf: '{version}, de {date}',
      hash: 'Hash da versão (SHA-256): {hash}',
      address: 'Endereço',
      addressNote: 'Dá esta resposta com esta versão, mesmo quando houver outra mais recente',
      theDay: 'Que dia é',
      daysOff: 'Folgas do período e a lei de cada uma',
      dayOff: 'Folga',
      lawOf: 'Lei {number}: {name}',
      howToCheck: 'Como conferir',
      checkUs:
        '<a>Programa de conferência</a>: poucas linhas baixam a versão e comparam cada hash.',
      workItOut: 'Refazer a conta sem este servidor, com o código e os dados: {command}',
      askApi: 'Perguntar à API com o cabeçalho {header}.',
      keepCopy: 'Guardar uma cópia assinada, que {verify} confere: {command}',
    },
    moved: {
      title: 'Esta resposta mudou',
      since: 'desde a versão {version}, de {date}',
      sinceUntil: 'desde a versão {version}, de {date}, até a {until}',
      until: 'até a versão {until}',
      none: 'sem resposta',
      mayMove: '{answer}, ainda pode mudar',
    },
    home: {
      title: 'Redletter: é dia útil?',
      description:
        'Feriados e dias úteis de {countries} países e suas regiões, {years}: cada data com sua fonte, em páginas, calendários para assinar e API.',
      heading: 'É dia útil?',
      lead: 'Feriados e dias úteis de {countries} países e {regions} regiões, cada data com sua fonte.',
      example: 'Bahia, Escócia {year}…',
      work: {
        one: 'Hoje ({days}): {n} de {countries} países trabalha',
        many: 'Hoje ({days}): {n} de {countries} países trabalham',
        other: 'Hoje ({days}): {n} de {countries} países trabalham',
      },
      weekend: {
        one: 'Hoje ({days}): fim de semana em {weekend} de {countries} países; {n} trabalha',
        many: 'Hoje ({days}): fim de semana em {weekend} de {countries} países; {n} trabalham',
        other: 'Hoje ({days}): fim de semana em {weekend} de {countries} países; {n} trabalham',
      },
      twoDays: '{first} ou {second}',
      ownClock: 'Cada país no seu fuso horário. <a>Onde o mundo para, no ano inteiro</a>',
      caption: 'Todos os países hoje',
      country: 'País',
      today: 'Hoje',
      next: 'Próximo feriado',
      fortnight: 'Os próximos 14 dias',
      beyond: 'Depois de {year}',
      open: 'Dia útil',
      offIn: 'Feriado: {regions}',
      when: '{day}, {when}',
      news: 'Últimas mudanças',
      noNews: 'Nenhuma data publicada mudou até agora.',
      releases: 'Todas as versões dos dados',
      watch: 'Anúncios aguardados',
    },
    changes: {
      regions: '{country} ({regions})',
      added: '{where}: {name} {year}, novo feriado: {to}',
      removed: '{where}: {name} {year}, feriado retirado (data anterior: {from})',
      renamed: '{where}: {name} {year}, novo nome (antes “{before}”)',
      localName: '{where}: {name} {year}, novo nome local',
      moved: '{where}: {name} {year}, nova data: {from} → {to}',
      official: '{where}: {name} {year}, nova data oficial: {from} → {to}',
      open: '{where}: {name} {year}, volta a ser data prevista: {to}',
      reopened: '{where}: {name} {year}, volta a ser data prevista: {from} → {to}',
      settled: '{where}: {name} {year}, data confirmada: {to}',
      confirmed: '{where}: {name} {year}, data confirmada: {from} → {to}',
    },
    hero: {
      title: '{place}: o próximo feriado',
      next: 'Próximo feriado: {place}',
      after: 'Os feriados seguintes',
      works: '{when} · hoje, {today}, é <w>dia útil</w>',
      worksSome:
        '{when} · hoje, {today}, é <b>feriado em parte do país ({regions})</b> e <w>dia útil</w> no restante',
      weekend: '{when} · hoje, {today}, é <b>fim de semana</b>',
      weekendHoliday: '{when} · hoje, {today}, é <b>fim de semana</b> e {names}',
      holiday: '{when} · hoje, {today}, é feriado: <b>{names}</b>',
      holidayEstimated: '{when} · hoje, {today}, é feriado: <b>{names}</b> (previsto)',
      opens: '{now}; o próximo dia útil é {day}',
      sooner: 'Antes disso, só em algumas regiões: <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}; previsto)',
      past: 'O calendário vai de {range}; o último feriado desses anos já passou.',
      range: '{first} a {last}',
    },
    coming: {
      title: 'Os próximos doze meses',
      until: 'Até {date}',
      none: 'Feriados posteriores ainda não foram incluídos.',
      noBreaks: 'Nenhum feriado encosta no fim de semana.',
      earlier: {
        one: '{n} feriado anterior em {year}',
        many: '{n} de feriados anteriores em {year}',
        other: '{n} feriados anteriores em {year}',
      },
    },
    compare: {
      title: 'Comparar lugares',
      description:
        'Os feriados de até seis países ou regiões lado a lado, e quem trabalha em uma data.',
      tool: 'Mostra até seis países, regiões ou cidades lado a lado em um ano, ou quem trabalha em uma data.',
      where: 'Onde? Até seis países, regiões ou cidades; em branco, todos os países',
      whereEach: 'Onde? Lugar {number}',
      exampleOne: 'Estados Unidos',
      exampleTwo: 'Baviera',
      exampleThree: 'Tóquio',
      onDate: 'Em uma data (opcional)',
      go: 'Comparar',
      start: 'Exemplos',
      startYear: '{places} em {year}',
      startOffices: 'Escritórios em {date}: {places}',
      unknown:
        '“{typed}” não consta como lugar: é preciso indicar um país, uma região ou uma cidade, por exemplo {example}',
      tooMany: 'Até {most} lugares: estes são os seis primeiros',
      unheldYear: 'Ano: no máximo {year}, depois não há dados ({place})',
      both: '{one}; {other}',
      yearTitle: 'Feriados comparados, {year}: {places}',
      dates: {
        one: '{n} data com feriado em {year}',
        many: '{n} de datas com feriado em {year}',
        other: '{n} datas com feriado em {year}',
      },
      workedByAll: {
        one: 'Todos trabalham em {n} dia; ninguém, em {none}.',
        many: 'Todos trabalham em {n} de dias; ninguém, em {none}.',
        other: 'Todos trabalham em {n} dias; ninguém, em {none}.',
      },
      feedOfAll: 'Um só calendário para todos',
      onlyCommon:
        'Sem região, só aparecem os dias comuns a todo o país. Os de algumas regiões: {places}',
      yearCaption: 'Feriados de {year}: {places}',
      cellDepends: 'conforme a região, feriado: {regions}',
      cellWeekend: 'fim de semana',
      cellWorks: 'dia útil',
      whoHeading: 'Quem trabalha nesse dia?',
      whoTitle: 'Quem trabalha? {date}',
      whoCount: {
        one: '{date}: {n} de {countries} países trabalha',
        many: '{date}: {n} de {countries} países trabalham',
        other: '{date}: {n} de {countries} países trabalham',
      },
      whoCaption: 'Todos os países: {date}',
      thatDay: 'Nesse dia',
      works: 'Dia útil',
      depends: 'Conforme a região',
      regionsThatAreOff: 'Regiões em que é feriado',
      regionsOff: 'Feriado',
      unheld: 'Ainda sem dados de {year}: {places}.',
      before: 'Dia anterior',
      after: 'Dia seguinte',
      officesTitle: '{places}: {date}',
      officesAll: '{date}: todos trabalham',
      officesCount: {
        one: '{date}: {n} de {places} trabalha',
        many: '{date}: {n} de {places} trabalham',
        other: '{date}: {n} de {places} trabalham',
      },
      officesCaption: 'Estes lugares: {date}',
      place: 'Lugar',
      dependsOff: 'Conforme a região, feriado: {regions}',
      sharedHours: 'Horas comuns a todos',
      hours: '{from} às {to}',
      ownClock:
        'O horário considerado vai das {opens} às {closes}, no relógio de cada lugar (fuso da principal cidade do país, com horário de verão).',
      noHour:
        'O horário considerado vai das {opens} às {closes}, no relógio de cada lugar; nesta data nenhuma hora é comum a todos (fuso da principal cidade do país, com horário de verão).',
      nextAfter: 'O primeiro dia depois deste em que todos trabalham: {date}',
      next: 'O próximo dia em que todos trabalham: {date}',
      noNext: 'Ainda não se conhece um dia posterior em que todos trabalhem.',
      feed: 'Um só calendário para estes lugares',
      dayByDay: '{year}, dia a dia',
      notAll: 'Nem todos trabalham',
      lineWeekend: 'fim de semana: {number}',
      lineHolidays: 'feriados: {number}',
      lineEstimated: 'previstos: {number}',
      lineSomeRegions: 'feriado em algumas regiões: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'Nesta página',
      coming: 'Próximos doze meses',
      longWeekends: 'Feriados prolongados',
      calendar: 'Calendário',
      feed: 'Assinatura e API',
    },
    plan: {
      title: 'Planejador de folgas: o máximo de dias livres',
      description:
        'A partir do número de dias de folga, os descansos junto aos feriados com o máximo de dias livres.',
      tool: 'Distribui dias de folga junto aos feriados para obter o máximo de dias livres.',
      heading: 'Planejar folgas',
      lead: 'Bastam o local de trabalho e o número de dias de folga. O resultado são os descansos com o máximo de dias livres: não é um palpite, é o melhor possível.',
      unknown: 'É preciso indicar um país, uma região ou uma cidade que conste aqui',
      which: 'Qual lugar?',
      planner: 'Planejador de folgas',
      placeTitle: 'Planejador de folgas {year}: {place}',
      placeHeading: 'Planejador de folgas <span>{place} {year}</span>',
      placeDescription:
        '{place} {year}: como distribuir as folgas junto a fins de semana e feriados para ter o máximo de dias livres.',
      days: 'Dias de folga',
      least: 'Para',
      leastLong: 'Feriados prolongados: de 4 a 8 dias com um feriado',
      leastWeeks: 'Semanas: 9 dias ou mais',
      leastHolidays: 'Férias longas: 16 dias ou mais',
      more: 'Outro fim de semana, dias já livres, dias de trabalho obrigatório',
      weekendUsual: 'Como no país',
      weekend67: 'Sábado e domingo',
      weekend56: 'Sexta e sábado',
      weekend567: 'De sexta a domingo',
      weekend671: 'De sábado a segunda',
      weekend7: 'Só domingo',
      weekend5: 'Só sexta',
      off: 'Dias já livres',
      work: 'Dias de trabalho obrigatório',
      january: 'As folgas podem entrar em janeiro',
      go: 'Planejar',
      daysFault: 'Dias de folga: deve ser um número inteiro de 1 a {most}',
      leastFault: 'É preciso escolher um dos três tipos de descanso',
      fromFault: 'Deve ser uma data de {year}',
      weekendFault: 'É preciso escolher um dos fins de semana',
      datesFault:
        '{label}: datas como {date}, separadas por espaços, ou {span} para vários dias seguidos',
      someRegions:
        'Os feriados de apenas algumas regiões não estão neste plano. <a>Com o local de trabalho</a>, o plano os inclui.',
      leave: {
        one: '{n} dia de folga',
        many: '{n} de dias de folga',
        other: '{n} dias de folga',
      },
      daysOff: { one: '{n} dia livre', many: '{n} de dias livres', other: '{n} dias livres' },
      breaks: { one: '{n} descanso', many: '{n} de descansos', other: '{n} descansos' },
      spare: { one: 'sobra {n} dia', many: 'sobram {n} de dias', other: 'sobram {n} dias' },
      summary: '{leave}: {off} em {breaks}',
      summarySpare: '{leave}: {off} em {breaks}; {spare}',
      tooFew: {
        one: '{n} dia de folga não basta para um descanso tão longo',
        many: '{n} de dias de folga não bastam para um descanso tão longo',
        other: '{n} dias de folga não bastam para um descanso tão longo',
      },
      best: 'Nenhuma outra distribuição destas folgas dá mais dias livres em descansos dessa duração. Os dias a tirar têm a borda verde tracejada; fins de semana e feriados: <a>{place} {year}</a>.',
      take: {
        one: '{n} dia de folga, {length} dias livres',
        many: '{n} de dias de folga, {length} dias livres',
        other: '{n} dias de folga, {length} dias livres',
      },
      span: '{first} a {last}',
      stretches: '{one}; {other}',
      line: {
        one: '{leave} ({n} dia de folga, {length} dias livres: {first} a {last})',
        many: '{leave} ({n} de dias de folga, {length} dias livres: {first} a {last})',
        other: '{leave} ({n} dias de folga, {length} dias livres: {first} a {last})',
      },
      yearUnknown: 'Os feriados de {year} ainda não são conhecidos: o descanso pode ser maior',
      mayMove: '{name}, {date}: previsto, ainda pode mudar',
      takeAway: 'Para guardar',
      file: 'Folgas em um arquivo de calendário',
      fileName: 'Folgas {year}: {place}',
      fileDescription: 'Dias de folga junto aos feriados',
      event: 'Folga',
      eventBreak: '{take}: {first} a {last}',
    },
    list: {
      date: 'Data',
      holiday: 'Feriado',
      law: 'Lei',
      source: 'Fonte {number}',
      moreSources: 'Outras fontes sobre {name}: {number}',
      wrong: 'Erro?',
      wrongAbout: 'Avisar sobre erro: {name}',
      notAnnounced: 'Ainda sem anúncio: {names}.',
      elsewhen: 'Desta vez, só em algumas regiões:',
      copyTable: 'Copiar tabela',
      worked: 'Dias úteis no fim de semana',
    },
    cards: {
      label: 'Usar este calendário',
      keep: 'Na sua agenda',
      follows:
        'Um só endereço para todos os anos. Quando uma data é confirmada ou muda, a agenda acompanha.',
      programs: 'Apple, Google, Outlook, Android, idioma dos nomes, bloqueio dos dias',
      embed: 'No seu site: quadro, selo, today.json',
      sameAnswer: 'A mesma resposta pela API',
      reference: 'Documentação',
      paidPlan: 'A consulta por região exige um plano pago.',
      quick: 'Conta rápida',
      quickTool: 'Soma dias úteis a uma data ou os subtrai: {place}.',
      from: 'A partir de',
      add: 'mais',
      days: 'dias úteis',
      workItOut: 'Calcular',
    },
    counting: {
      title: 'Como os dias úteis são contados',
      description:
        'A regra em uma imagem, a lei da contagem e a correspondência com Excel, NumPy, pandas, QuantLib e date-fns.',
      lead: 'Dia útil é a data que, em um calendário, não é fim de semana nem feriado. Uma única regra resolve o resto: o dia inicial não conta, o dia final conta.',
      picture: 'A regra em uma imagem',
      pictured: '{place}: 5 dias úteis depois de {day}:',
      observed:
        'Pelo feriado de {official}, a folga é {effective}: as datas que contam são aquelas em que as pessoas ficam em casa.',
      law: 'A lei da contagem',
      lawFor:
        'Vale para toda data e todo n, inclusive fins de semana, feriados e números negativos. É por ela que “em 5 dias úteis” e “5 dias úteis depois” são a mesma coisa.',
      lawCaption: 'A lei em exemplos',
      back: 'Contar para trás nem sempre dá o mesmo número com sinal negativo: de {saturday} até a segunda-feira seguinte, o resultado é {there}; dessa segunda-feira até esse sábado, é {back}. O dia final conta, e só um dos dois é dia útil.',
      twoDates: 'Duas datas para um feriado',
      dates:
        'A lei fixa uma data; a folga pode cair em outra. As duas são registradas: a <b>data oficial</b> e a <b>data efetiva</b>, que é a que conta. As páginas mostram ambas onde são diferentes, os arquivos têm as duas colunas, os calendários por assinatura dizem “(transferido)”.',
      unsettled:
        'Uma data que ainda não está definida é chamada de <b>prevista</b>, com a autoridade que vai defini-la: <a>os anúncios aguardados</a>.',
      otherTools: 'De outras ferramentas para o Redletter',
      computed:
        'Cada programa conta de um jeito um pouco diferente. Os números são calculados para este país: {place}, de {first} a {last}.',
      between: 'Contar entre duas datas',
      countCaption: 'Como outras ferramentas contam',
      adding: 'Somar dias úteis',
      addCaption: 'Como outras ferramentas somam',
      addFrom: '3 dias úteis depois de {day}, que não é dia útil:',
      tool: 'Ferramenta',
      call: 'Chamada',
      counts: 'O que conta',
      does: 'O que faz',
      rule: 'Regra',
      ourTerms: 'No Redletter',
      answer: 'Resultado',
      notOurs: '{answer}, diferente',
      given:
        'Excel, NumPy, pandas e QuantLib recebem aqui os feriados do Redletter. date-fns não aceita nenhum.',
      limits: 'O que não se afirma',
      range:
        'Nada antes de {first} nem depois de {last}: uma resposta que precise de uma data assim é recusada, nunca adivinhada.',
      halfDays:
        'Dias de meio expediente contam como dias úteis. Dias sem expediente em bancos e escolas que não são feriados ficam de fora; a página de cada país diz quais.',
      weekends: 'O fim de semana é fixo em cada país.',
      tryIt: 'Experimentar',
      laws: 'As leis',
      api: 'A API',
      onlyEnd: 'a não conta, b conta',
      bothEnds: 'a e b contam',
      onlyStart: 'a conta, b não',
      onlyStartFlags: 'a conta, b não (a menos que os parâmetros digam outra coisa)',
      weekdaysOnly: 'a conta, b não; não conhece feriados e só sábado e domingo',
      plusStart: 'count(a, b), mais 1 se a é dia útil',
      plusStartMinusEnd: 'count(a, b), mais 1 se a é dia útil, menos 1 se b é',
      untranslatable: 'Nenhuma: o resultado não depende do país',
      startNever: 'd nunca conta, seja que dia for',
      asOurs: 'Como no Redletter',
      rolls: 'd passa primeiro para um dia útil, depois contam-se mais n',
      rollsInOurs: 'add(d, n), ou add(add(d, 1), n) se d não é dia útil',
      zeroMoves: 'Como no Redletter, mas n = 0 leva ao próximo dia útil',
      notZero: 'add(d, n) para todo n diferente de 0',
      weekdaysAdd: 'Como no Redletter nas pontas; não conhece feriados e só sábado e domingo',
    },
    glance: {
      title: 'Calendário do ano',
      holiday: 'Feriado',
      regional: 'Regional',
      estimated: 'Previsto',
      moved: 'Data oficial, folga transferida',
      someRegions: 'Feriado em algumas regiões',
      weekend: 'Fim de semana',
      worked: 'Dia útil no fim de semana',
      workedDay: 'dia útil',
      month: {
        one: '{month}<h> de {year}, </h> <span>{n} <h>dia </h>útil</span>',
        many: '{month}<h> de {year}, </h> <span>{n} <h>de dias </h>úteis</span>',
        other: '{month}<h> de {year}, </h> <span>{n} <h>dias </h>úteis</span>',
      },
    },
    beside: {
      title: 'Fora da contagem',
      what: 'Meios expedientes, datas de alguns municípios e pontos facultativos não contam como folga em nenhum cálculo.',
      more: {
        one: 'Meios expedientes, datas de alguns municípios e pontos facultativos não contam como folga em nenhum cálculo. Nas páginas das regiões há mais {n}.',
        many: 'Meios expedientes, datas de alguns municípios e pontos facultativos não contam como folga em nenhum cálculo. Nas páginas das regiões há mais {n}.',
        other:
          'Meios expedientes, datas de alguns municípios e pontos facultativos não contam como folga em nenhum cálculo. Nas páginas das regiões há mais {n}.',
      },
      half: 'Meio expediente',
      local: 'Municipal',
      optional: 'Facultativo',
      bank: 'Só bancos',
      notCounted: 'Não conta',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (previsto) · {grade}',
      told: '{name}: {what}',
      toldIn: '{name}: {what} ({where})',
      counts: '{date} conta como dia útil: {day}',
      moreOnTheWay: {
        one: 'Mais {n} dia assim no período.',
        many: 'Mais {n} de dias assim no período.',
        other: 'Mais {n} dias assim no período.',
      },
    },
    someRegions: {
      title: 'Só em algumas regiões',
      caption: 'Feriados regionais {year}: {place}',
      oneDate: {
        one: '1 data que só vale em uma região. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
        many: '1 data que só vale em parte das {n} regiões. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
        other:
          '1 data que só vale em parte das {n} regiões. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
      },
      dates: {
        one: '{dates} datas que só valem em parte da {n} região. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
        many: '{dates} datas que só valem em parte das {n} regiões. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
        other:
          '{dates} datas que só valem em parte das {n} regiões. A lista e os dias úteis desta página contam o que vale em todo o país ({place}); cada região tem uma página com as próprias datas.',
      },
    },
    notFound: {
      title: 'Não está no calendário',
      nothing: 'Não há nenhuma página neste endereço.',
      leaf: 'Não encontrada',
      leafNote: 'não está no calendário',
      held: 'Período disponível: {range}',
      near: 'Páginas parecidas',
      calendars: 'Calendários disponíveis',
    },
    months: {
      hoursByMonth: 'Em horas, ao lado de outros anos',
      title: 'Dias úteis por mês',
      caption: 'Dias úteis por mês, {year}',
      month: 'Mês',
      days: 'Dias',
      weekend: 'Fim de semana',
      holidays: 'Feriados<h> em dias de semana</h>',
      businessDays: 'Dias úteis',
    },
    breaks: {
      title: 'Feriados prolongados e emendas',
      none: 'Em {year}, nenhum feriado encosta no fim de semana.',
      span: {
        one: '<b>{n} dia</b> {first} – {last}',
        many: '<b>{n} de dias</b> {first} – {last}',
        other: '<b>{n} dias</b> {first} – {last}',
      },
      takeOne: 'emendando 1 dia',
    },
    feed: {
      name: 'Feriados: {place}',
      description: 'Feriados previstos em lei, nos dias de folga',
      officialDate: 'Data oficial: {date}',
      law: 'Lei: {law}',
      public: 'Feriado nacional',
      regional: 'Feriado regional',
      cancelled: '{name} (cancelado)',
      observedEstimated: '{name} (transferido, previsto)',
    },
    subscribe: {
      title: 'Feriados na agenda: {place}',
      description:
        '{place}: os feriados no Calendário da Apple, no Google Agenda, no Outlook ou no Android.',
      heading: '{place} <span>Feriados na agenda</span>',
      choose: 'Primeiro: quais feriados, e como',
      localNames: 'Nomes na língua do lugar, quando conhecidos',
      busy: 'Bloquear o dia: “fora do escritório”, para que ninguém marque nada',
      exact: 'Deixar de fora as datas que ainda podem mudar',
      change: 'Aplicar as escolhas',
      programs: 'Depois: a agenda',
      apple: 'Calendário da Apple',
      google: 'Google Agenda',
      work: 'Outlook do trabalho ou da escola',
      other: 'Qualquer outro programa',
      paste:
        'O endereço vai onde o programa diz “Assinar”, “Do URL” ou “Da Web”. Também dá para importar o <a>arquivo de um ano</a>, mas ele não acompanha as mudanças.',
      phone: 'No celular',
      code: 'Código QR que leva a esta página',
      scan: 'Página aberta no computador? O código a abre no celular, com as mesmas escolhas.',
      apples: '<b>iPhone, iPad</b>: tocar em Calendário da Apple e depois em Assinar.',
      android:
        '<b>Android</b>: o aplicativo do Google não assina um endereço sozinho. É preciso abrir uma vez o link Google Agenda no navegador de um computador e depois ativar, nas configurações do aplicativo, a sincronização dessa agenda. Um aplicativo como o ICSx⁵ assina no próprio celular.',
      delay:
        'O tempo até uma mudança chegar depende do programa: o Google verifica a cada 8 a 24 horas, o Outlook a cada 3 horas, mais ou menos, e a Apple conforme o ajuste escolhido. Não há registro de quem assina.',
      embed: 'Estes feriados no seu site: quadro, selo, today.json',
      combined: 'Feriados: {places}',
    },
    print: {
      title: '{place} {year} para imprimir',
      description:
        '{place}: feriados de {year} para imprimir, em cartaz anual, folhas mensais ou planejador.',
      heading: '{place} {year} <span>Calendário para imprimir</span>',
      lead: 'É só escolher a folha e o papel e imprimir esta página: saem apenas as folhas.',
      sheet: 'Folha',
      poster: 'Cartaz anual',
      months: 'Doze meses',
      planner: 'Planejador, três meses por folha',
      paper: 'Papel',
      letter: 'Carta',
      month: '{month} de {year}',
      quarter: '{first} – {last} de {year}',
      week: 'S',
      weekOfYear: 'Semana do ano',
      foot: '{address} · versão dos dados {version} · {licence}',
    },
    cite: {
      title: 'Citar os feriados de {year}: {place}',
      description:
        '{place} {year}: cada feriado como citação, com a sua lei, em BibTeX e com um link permanente.',
      heading: '{place} {year} <span>Citar os feriados</span>',
      lead: 'Cada data com a lei que a fundamenta, e um link para a versão {version} dos dados, que não muda mais.',
      form: 'Os campos do BibTeX mantêm os próprios nomes. O link permanente leva à página dessa versão, que só existe em inglês.',
      date: '{date}: {name}',
      footnote:
        '{name}, {place}, {date}: {laws}. Redletter, dados, versão {version} de {released}, {address}',
      work: '{name}, {place}, {date}',
      permalink: 'Link permanente',
    },
    hours: {
      title: '{place} {year}: dias úteis e horas por mês',
      description:
        '{place}: dias úteis e horas de cada mês de {year}, ao lado do ano anterior e do seguinte.',
      heading: '{place} <span>Meses e horas {year}</span>',
      step: 'Meses e horas',
      field: 'Horas por dia útil',
      fault: 'As horas por dia devem ser mais de 0 e no máximo {max}, como {example}',
      days: {
        one: '{n} dia útil',
        many: '{n} de dias úteis',
        other: '{n} dias úteis',
      },
      daysAndHours: {
        one: '{n} dia útil, {hours} horas',
        many: '{n} de dias úteis, {hours} horas',
        other: '{n} dias úteis, {hours} horas',
      },
      bars: 'Dias úteis por mês: {place} {year}',
      barsSaid:
        'De {least} ({leastMonth}) a {most} ({mostMonth}). A tabela abaixo traz todos os números.',
      mayChange: '{year}, ainda pode mudar',
      caption: 'Dias úteis e horas por mês: {place} {year}',
      hours: 'Horas',
      unsure:
        'Datas que ainda podem mudar, e com elas a contagem do seu mês ou do mês vizinho: {names}.',
      bothEnds:
        'Contam o primeiro e o último dia do mês, como na folha de pagamento. <a>Feriados de {year}: {place}</a>',
    },
    embed: {
      title: 'Feriados no seu site: {place}',
      description: '{place}: feriados em um quadro, um selo ou um arquivo; basta copiar uma linha.',
      heading: '{place} <span>Feriados no seu site</span>',
      step: 'No seu site',
      lead: 'Basta copiar uma linha. Sem chave, sem script, sem cookie; cada correção chega sozinha.',
      frame: 'A lista do ano, em um quadro',
      frameYear:
        'O quadro mostra o ano corrente, claro ou escuro conforme o aparelho de quem lê. Um ano específico vai no endereço: {address}.',
      badge: 'Aberto hoje? Um selo',
      openToday: '{place}: aberto hoje?',
      badgeToday:
        'Hoje é o dia do lugar ({place}); a imagem muda à meia-noite. O texto dela é em inglês.',
      file: 'Para programas',
      fileHolds:
        '{address}: se hoje se trabalha, o próximo dia útil e o próximo feriado, em JSON, para páginas de qualquer origem.',
      licence: 'De quem são os dados',
      licenceAsks:
        'Os dados têm a licença {licence}. O quadro já indica a fonte; junto do selo e do arquivo, é preciso indicar Redletter: <a>a linha a escrever</a>.',
      yearTitle: 'Feriados {year}: {place}',
      yearDescription: '{place}: os feriados de {year}.',
      yearHeading: '{place} <span>Feriados {year}</span>',
      someRegions: 'Os dias que só valem em algumas regiões não estão nesta lista.',
      source: 'Fonte: {page}, versão dos dados {version}, {licence}',
      page: 'Redletter: {place} {year}',
    },
    sources: {
      howDaysMove: 'Como os feriados são transferidos',
      title: 'Fontes',
      grades:
        'Ao lado de cada data está o quanto as fontes a comprovam: <a>o que significam lida, citada e indicada</a>.',
      release: 'Versão dos dados: {version}, arquivo {file} com SHA-256 {hash}',
      history: 'Histórico desta página',
      correctYourself: 'Corrigir uma data por conta própria',
    },
  },
  {
    // Brazil
    'A holiday that falls on a weekend stays on its date and no other day is given for it. In Acre and Alagoas some state holidays in the middle of a week are kept on a Friday or a Monday, and in Santa Catarina the state holidays are kept on the following Sunday.':
      'O feriado que cai em fim de semana fica na própria data e não dá direito a outro dia. No Acre e em Alagoas, alguns feriados estaduais no meio da semana passam para a sexta ou a segunda-feira, e em Santa Catarina os feriados estaduais passam para o domingo seguinte.',
    'By their own laws Carnival Tuesday is a holiday in Rio de Janeiro, and Corpus Christi in the Distrito Federal and Maranhão.':
      'Por leis próprias, a terça-feira de Carnaval é feriado no Rio de Janeiro, e Corpus Christi, no Distrito Federal e no Maranhão.',
    'Carnival and Corpus Christi are optional days (pontos facultativos): left out although banks close; they stand beside the count.':
      'Carnaval e Corpus Christi são pontos facultativos: não entram na conta, embora os bancos fechem, e aparecem à parte.',
    "Days of the Women's World Cup (24 June to 25 July 2027) that may yet be declared holidays are left out; none was known on 20 November 2026.":
      'Não entram os dias da Copa do Mundo Feminina (24 de junho a 25 de julho de 2027) que ainda possam ser declarados feriados; em 20 de novembro de 2026 não se conhecia nenhum.',
    'Goiás, Minas Gerais, Mato Grosso and Paraná have no state holiday on a day of its own.':
      'Goiás, Minas Gerais, Mato Grosso e Paraná não têm feriado estadual em data própria.',
    'Holidays on weekends are not moved.': 'Feriados em fim de semana não mudam de data.',
    'Municipal holidays are left out.': 'Feriados municipais não entram.',
    'Shifts that a governor decrees for public offices alone are left out.':
      'Não entram as transferências que um governador decreta só para as repartições públicas.',
    'An optional day (ponto facultativo) of the federal offices; a holiday in many municipalities, and banks close.':
      'Ponto facultativo nas repartições federais; feriado em muitos municípios, e os bancos fecham',
    'An optional day (ponto facultativo) of the federal offices; banks close and many employers give it.':
      'Ponto facultativo nas repartições federais; os bancos fecham e muitos empregadores dão o dia',
    'An optional day (ponto facultativo) of the federal offices; banks close and most employers give it. A holiday by state law in Rio de Janeiro.':
      'Ponto facultativo nas repartições federais; os bancos fecham e a maioria dos empregadores dá o dia; feriado por lei estadual no Rio de Janeiro',
    'An optional day (ponto facultativo) of the public offices.':
      'Ponto facultativo nas repartições públicas',
    'Optional from 13:00 in the federal offices.':
      'Ponto facultativo a partir das 13h nas repartições federais',
    'Optional from 13:00 in the federal offices; banks serve no customers.':
      'Ponto facultativo a partir das 13h nas repartições federais; os bancos não atendem o público',
    'Optional until 14:00 in the federal offices; banks open at noon.':
      'Ponto facultativo até as 14h nas repartições federais; os bancos abrem ao meio-dia',
    'A bill of February 2026 to keep 25 November itself was not found to have become law.':
      'Não se encontrou que tenha virado lei o projeto de fevereiro de 2026 que mantém o próprio 25 de novembro.',
    'A later decree may have shifted the day, as in 2022; none was found.':
      'Um decreto posterior pode ter mudado o dia, como em 2022; nenhum foi encontrado.',
    'In the Distrito Federal the decrees for 2024 and 2025 called the day optional; a decree does not undo the law, and the one for 2026 names it a holiday.':
      'No Distrito Federal, os decretos de 2024 e 2025 chamaram o dia de facultativo; um decreto não desfaz a lei, e o de 2026 o chama de feriado.',
    'Governo do Estado do Acre': null,
    'the calendar of 2027 by decree in December 2026':
      'calendário de 2027, por decreto, em dezembro de 2026',
    'Acre - Decreto 11.809 of 22 December 2025 (calendar of 2026)':
      'Acre - Decreto 11.809 de 22 de dezembro de 2025 (calendário de 2026)',
    'Acre - Lei 1.411 de 14 de setembro de 2001 (Dia Internacional da Mulher, 8 March)':
      'Acre - Lei 1.411 de 14 de setembro de 2001 (Dia Internacional da Mulher, 8 de março)',
    'Acre - Lei 1.538 de 29 de janeiro de 2004 (Dia do Evangélico, 23 January)':
      'Acre - Lei 1.538 de 29 de janeiro de 2004 (Dia do Evangélico, 23 de janeiro)',
    'Acre - Lei 14 de 2 de setembro de 1964 (aniversário do Estado, 15 June)':
      'Acre - Lei 14 de 2 de setembro de 1964 (aniversário do Estado, 15 de junho)',
    'Acre - Lei 2.126 de 19 de junho de 2009, art. 1º (state holidays kept on Friday)':
      'Acre - Lei 2.126 de 19 de junho de 2009, art. 1º (feriados estaduais adiados para a sexta-feira)',
    'Acre - Lei 243 de 4 de dezembro de 1968, art. 2º (Dia da Amazônia, 5 September)':
      'Acre - Lei 243 de 4 de dezembro de 1968, art. 2º (Dia da Amazônia, 5 de setembro)',
    'Acre - Lei 3.137 de 27 de junho de 2016 (Dia do Católico, 20 January)':
      'Acre - Lei 3.137 de 27 de junho de 2016 (Dia do Católico, 20 de janeiro)',
    'Acre - Lei 57 de 14 de dezembro de 1965 (Tratado de Petrópolis, 17 November)':
      'Acre - Lei 57 de 14 de dezembro de 1965 (Tratado de Petrópolis, 17 de novembro)',
    'Alagoas - Lei 5.508 de 7 de julho de 1993 (São João, 24 June)':
      'Alagoas - Lei 5.508 de 7 de julho de 1993 (São João, 24 de junho)',
    'Alagoas - Lei 5.509 de 7 de julho de 1993 (São Pedro, 29 June)':
      'Alagoas - Lei 5.509 de 7 de julho de 1993 (São Pedro, 29 de junho)',
    'Alagoas - Lei 7.530 de 8 de agosto de 2013, art. 2º and parágrafo único (Dia do Evangélico, 30 November)':
      'Alagoas - Lei 7.530 de 8 de agosto de 2013, art. 2º e parágrafo único (Dia do Evangélico, 30 de novembro)',
    'Alagoas - Lei 9.358 de 26 de agosto de 2024 (Emancipação Política, 16 September)':
      'Alagoas - Lei 9.358 de 26 de agosto de 2024 (Emancipação Política, 16 de setembro)',
    'Amapá - Constituição do Estado, art. 355 (13 September, data magna)':
      'Amapá - Constituição do Estado, art. 355 (13 de setembro, data magna)',
    'Amapá - Lei 2.213 de 11 de julho de 2017 (Dia de Cabralzinho, 15 May)':
      'Amapá - Lei 2.213 de 11 de julho de 2017 (Dia de Cabralzinho, 15 de maio)',
    'Amapá - Lei 667 de 16 de abril de 2002, art. 1º, parágrafo único (São José, 19 March)':
      'Amapá - Lei 667 de 16 de abril de 2002, art. 1º, parágrafo único (São José, 19 de março)',
    'Amazonas - Lei promulgada 25 of December 1977 (5 September)':
      'Amazonas - Lei promulgada 25 de dezembro de 1977 (5 de setembro)',
    'Bahia - Constituição do Estado, art. 6º § 3º (2 July, data magna)':
      'Bahia - Constituição do Estado, art. 6º § 3º (2 de julho, data magna)',
    'Ceará - Constituição do Estado, art. 18, parágrafo único (Emenda Constitucional 73 de 2011; 25 March, data magna)':
      'Ceará - Constituição do Estado, art. 18, parágrafo único (Emenda Constitucional 73 de 2011; 25 de março, data magna)',
    'Distrito Federal - Decreto 48.117 of December 2025 (holidays of 2026, Corpus Christi among the local ones)':
      'Distrito Federal - Decreto 48.117 de dezembro de 2025 (feriados de 2026, Corpus Christi entre os locais)',
    'Distrito Federal - Lei 72 de 27 de dezembro de 1989, art. 1º, parágrafo único (Corpus Christi)':
      null,
    'Distrito Federal - Lei 963 de 4 de dezembro de 1995 (Dia do Evangélico, 30 November)':
      'Distrito Federal - Lei 963 de 4 de dezembro de 1995 (Dia do Evangélico, 30 de novembro)',
    'Espírito Santo - Lei 11.010 de 3 de julho de 2019, art. 1º (Nossa Senhora da Penha, data magna)':
      null,
    'Lei 14.759 de 21 de dezembro de 2023, art. 1º (20 November a national holiday)':
      'Lei 14.759 de 21 de dezembro de 2023, art. 1º (20 de novembro, feriado nacional)',
    'Lei 6.802 de 30 de junho de 1980, art. 1º (12 October)':
      'Lei 6.802 de 30 de junho de 1980, art. 1º (12 de outubro)',
    'Lei 662 de 6 de abril de 1949, art. 1º, as amended by Lei 10.607 de 19 de dezembro de 2002':
      'Lei 662 de 6 de abril de 1949, art. 1º, na redação da Lei 10.607 de 19 de dezembro de 2002',
    'Lei 9.093 de 12 de setembro de 1995, arts. 1º and 2º':
      'Lei 9.093 de 12 de setembro de 1995, arts. 1º e 2º',
    'Maranhão - Lei 11.539 de 21 de setembro de 2021, art. 1º (Corpus Christi)': null,
    'Maranhão - Lei 2.457 de 2 de outubro de 1964 (28 July)':
      'Maranhão - Lei 2.457 de 2 de outubro de 1964 (28 de julho)',
    'Mato Grosso do Sul - Lei 10 de 29 de outubro de 1979 (11 October)':
      'Mato Grosso do Sul - Lei 10 de 29 de outubro de 1979 (11 de outubro)',
    'Paraíba - Lei 10.601 de 16 de dezembro de 2015, arts. 1º and 2º':
      'Paraíba - Lei 10.601 de 16 de dezembro de 2015, arts. 1º e 2º',
    'Pará - Lei 5.999 de 10 de setembro de 1996 (15 August)':
      'Pará - Lei 5.999 de 10 de setembro de 1996 (15 de agosto)',
    'Pernambuco - Lei 16.241 de 14 de dezembro de 2017, art. 49 (6 March, data magna, the only state holiday)':
      'Pernambuco - Lei 16.241 de 14 de dezembro de 2017, art. 49 (6 de março, data magna, o único feriado estadual)',
    'Piauí - Lei 176 de 30 de agosto de 1937 (Dia do Piauí, 19 October)':
      'Piauí - Lei 176 de 30 de agosto de 1937 (Dia do Piauí, 19 de outubro)',
    'Portaria MGI 11.460 of 29 December 2025 (federal holidays and optional days of 2026)':
      'Portaria MGI 11.460 de 29 de dezembro de 2025 (feriados federais e pontos facultativos de 2026)',
    'Portaria MGI 9.783 of December 2024 (federal holidays and optional days of 2025)':
      'Portaria MGI 9.783 de dezembro de 2024 (feriados federais e pontos facultativos de 2025)',
    'Rio Grande do Norte - Lei 8.913 de 6 de dezembro de 2006 (Mártires de Cunhaú e Uruaçu, 3 October)':
      'Rio Grande do Norte - Lei 8.913 de 6 de dezembro de 2006 (Mártires de Cunhaú e Uruaçu, 3 de outubro)',
    'Rio Grande do Sul - Constituição do Estado, art. 6º, § 1º (20 September, data magna)':
      'Rio Grande do Sul - Constituição do Estado, art. 6º, § 1º (20 de setembro, data magna)',
    'Rio de Janeiro - Lei 5.198 de 5 de março de 2008 (São Jorge, 23 April; upheld by STF ADI 4.092, 2023)':
      'Rio de Janeiro - Lei 5.198 de 5 de março de 2008 (São Jorge, 23 de abril; mantida pelo STF na ADI 4.092, 2023)',
    'Rio de Janeiro - Lei 5.243 de 14 de maio de 2008 (Carnival Tuesday)':
      'Rio de Janeiro - Lei 5.243 de 14 de maio de 2008 (terça-feira de Carnaval)',
    'Rondônia - Lei 2.291 de 22 de abril de 2010 (4 January, data magna)':
      'Rondônia - Lei 2.291 de 22 de abril de 2010 (4 de janeiro, data magna)',
    'Roraima - Constituição do Estado, art. 9º (5 October)':
      'Roraima - Constituição do Estado, art. 9º (5 de outubro)',
    'Santa Catarina - Lei 18.531 de 2022, Anexo Único (11 August and 25 November, on a working day moved to the following Sunday)':
      'Santa Catarina - Lei 18.531 de 2022, Anexo Único (11 de agosto e 25 de novembro; em dia útil, passam para o domingo seguinte)',
    'Sergipe - Constituição do Estado, art. 269 (8 July)':
      'Sergipe - Constituição do Estado, art. 269 (8 de julho)',
    'São Paulo - Lei 9.497 de 5 de março de 1997 (9 July, data magna)':
      'São Paulo - Lei 9.497 de 5 de março de 1997 (9 de julho, data magna)',
    'Tocantins - Lei 4.509 de 25 de setembro de 2024 (Senhor do Bonfim, 15 August)':
      'Tocantins - Lei 4.509 de 25 de setembro de 2024 (Senhor do Bonfim, 15 de agosto)',
    'Tocantins - Lei 627 de 28 de dezembro de 1993 (Nossa Senhora da Natividade, 8 September)':
      'Tocantins - Lei 627 de 28 de dezembro de 1993 (Nossa Senhora da Natividade, 8 de setembro)',
    'Tocantins - Lei 98 de 17 de novembro de 1989 (criação do Estado, 5 October)':
      'Tocantins - Lei 98 de 17 de novembro de 1989 (criação do Estado, 5 de outubro)',
    'Tribunal de Justiça do Maranhão, 6 March 2024, Lei 11.539/2021 is constitutional (upheld by the STF on 5 June 2025)':
      'Tribunal de Justiça do Maranhão, 6 de março de 2024, a Lei 11.539/2021 é constitucional (mantida pelo STF em 5 de junho de 2025)',
    'Agência Brasil, 29 November 2022, optional day in the federal offices in Brasília':
      'Agência Brasil, 29 de novembro de 2022, ponto facultativo nas repartições federais em Brasília',
    'blog.feriados.com.br, 7 October 2019, which gives the whole text':
      'blog.feriados.com.br, 7 de outubro de 2019, que traz o texto integral',
    'comun.com.br, Subvertendo a lei e o bom-senso, of 2023, which dates it to 9 December 1977':
      'comun.com.br, Subvertendo a lei e o bom-senso, de 2023, que a data de 9 de dezembro de 1977',
    'folhavitoria.com.br, 4 July 2019, which gives what the law says':
      'folhavitoria.com.br, 4 de julho de 2019, que diz o que a lei prevê',
    'g1.globo.com, 26 December 2025, the calendar of holidays of 2026 in Acre':
      'g1.globo.com, 26 de dezembro de 2025, calendário de feriados de 2026 no Acre',
    'g1.globo.com, which reproduces the decree, and correiobraziliense.com.br, 31 December 2025, which lists its days and names Lei 72/1989, art. 1º, parágrafo único, beside Corpus Christi':
      'g1.globo.com, que reproduz o decreto, e correiobraziliense.com.br, 31 de dezembro de 2025, que lista os dias e cita a Lei 72/1989, art. 1º, parágrafo único, ao lado de Corpus Christi',
    'jd1noticias.com, 30 December 2024, which lists its days':
      'jd1noticias.com, 30 de dezembro de 2024, que lista os dias',
    'legisweb.com.br, legislação 453626, which gives the whole text':
      'legisweb.com.br, legislação 453626, que traz o texto integral',
    'nominuto.com and g1.globo.com/rn, which name the law for the day':
      'nominuto.com e g1.globo.com/rn, que citam a lei do dia',
    'oparana.com.br, 30 December 2025, and br104.com.br, which list its days':
      'oparana.com.br, 30 de dezembro de 2025, e br104.com.br, que listam os dias',
    'rondoniagora.com, 27 April 2010, which gives the whole text':
      'rondoniagora.com, 27 de abril de 2010, que traz o texto integral',
    'soudepalmas.com.br, which gives what the law says':
      'soudepalmas.com.br, que diz o que a lei prevê',
    'the notice of the state court (Tribunal de Justiça do Acre) of November 2009 at the address above':
      'aviso do Tribunal de Justiça do Acre, de novembro de 2009, no endereço acima',
    // Where in a law, and by what it is found
    'TJMA, judgment of 6 March 2024 on Lei 11.539/2021':
      'TJMA, acórdão de 6 de março de 2024 sobre a Lei 11.539/2021',
    'art. 18, parágrafo único, of the Constitution of the State':
      'art. 18, parágrafo único, da Constituição do Estado',
    'arts. 1º and 2º': 'arts. 1º e 2º',
  },
);
