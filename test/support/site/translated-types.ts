/**
 * An address of each page type that exists in every language, without the language's path
 * segment. `{place}` is a calendar of the language: "/de/".
 */
export const TRANSLATED_TYPES: Readonly<Record<string, string>> = {
  home: '/',
  'search: nothing': '/go/?q=qqqqqqq',
  evergreen: '{place}',
  compare: '/compare/',
  'compare: a year': '/compare/?c=ae,de-by,gb,jp&year=2026',
  'compare: offices': '/compare/?c=de-by,gb,in&date=2026-10-02',
  'compare: no hour shared': '/compare/?c=gb,jp,us&date=2026-08-03',
  'compare: every country': '/compare/?date=2026-05-01',
  'compare: faults': '/compare/?c=xx,qqqqqqq&date=soon&year=1999',
  'plan: start': '/plan/',
  'plan: which place': '/plan/?where=brand',
  'plan: no place': '/plan/?where=qqqqqqq',
  plan: '/plan{place}2027/?days=12&january=1',
  'plan: short breaks': '/plan{place}2027/?days=8',
  'plan: none': '/plan{place}2027/?days=1&least=16',
  'plan: faults': '/plan{place}2026/?days=0&from=soon&least=5&off=June&weekend=9&work=May',
  'not found: a year': '{place}2031/',
  'not found: nothing like it': '/xyzzy/xyzzy/xyzzy/',
  'calculator: form': '/calculator/?op=count',
  'calculator: add': '/calculator/?op=add&date=2026-06-30&days=5&country=US',
  'calculator: backward': '/calculator/?op=add&date=2026-04-08&days=-5&country=DE&region=BY',
  'calculator: count':
    '/calculator/?op=count&start=2026-02-01&end=2027-04-20&country=AE&first=counted',
  'calculator: is': '/calculator/?op=is&date=2026-12-24&country=ES',
  'calculator: by region': '/calculator/?op=is&date=2026-01-06&country=DE',
  'calculator: errors': '/calculator/?op=add&date=2026-02-30&days=x&country=DE&region=CA',
  'calculator: of a release':
    '/calculator/?op=add&date=2026-12-24&days=5&country=GB&region=SCT&data=2026.11.1',
  'deadline: form': '/deadline/',
  'deadline: days': '/deadline/?country=GB&date=2026-03-20&period=P20D&rule=gb-foia-10',
  'deadline: standstill':
    '/deadline/?country=CH&date=2026-07-20&period=P1M&region=ZH&rule=ch-zpo-142-145',
  'deadline: back': '/deadline/?country=NL&date=2026-04-07&period=-P1D&rule=nl-termijnenwet',
  'deadline: by region': '/deadline/?country=DE&date=2026-11-06&period=P2M&rule=de-bgb-187-193',
  'deadline: not in the rule': '/deadline/?country=GB&date=2026-03-20&period=P3M&rule=gb-foia-10',
  'deadline: elsewhere': '/deadline/?country=FR&date=2026-03-20&period=P20D&rule=gb-foia-10',
  'deadline: refused':
    '/deadline/?country=IN&date=2026-03-20&period=P20D&rule=in-general-clauses-act-10',
  'deadline: of a release without rules':
    '/deadline/?country=GB&data=2026.11.1&date=2026-03-20&period=P20D&rule=gb-foia-10',
  'term rules': '/deadline/rules/',
  subscribe: '{place}subscribe/?busy=1',
  'on your own site': '{place}embed/',
  frame: '/embed{place}2027/',
  'print room': '{place}2026/print/',
  'print room: months': '{place}2026/print/?sheet=months',
  cite: '{place}2026/cite/',
  'months and hours': '{place}2027/months/?hours=7.5',
  'hours: errors': '{place}2026/months/?hours=eight',
};
