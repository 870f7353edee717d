import type { Branch } from '../trees.ts';

/** Expenses of the state: the upper levels, with titles of ours; `regional`: expenses by region. */
export const expenseBranches = (regional: readonly Branch[], byDistrict: readonly Branch[]): readonly Branch[] => [
  [
    'Ijtimoiy soha xarajatlari',
    [
      [
        'Taʼlim',
        [
          ['Maktabgacha taʼlim', regional],
          ['Umumiy oʻrta taʼlim', byDistrict],
          'Maktabdan tashqari taʼlim',
          'Professional taʼlim',
          'Oliy taʼlim',
          'Pedagog kadrlarni qayta tayyorlash va malakasini oshirish',
          'Darslik va oʻquv-metodik qoʻllanmalar',
          'Taʼlimga oid boshqa xarajatlar',
        ],
      ],
      [
        'Sogʻliqni saqlash',
        [
          ['Birlamchi tibbiy-sanitariya yordami', regional],
          'Shifoxonalar',
          'Tez tibbiy yordam',
          'Sanitariya-epidemiologik osoyishtalik va jamoat salomatligi',
          'Onalik va bolalikni muhofaza qilish',
          'Dori vositalari va tibbiy buyumlar bilan taʼminlash',
          'Sogʻliqni saqlashga oid boshqa xarajatlar',
        ],
      ],
      ['Madaniyat', ['Kutubxonalar', 'Muzeylar', 'Teatr va konsert tashkilotlari', 'Madaniyat markazlari']],
      ['Jismoniy tarbiya va sport', ['Bolalar-oʻsmirlar sport maktablari', 'Oliy sport mahorati', 'Sport inshootlari']],
      ['Fan va innovatsiyalar', ['Fundamental tadqiqotlar', 'Amaliy tadqiqotlar', 'Ilmiy infratuzilma']],
      [
        'Ijtimoiy himoya',
        [
          'Bolali oilalarga nafaqalar',
          'Kam taʼminlangan oilalarga moddiy yordam',
          'Nogironligi boʻlgan shaxslarni qoʻllab-quvvatlash',
          'Yolgʻiz keksalarga xizmat koʻrsatish',
          'Ijtimoiy himoyaga oid boshqa xarajatlar',
        ],
      ],
    ],
  ],
  [
    'Iqtisodiyot xarajatlari',
    [
      ['Qishloq xoʻjaligi', ['Urugʻchilik', 'Veterinariya', 'Oʻsimliklar karantini va himoyasi']],
      ['Suv xoʻjaligi', ['Nasos stansiyalari', 'Kanal va kollektorlar', 'Suv tejovchi texnologiyalar']],
      ['Transport va yoʻl xoʻjaligi', ['Umumiy foydalanishdagi yoʻllar', 'Ichki yoʻllar', 'Koʻpriklar']],
      [
        'Uy-joy kommunal xoʻjaligi',
        ['Ichimlik suvi taʼminoti', 'Oqova suv', 'Koʻchalarni yoritish', 'Obodonlashtirish'],
      ],
      'Oʻrmon xoʻjaligi',
      'Geologiya-qidiruv ishlari',
    ],
  ],
  [
    'Markazlashgan investitsiyalarni moliyalashtirish',
    ['Ijtimoiy obyektlar qurilishi', 'Ishlab chiqarish infratuzilmasi', 'Loyiha-qidiruv ishlari'],
  ],
  [
    'Davlat boshqaruvi organlari',
    [
      'Markaziy boshqaruv organlari',
      ['Mahalliy hokimliklar', regional],
      'Fuqarolarning oʻzini oʻzi boshqarish organlari',
    ],
  ],
  ['Sud, adliya va prokuratura organlari', ['Sudlar', 'Adliya organlari', 'Prokuratura organlari']],
  'Mudofaa va davlat xavfsizligi',
  ['Atrof-muhitni muhofaza qilish', ['Yashil makon', 'Chiqindilarni boshqarish', 'Qoʻriqxonalar']],
  'Fuqarolar tashabbuslarini moliyalashtirish',
  'Davlat qarziga xizmat koʻrsatish',
  'Vazirlar Mahkamasining zaxira jamgʻarmasi',
  'Mahalliy budjetlarning zaxira jamgʻarmalari',
  'Budjetning boshqa xarajatlari',
];

