import { weekdayOf } from '../../../calendar/day-number.ts';
import { defineLanguage } from '../language.ts';

/**
 * Arabic, for the United Arab Emirates and Israel.
 *
 * Terms, and where they stand:
 * - عطلة رسمية, العطلات الرسمية: the circulars of the Ministry of Human Resources and Emiratisation under the Cabinet's
 *   decisions on holidays ("قرار مجلس الوزراء بشأن العطلات الرسمية"), now Cabinet Resolution 27 of 2024.
 * - يوم عمل: the same Resolution as the press gives it, and Israel's labour law as kolzchut.org.il has it in Arabic.
 * - نهاية الأسبوع, نهاية أسبوع طويلة: the press of the Emirates. There is no settled word for a bridge day; يوم وصل is a
 *   day that joins a holiday to a weekend.
 * - موعد متوقع, موعد منقول: of a date and not of a feast, so that the word agrees with every name.
 * - يوم اختياري: a day that an employee chooses, as the unions in Israel say.
 */
export const arabic = defineLanguage(
  {
    ...{ code: 'ar', word: 'arabiyya', name: 'العربية', direction: 'rtl' },
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
    formats: ({ weekdayInitial }) => ({
      // A whole weekday, as Intl has it even where it is short, is too long for a tile.
      weekdayTile: (day) => weekdayInitial(weekdayOf(day)),
    }),
  },
  {
    chrome: {
      skip: 'الانتقال إلى المحتوى',
      main: 'القائمة الرئيسية',
      countries: 'الدول',
      calculator: 'الحاسبة',
      compare: 'المقارنة',
      plan: 'تخطيط الإجازة',
      api: 'API',
      data: 'البيانات',
      search: 'أين؟ دولة أو منطقة أو مدينة أو تاريخ أو عطلة',
      searchHint: 'أين؟ الإمارات، كندا…',
      searchTool: 'يفتح صفحة العطلات لدولة أو منطقة أو مدينة أو سنة أو تاريخ أو عطلة.',
      go: 'بحث',
      release: 'إصدار البيانات {version}، {date}',
      changes: 'تغييرات البيانات',
      changesFeed: 'متابعة التغييرات',
      howWeCount: 'طريقة العدّ',
      sources: 'المصادر',
      policy: 'ما يُعدّ عطلة',
      bridgeDays: 'أيام الوصل',
      world: 'العالم',
      status: 'حالة الخدمة',
      correct: 'تصحيح تاريخ',
      wrong: 'الإبلاغ عن خطأ',
      contact: 'التواصل',
      privacy: 'الخصوصية',
      licence: 'الترخيص',
      dataLicence: 'بيانات العطلات بترخيص {licence}',
      copy: 'نسخ',
      copied: 'تم النسخ',
      languages: 'بلغات أخرى',
      breadcrumb: 'مسار التصفح',
    },
    day: {
      observed: 'موعد منقول',
      estimated: 'موعد متوقع',
      mayMove: 'موعد متوقع وقد يتغير',
      regional: 'محلية',
      fallsOn: 'الموعد في القانون: {date}',
      fallsOnWeekend: 'في نهاية الأسبوع',
      unconfirmed: 'قد يتغير الموعد إلى حين تأكيده',
      confirmedBy: 'قد يتغير الموعد؛ جهة التأكيد: {authority}؛ وقت التأكيد: {expected}',
      keptByStatute: 'عطلة بموجب قانون',
      keptByRule: 'عطلة بموجب لائحة من السلطة التنفيذية',
      keptByClosingList: 'عطلة بموجب قائمة أيام الإغلاق لدى السلطة التنفيذية',
      doubt: '<b>موضع شك:</b> {doubt}',
      nameObserved: '{name} (موعد منقول)',
      nameEstimated: '{name} (موعد متوقع)',
      nameMoved: '{name}، نُقل يوم العطلة',
      nameSomeRegions: '{names}، في بعض المناطق',
      both: '{one}، {other}',
      moreRegions: {
        zero: 'لا مناطق أخرى',
        one: 'منطقة أخرى',
        two: 'منطقتان أخريان',
        few: '{n} مناطق أخرى',
        many: '{n} منطقة أخرى',
        other: '{n} منطقة أخرى',
      },
      working: 'يوم عمل',
      weekendUntil: '{weekend} حتى {date}',
      weekendAfterwards: '{weekend} بعد ذلك',
      tileHoliday: 'عطلة',
      tileTake: 'يوم إجازة مقترح',
      tileEstimated: 'عطلة، موعد متوقع',
      tileSomeRegions: 'عطلة في بعض المناطق',
    },
    evidence: {
      read: 'مقروء',
      quoted: 'مقتبس',
      identified: 'محدَّد',
      named: 'مذكور',
      reported: 'خبر صحفي',
      readOn: 'قُرئ في {date}',
      quotedFrom: 'مقتبس من {source}',
      identifiedNotSeen: 'محدَّد ولم يُقرأ',
      namedNotSeen: 'مذكور ولم يُقرأ',
      byPress: 'نقلًا عن الصحافة',
      byPressReadOn: 'نقلًا عن الصحافة، قُرئ في {date}',
      copy: 'نسخة',
    },
    year: {
      title: '{place}: العطلات الرسمية {year}',
      heading: '{place} <span>العطلات الرسمية {year}</span>',
      description: {
        zero: '{place} {year}: لا عطلات رسمية، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
        one: '{place} {year}: عطلة رسمية واحدة، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
        two: '{place} {year}: عطلتان رسميتان، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
        few: '{place} {year}: {n} عطلات رسمية، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
        many: '{place} {year}: {n} عطلة رسمية، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
        other:
          '{place} {year}: {n} عطلة رسمية، وأيام العمل ({businessDays}) بحسب الأشهر، ونهايات الأسبوع الطويلة، وتقويم للاشتراك وواجهة API.',
      },
      allCountries: 'جميع الدول',
      holidays: 'العطلات',
      businessDays: 'أيام العمل',
      longWeekends: 'نهايات أسبوع طويلة',
      weekend: 'نهاية الأسبوع',
      years: 'السنة',
      noRegions: 'لا تقاويم للمناطق',
      region: 'المنطقة',
      regionTool: 'يفتح صفحة العطلات لمنطقة في سنة معينة: {country}.',
      wholeCountry: 'الدولة كلها',
      show: 'عرض',
      subscribe: 'اشتراك',
      print: 'طباعة',
      cite: 'استشهاد',
      planLeave: 'تخطيط الإجازة',
      all: {
        zero: 'لا عطلات',
        one: 'عطلة واحدة',
        two: 'عطلتان',
        few: 'جميع العطلات ({n})',
        many: 'جميع العطلات ({n})',
        other: 'جميع العطلات ({n})',
      },
    },
    go: {
      title: 'البحث عن تقويم',
      description: 'الدول والمناطق والعطلات التي توافق عبارة البحث.',
      nothing: 'لا شيء بهذا الاسم',
      which: 'ما المقصود؟',
      where: 'أين؟ دولة أو منطقة أو مدينة، أو تاريخ، أو عطلة',
      unknown: 'لا يُعرف مكان أو تاريخ أو عطلة بهذا الاسم. هذه هي الدول المتوفرة:',
    },
    faults: {
      title: 'البيانات ناقصة أو غير صحيحة',
      missing: '«{label}»: بيان ناقص',
      date: '«{label}»: يلزم تاريخ صحيح، مثل {example}',
      years: '«{label}»: يلزم تاريخ من سنة {years}؛ ولا تتوفر سنوات أخرى',
      days: '«{label}»: يلزم عدد صحيح، مثل {example} أو {negative}',
      year: '«{label}»: تلزم سنة {years}',
      listed: '«{label}»: يلزم اختيار من القائمة، مثل {example}',
    },
    where: {
      label: 'أين؟',
      hint: 'دولة أو منطقة أو مدينة',
      fromList: 'أو من القائمة',
      choose: 'اختيار',
      whole: '{country}: الدولة كلها',
    },
    home: {
      title: 'Redletter: هل هو يوم عمل؟',
      description:
        'العطلات الرسمية وأيام العمل في الدول ({countries}) ومناطقها، {years}: كل تاريخ بمصدره، في صفحات وتقاويم للاشتراك وواجهة API.',
      heading: 'هل هو يوم عمل؟',
      lead: 'العطلات الرسمية وأيام العمل بحسب الدول ({countries}) والمناطق ({regions})، كل تاريخ بمصدره.',
      example: 'الإمارات، فرنسا {year}، 24 ديسمبر…',
      work: {
        zero: '{days}: لا عمل في أي من الدول ({countries})',
        one: '{days}: دولة واحدة من أصل {countries} تعمل',
        two: '{days}: دولتان من أصل {countries} تعملان',
        few: '{days}: {n} دول من أصل {countries} تعمل',
        many: '{days}: {n} دولة من أصل {countries} تعمل',
        other: '{days}: {n} دولة من أصل {countries} تعمل',
      },
      weekend: {
        zero: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، ولا دولة تعمل',
        one: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، وتعمل دولة واحدة',
        two: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، وتعمل دولتان',
        few: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، وتعمل {n} دول',
        many: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، وتعمل {n} دولة',
        other: '{days}: نهاية الأسبوع في {weekend} من أصل {countries} دولة، وتعمل {n} دولة',
      },
      twoDays: '{first} أو {second}',
      ownClock: 'كل دولة بحسب توقيتها. <a>أين يتوقف العمل في العالم على مدار السنة</a>',
      caption: 'جميع الدول اليوم',
      country: 'الدولة',
      today: 'اليوم',
      next: 'العطلة القادمة',
      fortnight: 'الأيام الأربعة عشر القادمة',
      beyond: 'بعد {year}',
      open: 'يوم عمل',
      offIn: 'عطلة: {regions}',
      when: '{day}، {when}',
      news: 'أحدث التغييرات',
      noNews: 'لم يتغير أي تاريخ منشور حتى الآن.',
      releases: 'جميع إصدارات البيانات',
      watch: 'تواريخ بانتظار الإعلان',
    },
    hero: {
      title: '{place}: العطلة الرسمية القادمة',
      next: 'العطلة الرسمية القادمة: {place}',
      after: 'العطلات التي تليها',
      works: '{when} · اليوم، {today}، <w>يوم عمل</w>',
      worksSome:
        '{when} · اليوم، {today}، <b>عطلة في المناطق: {regions}</b>، وفي سواها <w>يوم عمل</w>',
      weekend: '{when} · اليوم، {today}، <b>من نهاية الأسبوع</b>',
      weekendHoliday: '{when} · اليوم، {today}، <b>من نهاية الأسبوع</b>، وهو {names}',
      holiday: '{when} · اليوم، {today}، عطلة: <b>{names}</b>',
      holidayEstimated: '{when} · اليوم، {today}، عطلة: <b>{names}</b> (موعد متوقع)',
      opens: '{now}؛ يوم العمل القادم: {day}',
      sooner: 'قبل ذلك في بعض المناطق فقط: <a>{names}</a>، {day}',
      in: '{names} ({regions})',
      inEstimated: '{names} ({regions}؛ موعد متوقع)',
      past: 'يشمل التقويم {range}؛ وقد مضت آخر عطلة في هذه السنوات.',
      range: '{first} إلى {last}',
    },
    coming: {
      title: 'الأشهر الاثنا عشر القادمة',
      until: 'حتى {date}',
      none: 'لا عطلات لاحقة في التقويم.',
      noBreaks: 'لا عطلة هنا تجاور نهاية الأسبوع.',
      earlier: {
        zero: 'لا عطلات سابقة في {year}',
        one: 'عطلة سابقة في {year}',
        two: 'عطلتان سابقتان في {year}',
        few: '{n} عطلات سابقة في {year}',
        many: '{n} عطلة سابقة في {year}',
        other: '{n} عطلة سابقة في {year}',
      },
    },
    compare: {
      title: 'مقارنة بين أماكن',
      description:
        'العطلات الرسمية في ست دول أو مناطق على الأكثر جنبًا إلى جنب، ومن يعمل في تاريخ معين.',
      tool: 'يعرض ست دول أو مناطق أو مدن على الأكثر جنبًا إلى جنب في سنة، أو من يعمل في تاريخ معين.',
      where: 'أين؟ ست دول أو مناطق أو مدن على الأكثر؛ ومن دونها جميع الدول',
      whereEach: 'أين؟ المكان {number}',
      exampleOne: 'الولايات المتحدة',
      exampleTwo: 'كندا',
      exampleThree: 'دبي',
      onDate: 'في تاريخ واحد (اختياري)',
      go: 'مقارنة',
      start: 'أمثلة',
      startYear: '{places}، {year}',
      startOffices: 'المكاتب في {date}: {places}',
      unknown: 'لا يوجد تقويم لمكان باسم «{typed}»: يلزم ذكر دولة أو منطقة أو مدينة، مثل {example}',
      tooMany: 'عدد الأماكن {most} على الأكثر: هذه أول ستة منها',
      unheldYear: 'السنة: لا تتجاوز {year}، فلا بيانات بعدها ({place})',
      both: '{one}؛ {other}',
      yearTitle: 'مقارنة العطلات، {year}: {places}',
      dates: {
        zero: 'لا تواريخ فيها عطلة في {year}',
        one: 'تاريخ واحد فيه عطلة في {year}',
        two: 'تاريخان فيهما عطلة في {year}',
        few: '{n} تواريخ فيها عطلة في {year}',
        many: '{n} تاريخًا فيها عطلة في {year}',
        other: '{n} تاريخ فيها عطلة في {year}',
      },
      workedByAll: {
        zero: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
        one: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
        two: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
        few: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
        many: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
        other: 'أيام يعمل فيها الجميع: {n}؛ أيام لا يعمل فيها أحد: {none}.',
      },
      feedOfAll: 'تقويم واحد للجميع',
      onlyCommon:
        'من دون منطقة لا تظهر إلا الأيام المشتركة في الدولة كلها. أيام بعض المناطق: {places}',
      yearCaption: 'العطلات {year}: {places}',
      cellDepends: 'بحسب المنطقة، عطلة: {regions}',
      cellWeekend: 'نهاية الأسبوع',
      cellWorks: 'يوم عمل',
      whoHeading: 'من يعمل في ذلك اليوم؟',
      whoTitle: 'من يعمل في {date}؟',
      whoCount: {
        zero: '{date}: لا عمل في أي من الدول ({countries})',
        one: '{date}: دولة واحدة من أصل {countries} تعمل',
        two: '{date}: دولتان من أصل {countries} تعملان',
        few: '{date}: {n} دول من أصل {countries} تعمل',
        many: '{date}: {n} دولة من أصل {countries} تعمل',
        other: '{date}: {n} دولة من أصل {countries} تعمل',
      },
      whoCaption: 'جميع الدول في {date}',
      thatDay: 'في ذلك اليوم',
      works: 'يوم عمل',
      depends: 'بحسب المنطقة',
      regionsThatAreOff: 'المناطق التي فيها عطلة',
      regionsOff: 'عطلة',
      unheld: 'لا بيانات بعد لسنة {year}: {places}.',
      before: 'اليوم السابق',
      after: 'اليوم التالي',
      officesTitle: '{places} في {date}',
      officesAll: '{date}: الجميع يعمل',
      officesCount: {
        zero: '{date}: لا عمل في أي من الأماكن ({places})',
        one: '{date}: العمل في مكان واحد من أصل {places}',
        two: '{date}: العمل في مكانين من أصل {places}',
        few: '{date}: العمل في {n} أماكن من أصل {places}',
        many: '{date}: العمل في {n} مكانًا من أصل {places}',
        other: '{date}: العمل في {n} مكان من أصل {places}',
      },
      officesCaption: 'هذه الأماكن في {date}',
      place: 'المكان',
      dependsOff: 'بحسب المنطقة، عطلة: {regions}',
      sharedHours: 'الساعات المشتركة',
      hours: '{from} إلى {to}',
      ownClock:
        'الساعات من {opens} إلى {closes} بتوقيت كل مكان (المنطقة الزمنية للمدينة الرئيسية في الدولة، مع التوقيت الصيفي).',
      noHour:
        'الساعات من {opens} إلى {closes} بتوقيت كل مكان؛ ولا ساعة مشتركة في هذا التاريخ (المنطقة الزمنية للمدينة الرئيسية في الدولة، مع التوقيت الصيفي).',
      nextAfter: 'اليوم التالي الذي يعمل فيه الجميع: {date}',
      next: 'أقرب يوم يعمل فيه الجميع: {date}',
      noNext: 'لا يُعرف بعد يوم لاحق يعمل فيه الجميع.',
      feed: 'تقويم واحد لهذه الأماكن',
      dayByDay: '{year}، يومًا بيوم',
      notAll: 'لا يعمل الجميع',
      lineWeekend: 'نهاية الأسبوع: {number}',
      lineHolidays: 'عطلات: {number}',
      lineEstimated: 'موعد متوقع: {number}',
      lineSomeRegions: 'عطلة في بعض المناطق: {number}',
      line: '{name}: {days}',
    },
    parts: {
      label: 'في هذه الصفحة',
      coming: 'الأشهر الاثنا عشر القادمة',
      longWeekends: 'نهايات الأسبوع الطويلة',
      calendar: 'التقويم',
      feed: 'الاشتراك وAPI',
    },
    list: {
      date: 'التاريخ',
      holiday: 'العطلة',
      law: 'القانون',
      source: 'المصدر {number}: {name}',
      moreSources: 'مصادر أخرى ({number}): {name}',
      wrong: 'خطأ؟',
      wrongAbout: 'الإبلاغ عن خطأ: {name}',
      notAnnounced: 'لم تُعلن بعد: {names}.',
      elsewhen: 'هذه المرة في بعض المناطق فقط:',
      copyTable: 'نسخ الجدول',
      worked: 'أيام عمل في نهاية الأسبوع',
    },
    cards: {
      label: 'استخدام هذا التقويم',
      keep: 'في التقويم الشخصي',
      follows: 'عنوان واحد لكل السنوات. إذا تأكد موعد أو نُقل، حُدِّث التقويم تلقائيًا.',
      programs: 'Apple وGoogle وOutlook وAndroid، ولغة الأسماء، وحجز الأيام',
      embed: 'للمواقع الأخرى: إطار، شارة، today.json',
      sameAnswer: 'الإجابة نفسها عبر API',
      reference: 'التوثيق',
      paidPlan: 'تتطلب المناطق خطة مدفوعة.',
      quick: 'حساب سريع',
      quickTool: 'يضيف أيام عمل إلى تاريخ أو يطرحها منه: {place}.',
      from: 'من',
      add: 'زائد',
      days: 'أيام عمل',
      workItOut: 'احتساب',
    },
    glance: {
      title: 'السنة في لمحة',
      holiday: 'عطلة',
      regional: 'محلية',
      estimated: 'موعد متوقع',
      moved: 'الموعد في القانون، ويوم العطلة منقول',
      someRegions: 'عطلة في بعض المناطق',
      weekend: 'نهاية الأسبوع',
      worked: 'يوم عمل في نهاية الأسبوع',
      workedDay: 'يوم عمل',
      month: {
        zero: '{month}<h> {year}، </h> <span>لا أيام<h> عمل</h></span>',
        one: '{month}<h> {year}، </h> <span>يوم<h> عمل</h> واحد</span>',
        two: '{month}<h> {year}، </h> <span>يومان<h> للعمل</h></span>',
        few: '{month}<h> {year}، </h> <span>{n} أيام<h> عمل</h></span>',
        many: '{month}<h> {year}، </h> <span>{n} يومًا<h> للعمل</h></span>',
        other: '{month}<h> {year}، </h> <span>{n} يوم<h> عمل</h></span>',
      },
    },
    beside: {
      title: 'خارج العدّ',
      what: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة.',
      more: {
        zero: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. ولا مزيد منها في صفحات المناطق.',
        one: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. وفي صفحات المناطق يوم آخر منها.',
        two: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. وفي صفحات المناطق يومان آخران منها.',
        few: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. وفي صفحات المناطق {n} أيام أخرى منها.',
        many: 'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. وفي صفحات المناطق {n} يومًا آخر منها.',
        other:
          'أنصاف الأيام وأيام بعض البلدات والأيام الاختيارية لا تُعدّ هنا أيام عطلة. وفي صفحات المناطق {n} يوم آخر منها.',
      },
      half: 'نصف يوم',
      local: 'محلي',
      optional: 'يوم اختياري',
      bank: 'المصارف فقط',
      notCounted: 'غير معدود',
      remark: '{what} · {grade}',
      remarkEstimated: '{what} (موعد متوقع) · {grade}',
    },
    someRegions: {
      title: 'في بعض المناطق فقط',
      caption: 'عطلات المناطق {year}: {place}',
      oneDate: {
        zero: 'تاريخ واحد لا تعطّل فيه أي منطقة. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        one: 'تاريخ واحد في منطقة واحدة. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        two: 'تاريخ واحد في بعض المنطقتين. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        few: 'تاريخ واحد في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        many: 'تاريخ واحد في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        other:
          'تاريخ واحد في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
      },
      dates: {
        zero: 'تواريخ ({dates}) لا تعطّل فيها أي منطقة. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        one: 'تواريخ ({dates}) في منطقة واحدة. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        two: 'تواريخ ({dates}) في بعض المنطقتين. تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        few: 'تواريخ ({dates}) في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        many: 'تواريخ ({dates}) في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
        other:
          'تواريخ ({dates}) في بعض المناطق ({n}). تشمل القائمة وأيام العمل في هذه الصفحة ما تشترك فيه كل المناطق ({place})؛ وتعدّ صفحة كل منطقة أيامها.',
      },
    },
    months: {
      hoursByMonth: 'بالساعات، إلى جانب سنوات أخرى',
      title: 'أيام العمل بحسب الأشهر',
      caption: 'أيام العمل بحسب الأشهر، {year}',
      month: 'الشهر',
      days: 'الأيام',
      weekend: 'نهاية الأسبوع',
      holidays: 'العطلات<h> في غير نهاية الأسبوع</h>',
      businessDays: 'أيام العمل',
    },
    breaks: {
      title: 'نهايات الأسبوع الطويلة وأيام الوصل',
      none: 'لا عطلة هنا تجاور نهاية الأسبوع في {year}.',
      span: {
        zero: '<b>لا أيام</b> {first} – {last}',
        one: '<b>يوم واحد</b> {first} – {last}',
        two: '<b>يومان</b> {first} – {last}',
        few: '<b>{n} أيام</b> {first} – {last}',
        many: '<b>{n} يومًا</b> {first} – {last}',
        other: '<b>{n} يوم</b> {first} – {last}',
      },
      takeOne: 'بيوم إجازة واحد',
    },
    feed: {
      name: '{place}: العطلات الرسمية',
      description: 'العطلات الرسمية في أيام التعطيل',
      officialDate: 'الموعد في القانون: {date}',
      law: 'القانون: {law}',
      public: 'عطلة رسمية',
      regional: 'عطلة محلية',
      cancelled: '{name} (أُلغيت)',
      observedEstimated: '{name} (موعد منقول ومتوقع)',
    },
    subscribe: {
      title: '{place}: العطلات الرسمية في التقويم الشخصي',
      description: '{place}: العطلات الرسمية في تقويم Apple أو Google أو Outlook، أو على Android.',
      heading: '{place} <span>العطلات الرسمية في التقويم الشخصي</span>',
      choose: 'أولًا: أي العطلات، وكيف',
      localNames: 'الأسماء بلغة المكان، إن كانت معروفة',
      busy: 'حجز اليوم: «خارج المكتب»، كي لا يحدد أحد موعدًا فيه',
      exact: 'دون المواعيد التي قد تتغير',
      change: 'تحديث الروابط أدناه',
      programs: 'ثم: التقويم',
      apple: 'تقويم Apple',
      google: 'تقويم Google',
      work: 'Outlook للعمل أو الدراسة',
      other: 'أي برنامج آخر',
      paste:
        'يُلصق العنوان حيث يعرض البرنامج «اشتراك» أو «من عنوان URL» أو «من الويب». ويمكن أيضًا استيراد <a>ملف سنة واحدة</a>، غير أنه لا يتابع التغييرات.',
      phone: 'على الهاتف',
      code: 'رمز QR يقود إلى هذه الصفحة',
      scan: 'الصفحة مفتوحة على حاسوب؟ يفتحها الرمز على الهاتف بالاختيار نفسه.',
      apples: '<b>iPhone، iPad</b>: اختيار «تقويم Apple» ثم «اشتراك».',
      android:
        '<b>Android</b>: لا يستطيع تطبيق Google الاشتراك في عنوان بنفسه. يُفتح رابط «تقويم Google» مرة واحدة في متصفح حاسوب، ثم تُشغَّل مزامنة هذا التقويم في إعدادات التطبيق. أما تطبيق مثل ICSx⁵ فيشترك من الهاتف مباشرة.',
      delay:
        'موعد وصول التغيير يعود إلى البرنامج: Google كل 8 إلى 24 ساعة، وOutlook كل 3 ساعات تقريبًا، وApple بحسب الإعداد المختار. ولا تُحفظ قائمة بالمشتركين.',
      embed: 'هذه العطلات على موقع آخر: إطار، شارة، today.json',
      combined: 'العطلات الرسمية: {places}',
    },
    sources: {
      howDaysMove: 'كيف تُنقل أيام العطلات',
      title: 'المصادر',
      grades: 'إلى جانب كل تاريخ مدى إثبات مصادره له: <a>معنى مقروء ومقتبس ومحدَّد</a>.',
      release: 'إصدار البيانات {version}، الملف {file} مع SHA-256 {hash}',
      history: 'تاريخ هذه الصفحة',
      correctYourself: 'اقتراح تصحيح تاريخ',
    },
  },
  {
    // The United Arab Emirates
    'A holiday that falls on a weekend is not replaced. By a decision of its own the Cabinet may move a holiday that is not an Eid to the first or the last day of that week.':
      'لا تُعوَّض عطلة توافق نهاية الأسبوع. ولمجلس الوزراء، بقرار منه، أن ينقل عطلة ليست عيدًا إلى أول ذلك الأسبوع أو آخره.',
    'Friday is a half working day for the federal government; it counts as a business day.':
      'الجمعة نصف يوم عمل في الحكومة الاتحادية، وتُحتسب يوم عمل.',
    'Islamic dates follow moon sighting; the Cabinet may move non-Eid days to the start or end of a week.':
      'التواريخ الهجرية تتبع رؤية الهلال؛ ولمجلس الوزراء أن ينقل غير العيدين إلى أول الأسبوع أو آخره.',
    'Only days common to the federal government and the private sector; the federal government also had 25 May 2026.':
      'الأيام المشتركة بين الحكومة الاتحادية والقطاع الخاص فقط؛ وكان 25 مايو 2026 أيضًا عطلة في الحكومة الاتحادية.',
    'day off of the federal government alone': 'عطلة في الحكومة الاتحادية وحدها',
    'national day of remembrance, a working day': 'يوم وطني لتخليد الذكرى، وهو يوم عمل',
    'The announcement is known from later reports; its page was not seen.':
      'الإعلان معروف من تقارير لاحقة؛ ولم يُطّلع على صفحته.',
    'The circular is known from its number and address, and the legal date from the calendar: whether the month was sighted a day later was not established.':
      'التعميم معروف برقمه وعنوانه، والتاريخ الرسمي من التقويم؛ ولم يتبيّن هل رُئي الهلال بعد ذلك بيوم.',
    'Federal Authority for Government Human Resources (FAHR) and Ministry of Human Resources and Emiratisation (MoHRE)':
      'الهيئة الاتحادية للموارد البشرية الحكومية ووزارة الموارد البشرية والتوطين',
    'one to two weeks before; the Cabinet may move it to Monday or Friday':
      'قبل أسبوع إلى أسبوعين؛ ولمجلس الوزراء أن ينقله إلى الاثنين أو الجمعة',
    'ten days before, by moon sighting': 'قبل عشرة أيام، برؤية الهلال',
    'two to four weeks before, then by moon sighting on the eve':
      'قبل أسبوعين إلى أربعة أسابيع، ثم برؤية الهلال في الليلة السابقة',
    'two weeks before; the Cabinet may move it to the start or end of the week':
      'قبل أسبوعين؛ ولمجلس الوزراء أن ينقله إلى أول الأسبوع أو آخره',
    'Cabinet Resolution 27 of 2024 on public holidays, Art. 2 (the days common to government and private sector, and their transfer)':
      'قرار مجلس الوزراء رقم 27 لسنة 2024 بشأن العطلات الرسمية، المادة 2 (الأيام المشتركة بين الحكومة والقطاع الخاص ونقلها)',
    "FAHR Circular 11 of 2026, 7 August 2026: the Prophet's Birthday holiday on Friday 28 August 2026":
      'تعميم الهيئة الاتحادية للموارد البشرية الحكومية رقم 11 لسنة 2026، 7 أغسطس 2026: عطلة المولد النبوي يوم الجمعة 28 أغسطس 2026',
    'FAHR and MoHRE, June 2026: Hijri New Year 1448 holiday on Monday 15 June 2026, in place of Tuesday 16 June':
      'الهيئة الاتحادية للموارد البشرية الحكومية ووزارة الموارد البشرية والتوطين، يونيو 2026: عطلة رأس السنة الهجرية 1448 يوم الاثنين 15 يونيو 2026 بدلًا من الثلاثاء 16 يونيو',
    'FAHR circular of 16 June 2025: Hijri New Year 1447 holiday on Friday 27 June 2025':
      'تعميم الهيئة الاتحادية للموارد البشرية الحكومية في 16 يونيو 2025: عطلة رأس السنة الهجرية 1447 يوم الجمعة 27 يونيو 2025',
    'FAHR: Eid al-Adha holiday for the federal government from 25 to 29 May 2026':
      'الهيئة الاتحادية للموارد البشرية الحكومية: عطلة عيد الأضحى في الحكومة الاتحادية من 25 إلى 29 مايو 2026',
    'FAHR: Eid al-Fitr holiday of 1447 in the federal government from Thursday 19 to Sunday 22 March 2026':
      'الهيئة الاتحادية للموارد البشرية الحكومية: عطلة عيد الفطر 1447 في الحكومة الاتحادية من الخميس 19 إلى الأحد 22 مارس 2026',
    'FAHR: New Year 2026 holiday for the federal government on Thursday 1 January 2026, work on Friday 2 January from home':
      'الهيئة الاتحادية للموارد البشرية الحكومية: عطلة رأس السنة الميلادية 2026 في الحكومة الاتحادية يوم الخميس 1 يناير 2026، والعمل عن بُعد يوم الجمعة 2 يناير',
    'MoHRE, 12 December 2025: Thursday 1 January 2026 a paid public holiday for the private sector':
      'وزارة الموارد البشرية والتوطين، 12 ديسمبر 2025: الخميس 1 يناير 2026 عطلة رسمية مدفوعة الأجر للقطاع الخاص',
    'MoHRE, 18 May 2026: private-sector holiday for Eid al-Adha from 26 to 29 May 2026':
      'وزارة الموارد البشرية والتوطين، 18 مايو 2026: عطلة القطاع الخاص لعيد الأضحى من 26 إلى 29 مايو 2026',
    'MoHRE, 28 May 2025: Arafah Day and Eid al-Adha from 5 to 8 June 2025 (FAHR likewise on 27 May)':
      'وزارة الموارد البشرية والتوطين، 28 مايو 2025: يوم عرفة وعيد الأضحى من 5 إلى 8 يونيو 2025 (وكذلك الهيئة الاتحادية للموارد البشرية الحكومية في 27 مايو)',
    'WAM, 19 March 2025: MoHRE gives 30 March to 1 April 2025 for Eid al-Fitr, and 2 April too if Ramadan has 30 days':
      'وكالة أنباء الإمارات، 19 مارس 2025: وزارة الموارد البشرية والتوطين تعطّل من 30 مارس إلى 1 أبريل 2025 لعيد الفطر، ويُضاف 2 أبريل إن أتمّ رمضان 30 يومًا',
    'WAM, 21 November 2025: MoHRE gives 1 and 2 December 2025 for Eid Al Etihad (FAHR likewise on 17 November)':
      'وكالة أنباء الإمارات، 21 نوفمبر 2025: وزارة الموارد البشرية والتوطين تعطّل 1 و2 ديسمبر 2025 لعيد الاتحاد (وكذلك الهيئة الاتحادية للموارد البشرية الحكومية في 17 نوفمبر)',
    "WAM, 26 August 2025: FAHR and MoHRE announce the Prophet's Birthday holiday on Friday 5 September 2025":
      'وكالة أنباء الإمارات، 26 أغسطس 2025: الهيئة الاتحادية للموارد البشرية الحكومية ووزارة الموارد البشرية والتوطين تعلنان عطلة المولد النبوي يوم الجمعة 5 سبتمبر 2025',
    "The Siasat Daily, 16 June 2025, which reproduces the authority's announcement in Arabic and English":
      'The Siasat Daily، 16 يونيو 2025، وقد نقلت إعلان الهيئة بالعربية والإنجليزية',
    'the repository Yessenof/dubai-guide-site, docs/content-drafts/source-ledgers/uae-long-weekends-2026-2027-sources.md':
      'مستودع Yessenof/dubai-guide-site، الملف docs/content-drafts/source-ledgers/uae-long-weekends-2026-2027-sources.md',
    // Israel
    'Independence Day moves so that neither it nor Memorial Day before it touches the Sabbath: from Friday or Saturday back to Thursday, from Monday on to Tuesday. The other holidays never move, and one that falls on Friday or Saturday is not replaced.':
      'يُنقل يوم الاستقلال كي لا يمسّ هو أو يوم الذكرى الذي يسبقه حرمة السبت: من الجمعة أو السبت إلى الخميس السابق، ومن الاثنين إلى الثلاثاء. أما الأعياد الأخرى فلا تُنقل، ولا يُعوَّض منها ما يوافق الجمعة أو السبت.',
    'Holiday eves and intermediate days (Hol HaMoed), Purim and the memorial days are working days in law and are left out.':
      'عشايا الأعياد وأيام وسط العيد وعيد المساخر وأيام الذكرى أيام عمل في القانون، فلا تُحتسب.',
    'Holidays begin at sunset of the evening before; the date given is the day itself.':
      'تبدأ الأعياد عند غروب شمس اليوم السابق؛ والتاريخ المذكور هو تاريخ اليوم نفسه.',
    'The day of the Knesset election, 27 October 2026, was a statutory day off; public services ran.':
      'كان يوم الانتخابات للكنيست، 27 أكتوبر 2026، يوم عطلة بحكم القانون؛ وعملت المرافق العامة.',
    'The rest days of the Christian, Muslim and Druze communities bind those communities alone and are left out.':
      'أيام راحة الطوائف المسيحية والإسلامية والدرزية تلزم هذه الطوائف وحدها، فلا تُحتسب.',
    'Weekend is Friday and Saturday.': 'نهاية الأسبوع هي الجمعة والسبت.',
    'a working day in law; schools and some offices close':
      'يوم عمل في القانون؛ تغلق المدارس وبعض المكاتب',
    'a working day of seven hours at most': 'يوم عمل لا يزيد على سبع ساعات',
    'a working day, on the eve of Independence Day; bereaved families have leave':
      'يوم عمل، عشية يوم الاستقلال؛ وللعائلات الثكلى إجازة',
    'day of choice, on which an employee may take a day of leave':
      'يوم اختياري، يحق للعامل أن يأخذ فيه يوم إجازة',
    'working days in law, from 16 to 20 Nisan; many take them as leave':
      'أيام عمل في القانون، من 16 إلى 20 نيسان العبري؛ ويأخذها كثيرون إجازة',
    'working days in law, from 16 to 21 Tishri; many take them as leave':
      'أيام عمل في القانون، من 16 إلى 21 تشري؛ ويأخذها كثيرون إجازة',
    'The day was set in 2023 unless the Knesset dissolved earlier, and reports of October 2026 still give it; no notice of the vote itself was seen.':
      'حُدد اليوم في 2023 ما لم يُحل الكنيست قبل ذلك، وما زالت تقارير أكتوبر 2026 تذكره؛ ولم يُطّلع على إعلان عن الاقتراع نفسه.',
    'Basic Law: The Knesset, s. 9 and 10 (election day is a day of rest), with the Knesset Elections Law 1969':
      'قانون أساس: الكنيست، المادتان 9 و10 (يوم الانتخابات يوم عطلة)، مع قانون الانتخابات للكنيست لسنة 1969',
    'Central Elections Committee, 20 April 2023: its chairman sets 27 October 2026, unless the Knesset dissolves earlier':
      'لجنة الانتخابات المركزية، 20 أبريل 2023: رئيسها يحدد 27 أكتوبر 2026 ما لم يُحل الكنيست قبل ذلك',
    'Central Elections Committee: elections to the 26th Knesset, 27 October 2026':
      'لجنة الانتخابات المركزية: الانتخابات للكنيست الـ26، 27 أكتوبر 2026',
    'Hours of Work and Rest Law 5711-1951, s. 2(b) (seven hours on the eve of a holiday; חוק שעות עבודה ומנוחה)':
      'قانون ساعات العمل والراحة لسنة 1951، المادة 2(ب) (سبع ساعات عشية العيد)',
    'Independence Day Law 5709-1949, s. 1, as amended in 2004 (חוק יום העצמאות)':
      'قانون يوم الاستقلال لسنة 1949، المادة 1، كما عُدّل في 2004',
    'Law and Administration Ordinance 5708-1948, s. 18A (days of rest; פקודת סדרי השלטון והמשפט)':
      'أمر أنظمة السلطة والقضاء لسنة 1948، المادة 18أ (أيام الراحة)',
    'Memorial Day for Fallen Soldiers Law 5723-1963 (חוק יום הזיכרון לחללי מערכות ישראל)':
      'قانون يوم الذكرى لشهداء معارك إسرائيل لسنة 1963',
    'Sigd Holiday Law 5768-2008, s. 1 (חוק חג הסיגד)': 'قانون عيد السيغد لسنة 2008، المادة 1',
    'lawyer-lawyer.co.il, which reproduces the law': 'lawyer-lawyer.co.il الذي ينقل نص القانون',
    'z-stern.com, holidays of Jewish and other employees, which lists the days of s. 18A':
      'z-stern.com عن أعياد العاملين اليهود وغيرهم، وفيه أيام المادة 18أ',
    // Where in a law, and by what it is found
    'Art. 2': 'المادة 2',
    'Cabinet Resolution No. 27 of 2024': 'قرار مجلس الوزراء رقم 27 لسنة 2024',
    'FAHR Circular No. 11 of 2026':
      'تعميم الهيئة الاتحادية للموارد البشرية الحكومية رقم 11 لسنة 2026',
    'announcement under Cabinet Resolution 27 of 2024':
      'إعلان بموجب قرار مجلس الوزراء رقم 27 لسنة 2024',
    'circular under Cabinet Resolution 27 of 2024':
      'تعميم بموجب قرار مجلس الوزراء رقم 27 لسنة 2024',
    'Memorial Day for Fallen Soldiers Law 5723-1963':
      'قانون يوم الذكرى لشهداء معارك إسرائيل لسنة 1963',
    's. 1': 'المادة 1',
    'Independence Day Law 5709-1949': 'قانون يوم الاستقلال لسنة 1949',
    'Sigd Holiday Law 5768-2008': 'قانون عيد السيغد لسنة 2008',
    's. 18A': 'المادة 18أ',
    'Law and Administration Ordinance 5708-1948': 'أمر أنظمة السلطة والقضاء لسنة 1948',
    's. 2(b)': 'المادة 2(ب)',
    'Hours of Work and Rest Law 5711-1951': 'قانون ساعات العمل والراحة لسنة 1951',
    's. 9 and 10': 'المادتان 9 و10',
    'Basic Law: The Knesset, 5718-1958': 'قانون أساس: الكنيست، 1958',
  },
);
