import type { Theme } from './theme.ts';

export const WATER_THEMES: readonly Theme[] = [
  {
    categoryId: 4,
    weight: 14,
    equipment: false,
    titles: [
      'Ichimlik suvi tarmogʻi',
      '{q} mahallasiga toza ichimlik suvi olib kelish',
      '{s} koʻchasida {2-11} km suv quvurini yangilash',
      'Artezian quduq va suv minorasi qurish',
    ],
    openings: [
      'Mahallada {140-920} ta xonadon ichimlik suvini {1-5} km uzoqdan tashib ichadi.',
      'Suv quvurlari {1976-1992}-yilda yotqizilgan, {50-85} foizi zanglab teshilgan.',
      'Quduq suvi shoʻr, tahlil natijasi meʼyordan {2-5} barobar yuqori.',
    ],
    facts: [
      'Suv kuniga bor-yoʻgʻi {1-3} soat beriladi.',
      'Maktab va bogʻchaga suv mashinada keltiriladi.',
      'Har bir oila oyiga {120-400} ming soʻm suv uchun sarflaydi.',
      'Sanitariya xizmatining xulosasi bor.',
    ],
    requests: [
      '{2-9} km polietilen quvur, {1-3} ta nasos va {90-560} ta xonadonga hisoblagich oʻrnatish soʻraladi.',
      'Chuqurligi {80-220} metrli quduq, {25-100} kub metrli minora va xlorlash qurilmasi kerak.',
    ],
    pictures: ['pump', 'canal', 'house', 'road'],
  },
  {
    categoryId: 9,
    weight: 6,
    equipment: false,
    titles: [
      'Yomgʻir suvi kanalini tiklash va betonlash',
      '{q} ariqlarini tozalash va betonlash',
      'Nasos stansiyasini taʼmirlash',
    ],
    openings: [
      'Ariq {1982-1999}-yildan beri tozalanmagan, suvning {30-60} foizi yerga singib ketadi.',
      'Tomorqalarga suv {12-30} kunda bir marta yetib keladi.',
    ],
    facts: [
      '{60-420} sotix tomorqa hosilsiz qolmoqda.',
      'Bahorda suv toshib, {6-48} ta hovlini bosadi.',
      'Suv isteʼmolchilari uyushmasi ishlarga hashar bilan yordam beradi.',
    ],
    requests: [
      '{800-4600} metr ariqni beton lotok bilan almashtirish soʻraladi.',
      'Kanalni betonlash, {4-14} ta suv taqsimlagich va {2-6} ta koʻprikcha oʻrnatishni taklif qilamiz.',
    ],
    pictures: ['canal', 'bridge', 'pump', 'dirt-road'],
  },
  {
    categoryId: 14,
    weight: 3,
    equipment: true,
    titles: ['Chiqindi yigʻish maydonchalari va konteynerlar', 'Mahallaga maxsus chiqindi mashinasi'],
    openings: ['Mahallada chiqindi yigʻish joyi yoʻq, aholi chiqindini anhor boʻyiga tashlamoqda.'],
    facts: ['Chiqindi {7-20} kunda bir marta olib ketiladi.', 'Yozda hid va hasharotlar koʻpayib ketadi.'],
    requests: ['{6-24} ta usti yopiq maydoncha va {30-120} ta konteyner xarid qilish soʻraladi.'],
    pictures: ['road', 'house', 'canal'],
  },
  {
    categoryId: 13,
    weight: 5,
    equipment: false,
    titles: ['{q} mahalla binosini qurish', 'Mahalla fuqarolar yigʻini binosini taʼmirlash'],
    openings: [
      'Mahalla idorasi {1958-1984}-yilda qurilgan paxsa binoda joylashgan.',
      'Mahallamizning oʻz binosi yoʻq, yigʻinlar choyxonada oʻtadi.',
    ],
    facts: [
      '“Mahalla yettiligi” xodimlari bitta xonada ishlaydi.',
      'Nuroniylar va yoshlar uchun toʻplanadigan joy yoʻq.',
    ],
    requests: [
      '{6-12} xonali, {60-150} oʻrinli zali bor bino qurish soʻraladi.',
      'Binoni taʼmirlash, mebel va kompyuter bilan jihozlash kerak.',
    ],
    pictures: ['house', 'school', 'dirt-road'],
  },
  {
    categoryId: 18,
    weight: 2,
    equipment: false,
    titles: ['Qabriston devorini tiklash', 'Avtobus bekatlari va kutish joylari', '{q} mahallasida xotira maydoni'],
    openings: [
      'Qabristonning {400-1600} metr devori qulab tushgan.',
      '{s} koʻchasidagi {2-6} ta bekatda soyabon ham, oʻrindiq ham yoʻq.',
    ],
    facts: ['Aholi hashar yoʻli bilan {1-4} marta taʼmirlagan.', 'Keksalar jaziramada va yomgʻirda tik turib kutadi.'],
    requests: [
      'Gʻisht devor, darvoza va yoritish qurish soʻraladi.',
      'Zamonaviy bekat, oʻrindiq va chiroq oʻrnatish taklif etiladi.',
    ],
    pictures: ['road', 'house', 'lights'],
  },
];

