import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { findPlaces } from '../../../src/site/places/find-place.ts';

/** Ways in which people name places, collected by hand; each with the calendar that it means. */
const WAYS: Readonly<Record<string, string>> = {
  ae: `UAE; United Arab Emirates; the united arab emirates; Emirates; Dubai; Abu Dhabi; Sharjah; الإمارات;
    الإمارات العربية المتحدة; دبي; أبو ظبي; Emiratos Árabes Unidos; Vereinigte Arabische Emirate; Émirats arabes unis; abu dhabi uae`,
  au: 'Australia; Australien; Australie; オーストラリア; 澳大利亚; australia 2027',
  'au-nsw': 'New South Wales; NSW; Sydney; sydney australia; シドニー; 悉尼; Sydney, NSW',
  'au-vic': 'Melbourne; Melbourne Victoria; メルボルン; Melbourne, Australia',
  'au-qld': 'Queensland; QLD; Brisbane; Gold Coast; Cairns',
  'au-wa': 'Western Australia; Perth; perth, western australia',
  'au-act': 'Canberra; ACT; Australian Capital Territory',
  'au-tas': 'Tasmania; Hobart; Tassie',
  br: 'Brazil; Brasil; Brasilien; Brésil; ブラジル; Brasile',
  'br-sp': 'São Paulo; Sao Paulo; sao paulo; サンパウロ; Campinas',
  'br-rj': 'Rio de Janeiro; Rio; rio de janeiro brazil; Niteroi',
  'br-df': 'Brasília; Brasilia; Distrito Federal',
  'br-mg': 'Minas Gerais; Belo Horizonte',
  'br-ba': 'Bahia; Salvador',
  'br-rs': 'Porto Alegre; rio grande do sul',
  ca: 'Canada; Kanada; カナダ; Canadá; le canada',
  'ca-qc': 'Québec; Quebec; Montréal; Montreal; montreal canada; Quebec City; province of quebec',
  'ca-on': 'Ontario; Toronto; Ottawa; toronto ontario; トロント',
  'ca-bc': 'British Columbia; Vancouver; BC; Colombie-Britannique',
  'ca-ab': 'Alberta; Calgary; Edmonton',
  'ca-ns': 'Nova Scotia; Halifax; Nouvelle-Écosse',
  ch: 'Switzerland; Schweiz; Suisse; Svizzera; Svizra; die Schweiz; la Suisse; スイス; Suiza; Zwitserland',
  'ch-zh':
    'Zürich; Zurich; Zuerich; zurich switzerland; Zurigo; Winterthur; Kanton Zürich; canton of zurich',
  'ch-ge': 'Geneva; Genève; Geneve; Genf; Ginevra; geneva, switzerland; canton de genève',
  'ch-be': 'Bern; Berne; Berna; bern switzerland',
  'ch-bs': 'Basel; Bâle; Bale; Basilea; Basel-Stadt; basel stadt',
  'ch-vd': 'Lausanne; Vaud; Waadt',
  'ch-lu': 'Lucerne; Luzern; Lucerna',
  'ch-ti': 'Ticino; Tessin; Lugano; Bellinzona',
  'ch-gr': 'Graubünden; Graubuenden; Grisons; Grigioni; Chur',
  'ch-sg': 'St. Gallen; St Gallen; Sankt Gallen; Saint-Gall',
  'ch-vs': 'Valais; Wallis; Sion',
  de: 'Germany; Deutschland; Allemagne; Alemania; Germania; Duitsland; Niemcy; Německo; Tyskland; ドイツ; 德国; ألمانيا; Bundesrepublik Deutschland; जर्मनी',
  'de-by': `Bavaria; Bayern; Bavière; Baviere; Baviera; Beieren; バイエルン; Munich; München; Munchen; Muenchen; Monaco di Baviera; ミュンヘン;
    munich germany; Munich, Bavaria; Nuremberg; Nürnberg; Nuernberg; Augsburg; de-by; DE BY; de/by`,
  'de-be': 'Berlin; Berlino; Berlín; ベルリン; berlin germany',
  'de-hh': 'Hamburg; Hambourg',
  'de-nw':
    'North Rhine-Westphalia; NRW; Nordrhein-Westfalen; nordrhein westfalen; Cologne; Köln; Koeln; Koln; Düsseldorf; Dusseldorf; Duesseldorf; Aix-la-Chapelle',
  'de-he': 'Hesse; Hessen; Frankfurt; Francfort; Frankfurt am Main',
  'de-bw': 'Baden-Württemberg; Baden-Wuerttemberg; Baden Wurttemberg; Stuttgart; Heidelberg; BaWü',
  'de-sn': 'Saxony; Sachsen; Saxe; Dresden; Leipzig; Dresde',
  'de-th': 'Thuringia; Thüringen; Thuringe; Erfurt',
  'de-ni': 'Lower Saxony; Niedersachsen; Hannover; Hanover; Hanovre',
  'de-hb': 'Bremen; Brême',
  es: 'Spain; España; Espana; Espagne; Spanien; Spagna; Espanha; スペイン; Espanya',
  'es-md': 'Madrid; Comunidad de Madrid; マドリード; madrid spain',
  'es-ct':
    'Catalonia; Cataluña; Catalunya; Cataluna; Catalogne; Katalonien; Barcelona; Barcelone; バルセロナ; barcelona spain',
  'es-pv':
    'Basque Country; País Vasco; Pais Vasco; Euskadi; Bilbao; Bilbo; Donostia; San Sebastian',
  'es-an': 'Andalusia; Andalucía; Andalucia; Seville; Sevilla; Malaga; Granada',
  'es-ib': 'Mallorca; Majorca; Palma; Ibiza; Islas Baleares; Balearen',
  'es-cn': 'Canary Islands; Canarias; Islas Canarias; Tenerife; Gran Canaria; Kanarische Inseln',
  'es-vc': 'València; Comunitat Valenciana; Alicante; Valencia',
  'es-ga': 'Galicia; Galiza; Santiago de Compostela; Vigo',
  fr: 'France; Frankreich; Francia; Frankrijk; フランス; 法国; فرنسا; Paris; paris france; パリ; Parigi; Lyon; Marseille; Nice; Nizza',
  'fr-67': 'Strasbourg; Straßburg; Strassburg; Bas-Rhin; strasbourg france',
  'fr-974': 'Réunion; Reunion; La Réunion',
  'fr-972': 'Martinique',
  gb: 'UK; U.K.; United Kingdom; Great Britain; Britain; Royaume-Uni; Großbritannien; Reino Unido; イギリス; 英国; the uk',
  'gb-eng':
    'England; London; Londres; Londra; ロンドン; london england; London, UK; Manchester; Angleterre; Inghilterra; Leeds; लंदन',
  'gb-sct':
    'Scotland; Schottland; Écosse; Ecosse; Edinburgh; Edimbourg; Glasgow; Alba; edinburgh scotland; スコットランド; aberdeen',
  'gb-wls': 'Wales; Cymru; Cardiff; Caerdydd; Pays de Galles; Swansea',
  'gb-nir': 'Northern Ireland; Belfast; Nordirland; Irlande du Nord; Derry; Londonderry',
  ie: 'Ireland; Éire; Eire; Irland; Irlande; Republic of Ireland; Dublin; Cork; dublin ireland; アイルランド; Baile Átha Cliath',
  il: 'Israel; ישראל; Israël; إسرائيل; Jerusalem; ירושלים; Tel Aviv; תל אביב; tel-aviv; Haifa; イスラエル',
  in: 'India; भारत; Bharat; Inde; Indien; インド; Mumbai; Bombay; मुंबई; New Delhi; नई दिल्ली; Bangalore; Bengaluru; ಬೆಂಗಳೂರು; Chennai; Madras; Kolkata; Calcutta; Hyderabad; mumbai india',
  it: 'Italy; Italia; Italie; Italien; イタリア; Itália; Rome; Roma; Rom; Milan; Milano; Mailand; Venezia; Venice; Firenze; Florence; Napoli; rome italy',
  'it-bz': 'South Tyrol; Südtirol; Sudtirol; Suedtirol; Alto Adige; Bolzano; Bozen',
  jp: 'Japan; 日本; にほん; Japon; Japón; Giappone; Tokyo; 東京; Tokio; Tōkyō; Osaka; 大阪; Kyoto; 京都; 横浜; اليابان; tokyo japan; 札幌',
  mx: 'Mexico; México; Mexique; Mexiko; Messico; メキシコ; Mexico City; Ciudad de México; CDMX; Guadalajara; Monterrey; cancun',
  nl: 'Netherlands; The Netherlands; Holland; Nederland; Niederlande; Pays-Bas; Países Bajos; Amsterdam; Rotterdam; Den Haag; The Hague; La Haye; オランダ; Utrecht',
  nz: 'New Zealand; NZ; Aotearoa; Nouvelle-Zélande; Neuseeland; ニュージーランド',
  'nz-auk': 'Auckland; auckland new zealand; auckland nz',
  'nz-wgn': 'Wellington; wellington nz',
  'nz-can': 'Christchurch; Canterbury',
  sg: 'Singapore; Singapur; Singapour; 新加坡; シンガポール; Singapura; சிங்கப்பூர்',
  us: 'USA; US; U.S.; United States; United States of America; America; Estados Unidos; États-Unis; Etats-Unis; Vereinigte Staaten; Stati Uniti; アメリカ; 美国; أمريكا; the US; EEUU',
  'us-ny':
    'NYC; New York; New York City; Nueva York; ニューヨーク; Manhattan; Brooklyn; new york state; new york usa; us-ny',
  'us-ca':
    'California; Californie; Kalifornien; Los Angeles; San Francisco; SF; San Diego; L.A. California; san francisco, california; us-ca; California, USA; state of california',
  'us-dc': 'Washington DC; Washington, D.C.; District of Columbia',
  'us-tx': 'Texas; Houston; Dallas; Austin; テキサス; Austin, Texas',
  'us-il': 'Illinois; Chicago; シカゴ; chicago usa',
  'us-ma': 'Massachusetts; Boston; Boston, USA',
  'us-fl': 'Florida; Miami; Orlando; Floride',
  'us-hi': "Hawaii; Hawai'i; Honolulu; ハワイ",
  'us-nv': 'Nevada; Las Vegas',
  'us-wa': 'Seattle; Washington State',
  'us-ga': 'Atlanta; Georgia',
  za: 'South Africa; Suid-Afrika; Südafrika; Afrique du Sud; Sudáfrica; 南アフリカ; Johannesburg; Joburg; Cape Town; Kaapstad; Kapstadt; Pretoria; Durban; RSA',
};

