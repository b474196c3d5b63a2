import { defineLanguage } from '../language.ts';

/**
 * Hindi, for India.
 *
 * Terms, and where they stand:
 * - सार्वजनिक अवकाश, राजपत्रित अवकाश: the yearly lists of the governments of the Union and the states as the Hindi
 *   press prints them. The law has लोक अवकाश दिन: s. 25 of the Negotiable Instruments Act 1881 in its Hindi text.
 * - कार्य दिवस, for a business day: banks and offices. The same section has the older कारबार वाला दिन.
 * - ऐच्छिक अवकाश: a holiday that an employee chooses; स्थानीय अवकाश: one of a place.
 * - सप्ताहांत, लंबा सप्ताहांत: the press. There is no settled word for a bridge day; बीच का दिन is the day between.
 * - संभावित, of a date that may still move; तिथि बदली, of one that was moved.
 */
export const hindi = defineLanguage(
  {
    ...{ code: 'hi', word: 'hindi', name: 'हिन्दी', direction: 'ltr' },
    plurals: ['one', 'other'],
    formats: ({ listParts }) => {
      // No comma before "and", as newspapers print it.
      const parts: typeof listParts = (items) =>
        listParts(items).map((part) => (part === ', और ' ? ' और ' : part));
      return {
        listParts: parts,
        listWords: (items) =>
          parts(items)
            .map((part) => (typeof part === 'string' ? part : items[part]))
            .join(''),
      };
    },
  },
  {
    chrome: {
      skip: 'मुख्य सामग्री पर जाएँ',
      main: 'मुख्य मेन्यू',
      countries: 'देश',
      calculator: 'गणक',
      compare: 'तुलना',
      plan: 'छुट्टी की योजना',
      api: 'API',
      data: 'डेटा',
      search: 'कहाँ? देश, क्षेत्र, शहर, तारीख या अवकाश',
      searchHint: 'कहाँ? भारत, कनाडा…',
      searchTool: 'किसी देश, क्षेत्र, शहर, वर्ष, तारीख या अवकाश का पृष्ठ खोलता है।',
      go: 'खोजें',
      release: 'डेटा संस्करण {version}, {date}',
      changes: 'डेटा में बदलाव',
      changesFeed: 'बदलावों की फ़ीड',
      howWeCount: 'गिनती का तरीका',
      sources: 'स्रोत',
      policy: 'अवकाश किसे मानते हैं',
      bridgeDays: 'बीच के दिन',
      world: 'दुनिया',
      status: 'सेवा की स्थिति',
      correct: 'तारीख सुधारें',
      wrong: 'गलती बताएँ',
      contact: 'संपर्क',
      privacy: 'निजता',
      licence: 'लाइसेंस',
      dataLicence: 'अवकाशों का डेटा: {licence}',
      copy: 'कॉपी करें',
      copied: 'कॉपी हो गया',
      languages: 'अन्य भाषाओं में',
      breadcrumb: 'पृष्ठ का पथ',
    },
    day: {
      observed: 'तिथि बदली',
      estimated: 'संभावित',
      mayMove: 'संभावित, बदल सकता है',
      regional: 'क्षेत्रीय',
      fallsOn: 'मूल तिथि: {date}',
      fallsOnWeekend: 'सप्ताहांत पर',
      unconfirmed: 'पुष्टि होने तक बदल सकता है',
      confirmedBy: 'बदल सकता है; पुष्टि करने वाला प्राधिकरण: {authority} ({expected})',
      keptByStatute: 'कानून के अनुसार अवकाश',
      keptByRule: 'कार्यपालिका के नियम के अनुसार अवकाश',
      keptByClosingList: 'कार्यपालिका की बंदी-सूची के अनुसार अवकाश',
      doubt: '<b>संदेह:</b> {doubt}',
      nameObserved: '{name} (तिथि बदली)',
      nameEstimated: '{name} (संभावित)',
      nameMoved: '{name}, छुट्टी दूसरे दिन',
      nameSomeRegions: '{names}, कुछ क्षेत्रों में',
      both: '{one}, {other}',
      moreRegions: { one: '{n} और क्षेत्र', other: '{n} और क्षेत्र' },
      working: 'कार्य दिवस',
      weekendUntil: '{date} तक {weekend}',
      weekendAfterwards: 'उसके बाद {weekend}',
      tileHoliday: 'अवकाश',
      tileTake: 'इस दिन छुट्टी लें',
      tileEstimated: 'अवकाश, संभावित',
      tileSomeRegions: 'कुछ क्षेत्रों में अवकाश',
    },
    evidence: {
      read: 'पढ़ा गया',
      quoted: 'उद्धृत',
      identified: 'चिह्नित',
      named: 'उल्लिखित',
      reported: 'समाचार',
      readOn: '{date} को पढ़ा गया',
      quotedFrom: '{source} से उद्धृत',
      identifiedNotSeen: 'चिह्नित, पर देखा नहीं गया',
      namedNotSeen: 'उल्लिखित, पर देखा नहीं गया',
      byPress: 'समाचार माध्यमों के अनुसार',
      byPressReadOn: 'समाचार माध्यमों के अनुसार, {date} को पढ़ा गया',
      copy: 'प्रति',
    },
    year: {
      title: '{place}: सार्वजनिक अवकाश {year}',
      heading: '{place} <span>सार्वजनिक अवकाश {year}</span>',
      description: {
        one: '{place} {year}: {n} सार्वजनिक अवकाश, माहवार {businessDays} कार्य दिवस, लंबे सप्ताहांत, कैलेंडर फ़ीड और API।',
        other:
          '{place} {year}: सभी {n} सार्वजनिक अवकाश, माहवार {businessDays} कार्य दिवस, लंबे सप्ताहांत, कैलेंडर फ़ीड और API।',
      },
      allCountries: 'सभी देश',
      holidays: 'अवकाश',
      businessDays: 'कार्य दिवस',
      longWeekends: 'लंबे सप्ताहांत',
      weekend: 'सप्ताहांत',
      years: 'वर्ष',
      noRegions: 'क्षेत्रीय कैलेंडर नहीं हैं',
      region: 'क्षेत्र',
      regionTool: 'किसी क्षेत्र का किसी वर्ष का अवकाश पृष्ठ खोलता है: {country}।',
      wholeCountry: 'पूरा देश',
      show: 'दिखाएँ',
      subscribe: 'सदस्यता लें',
      print: 'प्रिंट करें',
      cite: 'उद्धरण',
      planLeave: 'छुट्टी की योजना',
      all: { one: '{n} अवकाश', other: 'सभी {n} अवकाश' },
    },
    go: {
      title: 'कैलेंडर खोजें',
      description: 'खोज से मेल खाते देश, क्षेत्र और अवकाश।',
      nothing: 'इस नाम से कुछ नहीं मिला',
      which: 'इनमें से कौन-सा?',
      where: 'कहाँ? देश, क्षेत्र या शहर; कोई तारीख या अवकाश भी',
      unknown: 'इस नाम की जगह, तारीख या अवकाश की जानकारी नहीं है। ये देश उपलब्ध हैं:',
    },
    faults: {
      title: 'जानकारी अधूरी या गलत है',
      missing: '“{label}” खाली है',
      date: '“{label}” में सही तारीख चाहिए, जैसे {example}',
      years: '“{label}” में केवल {years} की तारीख हो सकती है: यहाँ इन्हीं वर्षों की जानकारी है',
      days: '“{label}” में पूर्ण संख्या चाहिए, जैसे {example} या {negative}',
      year: '“{label}” में {years} ही हो सकता है',
      listed: '“{label}” में सूची का कोई नाम चाहिए, जैसे {example}',
    },
    where: {
      label: 'कहाँ?',
      hint: 'देश, क्षेत्र या शहर',
      fromList: 'या सूची से',
      choose: 'चुनें',
      whole: '{country}: पूरा देश',
    },
    home: {
      title: 'Redletter: क्या यह कार्य दिवस है?',
      description:
        '{countries} देशों और उनके क्षेत्रों के सार्वजनिक अवकाश और कार्य दिवस, {years}: हर तारीख स्रोत के साथ, पृष्ठों, कैलेंडर फ़ीड और API में।',
      heading: 'क्या यह कार्य दिवस है?',
      lead: '{countries} देशों और {regions} क्षेत्रों के सार्वजनिक अवकाश और कार्य दिवस, हर तारीख स्रोत के साथ।',
      example: 'भारत, कनाडा {year}, 24 दिसंबर…',
      work: {
        one: '{days}: {countries} में से {n} देश में कामकाज है',
        other: '{days}: {countries} में से {n} देशों में कामकाज है',
      },
      weekend: {
        one: '{days}: {countries} में से {weekend} देशों में सप्ताहांत, {n} में कामकाज',
        other: '{days}: {countries} में से {weekend} देशों में सप्ताहांत, {n} में कामकाज',
      },
      twoDays: '{first} या {second}',
      ownClock: 'हर देश अपने समय के अनुसार। <a>पूरे वर्ष दुनिया में कहाँ-कहाँ छुट्टी है</a>',
      caption: 'आज सभी देश',
      country: 'देश',
      today: 'आज',
      next: 'अगला अवकाश',
      fortnight: 'अगले 14 दिन',
      beyond: '{year} के बाद',
      open: 'कार्य दिवस',
      offIn: 'अवकाश: {regions}',
      when: '{day}, {when}',
      news: 'नए बदलाव',
      noNews: 'अब तक कोई प्रकाशित तारीख नहीं बदली है।',
      releases: 'डेटा के सभी संस्करण',
      watch: 'जिन तारीखों की घोषणा बाकी है',
    },
    hero: {
      title: '{place}: अगला सार्वजनिक अवकाश',
      next: 'अगला सार्वजनिक अवकाश: {place}',
      after: 'उसके बाद के अवकाश',
      works: '{when} · आज, {today}, <w>कार्य दिवस</w> है',
      worksSome:
        '{when} · आज, {today}, <b>इन क्षेत्रों में अवकाश है: {regions}</b>; बाकी जगह <w>कार्य दिवस</w> है',
      weekend: '{when} · आज, {today}, <b>सप्ताहांत</b> है',
      weekendHoliday: '{when} · आज, {today}, <b>सप्ताहांत</b> है और {names} भी',
      holiday: '{when} · आज, {today}, अवकाश है: <b>{names}</b>',
      holidayEstimated: '{when} · आज, {today}, अवकाश है: <b>{names}</b> (संभावित)',
      opens: '{now}; अगला कार्य दिवस {day} है',
      sooner: 'उससे पहले, केवल कुछ क्षेत्रों में: <a>{names}</a>, {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}; संभावित)',
      past: 'यहाँ {range} के अवकाश हैं; इन वर्षों का अंतिम अवकाश बीत चुका है।',
      range: '{first} से {last}',
    },
    coming: {
      title: 'अगले बारह महीने',
      until: '{date} तक',
      none: 'इसके बाद का कोई अवकाश सूची में नहीं है।',
      noBreaks: 'यहाँ कोई अवकाश सप्ताहांत से नहीं जुड़ता।',
      earlier: { one: '{year} का {n} बीता अवकाश', other: '{year} के {n} बीते अवकाश' },
    },
    compare: {
      title: 'जगहों की तुलना',
      description:
        'अधिकतम छह देशों या क्षेत्रों के सार्वजनिक अवकाश साथ-साथ, और किसी तारीख को कहाँ कामकाज है।',
      tool: 'अधिकतम छह देश, क्षेत्र या शहर किसी वर्ष के लिए साथ-साथ दिखाता है, या किसी तारीख को कहाँ कामकाज है।',
      where: 'कहाँ? अधिकतम छह देश, क्षेत्र या शहर; खाली हो तो सभी देश',
      whereEach: 'कहाँ? जगह {number}',
      exampleOne: 'अमेरिका',
      exampleTwo: 'कनाडा',
      exampleThree: 'मुंबई',
      onDate: 'किसी एक तारीख को (खाली भी रह सकता है)',
      go: 'तुलना करें',
      start: 'उदाहरण',
      startYear: '{places}, {year}',
      startOffices: '{date} को दफ़्तर: {places}',
      unknown: '“{typed}” नाम की जगह उपलब्ध नहीं है: कोई देश, क्षेत्र या शहर लिखें, जैसे {example}',
      tooMany: 'अधिकतम {most} जगहें: ये पहली छह हैं',
      unheldYear: 'वर्ष {year} या उससे पहले का हो, उसके बाद का डेटा नहीं है ({place})',
      both: '{one}; {other}',
      yearTitle: 'अवकाशों की तुलना, {year}: {places}',
      dates: {
        one: '{year} में अवकाश वाली {n} तारीख',
        other: '{year} में अवकाश वाली {n} तारीखें',
      },
      workedByAll: {
        one: '{n} दिन सब जगह कामकाज है, {none} दिन कहीं नहीं।',
        other: '{n} दिन सब जगह कामकाज है, {none} दिन कहीं नहीं।',
      },
      feedOfAll: 'सबका एक ही कैलेंडर',
      onlyCommon: 'क्षेत्र न चुनने पर यहाँ केवल पूरे देश के साझा दिन हैं। कुछ क्षेत्रों के दिन: {places}',
      yearCaption: '{year} के अवकाश: {places}',
      cellDepends: 'क्षेत्र पर निर्भर, अवकाश: {regions}',
      cellWeekend: 'सप्ताहांत',
      cellWorks: 'कार्य दिवस',
      whoHeading: 'उस दिन कहाँ कामकाज है?',
      whoTitle: '{date} को कहाँ कामकाज है?',
      whoCount: {
        one: '{date}: {countries} में से {n} देश में कामकाज है',
        other: '{date}: {countries} में से {n} देशों में कामकाज है',
      },
      whoCaption: '{date} को सभी देश',
      thatDay: 'उस दिन',
      works: 'कार्य दिवस',
      depends: 'क्षेत्र पर निर्भर',
      regionsThatAreOff: 'जिन क्षेत्रों में अवकाश है',
      regionsOff: 'अवकाश',
      unheld: '{year} का डेटा अभी नहीं है: {places}।',
      before: 'पिछला दिन',
      after: 'अगला दिन',
      officesTitle: '{date} को {places}',
      officesAll: '{date}: सब जगह कामकाज है',
      officesCount: {
        one: '{date}: {places} में से {n} जगह कामकाज है',
        other: '{date}: {places} में से {n} जगह कामकाज है',
      },
      officesCaption: '{date} को ये जगहें',
      place: 'जगह',
      dependsOff: 'क्षेत्र पर निर्भर, अवकाश: {regions}',
      sharedHours: 'सबके साझा घंटे',
      hours: '{from} से {to}',
      ownClock:
        'समय हर जगह की घड़ी के अनुसार {opens} से {closes} तक माना गया है (देश के मुख्य शहर का समय क्षेत्र, ग्रीष्मकालीन समय सहित)।',
      noHour:
        'समय हर जगह की घड़ी के अनुसार {opens} से {closes} तक माना गया है; इस तारीख को सबका कोई साझा घंटा नहीं है (देश के मुख्य शहर का समय क्षेत्र, ग्रीष्मकालीन समय सहित)।',
      nextAfter: 'इसके बाद का पहला दिन जब सब जगह कामकाज है: {date}',
      next: 'अगला दिन जब सब जगह कामकाज है: {date}',
      noNext: 'इसके बाद का ऐसा कोई दिन अभी ज्ञात नहीं है जब सब जगह कामकाज हो।',
      feed: 'इन जगहों का एक ही कैलेंडर',
      dayByDay: '{year}, दिन-ब-दिन',
      notAll: 'सब जगह कामकाज नहीं',
      lineWeekend: 'सप्ताहांत: {number}',
      lineHolidays: 'अवकाश: {number}',
      lineEstimated: 'संभावित: {number}',
      lineSomeRegions: 'कुछ क्षेत्रों में अवकाश: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'इस पृष्ठ पर',
      coming: 'अगले बारह महीने',
      longWeekends: 'लंबे सप्ताहांत',
      calendar: 'कैलेंडर',
      feed: 'फ़ीड और API',
    },
    list: {
      date: 'तारीख',
      holiday: 'अवकाश',
      law: 'कानून',
      source: 'स्रोत {number}: {name}',
      moreSources: '{number} और स्रोत: {name}',
      wrong: 'गलत है?',
      wrongAbout: 'गलत है? {name} के बारे में बताएँ',
      notAnnounced: 'अभी घोषित नहीं: {names}।',
      elsewhen: 'इस बार केवल कुछ क्षेत्रों में:',
      copyTable: 'तालिका कॉपी करें',
      worked: 'सप्ताहांत के कार्य दिवस',
    },
    cards: {
      label: 'इस कैलेंडर का उपयोग',
      keep: 'अपने कैलेंडर में रखें',
      follows: 'सभी वर्षों के लिए एक ही पता। तारीख की पुष्टि हो या वह बदले, कैलेंडर अपने आप बदल जाता है।',
      programs: 'Apple, Google, Outlook, Android, नामों की भाषा, दिन व्यस्त दिखाना',
      embed: 'अपनी वेबसाइट पर लगाएँ: फ़्रेम, बैज, today.json',
      sameAnswer: 'यही उत्तर API से',
      reference: 'दस्तावेज़',
      paidPlan: 'क्षेत्रों के लिए सशुल्क प्लान चाहिए।',
      quick: 'झटपट उत्तर',
      quickTool: 'किसी तारीख में कार्य दिवस जोड़ता या घटाता है: {place}।',
      from: 'तारीख',
      add: 'जोड़ें',
      days: 'कार्य दिवस',
      workItOut: 'गणना करें',
    },
    glance: {
      title: 'एक नज़र में पूरा वर्ष',
      holiday: 'अवकाश',
      regional: 'क्षेत्रीय',
      estimated: 'संभावित',
      moved: 'मूल तिथि, छुट्टी दूसरे दिन',
      someRegions: 'कुछ क्षेत्रों में अवकाश',
      weekend: 'सप्ताहांत',
      worked: 'सप्ताहांत पर कार्य दिवस',
      workedDay: 'कार्य दिवस',
      month: {
        one: '{month}<h> {year}, </h> <span>{n} <h>कार्य </h>दिन</span>',
        other: '{month}<h> {year}, </h> <span>{n} <h>कार्य </h>दिन</span>',
      },
    },
    beside: {
      title: 'गिनती से बाहर',
      what: 'आधे दिन, कुछ स्थानों के दिन और ऐच्छिक दिन यहाँ किसी गिनती में अवकाश नहीं माने जाते।',
      more: {
        one: 'आधे दिन, कुछ स्थानों के दिन और ऐच्छिक दिन यहाँ किसी गिनती में अवकाश नहीं माने जाते। क्षेत्रों के पृष्ठों पर ऐसा {n} दिन और है।',
        other:
          'आधे दिन, कुछ स्थानों के दिन और ऐच्छिक दिन यहाँ किसी गिनती में अवकाश नहीं माने जाते। क्षेत्रों के पृष्ठों पर ऐसे {n} दिन और हैं।',
      },
      half: 'आधा दिन',
      local: 'स्थानीय',
      optional: 'ऐच्छिक',
      bank: 'केवल बैंक',
      notCounted: 'गिना नहीं गया',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (संभावित) · {grade}',
    },
    someRegions: {
      title: 'केवल कुछ क्षेत्रों में',
      caption: 'क्षेत्रीय अवकाश {year}: {place}',
      oneDate: {
        one: '1 तारीख, केवल एक क्षेत्र में। इस पृष्ठ की सूची और कार्य दिवस में वही गिना है जो सब जगह लागू है ({place}); क्षेत्र का पृष्ठ अपने दिन गिनता है।',
        other:
          '1 तारीख, {n} में से कुछ क्षेत्रों में। इस पृष्ठ की सूची और कार्य दिवस में वही गिना है जो सब जगह लागू है ({place}); क्षेत्र का पृष्ठ अपने दिन गिनता है।',
      },
      dates: {
        one: '{dates} तारीखें, केवल एक क्षेत्र में। इस पृष्ठ की सूची और कार्य दिवस में वही गिना है जो सब जगह लागू है ({place}); क्षेत्र का पृष्ठ अपने दिन गिनता है।',
        other:
          '{dates} तारीखें, {n} में से कुछ क्षेत्रों में। इस पृष्ठ की सूची और कार्य दिवस में वही गिना है जो सब जगह लागू है ({place}); क्षेत्र का पृष्ठ अपने दिन गिनता है।',
      },
    },
    months: {
      hoursByMonth: 'घंटों में, दूसरे वर्षों के साथ',
      title: 'माहवार कार्य दिवस',
      caption: 'माहवार कार्य दिवस, {year}',
      month: 'महीना',
      days: 'दिन',
      weekend: 'सप्ताहांत',
      holidays: 'अवकाश<h>, सप्ताहांत छोड़कर</h>',
      businessDays: 'कार्य दिवस',
    },
    breaks: {
      title: 'लंबे सप्ताहांत और बीच के दिन',
      none: '{year} में यहाँ कोई अवकाश सप्ताहांत से नहीं जुड़ता।',
      span: {
        one: '<b>{n} दिन</b> {first} – {last}',
        other: '<b>{n} दिन</b> {first} – {last}',
      },
      takeOne: '1 दिन की छुट्टी लेकर',
    },
    feed: {
      name: '{place}: सार्वजनिक अवकाश',
      description: 'वास्तविक तिथि पर अवकाश',
      officialDate: 'मूल तिथि: {date}',
      law: 'कानून: {law}',
      public: 'सार्वजनिक अवकाश',
      regional: 'क्षेत्रीय अवकाश',
      cancelled: '{name} (रद्द)',
      observedEstimated: '{name} (तिथि बदली, संभावित)',
    },
    subscribe: {
      title: '{place}: सार्वजनिक अवकाश अपने कैलेंडर में',
      description: '{place}: सार्वजनिक अवकाश Apple, Google या Outlook कैलेंडर में, या Android पर।',
      heading: '{place} <span>सार्वजनिक अवकाश अपने कैलेंडर में</span>',
      choose: 'पहले: कौन-से अवकाश, और कैसे',
      localNames: 'नाम स्थानीय भाषा में, जहाँ उपलब्ध हों',
      busy: 'दिन को “कार्यालय से बाहर” दिखाना, ताकि कोई समय तय न करे',
      exact: 'जो तारीखें बदल सकती हैं, उन्हें छोड़ना',
      change: 'नीचे के लिंक बदलें',
      programs: 'फिर: कैलेंडर',
      apple: 'Apple कैलेंडर',
      google: 'Google कैलेंडर',
      work: 'Outlook, कार्यालय या विद्यालय का',
      other: 'कोई और प्रोग्राम',
      paste:
        'यह पता वहाँ चिपकाएँ जहाँ प्रोग्राम में “सदस्यता”, “URL से” या “वेब से” लिखा हो। <a>किसी एक वर्ष की फ़ाइल</a> भी आयात हो सकती है, पर वह बाद के बदलाव नहीं दिखाती।',
      phone: 'फ़ोन पर',
      code: 'इस पृष्ठ का QR कोड',
      scan: 'पृष्ठ कंप्यूटर पर खुला है? कोड से यही पृष्ठ, इसी चुनाव के साथ, फ़ोन पर खुलता है।',
      apples: '<b>iPhone, iPad</b>: पहले “Apple कैलेंडर”, फिर “सदस्यता लें” चुनें।',
      android:
        '<b>Android</b>: Google का ऐप अपने-आप किसी पते की सदस्यता नहीं ले सकता। “Google कैलेंडर” लिंक एक बार कंप्यूटर के ब्राउज़र में खोलें; फिर ऐप की सेटिंग में इस कैलेंडर का सिंक चालू करें। ICSx⁵ जैसा ऐप सीधे फ़ोन पर सदस्यता लेता है।',
      delay:
        'बदलाव कितनी जल्दी पहुँचता है, यह प्रोग्राम पर निर्भर है: Google हर 8 से 24 घंटे में देखता है, Outlook लगभग हर 3 घंटे में, Apple चुनी गई सेटिंग के अनुसार। सदस्यता लेने वालों की कोई सूची नहीं रखी जाती।',
      embed: 'ये अवकाश अपनी वेबसाइट पर लगाएँ: फ़्रेम, बैज, today.json',
      combined: 'सार्वजनिक अवकाश: {places}',
    },
    print: {
      title: '{place} {year} प्रिंट करने के लिए',
      description:
        '{place}: {year} के सार्वजनिक अवकाश प्रिंट करने के लिए: वार्षिक पोस्टर, मासिक पन्ने या प्लानर।',
      heading: '{place} {year} <span>प्रिंट करने का कैलेंडर</span>',
      lead: 'पन्ना और काग़ज़ चुनें, फिर यह पृष्ठ प्रिंट करें: केवल पन्ने छपते हैं।',
      sheet: 'पन्ना',
      poster: 'वार्षिक पोस्टर',
      months: 'बारह महीने',
      planner: 'प्लानर, एक पन्ने पर तीन महीने',
      paper: 'काग़ज़',
      letter: 'लेटर',
      month: '{month} {year}',
      quarter: '{first} – {last} {year}',
      week: 'स॰',
      weekOfYear: 'वर्ष का सप्ताह',
      foot: '{address} · डेटा संस्करण {version} · {licence}',
    },
    cite: {
      title: '{place}: सार्वजनिक अवकाश {year} के उद्धरण',
      description:
        '{place} {year}: हर सार्वजनिक अवकाश का उद्धरण, उसके कानून, BibTeX और स्थायी लिंक के साथ।',
      heading: '{place} {year} <span>अवकाशों के उद्धरण</span>',
      lead: 'हर तारीख, वह कानून जिस पर वह टिकी है, और डेटा संस्करण {version} का लिंक, जो कभी नहीं बदलता।',
      form: 'BibTeX के फ़ील्ड के नाम वही रहते हैं। स्थायी लिंक उस संस्करण के पृष्ठ पर ले जाता है, जो केवल अंग्रेज़ी में है।',
      date: '{date}: {name}',
      footnote:
        '{name}, {place}, {date}: {laws}। Redletter, डेटा संस्करण {version}, {released}, {address}',
      work: '{name}, {place}, {date}',
      permalink: 'स्थायी लिंक',
    },
    hours: {
      title: '{place} {year}: माहवार कार्य दिवस और घंटे',
      description: '{place}: {year} के हर महीने के कार्य दिवस और घंटे, पिछले और अगले वर्ष के साथ।',
      heading: '{place} <span>महीने और घंटे {year}</span>',
      step: 'महीने और घंटे',
      field: 'एक कार्य दिवस के घंटे',
      fault: 'एक दिन के घंटे 0 से अधिक और अधिकतम {max} होने चाहिए, जैसे {example}',
      days: { one: '{n} कार्य दिवस', other: '{n} कार्य दिवस' },
      daysAndHours: {
        one: '{n} कार्य दिवस, {hours} घंटे',
        other: '{n} कार्य दिवस, {hours} घंटे',
      },
      bars: 'माहवार कार्य दिवस: {place} {year}',
      barsSaid: '{least} ({leastMonth}) से {most} ({mostMonth}) तक। सभी आँकड़े नीचे की तालिका में हैं।',
      mayChange: '{year}, बदल सकता है',
      caption: 'माहवार कार्य दिवस और घंटे: {place} {year}',
      hours: 'घंटे',
      unsure: 'ये तारीखें बदल सकती हैं, और इनके साथ उस महीने या साथ वाले महीने की गिनती भी: {names}।',
      bothEnds:
        'महीने का पहला और अंतिम दिन भी गिना जाता है, जैसे वेतन के हिसाब में। <a>सार्वजनिक अवकाश {year}: {place}</a>',
    },
    sources: {
      howDaysMove: 'छुट्टी का दिन कैसे बदलता है',
      title: 'स्रोत',
      grades:
        'हर तारीख के साथ लिखा है कि स्रोत उसे कितना प्रमाणित करते हैं: <a>पढ़ा गया, उद्धृत और चिह्नित का अर्थ</a>।',
      release: 'डेटा संस्करण {version}, फ़ाइल {file}, SHA-256 {hash}',
      history: 'इस पृष्ठ का इतिहास',
      correctYourself: 'तारीख में सुधार सुझाएँ',
    },
  },
  {
    // India
    'A holiday that falls on a Saturday or Sunday is not replaced. An Islamic holiday may be shifted by a day when the moon is sighted on another evening than expected.':
      'शनिवार या रविवार को पड़ने वाले अवकाश के बदले कोई और दिन नहीं मिलता। चाँद किसी और शाम दिखे तो इस्लामी अवकाश एक दिन आगे-पीछे हो सकता है।',
    'Closings of single days for an election in Delhi (5 February 2025) and the restricted holidays an employee chooses are left out.':
      'दिल्ली में चुनाव के लिए एक-एक दिन की बंदी (5 फ़रवरी 2025) और कर्मचारी के चुने ऐच्छिक अवकाश नहीं गिने गए।',
    'Days declared year by year (14 April) may be added at short notice.':
      'हर साल अलग से घोषित दिन (14 अप्रैल) थोड़े समय पहले जुड़ सकते हैं।',
    'Gazetted holidays of central-government offices in Delhi; states, banks and exchanges differ.':
      'दिल्ली में केंद्र सरकार के कार्यालयों के राजपत्रित अवकाश; राज्यों, बैंकों और शेयर बाज़ारों के अवकाश अलग हैं।',
    'Saturday and Sunday are taken as weekend; many firms work Saturdays.':
      'शनिवार और रविवार को सप्ताहांत माना गया है; बहुत-सी कंपनियाँ शनिवार को काम करती हैं।',
    'restricted holiday, of which an employee chooses two in a year':
      'ऐच्छिक अवकाश, जिनमें से कर्मचारी साल में दो चुनता है',
    'As printed in Annexure I; a collection of the memoranda made in September 2026 has the move of Id-ul-Zuha and none of this day.':
      'जैसा अनुलग्नक I में छपा है; सितंबर 2026 में बने ज्ञापनों के एक संग्रह में ईद-उल-ज़ुहा की बदली हुई तारीख है, इस दिन की नहीं।',
    'The memorandum for 2026 is known by its number and day; its text was not seen.':
      '2026 का ज्ञापन अपने क्रमांक और तारीख से ज्ञात है; उसका पाठ नहीं देखा गया।',
    'Department of Personnel and Training': 'कार्मिक और प्रशिक्षण विभाग',
    'in the week before, if the moon is sighted on another evening':
      'उससे पहले के सप्ताह में, यदि चाँद किसी और शाम दिखे',
    'Department of Personnel and Training, O.M. F. No. 12/2/2023-JCA of 16 July 2026, holidays in 2027, Annexure I':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 16 जुलाई 2026, 2027 के अवकाश, अनुलग्नक I',
    'Department of Personnel and Training, O.M. F. No. 12/2/2023-JCA of 3 July 2025, holidays in 2026, Annexure I':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 3 जुलाई 2025, 2026 के अवकाश, अनुलग्नक I',
    'Department of Personnel and Training, O.M. F. No. 12/2/2023-JCA of 9 July 2024, holidays in 2025, Annexure I':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 9 जुलाई 2024, 2025 के अवकाश, अनुलग्नक I',
    'Department of Personnel and Training, O.M. F. No. 12/3/2023-JCA of 22 May 2026, Id-ul-Zuha on 28 May 2026 in place of 27 May (also PIB release 2264022)':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. फ़ा. सं. 12/3/2023-JCA, 22 मई 2026, ईद-उल-ज़ुहा 27 मई के बदले 28 मई 2026 को (PIB विज्ञप्ति 2264022 भी)',
    'Department of Personnel and Training, O.M. No. 12/4/2020-JCA of 27 March 2025, holiday on 14 April 2025 for all central-government offices throughout India':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. सं. 12/4/2020-JCA, 27 मार्च 2025, पूरे भारत में केंद्र सरकार के सभी कार्यालयों में 14 अप्रैल 2025 को अवकाश',
    'Department of Personnel and Training, O.M. No. 12/4/2020-JCA of 9 April 2026, holiday on 14 April 2026':
      'कार्मिक और प्रशिक्षण विभाग, का.ज्ञा. सं. 12/4/2020-JCA, 9 अप्रैल 2026, 14 अप्रैल 2026 को अवकाश',
    "Department of Personnel and Training, list of gazetted holidays in Delhi (Annexure I of each year's memorandum)":
      'कार्मिक और प्रशिक्षण विभाग, दिल्ली के राजपत्रित अवकाशों की सूची (हर साल के ज्ञापन का अनुलग्नक I)',
    'List of restricted holidays during the year 2026': 'वर्ष 2026 के ऐच्छिक अवकाशों की सूची',
    'Negotiable Instruments Act 1881, s. 25 (public holidays that the Central Government notifies)':
      'परक्राम्य लिखत अधिनियम, 1881, धारा 25 (केंद्र सरकार द्वारा अधिसूचित लोक अवकाश दिन)',
    'a public repository that quotes the row of the page':
      'पृष्ठ की पंक्ति उद्धृत करने वाले एक सार्वजनिक रिपॉज़िटरी',
    "a public repository's transcription of Annexure I from that letter":
      'उस पत्र के अनुलग्नक I की एक सार्वजनिक रिपॉज़िटरी में रखी प्रति',
    'cgstaffportal.in, July 2024, which reproduces Annexure I':
      'अनुलग्नक I देने वाले cgstaffportal.in, जुलाई 2024,',
    'gconnect.in, Ambedkar Jayanti 2025, which gives the sentence that declares the day':
      'दिन घोषित करने वाला वाक्य देने वाले gconnect.in, Ambedkar Jayanti 2025,',
    'sakshipost.com, 8 July 2025, and niepvd.nic.in, which reproduce Annexure I':
      'अनुलग्नक I देने वाले sakshipost.com, 8 जुलाई 2025, और niepvd.nic.in',
    'the memorandum of 11 April 2023 on 14 April 2023 at govtempdiary.com, which invokes it':
      'govtempdiary.com पर 14 अप्रैल 2023 के अवकाश के 11 अप्रैल 2023 के ज्ञापन, जिसमें इसका उल्लेख है,',
    // Publishers
    'Comptroller and Auditor General of India, New Delhi':
      'भारत के नियंत्रक एवं महालेखापरीक्षक, नई दिल्ली',
    'Department of Posts': 'डाक विभाग',
    'India Code': 'इंडिया कोड',
    'Indian Council of Medical Research (copy of the memorandum)':
      'भारतीय आयुर्विज्ञान अनुसंधान परिषद (ज्ञापन की प्रति)',
    // Where in a law, and by what it is found
    'Annexure I': 'अनुलग्नक I',
    'O.M. F. No. 12/2/2023-JCA': 'का.ज्ञा. फ़ा. सं. 12/2/2023-JCA',
    'O.M. F. No. 12/2/2023-JCA of 3 July 2025': 'का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 3 जुलाई 2025',
    'O.M. F. No. 12/2/2023-JCA of 9 July 2024': 'का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 9 जुलाई 2024',
    'Annexure I, as forwarded by the Department of Posts on 8 September 2026 (Y-21/2/2026-PE-II-DOP)':
      'अनुलग्नक I, जैसा डाक विभाग ने 8 सितंबर 2026 को भेजा (Y-21/2/2026-PE-II-DOP)',
    'O.M. F. No. 12/2/2023-JCA of 16 July 2026': 'का.ज्ञा. फ़ा. सं. 12/2/2023-JCA, 16 जुलाई 2026',
    'Govardhan Puja, 9 November 2026': 'गोवर्धन पूजा, 9 नवंबर 2026',
    'O.M. F. No. 12/3/2023-JCA of 22 May 2026': 'का.ज्ञा. फ़ा. सं. 12/3/2023-JCA, 22 मई 2026',
    'O.M. No. 12/4/2020-JCA of 27 March 2025': 'का.ज्ञा. सं. 12/4/2020-JCA, 27 मार्च 2025',
    's. 25': 'धारा 25',
    'Act 26 of 1881': '1881 का अधिनियम 26',
    'under s. 25 of the Negotiable Instruments Act 1881':
      'परक्राम्य लिखत अधिनियम, 1881 की धारा 25 के अधीन',
    'O.M. No. 12/4/2020-JCA of 9 April 2026': 'का.ज्ञा. सं. 12/4/2020-JCA, 9 अप्रैल 2026',
  },
);
