import { printDates } from './formats.ts';
import { defineLanguage } from './language.ts';

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
    parts: {
      label: 'En esta página',
      coming: 'Los próximos doce meses',
      longWeekends: 'Fines de semana largos',
      calendar: 'Calendario',
      feed: 'Suscripción y API',
    },
    list: {
      date: 'Fecha',
      holiday: 'Festivo',
      law: 'Ley',
      source: 'Fuente {number}: {name}',
      moreSources: 'Otras fuentes ({number}): {name}',
      wrong: '¿Error?',
      wrongAbout: 'Avisar de un error: {name}',
      notAnnounced: 'Fecha aún sin anunciar: {names}.',
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
    months: {
      hoursADay: 'Horas por día',
      hoursByMonth: 'Horas por mes',
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
);

/** In a sentence no comma stands after the weekday; a short month of Mexico needs no « de » either. */
function printed(date: string): string {
  return date.replace(/^(\p{L}+),/u, '$1').replace(/ de (\p{L}{3})(?: de)?(?= |$)/u, ' $1');
}
