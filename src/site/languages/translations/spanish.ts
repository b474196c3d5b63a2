import { printDates } from '../formats.ts';
import { defineLanguage } from '../language.ts';

/**
 * Spanish, for Spain and Mexico.
 *
 * Terms, and where they stand:
 * - festivo, día festivo: art. 37.2 of the Estatuto de los Trabajadores has « fiestas laborales », art.
 *   30.2 of Ley 39/2015 days « declarados festivos »; in Mexico art. 74 of the Ley Federal del Trabajo has
 *   « días de descanso obligatorio », and the press festivo and feriado.
 * - día hábil, for a business day: art. 30.2 of Ley 39/2015, which leaves out Saturdays, Sundays and
 *   holidays, and art. 28 of the Ley Federal de Procedimiento Administrativo in Mexico, which does the same.
 *   Not laborable, which a Saturday may be.
 * - trasladar, of a day off that moves: art. 37.2 of the Estatuto de los Trabajadores.
 * - puente: the word of the press in both countries.
 * - Comunidades autónomas and estados are both « región » here, as the pages are about both.
 */
export const spanish = defineLanguage(
  {
    ...{ code: 'es', word: 'espanol', name: 'Español', direction: 'ltr' },
    plurals: ['one', 'many', 'other'],
    formats: (formats) => printDates(formats, printed),
  },
  {
    chrome: {
      skip: 'Ir al contenido',
      main: 'Navegación principal',
      countries: 'Países',
      calculator: 'Calculadora',
      compare: 'Comparación',
      plan: 'Planificar vacaciones',
      api: 'API',
      data: 'Datos',
      search: '¿Dónde? País, región, ciudad, fecha o festivo',
      searchHint: '¿Dónde? Sevilla…',
      searchTool:
        'Abre la página de festivos de un país, una región, una ciudad, un año, una fecha o un festivo.',
      go: 'Ir',
      release: 'Datos: versión {version} del {date}',
      changes: 'Cambios en los datos',
      changesFeed: 'Suscripción a los cambios',
      howWeCount: 'Cómo se cuenta',
      sources: 'Fuentes',
      policy: 'Qué cuenta como festivo',
      bridgeDays: 'Puentes',
      world: 'El mundo',
      status: 'Estado del servicio',
      correct: 'Corregir una fecha',
      wrong: 'Avisar de un error',
      contact: 'Contacto',
      privacy: 'Privacidad',
      licence: 'Licencia',
      dataLicence: 'Datos con licencia {licence}',
      copy: 'Copiar',
      copied: 'Copiado',
      languages: 'Otros idiomas',
      breadcrumb: 'Ruta de navegación',
    },
    day: {
      observed: 'Festivo trasladado',
      estimated: 'Por confirmar',
      mayMove: 'Por confirmar, puede cambiar',
      regional: 'Regional',
      fallsOn: 'Cae el {date}',
      fallsOnWeekend: 'Cae en fin de semana',
      unconfirmed: 'Puede cambiar mientras no se confirme la fecha',
      confirmedBy: 'Puede cambiar; la confirmación corresponde a: {authority} ({expected})',
      keptByStatute: 'Festivo por ley',
      keptByRule: 'Festivo por reglamento del ejecutivo',
      keptByClosingList: 'Festivo según la lista de cierres del ejecutivo',
      doubt: '<b>Duda:</b> {doubt}',
      nameObserved: '{name} (festivo trasladado)',
      nameEstimated: '{name} (por confirmar)',
      nameMoved: '{name}, se descansa otro día',
      nameSomeRegions: '{names}, algunas regiones',
      both: '{one}, {other}',
      moreRegions: {
        one: '{n} región más',
        many: '{n} de regiones más',
        other: '{n} regiones más',
      },
      working: 'Día hábil',
      weekendUntil: '{weekend} hasta el {date}',
      weekendAfterwards: '{weekend} después',
      tileHoliday: 'festivo',
      tileTake: 'día de vacaciones',
      tileEstimated: 'festivo por confirmar',
      tileSomeRegions: 'festivo en algunas regiones',
    },
    evidence: {
      read: 'leído',
      quoted: 'citado',
      identified: 'identificado',
      named: 'mencionado',
      reported: 'según la prensa',
      readOn: 'leído el {date}',
      quotedFrom: 'citado según {source}',
      identifiedNotSeen: 'identificado, sin consultar',
      namedNotSeen: 'mencionado, sin consultar',
      byPress: 'publicado en la prensa',
      byPressReadOn: 'publicado en la prensa, leído el {date}',
      copy: 'copia',
    },
    year: {
      title: '{place}: días festivos {year}',
      heading: '{place} <span>Días festivos {year}</span>',
      description: {
        one: '{place} {year}: {n} día festivo, {businessDays} días hábiles mes a mes, puentes y fines de semana largos, calendario por suscripción y API.',
        many: '{place} {year}: {n} de días festivos, {businessDays} días hábiles mes a mes, puentes y fines de semana largos, calendario por suscripción y API.',
        other:
          '{place} {year}: los {n} días festivos, {businessDays} días hábiles mes a mes, puentes y fines de semana largos, calendario por suscripción y API.',
      },
      allCountries: 'Todos los países',
      holidays: 'Festivos',
      businessDays: 'Días hábiles',
      longWeekends: 'Fines de semana largos',
      weekend: 'Fin de semana',
      years: 'Año',
      noRegions: 'Sin calendarios regionales',
      region: 'Región',
      regionTool: 'Abre la página de festivos de una región para un año: {country}.',
      wholeCountry: 'Todo el país',
      show: 'Mostrar',
      subscribe: 'Suscribirse',
      print: 'Imprimir',
      cite: 'Citar',
      planLeave: 'Planificar vacaciones',
      all: {
        one: '{n} día festivo',
        many: '{n} de días festivos',
        other: 'Los {n} días festivos',
      },
    },
    picture: {
      held: '{countries} países y {regions} regiones, {years}',
      sourced: 'Cada fecha con su fuente',
      holidays: 'Días festivos {year}',
      settled: '{days}, cada fecha con su fuente',
      estimated: {
        one: '{days}, {n} fecha por confirmar (ámbar)',
        many: '{days}, {n} de fechas por confirmar (ámbar)',
        other: '{days}, {n} fechas por confirmar (ámbar)',
      },
    },
    go: {
      title: 'Buscar un calendario',
      description: 'Países, regiones y festivos que coinciden con la búsqueda.',
      nothing: 'Sin resultados',
      tooLong: 'Demasiado largo: como máximo {max} caracteres',
      which: 'Resultados de la búsqueda',
      where: '¿Dónde? País, región o ciudad; o bien una fecha o un festivo',
      unknown: 'No consta ningún lugar, fecha ni festivo con ese nombre. Países disponibles:',
    },
    faults: {
      title: 'Datos incompletos o no válidos',
      missing: '«{label}»: falta este dato',
      date: '«{label}»: se necesita una fecha válida, por ejemplo {example}',
      years: '«{label}»: se necesita una fecha de {years}; otros años no están disponibles',
      days: '«{label}»: se necesita un número entero, por ejemplo {example} o {negative}',
      year: '«{label}»: puede ser {years}',
      listed: '«{label}»: se necesita un elemento de la lista, por ejemplo {example}',
      held: '«{label}»: de este país solo está disponible este periodo: {range}',
      heldByRelease: '«{label}»: esta versión de los datos solo abarca este periodo: {range}',
      release:
        '«{label}»: se necesita una versión publicada, por ejemplo {example}, o un día desde la primera, por ejemplo {date}',
      noRegions: '{place}: sin regiones; basta con indicar el país',
      regionOf: 'Región desconocida: {place}',
      unknownPlace:
        '¿Dónde? Se necesita un país, una región o una ciudad grande, por ejemplo {example}',
      whichPlace: '¿Dónde? Elegir el lugar',
      examplePlace: 'Andalucía',
      endOutside:
        'El resultado quedaría fuera del periodo disponible ({range}): indicar menos días hábiles',
    },
    where: {
      label: '¿Dónde?',
      hint: 'País, región o ciudad',
      fromList: 'o de la lista',
      choose: 'Elegir',
      whole: '{country}: todo el país',
      city: '{city}: {place}',
    },
    calculator: {
      title: 'Calculadora de días hábiles',
      titleAdd: 'Calculadora de días hábiles: sumar o restar',
      titleCount: 'Calculadora de días hábiles: contar entre dos fechas',
      titleIs: 'Calculadora de días hábiles: ¿es día hábil?',
      titleError: 'Error: calculadora de días hábiles',
      description:
        'Sumar días hábiles, contarlos o consultar una fecha: {countries} países y sus regiones, con la explicación día a día.',
      calculation: 'Cálculo',
      add: 'Sumar o restar',
      count: 'Contar entre dos fechas',
      is: '¿Es día hábil?',
      toolAdd: 'Suma días hábiles a una fecha o los resta, para un país, una región o una ciudad.',
      toolCount: 'Cuenta los días hábiles entre dos fechas, para un país, una región o una ciudad.',
      toolIs: 'Dice si una fecha es día hábil en un país, una región o una ciudad.',
      start: 'Fecha inicial',
      end: 'Fecha final',
      goesBack: '(menos: hacia atrás)',
      first: 'Contar también el primer día, como en la nómina',
      release: 'Versión de los datos',
      ask: 'Consultar',
      calculate: 'Calcular',
      howWeCount:
        'La fecha inicial no se cuenta; la final, sí. Los fines de semana y los festivos se saltan, según el calendario del país o de la región. <a>La regla completa, con imágenes</a>',
    },
    pinned: {
      answer:
        'Esta respuesta procede de la versión de los datos {version} del {date}, como pide su dirección.',
      answers:
        'Las respuestas proceden de la versión de los datos {version} del {date}, como pide la dirección.',
      page: 'Esta página procede de la versión de los datos {version} del {date}, como pide su dirección.',
      newest: 'Consultar la versión más reciente',
      today: 'La respuesta de hoy',
    },
    amounts: {
      businessDays: {
        one: '{n} día hábil',
        many: '{n} de días hábiles',
        other: '{n} días hábiles',
      },
      belowZero: { one: '{n} día hábil', many: '{n} de días hábiles', other: '{n} días hábiles' },
      calendarDays: {
        one: '{n} día natural',
        many: '{n} de días naturales',
        other: '{n} días naturales',
      },
      weekendDays: {
        one: '{n} día de fin de semana',
        many: '{n} de días de fin de semana',
        other: '{n} días de fin de semana',
      },
      holidays: { one: '{n} festivo', many: '{n} de festivos', other: '{n} festivos' },
      weekdayHolidays: {
        one: '{n} festivo entre semana',
        many: '{n} de festivos entre semana',
        other: '{n} festivos entre semana',
      },
      days: { one: '{n} día', many: '{n} de días', other: '{n} días' },
    },
    added: {
      headline: '{days} después del {date}: {answer}',
      asked: '¿Qué fecha cae {days} después del {date}? ({place})',
      sentence: '{place}: {days} después del {date} es el {answer}',
      about: '{days} después del {date} ({place})',
    },
    subtracted: {
      headline: '{days} antes del {date}: {answer}',
      asked: '¿Qué fecha cae {days} antes del {date}? ({place})',
      sentence: '{place}: {days} antes del {date} es el {answer}',
      about: '{days} antes del {date} ({place})',
    },
    counted: {
      headline: 'Del {start} al {end}: {answer}',
      headlineOne: 'Del {start} al {end}: {answer}',
      asked: '¿Cuántos días hábiles hay del {start} al {end}? ({place})',
      sentence: '{place}: del {start} al {end} hay {answer}',
      sentenceOne: '{place}: del {start} al {end} hay {answer}',
      about: 'Del {start} al {end} ({place})',
    },
    countedBoth: {
      headline: 'Del {start} al {end}, ambos incluidos: {answer}',
      headlineOne: 'Del {start} al {end}, ambos incluidos: {answer}',
      asked: '¿Cuántos días hábiles hay del {start} al {end}, ambos incluidos? ({place})',
      sentence: '{place}: del {start} al {end}, ambos incluidos, hay {answer}',
      sentenceOne: '{place}: del {start} al {end}, ambos incluidos, hay {answer}',
      about: 'Del {start} al {end}, ambos incluidos ({place})',
    },
    isIt: {
      headline: 'El {date} ({place}) es {answer}',
      asked: '¿Es día hábil el {date} ({place})?',
      about: '{date} ({place})',
      works: 'día hábil',
      isOff: 'día inhábil',
      isWeekend: 'día inhábil, por ser fin de semana',
      isRegional: 'día inhábil, por ser festivo regional',
      isPublic: 'día inhábil, por ser festivo',
      because: '{because}. {neighbours}',
      neighbours: '{before}; {after}.',
      before: 'Día hábil anterior: {date}',
      noneBefore: 'Ningún día hábil anterior ({range})',
      after: 'siguiente: {date}',
      noneAfter: 'ninguno posterior',
      inSomeRegions: '{date}, en algunas regiones {others}',
    },
    answer: {
      title: '{about}: {answer}',
      dependent: '{about}: depende de la región',
      description: '{title}. {detail}',
      addDetail: '{calendarDays}; se saltan {weekendDays} y {holidays}. {ends}',
      countDetail: '{calendarDays}, de ellos {weekendDays} y {holidays}. {ends}',
      ends: 'La fecha inicial no se cuenta; la final, sí.',
      bothEnds: 'Se cuentan tanto la fecha inicial como la final.',
      backward: '{detail} Contando hacia atrás, el resultado es negativo.',
      summary: '{days} y {holidays} en total',
      skipped: 'Festivos que se saltan',
      forDate: 'en lugar del {date}',
    },
    byRegion: {
      answers: 'respuestas, según la región',
      depends: 'Depende de la región.',
      without:
        'Sin región ({place}) solo cuentan los días libres comunes a todo el territorio. {answer}.',
      sentence:
        '{sentence}, contando solo lo común a todas las regiones; según la región, {regions}',
      answerIn: '{answer} ({regions})',
      offIn: 'festivo en: {regions}',
      worksIn: 'hábil en: {regions}',
      both: '{one}; {other}',
      works: 'Hábil',
      off: 'Festivo',
      noDate: 'Fuera del periodo disponible',
      in: 'Regiones: {regions}',
      regions: { one: 'en {n} región', many: 'en {n} de regiones', other: 'en {n} regiones' },
    },
    estimate: {
      label: 'Fechas por confirmar',
      stays:
        '{name} ({days}): fecha por confirmar; aunque se mueva un día, esta respuesta no cambia.',
      either:
        '{name} ({days}): fecha por confirmar; si se mueve un día, la respuesta es: {answer}.',
      earlier:
        '{name} ({days}): fecha por confirmar; un día antes, la respuesta es {earlier}; un día después, nada cambia.',
      later:
        '{name} ({days}): fecha por confirmar; un día antes, nada cambia; un día después, la respuesta es {later}.',
      both: '{name} ({days}): fecha por confirmar; un día antes, la respuesta es {earlier}; un día después, {later}.',
      confirmedBy: 'La confirmación corresponde a: {authority} ({expected}).',
      more: {
        one: '{n} festivo más de este periodo está por confirmar.',
        many: '{n} de festivos más de este periodo están por confirmar.',
        other: '{n} festivos más de este periodo están por confirmar.',
      },
      beyond: 'fuera de los años disponibles',
    },
    trace: {
      start: 'inicio',
      startNotCounted: 'inicio, no se cuenta',
      observed: '{name}, festivo trasladado',
      fallsHere: '{names}: fecha oficial',
      half: '{name}: media jornada',
      local: '{name}: local',
      optional: '{name}: optativo',
      bank: '{name}: solo bancos',
      notCounted: '{name}: no se cuenta',
      worked: 'día hábil en fin de semana',
      weekend: 'fin de semana',
      leftOut: '… {days} sin mostrar · {summary} …',
    },
    proof: {
      title: 'Hoja de comprobación',
      copySentence: 'Copiar la frase',
      copyLink: 'Copiar el enlace',
      keep: 'En mi calendario',
      moves: 'En el calendario, la fecha se mueve cuando cambia la ley y explica por qué.',
      stays:
        'En el calendario se queda como en esta versión; la respuesta de hoy ofrece una que sigue la ley.',
      question: 'Pregunta',
      answer: 'Respuesta',
      accuracy: 'Certeza',
      settled: 'Definitiva: ningún festivo de este periodo está por confirmar.',
      mayMove: 'Aún puede cambiar.',
      mayMoveOne: 'Aún puede cambiar; por confirmar: {names}.',
      mayMoveSeveral: 'Aún puede cambiar; por confirmar: {names}.',
      named: '{name} ({date})',
      more: { one: '{n} más', many: '{n} más', other: '{n} más' },
      releaseOf: '{version} del {date}',
      hash: 'Huella de la versión (SHA-256): {hash}',
      address: 'Dirección',
      addressNote: 'Da esta respuesta con esta versión, también cuando haya otra más reciente',
      theDay: 'Qué día es',
      daysOff: 'Días libres del periodo y su ley',
      dayOff: 'Día libre',
      lawOf: 'Ley {number}: {name}',
      howToCheck: 'Cómo comprobarlo',
      checkUs:
        '<a>Programa de comprobación</a>: unas líneas descargan la versión y comparan cada huella.',
      workItOut: 'Repetir el cálculo sin este servidor, con el código y los datos: {command}',
      askApi: 'Preguntar a la API con la cabecera {header}.',
      keepCopy: 'Guardar una copia firmada, que {verify} comprueba: {command}',
    },
    moved: {
      title: 'Esta respuesta ha cambiado',
      since: 'desde la versión {version} del {date}',
      sinceUntil: 'desde la versión {version} del {date}, hasta la {until}',
      until: 'hasta la versión {until}',
      none: 'sin respuesta',
      mayMove: '{answer}, aún puede cambiar',
    },
    home: {
      title: 'Redletter: ¿es día hábil?',
      description:
        'Días festivos y días hábiles de {countries} países y sus regiones, {years}: cada fecha con su fuente, en páginas, calendarios por suscripción y una API.',
      heading: '¿Es día hábil?',
      lead: 'Días festivos y días hábiles de {countries} países y {regions} regiones, cada fecha con su fuente.',
      example: 'Sevilla, México {year}, 6 de enero…',
      work: {
        one: 'Hoy, {days}, se trabaja en {n} de {countries} países',
        many: 'Hoy, {days}, se trabaja en {n} de {countries} países',
        other: 'Hoy, {days}, se trabaja en {n} de {countries} países',
      },
      weekend: {
        one: 'Hoy, {days}, es fin de semana en {weekend} de {countries} países; se trabaja en {n}',
        many: 'Hoy, {days}, es fin de semana en {weekend} de {countries} países; se trabaja en {n}',
        other:
          'Hoy, {days}, es fin de semana en {weekend} de {countries} países; se trabaja en {n}',
      },
      twoDays: '{first} o {second}',
      ownClock: 'Cada país según su propia hora. <a>Dónde descansa el mundo, todo el año</a>',
      caption: 'Todos los países hoy',
      country: 'País',
      today: 'Hoy',
      next: 'Próximo festivo',
      fortnight: 'Los próximos 14 días',
      beyond: 'Después de {year}',
      open: 'Día hábil',
      offIn: 'Festivo: {regions}',
      when: '{day}, {when}',
      news: 'Últimos cambios',
      noNews: 'Aún no ha cambiado ninguna fecha publicada.',
      releases: 'Todas las versiones',
      watch: 'Fechas pendientes de anuncio',
    },
    changes: {
      regions: '{country} ({regions})',
      added: '{where}: {name} {year}, nuevo festivo: {to}',
      removed: '{where}: {name} {year}, festivo retirado (fecha anterior: {from})',
      renamed: '{where}: {name} {year}, nuevo nombre (antes «{before}»)',
      localName: '{where}: {name} {year}, nuevo nombre local',
      moved: '{where}: {name} {year}, nueva fecha: {from} → {to}',
      official: '{where}: {name} {year}, nueva fecha oficial: {from} → {to}',
      open: '{where}: {name} {year}, de nuevo por confirmar: {to}',
      reopened: '{where}: {name} {year}, de nuevo por confirmar: {from} → {to}',
      settled: '{where}: {name} {year}, fecha confirmada: {to}',
      confirmed: '{where}: {name} {year}, fecha confirmada: {from} → {to}',
    },
    hero: {
      title: '{place}: el próximo día festivo',
      next: 'Próximo día festivo: {place}',
      after: 'Los festivos siguientes',
      works: '{when} · hoy, {today}, es <w>día hábil</w>',
      worksSome:
        '{when} · hoy, {today}, es <b>festivo en parte del país ({regions})</b> y <w>día hábil</w> en el resto',
      weekend: '{when} · hoy, {today}, es <b>fin de semana</b>',
      weekendHoliday: '{when} · hoy, {today}, es <b>fin de semana</b> y se celebra: {names}',
      holiday: '{when} · hoy, {today}, es festivo: <b>{names}</b>',
      holidayEstimated: '{when} · hoy, {today}, es festivo: <b>{names}</b> (por confirmar)',
      opens: '{now}; el próximo día hábil es el {day}',
      sooner: 'Antes, solo en algunas regiones: <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}; por confirmar)',
      past: 'Años disponibles: {range}; su último festivo ya ha pasado.',
      range: '{first} a {last}',
    },
    coming: {
      title: 'Los próximos doce meses',
      until: 'Hasta el {date}',
      none: 'No consta ningún festivo posterior.',
      noBreaks: 'Aquí ningún festivo cae junto a un fin de semana.',
      earlier: {
        one: '{n} festivo ya pasado en {year}',
        many: '{n} de festivos ya pasados en {year}',
        other: '{n} festivos ya pasados en {year}',
      },
    },
    compare: {
      title: 'Comparar lugares',
      description:
        'Los festivos de hasta seis países o regiones, uno al lado de otro, y quién trabaja en una fecha.',
      tool: 'Muestra hasta seis países, regiones o ciudades uno al lado de otro en un año, o quién trabaja en una fecha.',
      where: '¿Dónde? Hasta seis países, regiones o ciudades; en blanco, todos los países',
      whereEach: '¿Dónde? Lugar {number}',
      exampleOne: 'Estados Unidos',
      exampleTwo: 'Baviera',
      exampleThree: 'Tokio',
      onDate: 'En una fecha (opcional)',
      go: 'Comparar',
      start: 'Ejemplos',
      startYear: '{places}, {year}',
      startOffices: 'Oficinas el {date}: {places}',
      unknown:
        '«{typed}» no consta como lugar: hay que indicar un país, una región o una ciudad, por ejemplo {example}',
      tooMany: 'Hasta {most} lugares: estos son los seis primeros',
      unheldYear: 'Año: {year} como máximo, después no hay datos ({place})',
      both: '{one}; {other}',
      yearTitle: 'Festivos comparados, {year}: {places}',
      dates: {
        one: '{n} fecha con festivo en {year}',
        many: '{n} de fechas con festivo en {year}',
        other: '{n} fechas con festivo en {year}',
      },
      workedByAll: {
        one: 'Todos trabajan {n} día; días en que no trabaja nadie: {none}.',
        many: 'Todos trabajan {n} de días; días en que no trabaja nadie: {none}.',
        other: 'Todos trabajan {n} días; días en que no trabaja nadie: {none}.',
      },
      feedOfAll: 'Un solo calendario para todos',
      onlyCommon:
        'Sin región solo figuran los días comunes a todo el país. Los de algunas regiones: {places}',
      yearCaption: 'Festivos de {year}: {places}',
      cellDepends: 'según la región, festivo: {regions}',
      cellWeekend: 'fin de semana',
      cellWorks: 'día hábil',
      whoHeading: '¿Quién trabaja ese día?',
      whoTitle: '¿Quién trabaja el {date}?',
      whoCount: {
        one: '{date}: se trabaja en {n} de {countries} países',
        many: '{date}: se trabaja en {n} de {countries} países',
        other: '{date}: se trabaja en {n} de {countries} países',
      },
      whoCaption: 'Todos los países el {date}',
      thatDay: 'Ese día',
      works: 'Día hábil',
      depends: 'Según la región',
      regionsThatAreOff: 'Regiones en que es festivo',
      regionsOff: 'Festivo',
      unheld: 'Aún sin datos de {year}: {places}.',
      before: 'Día anterior',
      after: 'Día siguiente',
      officesTitle: '{places}, el {date}',
      officesAll: '{date}: todos trabajan',
      officesCount: {
        one: '{date}: trabaja {n} de {places}',
        many: '{date}: trabajan {n} de {places}',
        other: '{date}: trabajan {n} de {places}',
      },
      officesCaption: 'Estos lugares el {date}',
      place: 'Lugar',
      dependsOff: 'Según la región, festivo: {regions}',
      sharedHours: 'Horas comunes a todos',
      hours: '{from} a {to}',
      ownClock:
        'Se cuenta de {opens} a {closes} según la hora de cada lugar (huso de la ciudad principal del país, con horario de verano).',
      noHour:
        'Se cuenta de {opens} a {closes} según la hora de cada lugar; en esta fecha ninguna hora es común a todos (huso de la ciudad principal del país, con horario de verano).',
      nextAfter: 'El siguiente día en que todos trabajan: {date}',
      next: 'El próximo día en que todos trabajan: {date}',
      noNext: 'Aún no se conoce un día posterior en que todos trabajen.',
      feed: 'Un solo calendario para estos lugares',
      dayByDay: '{year}, día a día',
      notAll: 'No todos trabajan',
      lineWeekend: 'fin de semana: {number}',
      lineHolidays: 'festivos: {number}',
      lineEstimated: 'por confirmar: {number}',
      lineSomeRegions: 'festivo en algunas regiones: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'En esta página',
      coming: 'Los próximos doce meses',
      longWeekends: 'Fines de semana largos',
      calendar: 'Calendario',
      feed: 'Suscripción y API',
    },
    plan: {
      title: 'Vacaciones y puentes: el mayor número de días libres',
      description:
        'A partir de los días de vacaciones, los descansos junto a festivos con el mayor número de días libres.',
      tool: 'Reparte días de vacaciones junto a los festivos para lograr el mayor número de días libres.',
      heading: 'Planificar vacaciones',
      lead: 'Bastan el lugar de trabajo y el número de días de vacaciones. El resultado son los descansos con el mayor número de días libres: no es una estimación, es lo mejor que hay.',
      unknown: 'Hay que indicar un país, una región o una ciudad que consten aquí',
      which: '¿Qué lugar?',
      planner: 'Plan de vacaciones',
      placeTitle: 'Plan de vacaciones {year}: {place}',
      placeHeading: 'Plan de vacaciones <span>{place} {year}</span>',
      placeDescription:
        '{place} {year}: cómo repartir las vacaciones junto a fines de semana y festivos para tener más días libres.',
      days: 'Días de vacaciones',
      least: 'Para',
      leastLong: 'Fines de semana largos: de 4 a 8 días con un festivo',
      leastWeeks: 'Semanas: 9 días o más',
      leastHolidays: 'Vacaciones largas: 16 días o más',
      more: 'Otro fin de semana, días ya libres, días de trabajo obligatorio',
      weekendUsual: 'El del país',
      weekend67: 'Sábado y domingo',
      weekend56: 'Viernes y sábado',
      weekend567: 'De viernes a domingo',
      weekend671: 'De sábado a lunes',
      weekend7: 'Solo domingo',
      weekend5: 'Solo viernes',
      off: 'Días ya libres',
      work: 'Días de trabajo obligatorio',
      january: 'Las vacaciones pueden seguir en enero',
      go: 'Planificar',
      daysFault: 'Días de vacaciones: debe ser un número entero de 1 a {most}',
      leastFault: 'Hay que elegir uno de los tres tipos de descanso',
      fromFault: 'Debe ser una fecha de {year}',
      weekendFault: 'Hay que elegir uno de los fines de semana',
      datesFault:
        '{label}: fechas como {date}, separadas por espacios, o {span} para varios días seguidos',
      someRegions:
        'Los festivos de solo algunas regiones no figuran en este plan. <a>Si se indica el lugar de trabajo</a>, sí figuran.',
      leave: {
        one: '{n} día de vacaciones',
        many: '{n} de días de vacaciones',
        other: '{n} días de vacaciones',
      },
      daysOff: { one: '{n} día libre', many: '{n} de días libres', other: '{n} días libres' },
      breaks: { one: '{n} descanso', many: '{n} de descansos', other: '{n} descansos' },
      spare: { one: 'sobra {n} día', many: 'sobran {n} de días', other: 'sobran {n} días' },
      summary: '{leave}: {off} en {breaks}',
      summarySpare: '{leave}: {off} en {breaks}; {spare}',
      tooFew: {
        one: '{n} día de vacaciones no da para un descanso tan largo',
        many: '{n} de días de vacaciones no dan para un descanso tan largo',
        other: '{n} días de vacaciones no dan para un descanso tan largo',
      },
      best: 'Ningún otro reparto de estas vacaciones da más días libres en descansos de esa duración. Los días que hay que pedir llevan el borde verde discontinuo; fines de semana y festivos: <a>{place} {year}</a>.',
      take: {
        one: '{n} día de vacaciones, {length} días libres',
        many: '{n} de días de vacaciones, {length} días libres',
        other: '{n} días de vacaciones, {length} días libres',
      },
      span: '{first} – {last}',
      stretches: '{one}; {other}',
      line: {
        one: '{leave} ({n} día de vacaciones, {length} días libres: {first} – {last})',
        many: '{leave} ({n} de días de vacaciones, {length} días libres: {first} – {last})',
        other: '{leave} ({n} días de vacaciones, {length} días libres: {first} – {last})',
      },
      yearUnknown: 'Aún no se conocen los festivos de {year}: el descanso puede ser más largo',
      mayMove: '{name}, {date}: por confirmar, aún puede cambiar',
      takeAway: 'Para guardar',
      file: 'Vacaciones en un archivo de calendario',
      fileName: 'Vacaciones {year}: {place}',
      fileDescription: 'Días de vacaciones junto a los festivos',
      event: 'Vacaciones',
      eventBreak: '{take}: {first} – {last}',
    },
    list: {
      date: 'Fecha',
      holiday: 'Festivo',
      law: 'Ley',
      source: 'Fuente {number}',
      moreSources: 'Otras fuentes ({number}): {name}',
      wrong: '¿Error?',
      wrongAbout: 'Avisar de un error: {name}',
      notAnnounced: 'Fecha aún sin anunciar: {names}.',
      elsewhen: 'Esta vez, solo en algunas regiones:',
      copyTable: 'Copiar tabla',
      worked: 'Días hábiles en fin de semana',
    },
    cards: {
      label: 'Usar este calendario',
      keep: 'En el calendario personal',
      follows:
        'Una sola dirección para todos los años. Si una fecha se confirma o se traslada, el calendario se actualiza.',
      programs: 'Apple, Google, Outlook, Android, idioma de los nombres, días bloqueados',
      embed: 'En un sitio web: marco, insignia, today.json',
      sameAnswer: 'La misma respuesta por la API',
      reference: 'Documentación',
      paidPlan: 'Las regiones requieren un plan de pago.',
      quick: 'Cálculo rápido',
      quickTool: 'Suma días hábiles a una fecha o los resta: {place}.',
      from: 'Desde el',
      add: 'sumar',
      days: 'días hábiles',
      workItOut: 'Calcular',
    },
    counting: {
      title: 'Cómo se cuentan los días hábiles',
      description:
        'La regla en una imagen, la ley del cómputo y la equivalencia con Excel, NumPy, pandas, QuantLib y date-fns.',
      lead: 'Un día hábil es una fecha que en un calendario no es ni fin de semana ni festivo. Para lo demás basta una regla: el día inicial no se cuenta, el día final sí.',
      picture: 'La regla en una imagen',
      pictured: '{place}: 5 días hábiles después del {day}:',
      observed:
        'Por el festivo del {official} se descansa el {effective}: las fechas que cuentan son aquellas en que la gente se queda en casa.',
      law: 'La ley del cómputo',
      lawFor:
        'Vale para toda fecha y todo n, incluidos los fines de semana, los festivos y los números negativos. Por ella «dentro de 5 días hábiles» y «5 días hábiles después» son lo mismo.',
      lawCaption: 'La ley en ejemplos',
      back: 'Contar hacia atrás no siempre da el mismo número en negativo: del {saturday} al lunes siguiente el resultado es {there}; de ese lunes a ese sábado es {back}. El día final se cuenta, y solo uno de los dos es hábil.',
      twoDates: 'Dos fechas para un festivo',
      dates:
        'La ley fija una fecha; el día libre puede ser otro. Constan las dos: la <b>fecha oficial</b> y la <b>fecha efectiva</b>, que es la que cuenta. Las páginas muestran ambas donde difieren, los archivos tienen las dos columnas, los calendarios por suscripción dicen «(festivo trasladado)».',
      unsettled:
        'Una fecha que aún no está fijada figura como <b>por confirmar</b>, con la autoridad que la fijará: <a>las fechas pendientes de anuncio</a>.',
      otherTools: 'De otras herramientas a Redletter',
      computed:
        'Cada programa cuenta de un modo algo distinto. Las cifras están calculadas para este país: {place}, del {first} al {last}.',
      between: 'Contar entre dos fechas',
      countCaption: 'Cómo cuentan otras herramientas',
      adding: 'Sumar días hábiles',
      addCaption: 'Cómo suman otras herramientas',
      addFrom: '3 días hábiles después del {day}, que no es hábil:',
      tool: 'Herramienta',
      call: 'Llamada',
      counts: 'Qué cuenta',
      does: 'Qué hace',
      rule: 'Regla',
      ourTerms: 'En Redletter',
      answer: 'Resultado',
      notOurs: '{answer}, distinto',
      given:
        'Excel, NumPy, pandas y QuantLib reciben aquí los festivos de Redletter. date-fns no admite ninguno.',
      limits: 'Lo que no se afirma',
      range:
        'Nada antes de {first} ni después de {last}: una respuesta que necesite una fecha así se rechaza, nunca se adivina.',
      halfDays:
        'Los medios días cuentan como días hábiles. Los días de cierre de bancos y escuelas que no son festivos quedan fuera; la página de cada país dice cuáles.',
      weekends: 'El fin de semana es fijo en cada país.',
      tryIt: 'Probar',
      laws: 'Las leyes',
      api: 'La API',
      onlyEnd: 'a no se cuenta, b sí',
      bothEnds: 'a y b se cuentan los dos',
      onlyStart: 'a se cuenta, b no',
      onlyStartFlags: 'a se cuenta, b no (salvo que los parámetros digan otra cosa)',
      weekdaysOnly: 'a se cuenta, b no; no conoce festivos y solo sábado y domingo',
      plusStart: 'count(a, b), más 1 si a es día hábil',
      plusStartMinusEnd: 'count(a, b), más 1 si a es día hábil, menos 1 si lo es b',
      untranslatable: 'Ninguna: el resultado no depende del país',
      startNever: 'd nunca se cuenta, sea el día que sea',
      asOurs: 'Como Redletter',
      rolls: 'd pasa primero a un día hábil y después se cuentan n más',
      rollsInOurs: 'add(d, n), o add(add(d, 1), n) si d no es día hábil',
      zeroMoves: 'Como Redletter, pero n = 0 lleva al siguiente día hábil',
      notZero: 'add(d, n) para todo n distinto de 0',
      weekdaysAdd: 'Como Redletter en los extremos; no conoce festivos y solo sábado y domingo',
    },
    glance: {
      title: 'El año de un vistazo',
      holiday: 'Festivo',
      regional: 'Regional',
      estimated: 'Por confirmar',
      moved: 'Fecha oficial, se descansa otro día',
      someRegions: 'Festivo en algunas regiones',
      weekend: 'Fin de semana',
      worked: 'Día hábil en fin de semana',
      workedDay: 'día hábil',
      month: {
        one: '{month}<h> {year}, </h> <span>{n} día<h> hábil</h></span>',
        many: '{month}<h> {year}, </h> <span>{n} de días<h> hábiles</h></span>',
        other: '{month}<h> {year}, </h> <span>{n} días<h> hábiles</h></span>',
      },
    },
    beside: {
      title: 'Días que no se cuentan',
      what: 'Medios días, días de algunos municipios y días optativos: aquí ningún recuento los toma como festivos.',
      more: {
        one: 'Medios días, días de algunos municipios y días optativos: aquí ningún recuento los toma como festivos. Las páginas de las regiones recogen {n} más.',
        many: 'Medios días, días de algunos municipios y días optativos: aquí ningún recuento los toma como festivos. Las páginas de las regiones recogen {n} más.',
        other:
          'Medios días, días de algunos municipios y días optativos: aquí ningún recuento los toma como festivos. Las páginas de las regiones recogen {n} más.',
      },
      half: 'Medio día',
      local: 'Local',
      optional: 'Optativo',
      bank: 'Solo bancos',
      notCounted: 'No se cuenta',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (por confirmar) · {grade}',
      told: '{name}: {what}',
      toldIn: '{name}: {what} ({where})',
      counts: '{date} cuenta como día hábil: {day}',
      moreOnTheWay: {
        one: '{n} día más de este tipo en el periodo.',
        many: '{n} de días más de este tipo en el periodo.',
        other: '{n} días más de este tipo en el periodo.',
      },
    },
    someRegions: {
      title: 'Solo en algunas regiones',
      caption: 'Festivos regionales {year}: {place}',
      oneDate: {
        one: '1 fecha es festiva en una sola región. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
        many: '1 fecha es festiva en parte de {n} de regiones. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
        other:
          '1 fecha es festiva solo en algunas de las {n} regiones. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
      },
      dates: {
        one: '{dates} fechas son festivas en una sola región. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
        many: '{dates} fechas son festivas en parte de {n} de regiones. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
        other:
          '{dates} fechas son festivas solo en algunas de las {n} regiones. La lista y los días hábiles de esta página recogen lo que rige en todas partes ({place}); la página de una región recoge sus propios días.',
      },
    },
    notFound: {
      title: 'No está en el calendario',
      nothing: 'No hay ninguna página en esta dirección.',
      leaf: 'No encontrada',
      leafNote: 'no está en el calendario',
      held: 'Periodo disponible: {range}',
      near: 'Páginas parecidas',
      calendars: 'Calendarios disponibles',
    },
    months: {
      hoursByMonth: 'En horas, y junto a otros años',
      title: 'Días hábiles por mes',
      caption: 'Días hábiles por mes, {year}',
      month: 'Mes',
      days: 'Días',
      weekend: 'Fin de semana',
      holidays: 'Festivos<h> entre semana</h>',
      businessDays: 'Días hábiles',
    },
    breaks: {
      title: 'Fines de semana largos y puentes',
      none: 'En {year} ningún festivo cae aquí junto a un fin de semana.',
      span: {
        one: '<b>{n} día</b> {first} – {last}',
        many: '<b>{n} de días</b> {first} – {last}',
        other: '<b>{n} días</b> {first} – {last}',
      },
      takeOne: 'con 1 día de vacaciones',
    },
    feed: {
      name: '{place}: días festivos',
      description: 'Festivos según la ley, en los días en que se descansa',
      officialDate: 'Fecha oficial: {date}',
      law: 'Ley: {law}',
      public: 'Día festivo',
      regional: 'Día festivo regional',
      cancelled: '{name} (cancelado)',
      observedEstimated: '{name} (festivo trasladado, por confirmar)',
    },
    subscribe: {
      title: '{place}: días festivos en el calendario personal',
      description:
        '{place}: días festivos en Calendario de Apple, Google Calendar u Outlook, o en Android.',
      heading: '{place} <span>Días festivos en el calendario personal</span>',
      choose: 'Primero: qué festivos, y cómo',
      localNames: 'Nombres en la lengua del lugar, si se conocen',
      busy: 'Bloquear el día: «fuera de la oficina», para que nadie lo reserve',
      exact: 'Omitir las fechas que aún pueden cambiar',
      change: 'Aplicar la selección',
      programs: 'Después: el calendario',
      apple: 'Calendario de Apple',
      google: 'Google Calendar',
      work: 'Outlook de trabajo o escuela',
      other: 'Cualquier otro programa',
      paste:
        'La dirección se pega donde el programa ofrece «Suscribirse», «Desde URL» o «Desde la web». El <a>archivo de un año</a> también se puede importar, pero no sigue los cambios.',
      phone: 'En el teléfono',
      code: 'Código QR que lleva a esta página',
      scan: '¿Página abierta en otra pantalla? El código la abre en el teléfono, con la misma selección.',
      apples: '<b>iPhone, iPad</b>: elegir «Calendario de Apple» y después «Suscribirse».',
      android:
        '<b>Android</b>: la aplicación de Google no puede suscribirse por sí misma a una dirección. Hay que abrir una vez el enlace «Google Calendar» en un navegador de escritorio y activar después la sincronización de ese calendario en los ajustes de la aplicación. Una aplicación como ICSx⁵ se suscribe en el propio teléfono.',
      delay:
        'El tiempo que tarda en llegar un cambio depende del programa: Google consulta cada 8 a 24 horas, Outlook cada 3 aproximadamente, Apple según el ajuste elegido. No se guarda ninguna lista de suscriptores.',
      embed: 'Estos festivos en un sitio web: marco, insignia, today.json',
      combined: 'Días festivos: {places}',
    },
    print: {
      title: '{place} {year} para imprimir',
      description:
        '{place}: días festivos {year} para imprimir, como cartel anual, hojas mensuales o planificador.',
      heading: '{place} {year} <span>Calendario para imprimir</span>',
      lead: 'Se elige la hoja y el papel y después se imprime esta página: solo salen las hojas.',
      sheet: 'Hoja',
      poster: 'Cartel anual',
      months: 'Doce meses',
      planner: 'Planificador, tres meses por hoja',
      paper: 'Papel',
      letter: 'Carta',
      month: '{month} {year}',
      quarter: '{first} – {last} {year}',
      week: 'S',
      weekOfYear: 'Semana del año',
      foot: '{address} · versión de los datos {version} · {licence}',
    },
    cite: {
      title: 'Citar los días festivos {year}: {place}',
      description:
        '{place} {year}: cada día festivo como cita, con su ley, en BibTeX y con un enlace permanente.',
      heading: '{place} {year} <span>Citar los festivos</span>',
      lead: 'Cada fecha con la ley en que se funda, y un enlace a la versión {version} de los datos, que ya no cambia.',
      form: 'Los campos de BibTeX conservan sus nombres. El enlace permanente lleva a la página de esa versión, que solo existe en inglés.',
      date: '{date}: {name}',
      footnote:
        '{name}, {place}, {date}: {laws}. Redletter, datos, versión {version} del {released}, {address}',
      work: '{name}, {place}, {date}',
      permalink: 'Enlace permanente',
    },
    hours: {
      title: '{place} {year}: días hábiles y horas por mes',
      description:
        '{place}: días hábiles y horas de cada mes de {year}, junto al año anterior y al siguiente.',
      heading: '{place} <span>Meses y horas {year}</span>',
      step: 'Meses y horas',
      field: 'Horas por día hábil',
      fault: 'Las horas al día deben ser más de 0 y como máximo {max}, por ejemplo {example}',
      days: {
        one: '{n} día hábil',
        many: '{n} de días hábiles',
        other: '{n} días hábiles',
      },
      daysAndHours: {
        one: '{n} día hábil, {hours} horas',
        many: '{n} de días hábiles, {hours} horas',
        other: '{n} días hábiles, {hours} horas',
      },
      bars: 'Días hábiles por mes: {place} {year}',
      barsSaid:
        'De {least} ({leastMonth}) a {most} ({mostMonth}). Todas las cifras están en la tabla de abajo.',
      mayChange: '{year}, aún puede cambiar',
      caption: 'Días hábiles y horas por mes: {place} {year}',
      hours: 'Horas',
      unsure:
        'Fechas que aún pueden cambiar, y con ellas la cuenta de su mes o del mes vecino: {names}.',
      bothEnds:
        'Se cuentan el primer y el último día del mes, como en las nóminas. <a>Días festivos {year}: {place}</a>',
    },
    embed: {
      title: '{place}: días festivos en un sitio web',
      description:
        '{place}: días festivos en un marco, una insignia o un archivo; basta copiar una línea.',
      heading: '{place} <span>Días festivos en un sitio web</span>',
      step: 'En un sitio web',
      lead: 'Basta copiar una línea. Sin clave, sin script, sin cookies; cada corrección llega por sí sola.',
      frame: 'La lista del año, en un marco',
      frameYear:
        'El marco muestra el año en curso, claro u oscuro según el dispositivo de quien lee. Un año concreto se escribe en la dirección: {address}.',
      badge: '¿Abierto hoy? Una insignia',
      openToday: '{place}: ¿abierto hoy?',
      badgeToday:
        'Hoy es el día del lugar ({place}); la imagen cambia a medianoche. Su texto está en inglés.',
      file: 'Para programas',
      fileHolds:
        '{address}: si hoy se trabaja, el próximo día hábil y el próximo festivo, en JSON, para páginas de cualquier origen.',
      licence: 'De quién son los datos',
      licenceAsks:
        'Los datos tienen la licencia {licence}. El marco ya indica su fuente; junto a la insignia y al archivo debe indicarse Redletter: <a>la línea que se escribe</a>.',
      yearTitle: '{place}: días festivos {year}',
      yearDescription: '{place}: los días festivos {year}.',
      yearHeading: '{place} <span>Días festivos {year}</span>',
      someRegions: 'Los días que solo rigen en algunas regiones no están en esta lista.',
      source: 'Fuente: {page}, versión de los datos {version}, {licence}',
      page: 'Redletter: {place} {year}',
    },
    sources: {
      howDaysMove: 'Cómo se trasladan los festivos',
      title: 'Fuentes',
      grades:
        'Junto a cada fecha se indica hasta qué punto la acreditan sus fuentes: <a>qué significan «leído», «citado» e «identificado»</a>.',
      release: 'Datos: versión {version}, archivo {file}, SHA-256 {hash}',
      history: 'Historial de esta página',
      correctYourself: 'Corregir una fecha por cuenta propia',
    },
  },
  {
    // Spain
    'When a national holiday falls on a Sunday, each community either moves the day off to the Monday or keeps a day of its own instead. A holiday that falls on a Saturday is not moved.':
      'Cuando un festivo nacional cae en domingo, cada comunidad traslada el descanso al lunes o celebra en su lugar un día propio. El que cae en sábado no se traslada.',
    '2027 regional days follow the decrees published in 2026.':
      'Los festivos autonómicos de 2027 siguen los decretos publicados en 2026.',
    '24 June 2025 in the Valencian Community and one of four days of 2025 in Catalonia are paid days whose hours may have to be made up.':
      'El 24 de junio de 2025 en la Comunitat Valenciana y uno de cuatro días de 2025 en Cataluña son retribuidos y pueden ser recuperables.',
    '3 December is kept in every commune of Navarre and is listed there.':
      'El 3 de diciembre se celebra en todos los municipios de Navarra y figura en su página.',
    'In Ceuta and Melilla the two days the city fixes as municipal (Melilla 8 and 17 September; Ceuta the end of Ramadan, and 13 June or in 2027 2 September) are left out.':
      'En Ceuta y Melilla no se cuentan los dos días que la ciudad fija como locales (Melilla, 8 y 17 de septiembre; Ceuta, el fin del Ramadán y el 13 de junio o, en 2027, el 2 de septiembre).',
    'The two municipal holidays per town, island days of the Canaries and the Aran valley variant are left out.':
      'No se cuentan los dos festivos locales de cada municipio, los días insulares de Canarias ni la variante del Valle de Arán.',
    'in 2027 one of the two days that the city fixes as municipal':
      'en 2027, uno de los dos días que la ciudad fija como locales',
    'in the Aran valley only, in place of 26 December':
      'solo en el Valle de Arán, en lugar del 26 de diciembre',
    'in the city of Barcelona only, one of its two municipal days':
      'solo en la ciudad de Barcelona, uno de sus dos festivos locales',
    'in the city of Madrid only, one of its two municipal days':
      'solo en la ciudad de Madrid, uno de sus dos festivos locales',
    'on the island of El Hierro only': 'solo en la isla de El Hierro',
    'on the island of Fuerteventura only': 'solo en la isla de Fuerteventura',
    'on the island of Gran Canaria only': 'solo en la isla de Gran Canaria',
    'on the island of La Gomera only': 'solo en la isla de La Gomera',
    'on the island of La Palma only': 'solo en la isla de La Palma',
    'on the island of Tenerife only': 'solo en la isla de Tenerife',
    'on the islands of Lanzarote and La Graciosa only':
      'solo en las islas de Lanzarote y La Graciosa',
    'one of the two days that the city fixes as municipal':
      'uno de los dos días que la ciudad fija como locales',
    'For 2027 only the draft of the decree is known, from the minutes of 8 September 2026; one newspaper names the day among the municipal ones.':
      'Para 2027 solo se conoce el proyecto de decreto, por el acta de 8 de septiembre de 2026; un periódico cita el día entre los locales.',
    'Melilla published the day of 2027 on 30 September 2026, and Ceuta had it in its draft; it stays an estimate until the list of the BOE is seen.':
      'Melilla publicó el día de 2027 el 30 de septiembre de 2026, y Ceuta lo tenía en su proyecto; queda como previsto hasta que se vea la lista del BOE.',
    'The city published the day of 2027 on 30 September 2026; it stays an estimate until the list of the BOE for 2027 is seen.':
      'La ciudad publicó el día de 2027 el 30 de septiembre de 2026; queda como previsto hasta que se vea la lista del BOE para 2027.',
    'The decree of Asturias names 8 September alone; that the Monday is kept there follows from the law and from 2021, and waits for the list of the BOE.':
      'El decreto de Asturias solo cita el 8 de septiembre; que allí se celebre el lunes se deduce de la ley y de 2021, a la espera de la lista del BOE.',
    'Ciudad Autónoma de Ceuta (BOCCE)': null,
    'Ciudad Autónoma de Melilla (BOME) and the BOE resolution':
      'Ciudad Autónoma de Melilla (BOME) y la resolución del BOE',
    'Ciudades Autónomas de Ceuta y Melilla (BOCCE, BOME) and the BOE resolution':
      'Ciudades Autónomas de Ceuta y Melilla (BOCCE, BOME) y la resolución del BOE',
    'Dirección General de Trabajo (BOE)': null,
    'October 2026, for the year ahead': 'en octubre de 2026, para el año siguiente',
    'the decree of the calendar of 2027, due in October 2026':
      'decreto del calendario de 2027, previsto para octubre de 2026',
    'the list of 2027, due in October 2026': 'lista de 2027, prevista para octubre de 2026',
    'Andalucía - Decreto 84/2026, de 29 de abril (1 March and 16 August)':
      'Andalucía - Decreto 84/2026, de 29 de abril (1 de marzo y 16 de agosto)',
    'Aragón - Decreto 163/2026, de 9 de septiembre': null,
    'Asturias - Decreto 7/2026, de 16 de febrero (8 September in place of one national day)':
      'Asturias - Decreto 7/2026, de 16 de febrero (8 de septiembre en lugar de un festivo nacional)',
    'Barcelona - Calendari de festes locals a Catalunya 2025, open data b4eh-r8up (9 June and 24 September)':
      'Barcelona - Calendari de festes locals a Catalunya 2025, datos abiertos b4eh-r8up (9 de junio y 24 de septiembre)',
    'Barcelona - Decret d’Alcaldia ANY2026-15675, de 4 de juny de 2026 (17 May and 24 September 2027)':
      'Barcelona - Decret d’Alcaldia ANY2026-15675, de 4 de juny de 2026 (17 de mayo y 24 de septiembre de 2027)',
    'Barcelona - Ordre EMT/208/2025, d’11 de desembre (25 May and 24 September 2026)':
      'Barcelona - Ordre EMT/208/2025, d’11 de desembre (25 de mayo y 24 de septiembre de 2026)',
    'Canarias - Decreto 115/2026, de 29 de junio': null,
    'Cantabria - Orden IND/29/2026, de 6 de julio': null,
    'Castilla y León - Decreto 7/2026, de 26 de marzo (BOCYL 61, 30 March 2026)':
      'Castilla y León - Decreto 7/2026, de 26 de marzo (BOCYL 61, 30 de marzo de 2026)',
    'Castilla-La Mancha - Decreto 34/2026, de 23 de junio': null,
    'Castilla-La Mancha - Decreto 44/2025, de 17 de junio (6 April 2026)':
      'Castilla-La Mancha - Decreto 44/2025, de 17 de junio (6 de abril de 2026)',
    'Catalunya - Ordre EMT/52/2026, de 25 de març': null,
    'Ceuta - Decreto de la Presidencia de 29 de agosto de 2025 and the municipal days':
      'Ceuta - Decreto de la Presidencia de 29 de agosto de 2025 y los días locales',
    'Ceuta - calendar of 2027, Assembly of 29 September 2026 (10 March and 2 September as municipal days; gazette not seen)':
      'Ceuta - calendario de 2027, Asamblea de 29 de septiembre de 2026 (10 de marzo y 2 de septiembre como días locales; boletín no consultado)',
    'Ceuta - draft decree of the calendar of 2027, minutes of the Consejo de Gobierno of 8 September 2026 (17 May and 5 August)':
      'Ceuta - proyecto de decreto del calendario de 2027, acta del Consejo de Gobierno de 8 de septiembre de 2026 (17 de mayo y 5 de agosto)',
    'Comunidad de Madrid - Decreto 82/2026, de 30 de septiembre': null,
    'Comunitat Valenciana - Decreto 100/2024, de 2 de agosto (24 June 2025 paid and to be made up)':
      'Comunitat Valenciana - Decreto 100/2024, de 2 de agosto (24 de junio de 2025, retribuido y recuperable)',
    'Comunitat Valenciana - Decreto 42/2026, de 20 de marzo': null,
    'Extremadura - Decreto 119/2026, de 2 de junio, art. 2 (11 October)':
      'Extremadura - Decreto 119/2026, de 2 de junio, art. 2 (11 de octubre)',
    'Galicia - Decreto 68/2026, de 15 de junio': null,
    'Illes Balears - Acord del Consell de Govern de 13 de març de 2026': null,
    'Illes Balears - Acuerdo del Consejo de Gobierno de 3 de mayo de 2024 (26 December 2025, not 21 April)':
      'Illes Balears - Acuerdo del Consejo de Gobierno de 3 de mayo de 2024 (26 de diciembre de 2025, no 21 de abril)',
    'La Rioja - Resolución 186/2026, de 30 de abril': null,
    'Madrid - Resolución de 2 de diciembre de 2025, municipal days of 2026 (15 May and 9 November)':
      'Madrid - Resolución de 2 de diciembre de 2025, fiestas locales de 2026 (15 de mayo y 9 de noviembre)',
    'Madrid - municipal days of 2025 (15 May and 10 November)':
      'Madrid - fiestas locales de 2025 (15 de mayo y 10 de noviembre)',
    'Madrid - municipal days of 2027 (15 May and 9 November), Pleno of 29 September 2026':
      'Madrid - fiestas locales de 2027 (15 de mayo y 9 de noviembre), Pleno de 29 de septiembre de 2026',
    'Melilla - Acuerdo del Consejo de Gobierno de 19 de septiembre de 2025 (calendar of 2026)':
      'Melilla - Acuerdo del Consejo de Gobierno de 19 de septiembre de 2025 (calendario de 2026)',
    'Melilla - Acuerdo del Consejo de Gobierno de 24 de septiembre de 2026 (calendar of 2027)':
      'Melilla - Acuerdo del Consejo de Gobierno de 24 de septiembre de 2026 (calendario de 2027)',
    'Navarra - Resoluciones 493/2024, 390/2025 and 232/2026, San Francisco Javier, Día de Navarra, 3 December, in all communes':
      'Navarra - Resoluciones 493/2024, 390/2025 y 232/2026, San Francisco Javier, Día de Navarra, 3 de diciembre, en todos los municipios',
    'Navarra - Resolución 232/2026, de 13 de mayo': null,
    'País Vasco - Decreto 90/2026, de 9 de junio': null,
    'Real Decreto 2001/1983, de 28 de julio, art. 45 (wording of Real Decreto 1346/1989), and Estatuto de los Trabajadores, art. 37.2':
      'Real Decreto 2001/1983, de 28 de julio, art. 45 (redacción del Real Decreto 1346/1989), y Estatuto de los Trabajadores, art. 37.2',
    'Región de Murcia - Resolución de 13 de julio de 2026, de la Dirección General de Trabajo':
      null,
    'Resolución de 15 de octubre de 2024, de la Dirección General de Trabajo, fiestas laborales para 2025 (BOE 252 of 18 October 2024, pp. 133565-133569)':
      'Resolución de 15 de octubre de 2024, de la Dirección General de Trabajo, fiestas laborales para 2025 (BOE 252, de 18 de octubre de 2024, pp. 133565-133569)',
    'Resolución de 17 de octubre de 2025, de la Dirección General de Trabajo, fiestas laborales para 2026 (BOE 259 of 28 October 2025)':
      'Resolución de 17 de octubre de 2025, de la Dirección General de Trabajo, fiestas laborales para 2026 (BOE 259, de 28 de octubre de 2025)',
    'lopezroyo.com/2024/10, which reproduces the resolution':
      'lopezroyo.com/2024/10, que reproduce la resolución',
    'newtral.es, which reproduces the list': 'newtral.es, que reproduce la lista',
    'noticias.juridicas.com, base_datos/Laboral/rd2001-1983.t5.html, the text in force since 1995':
      'noticias.juridicas.com, base_datos/Laboral/rd2001-1983.t5.html, texto vigente desde 1995',
    'stajvalencia.blogspot.com, which reproduces the decree':
      'stajvalencia.blogspot.com, que reproduce el decreto',
    'the repository clintongormley/waitron, file packages/country-es/src/data/es-2026.ts, the annex row by row':
      'el repositorio clintongormley/waitron, archivo packages/country-es/src/data/es-2026.ts, el anexo fila por fila',
    'the repository umerez/calculadora-plazos, file festivos/ccaa/na.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/ccaa/na.csv',
    'the repository umerez/calculadora-plazos, file festivos/ccaa/pv.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/ccaa/pv.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/INFORME_revision_2026-10-03.md':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/INFORME_revision_2026-10-03.md',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g1_cataluna_baleares.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g1_cataluna_baleares.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g2_andalucia.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g2_andalucia.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g3_cyl_rioja_cantabria_asturias.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g3_cyl_rioja_cantabria_asturias.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g4_valenciana_murcia.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g4_valenciana_murcia.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g5_galicia_extremadura.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g5_galicia_extremadura.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g6_madrid_clm_aragon_navarra.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g6_madrid_clm_aragon_navarra.csv',
    'the repository umerez/calculadora-plazos, file festivos/fuentes/locales/ccaa_g7_canarias_ceuta_melilla.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/fuentes/locales/ccaa_g7_canarias_ceuta_melilla.csv',
    'the repository umerez/calculadora-plazos, file festivos/local/barcelona.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/local/barcelona.csv',
    'the repository umerez/calculadora-plazos, file festivos/local/madrid.csv':
      'el repositorio umerez/calculadora-plazos, archivo festivos/local/madrid.csv',
    // Mexico
    "A holiday that falls on a weekend stays on its date and no other day is given for it. Constitution Day, Benito Juárez's birthday and Revolution Day are kept on a Monday by law.":
      'Un festivo que cae en fin de semana se queda en su fecha y no da derecho a otro día. El Día de la Constitución, el natalicio de Benito Juárez y el Día de la Revolución se celebran en lunes por ley.',
    'Holidays on weekends are not moved.':
      'Los festivos que caen en fin de semana no se trasladan.',
    'Mandatory rest days of the labour law only; Holy Week, 2 November and 12 December (banks) are left out.':
      'Solo los días de descanso obligatorio de la Ley Federal del Trabajo; la Semana Santa, el 2 de noviembre y el 12 de diciembre (bancos) no se cuentan.',
    'The day of an ordinary federal election is a mandatory rest day too; it is always a Sunday (6 June 2027).':
      'La jornada de una elección federal ordinaria también es de descanso obligatorio; siempre es un domingo (6 de junio de 2027).',
    'Banks and exchanges close on 12 December, the day of Our Lady of Guadalupe; no rest day of the labour law.':
      'Los bancos y las bolsas cierran el 12 de diciembre, día de Nuestra Señora de Guadalupe; no es día de descanso de la Ley Federal del Trabajo',
    'Banks and exchanges close, by the yearly provisions of the banking commission; no rest day of the labour law.':
      'Los bancos y las bolsas cierran según las disposiciones anuales de la comisión bancaria; no es día de descanso de la Ley Federal del Trabajo',
    'Federal authorities such as the banking commission, and schools, may close; no rest day of the labour law, and banks open.':
      'Autoridades federales como la comisión bancaria, y las escuelas, pueden cerrar; no es día de descanso de la Ley Federal del Trabajo, y los bancos abren',
    'Comisión Nacional Bancaria y de Valores, days of 2025 on which financial institutions close':
      'Comisión Nacional Bancaria y de Valores, días de 2025 en que cierran las entidades financieras',
    'Comisión Nacional Bancaria y de Valores, days of 2026 on which financial institutions close':
      'Comisión Nacional Bancaria y de Valores, días de 2026 en que cierran las entidades financieras',
    'Comisión Nacional Bancaria y de Valores, non-working days of its proceedings in 2025 and 2026':
      'Comisión Nacional Bancaria y de Valores, días inhábiles de sus trámites en 2025 y 2026',
    'Ley Federal del Trabajo, art. 74 (mandatory rest days)':
      'Ley Federal del Trabajo, art. 74 (días de descanso obligatorio)',
    'Ley General de Instituciones y Procedimientos Electorales, art. 22 (the day of the election)':
      'Ley General de Instituciones y Procedimientos Electorales, art. 22 (día de la elección)',
    'ancectd.mx, archivos 8556, which reproduces the list':
      'ancectd.mx, archivos 8556, que reproduce la lista',
    'cronista.com, 11 December 2025, thirteen days without banks in 2026':
      'cronista.com, 11 de diciembre de 2025, trece días sin bancos en 2026',
    'infobae.com, 27 December 2024, the days of 2025 on which banks are closed in Mexico':
      'infobae.com, 27 de diciembre de 2024, los días de 2025 en que cierran los bancos en México',
    // Where in a law, and by what it is found
    'BOA 180, 16 September 2026': 'BOA 180, 16 de septiembre de 2026',
    'BOC (Canarias) 133, 3 July 2026, anuncio 2334':
      'BOC (Canarias) 133, 3 de julio de 2026, anuncio 2334',
    'BOC (Cantabria) 135, 15 July 2026, CVE-2026-5673':
      'BOC (Cantabria) 135, 15 de julio de 2026, CVE-2026-5673',
    'BOCCE 6551, 26 September 2025, anuncio 591':
      'BOCCE 6551, 26 de septiembre de 2025, anuncio 591',
    'BOCM 234, 1 October 2026': 'BOCM 234, 1 de octubre de 2026',
    'BOCM 296, 12 December 2025': 'BOCM 296, 12 de diciembre de 2025',
    'BOCM 297, 13 December 2024': 'BOCM 297, 13 de diciembre de 2024',
    'BOIB 33, 14 March 2026': 'BOIB 33, 14 de marzo de 2026',
    'BOJA 84, 5 May 2026': 'BOJA 84, 5 de mayo de 2026',
    'BOME 6315, 3 October 2025, art. 1033': 'BOME 6315, 3 de octubre de 2025, art. 1033',
    'BOME extraordinario 43, 30 September 2026, art. 108':
      'BOME extraordinario 43, 30 de septiembre de 2026, art. 108',
    'BON 103, 28 May 2026': 'BON 103, 28 de mayo de 2026',
    'BON 129, 30 June 2025, and BON 103, 28 May 2026':
      'BON 129, 30 de junio de 2025, y BON 103, 28 de mayo de 2026',
    'BOPA, 26 February 2026': 'BOPA, 26 de febrero de 2026',
    'BOPV, 16 July 2026': 'BOPV, 16 de julio de 2026',
    'BOR 86, 8 May 2026': 'BOR 86, 8 de mayo de 2026',
    'BORM 171, 27 July 2026, anuncio 3718': 'BORM 171, 27 de julio de 2026, anuncio 3718',
    'DOCM 121, 26 June 2025, 2025/5159': 'DOCM 121, 26 de junio de 2025, 2025/5159',
    'DOCM 131, 13 July 2026, 2026/5228': 'DOCM 131, 13 de julio de 2026, 2026/5228',
    'DOG 122, 2 July 2026': 'DOG 122, 2 de julio de 2026',
    'DOGC 9565, 17 December 2025': 'DOGC 9565, 17 de diciembre de 2025',
    'DOGC 9637, 1 April 2026': 'DOGC 9637, 1 de abril de 2026',
    'DOGV 10329, 25 March 2026': 'DOGV 10329, 25 de marzo de 2026',
    'DOE 108, 8 June 2026': 'DOE 108, 8 de junio de 2026',
    'annex and its notes 1 and 2': 'anexo y sus notas 1 y 2',
    annex: 'anexo',
    'art. 22, pars. 1 and 2': 'art. 22, párrs. 1 y 2',
    'art. 74, fractions I to IX': 'art. 74, fracciones I a IX',
    'the general provisions for 2026, art. 1':
      'disposiciones de carácter general para 2026, art. 1',
  },
);

/** In a sentence no comma stands after the weekday; a short month of Mexico needs no « de » either. */
function printed(date: string): string {
  return date.replace(/^(\p{L}+),/u, '$1').replace(/ de (\p{L}{3})(?: de)?(?= |$)/u, ' $1');
}
