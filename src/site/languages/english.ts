/**
 * Every sentence of the translated pages in English: what the other languages have to have, key by
 * key and placeholder by placeholder. A group belongs to a page or a part of one.
 *
 * `{name}` is filled in, `{n}` is a number that chooses the form; `<b>`, `<span>` and
 * `<a>` are elements, `<h>` is only for those who listen, `<w>` is a business day as it is coloured. A sentence is whole: nothing is put before or after it.
 */
export const ENGLISH = {
  /** The head and the foot of every page. */
  chrome: {
    skip: 'Skip to content',
    main: 'Main',
    countries: 'Countries',
    calculator: 'Calculator',
    compare: 'Compare',
    plan: 'Plan leave',
    api: 'API',
    data: 'Data',
    search: 'Where? Country, region, city, date or holiday',
    searchHint: 'Where? Munich, Ohio…',
    searchTool: 'Open the holiday page of a country, region, city, year, date or holiday.',
    go: 'Go',
    release: 'Data release {version}, {date}',
    changes: 'Changes to the data',
    changesFeed: 'Changes feed',
    howWeCount: 'How we count',
    sources: 'Sources',
    policy: 'Data policy',
    bridgeDays: 'Bridge days',
    world: 'The world',
    status: 'Status',
    correct: 'Correct a date',
    wrong: 'Wrong? Tell us',
    contact: 'Contact',
    privacy: 'Privacy',
    licence: 'Licence',
    dataLicence: 'Holiday data {licence}',
    copy: 'Copy',
    copied: 'Copied',
    languages: 'Languages',
    breadcrumb: 'Breadcrumb',
  },
  /** What is said of a day wherever it stands. */
  day: {
    observed: 'Observed',
    estimated: 'Estimated',
    mayMove: 'Estimated, may move',
    regional: 'Regional',
    fallsOn: 'Falls on {date}',
    fallsOnWeekend: 'Falls on a weekend',
    unconfirmed: 'May move until it is confirmed',
    confirmedBy: 'May move; {authority} confirms it, {expected}',
    keptByStatute: 'Kept by statute',
    keptByRule: 'Kept by a rule of the executive',
    keptByClosingList: 'Kept by the closing list of the executive',
    doubt: '<b>Doubt:</b> {doubt}',
    nameObserved: '{name} (observed)',
    nameEstimated: '{name} (estimated)',
    nameMoved: '{name}, day off moved',
    nameSomeRegions: '{names}, some regions',
    both: '{one}, {other}',
    moreRegions: { one: '{n} more region', other: '{n} more regions' },
    working: 'Working day',
    weekendUntil: '{weekend} until {date}',
    weekendAfterwards: '{weekend} afterwards',
    tileHoliday: 'holiday',
    tileTake: 'take this day off',
    tileEstimated: 'holiday, estimated',
    tileSomeRegions: 'off in some regions',
  },
  /** How well a source shows a date. Decision 41. */
  evidence: {
    read: 'read',
    quoted: 'quoted',
    identified: 'identified',
    named: 'named',
    reported: 'reported',
    readOn: 'read {date}',
    quotedFrom: 'quoted from {source}',
    identifiedNotSeen: 'identified, not seen',
    namedNotSeen: 'named, not seen',
    byPress: 'reported by the press',
    byPressReadOn: 'reported by the press, read {date}',
    copy: 'copy',
  },
  /** The year page. */
  year: {
    title: '{place} public holidays {year}',
    heading: '{place} <span>public holidays {year}</span>',
    description: {
      one: 'All {n} public holiday in {place} in {year}, {businessDays} business days by month, long weekends, calendar feed and API.',
      other:
        'All {n} public holidays in {place} in {year}, {businessDays} business days by month, long weekends, calendar feed and API.',
    },
    allCountries: 'All countries',
    holidays: 'Holidays',
    businessDays: 'Business days',
    longWeekends: 'Long weekends',
    weekend: 'Weekend',
    years: 'Year',
    noRegions: 'No regional calendars',
    region: 'Region',
    regionTool: 'Open the holiday page of one region of {country} for a year.',
    wholeCountry: 'Whole country',
    show: 'Show',
    subscribe: 'Subscribe',
    print: 'Print',
    cite: 'Cite',
    planLeave: 'Plan leave',
    all: { one: 'All {n} holidays', other: 'All {n} holidays' },
  },
  /** The search, where it has something to ask. */
  go: {
    title: 'Find a calendar',
    description: 'Countries, regions and holidays that match what you typed.',
    nothing: 'Nothing by that name',
    which: 'Which one?',
    where: 'Where? Country, region or city; or a date, or a holiday',
    unknown: 'We know no place, date or holiday of that name. These countries we hold:',
  },
  /** What is wrong with a form. */
  faults: {
    title: 'There is a problem',
    missing: '{label} is missing',
    date: '{label} must be a real date, like {example}',
    years: '{label} must be in {years}: those are the years we hold',
    days: '{label} must be a whole number, like {example} or {negative}',
    year: '{label} must be {years}',
    listed: '{label} must be one of the list, like {example}',
  },
  /** The field for a place. */
  where: {
    label: 'Where?',
    hint: 'Country, region or city',
    fromList: 'or from the list',
    choose: 'Choose',
    whole: '{country}: whole country',
  },
  /** The first page. */
  home: {
    title: 'Redletter: is it a business day?',
    description:
      'Public holidays and business days of {countries} countries and their regions, {years}: every date with its source, as pages, calendar feeds and an API.',
    heading: 'Is it a business day?',
    lead: 'Public holidays and business days of {countries} countries and {regions} regions, every date with its source.',
    example: 'Munich, Scotland {year}, next Friday…',
    work: {
      one: '{n} of {countries} countries work today, {days}',
      other: '{n} of {countries} countries work today, {days}',
    },
    weekend: {
      one: 'Weekend in {weekend} of {countries} countries, {n} works, {days}',
      other: 'Weekend in {weekend} of {countries} countries, {n} work, {days}',
    },
    twoDays: '{first} or {second}',
    ownClock: 'Each country by its own clock. <a>Where the world is closed, the whole year</a>',
    caption: 'Every country today',
    country: 'Country',
    today: 'Today',
    next: 'Next holiday',
    fortnight: 'The next 14 days',
    beyond: 'Beyond {year}',
    open: 'Open',
    offIn: 'Off in {regions}',
    when: '{day}, {when}',
    news: 'Newest changes',
    noNews: 'No published date has changed yet.',
    releases: 'All releases',
    watch: 'Dates we are waiting for',
  },
  /** What today is, on the page without a year. */
  hero: {
    title: '{place}: the next public holiday',
    next: 'Next public holiday in {place}',
    after: 'The holidays after that',
    works: '{when} · today, {today}, is a <w>business day</w>',
    worksSome:
      '{when} · today, {today}, is <b>off in {regions}</b>, elsewhere a <w>business day</w>',
    weekend: '{when} · today, {today}, is a <b>weekend day</b>',
    weekendHoliday: '{when} · today, {today}, is a <b>weekend day</b>, and {names}',
    holiday: '{when} · today, {today}, is a holiday: <b>{names}</b>',
    holidayEstimated: '{when} · today, {today}, is a holiday: <b>{names}</b> (estimated)',
    opens: '{now}; the next business day is {day}',
    sooner: 'Before that, in some regions only: <a>{names}</a>, {day}',
    in: '{names} in {regions}',
    inEstimated: '{names} in {regions} (estimated)',
    past: 'We hold {range}; the last holiday of these years is past.',
    range: '{first} to {last}',
  },
  /** What is to come, on the page without a year. */
  coming: {
    title: 'The next twelve months',
    until: 'Until {date}',
    none: 'No later holiday is held.',
    noBreaks: 'No holiday meets a weekend here.',
    earlier: { one: '{n} earlier in {year}', other: '{n} earlier in {year}' },
  },
  /** The links to the parts of that page. */
  parts: {
    label: 'On this page',
    coming: 'Next twelve months',
    longWeekends: 'Long weekends',
    calendar: 'Calendar',
    feed: 'Feed and API',
  },
  /** The list of holidays. */
  list: {
    date: 'Date',
    holiday: 'Holiday',
    law: 'Law',
    source: 'Source {number} for {name}',
    moreSources: '{number} more sources for {name}',
    wrong: 'Wrong?',
    wrongAbout: 'Wrong? Tell us about {name}',
    notAnnounced: 'Not announced yet: {names}.',
    elsewhen: 'Kept by some regions only this time:',
    copyTable: 'Copy table',
    worked: 'Weekend dates that are working days',
  },
  /** The cards beside the list. */
  cards: {
    label: 'Use this calendar',
    keep: 'Keep it in your calendar',
    follows: 'One address, all years. When a date is confirmed or moves, your calendar follows.',
    programs: 'Apple, Google, Outlook, Android, in which language, blocking',
    embed: 'Put this on your site: frame, badge, today.json',
    sameAnswer: 'Same answer from the API',
    reference: 'Reference',
    paidPlan: 'Regions need a paid plan.',
    quick: 'Quick answers',
    quickTool: 'Add or subtract business days from a date in {place}.',
    from: 'From',
    add: 'add',
    days: 'business days',
    workItOut: 'Work it out',
  },
  /** The twelve months. */
  glance: {
    title: 'Year at a glance',
    holiday: 'Holiday',
    regional: 'Regional',
    estimated: 'Estimated',
    moved: 'Official date, day off moved',
    someRegions: 'Off in some regions',
    weekend: 'Weekend',
    worked: 'Working day on a weekend',
    workedDay: 'working day',
    month: {
      one: '{month}<h> {year}, </h> <span>{n} <h>business </h>day</span>',
      other: '{month}<h> {year}, </h> <span>{n} <h>business </h>days</span>',
    },
  },
  /** Days that are shown and not counted. Policy 2. */
  beside: {
    title: 'Beside the count',
    what: 'Half days, days of some communes and days at will: no count here takes them as days off.',
    more: {
      one: 'Half days, days of some communes and days at will: no count here takes them as days off. The pages of regions have {n} more.',
      other:
        'Half days, days of some communes and days at will: no count here takes them as days off. The pages of regions have {n} more.',
    },
    half: 'Half day',
    local: 'Local',
    optional: 'Optional',
    bank: 'Banks only',
    notCounted: 'Not counted',
    remark: '{what} · {grade}',
    remarkEstimated: '{what} (estimated) · {grade}',
  },
  /** What only some regions keep. */
  someRegions: {
    title: 'Only in some regions',
    caption: 'Regional holidays of {place}, {year}',
    oneDate: {
      one: '1 date that some of {n} region keep. The list and the business days of this page count what is common to all of {place}; the page of a region counts its own.',
      other:
        '1 date that some of {n} regions keep. The list and the business days of this page count what is common to all of {place}; the page of a region counts its own.',
    },
    dates: {
      one: '{dates} dates that some of {n} region keep. The list and the business days of this page count what is common to all of {place}; the page of a region counts its own.',
      other:
        '{dates} dates that some of {n} regions keep. The list and the business days of this page count what is common to all of {place}; the page of a region counts its own.',
    },
  },
  /** Business days by month. */
  months: {
    hoursByMonth: 'In hours, and beside other years',
    title: 'Business days by month',
    caption: 'Business days by month, {year}',
    month: 'Month',
    days: 'Days',
    weekend: 'Weekend',
    holidays: 'Holidays<h> on weekdays</h>',
    businessDays: 'Business days',
  },
  /** Long weekends and bridge days. */
  breaks: {
    title: 'Long weekends and bridge days',
    none: 'No holiday of {year} meets a weekend here.',
    span: { one: '<b>{n} days</b> {first} – {last}', other: '<b>{n} days</b> {first} – {last}' },
    takeOne: 'take 1 day off',
  },
  /** Calendars to subscribe to. */
  feed: {
    name: '{place} public holidays',
    /** Short enough for one line of 75 octets with its name. */
    description: 'Public holidays by law, on the days they are observed',
    officialDate: 'Official date: {date}',
    law: 'Law: {law}',
    public: 'Public holiday',
    regional: 'Regional holiday',
    cancelled: '{name} (cancelled)',
    observedEstimated: '{name} (observed, estimated)',
  },
  /** How the holidays of a place come into somebody's calendar. */
  subscribe: {
    title: '{place} public holidays in your calendar',
    description:
      'The public holidays of {place} in Apple, Google or Outlook calendars, or on Android.',
    heading: '{place} <span>in your calendar</span>',
    choose: 'First: which holidays, and how',
    localNames: 'Names in the local language, where we hold them',
    busy: 'Block the day: “out of office”, so that nobody books it',
    exact: 'Leave out dates that may still move',
    change: 'Change the links below',
    programs: 'Then: your calendar',
    apple: 'Apple Calendar',
    google: 'Google Calendar',
    work: 'Outlook at work or school',
    other: 'Any other program',
    paste:
      'Paste it where the program says “subscribe”, “from URL” or “from web”. Importing a <a>year’s file</a> works too, but does not follow.',
    phone: 'On a phone',
    code: 'QR code that leads to this page',
    scan: 'Reading this on a computer? The code opens this page, as chosen, on your phone.',
    apples: '<b>iPhone, iPad</b>: choose Apple Calendar, then Subscribe.',
    android:
      '<b>Android</b>: Google’s app cannot subscribe to an address by itself. Open the Google Calendar link in a computer’s browser once; then, in the app’s settings, turn on Sync for the calendar. An app such as ICSx⁵ subscribes on the phone.',
    delay:
      'How soon a change arrives is up to the program: Google looks every 8 to 24 hours, Outlook about every 3, Apple as often as you choose. We keep no list of who subscribes.',
    embed: 'Put these holidays on your own site: frame, badge, today.json',
    combined: 'Public holidays: {places}',
  },
  /** Where the dates come from. */
  sources: {
    howDaysMove: 'How days off move here',
    title: 'Sources',
    grades:
      'Beside each date stands how well its sources show it: <a>what read, quoted and identified mean</a>.',
    release: 'Release {version}, its file {file} with SHA-256 {hash}',
    history: 'History of this page',
    correctYourself: 'Correct a date yourself',
  },
} as const;