/** Themes of the boards of type MY_GARDEN. */
export const GARDEN_THEMES: readonly Theme[] = [
  {
    categoryId: 12,
    weight: 10,
    equipment: false,
    titles: [
      'Hovuz va xiyobonni obodonlashtirish',
      '{q} mahallasida {10-80} sotix yangi bogʻ barpo etish',
      '{s} koʻchasi boʻylab {200-1800} tup manzarali daraxt ekish',
      'Mening bogʻim: mahalla xiyoboni',
      'Xiyobonga tomchilatib sugʻorish tizimi',
    ],
    openings: [
      '{q} mahallasidagi {12-90} sotixlik xiyobon {2003-2014}-yildan beri qarovsiz.',
      'Mahallada bolalar va keksalar dam oladigan birorta yashil maydon yoʻq.',
      'Koʻcha boʻyidagi teraklar qurib, {40-160} tup daraxt kesilgan.',
    ],
    facts: [
      'Sugʻorish tizimi yoʻqligi uchun koʻchatlarning {40-75} foizi qurib qoladi.',
      'Koʻchatlarni parvarish qilishni {6-30} oila oʻz zimmasiga oladi.',
      'Yozda havo harorati {41-46} darajaga yetadi, soya juda kerak.',
      'Hovuz atrofidagi yoʻlaklar buzilgan, oʻrindiqlar singan.',
    ],
    requests: [
      '{120-900} tup daraxt, {600-4000} kvadrat metr gazon va yoʻlaklar barpo etish soʻraladi.',
      'Tomchilatib sugʻorish, {10-40} ta oʻrindiq va {12-50} ta chiroq oʻrnatishni taklif qilamiz.',
    ],
    pictures: ['garden', 'playground', 'road', 'canal', 'house'],
  },
  {
    categoryId: 7,
    weight: 5,
    equipment: false,
    titles: ['Bolalar maydonchasi', '{q} mahallasi bogʻida bolalar oʻyingohi', 'Bogʻga oʻyin jihozlari va soyabon'],
    openings: [
      'Mahallada {400-1500} nafar bola yashaydi, oʻyin maydonchasi esa bitta.',
      'Bogʻdagi argʻimchoqlar {1999-2010}-yilda oʻrnatilgan va xavfli.',
    ],
    facts: ['Bolalar koʻcha chetida oʻynashga majbur.', 'Oʻtgan yozda {2-6} nafar bola jarohat olgan.'],
    requests: ['Rezina qoplama, arguvon koʻchatlari va {6-18} turdagi oʻyin jihozini oʻrnatish soʻraladi.'],
    pictures: ['playground', 'garden', 'sport', 'school'],
  },
];