/** The economic classification of expenses, without codes, so as not to invent any. */
export const CLASSIFICATIONS: readonly Branch[] = [
  [
    'Ish haqi va unga tenglashtirilgan toʻlovlar',
    [
      [
        'Ish haqi',
        ['Lavozim maoshlari', 'Ustama va qoʻshimcha haqlar', 'Ragʻbatlantirish jamgʻarmasi', 'Mehnat taʼtili'],
      ],
      'Vaqtincha mehnatga qobiliyatsizlik nafaqalari',
      'Bolani parvarishlash nafaqalari',
      'Stipendiyalar',
      'Homiladorlik va tugʻish nafaqalari',
    ],
  ],
  ['Ish beruvchining ajratmalari', ['Yagona ijtimoiy toʻlov', 'Majburiy sugʻurta badallari']],
  [
    'Tovar va xizmatlar boʻyicha xarajatlar',
    [
      ['Xizmat safari xarajatlari', ['Respublika hududida', 'Xorijga']],
      [
        'Kommunal xizmatlar',
        ['Elektr energiyasi', 'Tabiiy gaz', 'Issiqlik energiyasi', 'Sovuq suv va oqova', 'Chiqindi olib chiqish'],
      ],
      ['Saqlash va joriy taʼmirlash', ['Binolarni', 'Transport vositalarini', 'Kompyuter texnikasini', 'Mebelni']],
      'Ijara toʻlovlari',
      ['Aloqa xizmatlari', ['Telefon', 'Internet tarmogʻi', 'Pochta']],
      [
        'Moddiy-aylanma vositalar',
        ['Oziq-ovqat', 'Dori-darmon', 'Yoqilgʻi-moylash', 'Qogʻoz va kanselyariya', 'Kiyim-bosh'],
      ],
      'Oʻqitish va malaka oshirish',
      'Qoʻriqlash xizmatlari',
      'Boshqa tovar va xizmatlar',
    ],
  ],
  [
    'Asosiy vositalar boʻyicha xarajatlar',
    [
      'Binolarni mukammal taʼmirlash',
      'Mebel va jihozlar',
      'Transport vositalari',
      'Kompyuter texnikasi',
      'Nomoddiy aktivlar',
    ],
  ],
  ['Foizlar', ['Ichki qarz boʻyicha', 'Tashqi qarz boʻyicha']],
  ['Subsidiyalar', ['Davlat korxonalariga', 'Xususiy sektorga']],
  ['Grantlar', ['Xalqaro tashkilotlarga badallar', 'Budjetlararo transfertlar']],
  ['Ijtimoiy nafaqalar', ['Moddiy yordam', 'Kompensatsiyalar', 'Boshqa ijtimoiy toʻlovlar']],
  'Boshqa xarajatlar',
];

/** Sources of the state's income. */
export const STATE_INCOME: readonly Branch[] = [
  [
    'Soliqli daromadlar',
    [
      ['Qoʻshilgan qiymat soligʻi', ['Mahalliy tovar va xizmatlardan', 'Import tovarlardan']],
      'Foyda soligʻi',
      [
        'Jismoniy shaxslardan olinadigan daromad soligʻi',
        ['Ish haqidan', 'Mulk daromadlaridan', 'Deklaratsiya boʻyicha'],
      ],
      'Aylanmadan olinadigan soliq',
      'Aksiz soligʻi',
      'Yer qaʼridan foydalanganlik uchun soliq',
      ['Mol-mulk soligʻi', ['Yuridik shaxslardan', 'Jismoniy shaxslardan']],
      'Yer soligʻi',
      'Suv resurslaridan foydalanganlik uchun soliq',
      'Bojxona boji',
      'Avtotransport yigʻimi',
      'Boshqa soliq va yigʻimlar',
    ],
  ],
  ['Soliqsiz daromadlar', ['Davlat boji', 'Jarimalar', 'Davlat mulkini ijaraga berish', 'Dividendlar']],
  'Davlat mulkini xususiylashtirishdan tushumlar',
  'Begʻaraz yordam va grantlar',
];

/** Items of the state's expense. */
export const STATE_EXPENSE: readonly Branch[] = [
  ['Ijtimoiy sohaga xarajatlar', ['Taʼlim', 'Sogʻliqni saqlash', 'Madaniyat va sport', 'Fan', 'Ijtimoiy himoya']],
  ['Iqtisodiyotga xarajatlar', ['Qishloq va suv xoʻjaligi', 'Transport', 'Uy-joy kommunal xoʻjaligi']],
  'Davlat boshqaruvi va sud organlari',
  'Markazlashgan investitsiyalar',
  'Davlat maqsadli jamgʻarmalari',
  'Boshqa xarajatlar',
];