/** Names that several places share: the search offers each and redirects to none. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  Washington: ['us-wa', 'us-dc'],
  Victoria: ['au-vic', 'ca-bc'],
  Birmingham: ['gb-eng', 'us-al'],
  Cambridge: ['gb-eng', 'us-ma'],
  Portland: ['us-or', 'us-me'],
  Hamilton: ['ca-on', 'nz-wko'],
};

/** Places and years that we do not hold: the search leads nowhere. */
const ELSEWHERE =
  'Vienna; Wien; Austria; Österreich; Paraguay; China; 中国; Warsaw; Moscow; Romania; Vilnius; Peru; Chile; Atlantis; Luxembourg; xyzzy; München-Gladbach am See; Niger; Iran; Bernau; Malta';

const data = buildDataSet(loadNewestRelease('artifacts'));
const split = (text: string) => text.split(';').map((way) => way.trim());
const asked = Object.entries(WAYS).flatMap(([key, ways]) =>
  split(ways).map((way) => ({ way, key })),
);
const find = (way: string) => findPlaces(data, way.replace(/ 20\d\d$/, ''), 12);

test('98 % of the ways to name a place find it, at once or as the first offer', () => {
  expect(asked.length).toBeGreaterThanOrEqual(400);
  const missed = asked.filter(({ way, key }) => find(way).offers[0]?.place.key !== key);
  expect(missed.length / asked.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  const atOnce = asked.filter(({ way }) => find(way).sure !== null);
  expect(atOnce.length / asked.length).toBeGreaterThan(0.95);
});

test('no way to name a place redirects to another place', () => {
  const wrong = asked.filter(({ way, key }) => {
    const { sure } = find(way);
    return sure !== null && sure.key !== key;
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(SHARED))('%s is several places, all of them offered', (way, keys) => {
  const { sure, offers } = find(way);
  expect(sure).toBeNull();
  expect(offers.map(({ place }) => place.key)).toEqual(expect.arrayContaining([...keys]));
});

test('a place that is not covered finds none of ours', () => {
  const sent = split(ELSEWHERE).flatMap((way) => {
    const { sure } = find(way);
    return sure === null ? [] : [`${way}: ${sure.key}`];
  });
  expect(sent).toEqual([]);
});

test('a misspelt name is offered only where it is similar', () => {
  const first = (way: string) => find(way).offers[0]?.place.key;
  expect(['Scotlnd', 'Bavraia', 'Califronia', 'Edinburg', 'Barcelna', 'Germny'].map(first)).toEqual(
    [...['gb-sct', 'de-by', 'us-ca', 'gb-sct', 'es-ct', 'de']],
  );
  // At most a quarter of the letters differ, and the first letter is the same.
  expect(['Bavxyia', 'Xermany', 'Gxrmxxy'].map(first)).toEqual([undefined, undefined, undefined]);
});
