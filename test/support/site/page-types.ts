/** One address of each page type; those rendered on request come last. */
export const BUILT_TYPES = {
  'country year': '/us/2026/',
  'region year': '/de/by/2026/',
  'country year with right-to-left names': '/il/2026/',
  'country year in Arabic': '/arabiyya/ae/2026/',
  'bridge days': '/bridge/2026/',
  'the world': '/world/2026/',
  'feasts that move': '/world/feasts/',
  data: '/data/',
  'check us': '/data/check/',
  tables: '/data/tables/',
  sources: '/about/sources/',
  counting: '/about/how-it-works/',
  'data policy': '/about/data-policy/',
  'term rules': '/deadline/rules/',
  'report form': '/report/',
  'look up a report': '/report/kept/',
  privacy: '/about/privacy/',
  licence: '/about/licence/',
  reference: '/docs/',
  'reference: errors': '/docs/errors/',
  'reference: limits': '/docs/limits/',
  'reference: retries': '/docs/retries/',
  'reference: operators': '/docs/operators/',
  'get a key': '/keys/',
  account: '/account/',
} as const;

export const RENDERED_TYPES = {
  home: '/',
  evergreen: '/gb/',
  'calculator: add': '/calculator/?op=add&date=2026-06-30&days=5&country=US',
  'calculator: long count':
    '/calculator/?op=count&start=2026-01-01&end=2026-12-31&country=DE&region=BY',
  'calculator: is': '/calculator/?op=is&date=2026-07-03&country=US',
  'calculator: of a release':
    '/calculator/?op=add&date=2026-12-24&days=5&country=GB&region=SCT&data=2026.11.1',
  'deadline: form': '/deadline/?country=CH',
  deadline: '/deadline/?country=GB&date=2026-03-20&period=P20D&rule=gb-foia-10',
  'deadline: by region': '/deadline/?country=DE&date=2026-11-06&period=P2M&rule=de-bgb-187-193',
  'region year of a release': '/data/2026.11.1/gb/sct/2026/',
  compare: '/compare/?c=de-by,il,us&year=2026',
  'compare: offices': '/compare/?c=de-by,in,jp,us&date=2026-10-02',
  'compare: date': '/compare/?date=2026-05-01',
  'leave planner': '/plan/de/by/2026/?days=12&january=1',
  'leave planner: form': '/plan/',
  'months and hours': '/ae/2026/months/?hours=7.5',
  frame: '/embed/ae/2027/',
  'on your own site': '/de/by/embed/',
  'subscribe sheet': '/de/by/subscribe/?busy=1&names=local',
  cite: '/gb/sct/2026/cite/',
  'print room': '/de/by/2027/print/',
  'print room: months': '/ae/2027/print/?sheet=months',
  choices: '/go/?q=new',
  watch: '/data/watch/',
  contact: '/about/contact/',
  status: '/status/',
  contribute: '/contribute/?country=US&year=2026',
} as const;

/** Further addresses that only `npm run site:bars` visits: long pages, and close variants. */
export const FURTHER_TYPES = {
  coverage: '/data/coverage/',
  'second opinion': '/data/second-opinion/',
  'data history': '/data/us/',
  release: '/data/2026.11.1/',
  'country year with estimated dates': '/ae/2027/',
  'country year of a release': '/data/2026.11.1/br/2027/',
  'evergreen of many regions': '/us/',
  'evergreen region': '/us/ca/',
  'home in Japanese': '/nihongo/',
  'region year in German': '/deutsch/ch/zh/2026/',
  'evergreen in Hebrew': '/ivrit/il/',
  'compare in Hindi': '/hindi/compare/?c=de-by,in,jp,us&date=2026-10-02',
  'country year in Hindi': '/hindi/in/2026/',
  'country year in Portuguese': '/portugues/br/2026/',
  'country year in Hebrew': '/ivrit/il/2026/',
  'calculator in Spanish': '/espanol/calculator/?op=add&date=2026-06-30&days=5&country=MX',
  'leave planner in Dutch': '/nederlands/plan/nl/2027/?days=12&january=1',
  'subscribe sheet in French': '/francais/ca/qc/subscribe/?busy=1',
  'cite in Italian': '/italiano/it/2026/cite/',
  'months and hours in Portuguese': '/portugues/br/2027/months/?hours=7.5',
  'print room in Japanese': '/nihongo/jp/2026/print/',
  'frame in Arabic': '/arabiyya/embed/ae/2027/',
  'on your own site in Hebrew': '/ivrit/il/embed/',
  'who works in German': '/deutsch/compare/?date=2026-05-01',
  languages: '/about/languages/',
  'sentences in Arabic': '/about/languages/arabiyya/',
  'calculator form': '/calculator/',
  'compare form': '/compare/',
} as const;

/** Pages that explain an error, with a status of their own. */
export const FAULT_TYPES = {
  'calculator: errors': '/calculator/?op=add&date=2026-02-30&days=x&country=DE&region=CA',
  'calculator: unknown release': '/calculator/?op=is&date=2026-07-03&country=US&data=2020.1.1',
  'deadline: errors': '/deadline/?country=FR&date=2026-03-20&period=P20D&rule=gb-foia-10',
  'leave planner: errors': '/plan/ae/2027/?days=x&off=soon',
  'hours: errors': '/de/2026/months/?hours=eight',
  'not found': '/germany/bavaria/2028/',
  'not found in German': '/deutsch/de/2031/',
} as const;

type PageType = keyof typeof BUILT_TYPES | keyof typeof RENDERED_TYPES | keyof typeof FAULT_TYPES;

/**
 * Types that share the template and styles of another one that the tests check with axe; `npm run
 * site:bars` checks all of them in six ways.
 */
export const RELATIVES: Readonly<Partial<Record<PageType, PageType>>> = {
  'region year': 'country year',
  'country year with right-to-left names': 'country year',
  'country year in Arabic': 'country year',
  'region year of a release': 'country year',
  'data policy': 'counting',
  privacy: 'counting',
  licence: 'counting',
  'reference: errors': 'reference',
  'reference: limits': 'reference',
  'reference: retries': 'reference',
  'reference: operators': 'reference',
  'look up a report': 'report form',
  'calculator: long count': 'calculator: add',
  'calculator: is': 'calculator: add',
  'calculator: of a release': 'calculator: add',
  'calculator: unknown release': 'calculator: errors',
  'deadline: by region': 'deadline',
  'leave planner: form': 'leave planner',
  'print room: months': 'print room',
  'not found in German': 'not found',
};

const FAULT_STATUS: Readonly<Record<string, number>> = {
  [FAULT_TYPES['calculator: errors']]: 400,
  [FAULT_TYPES['calculator: unknown release']]: 400,
  [FAULT_TYPES['deadline: errors']]: 400,
  [FAULT_TYPES['leave planner: errors']]: 400,
  [FAULT_TYPES['hours: errors']]: 400,
  [FAULT_TYPES['not found']]: 404,
  [FAULT_TYPES['not found in German']]: 404,
};

/** The expected status of a page, by its address. */
export function statusOf(address: string): number {
  return FAULT_STATUS[address] ?? 200;
}
