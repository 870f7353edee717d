import type { Theme } from './theme.ts';

export const STREET_THEMES: readonly Theme[] = [
  {
    categoryId: 11,
    weight: 30,
    equipment: false,
    titles: [
      '{s} koʻchasidagi ichki yoʻllarni asfaltlash va piyodalar yoʻlagini qurish',
      '{q} mahallasida {1-4},{1-9} km tuproq yoʻlni asfaltlash',
      '{s} koʻchasini mukammal taʼmirlash',
      'Ichki yoʻl',
      '{q} mahallasi {s} koʻchasi va {1-9}-tor koʻchani shagʻaldan asfaltga oʻtkazish',
      '{s} koʻchasida yoʻl qoplamasini yangilash hamda ariqlarni betonlash',
      'Maktabga olib boruvchi yoʻlni asfaltlash',
    ],
    openings: [
      '{s} koʻchasining {2-30}–{31-90}-uylar oraligʻidagi ichki yoʻl {1994-2012}-yildan beri taʼmirlanmagan.',
      '{q} mahallasining markaziy koʻchasi hozirgacha tuproq yoʻl boʻlib qolmoqda.',
      'Koʻchamizdagi asfalt qoplamasi {70-95} foizga yemirilgan, chuqurliklar {20-45} santimetrga yetgan.',
      'Mahallamizda {4200-9800} metr ichki yoʻl bor, shundan {60-90} foizi shagʻal va tuproq.',
    ],
    facts: [
      'Yogʻingarchilik paytida {90-480} dan ortiq xonadon va {12-290}-maktab oʻquvchilari oʻtishga qiynaladi.',
      'Tez yordam mashinasi bemorlarga {15-40} daqiqa kechikib yetib kelmoqda.',
      'Yozda chang, qishda loy boʻlgani uchun bolalar koʻp kasallanmoqda.',
      'Yoʻl orqali har kuni {300-2400} nafar aholi va {80-600} ta transport oʻtadi.',
      'Aholi oʻz hisobidan {2-6} marta shagʻal toʻkdi, lekin bu yetarli boʻlmadi.',
      'Yomgʻir suvi hovlilarga kirib, {8-60} ta uyning poydevoriga zarar yetkazgan.',
    ],
    requests: [
      '{1-3},{1-9} km yoʻlni asfaltlash, ikki tomonlama 1,5 metrlik piyodalar yoʻlagi va suv qochirish ariqlarini qurish soʻraladi.',
      'Yoʻlni {4-6} metr kenglikda ikki qatlamli asfaltbeton bilan qoplashni taklif qilamiz.',
      'Tuproq yoʻlni asfaltlash va {3-12} ta joyda suv oʻtkazuvchi quvur yotqizish kerak.',
      'Shagʻal yoʻlni asfaltga oʻtkazish, bordyur oʻrnatish va ariqlarni betonlash soʻraladi.',
    ],
    pictures: ['dirt-road', 'road', 'canal', 'house', 'bridge', 'lights'],
  },
  {
    categoryId: 5,
    weight: 10,
    equipment: false,
    titles: [
      '{s} koʻchasida tungi yoritish',
      '{q} mahallasiga {40-180} ta energiya tejamkor koʻcha chirogʻi oʻrnatish',
      'Quyosh panelli koʻcha chiroqlari',
      'Mahalla koʻchalarini yoritish va kuzatuv kameralarini oʻrnatish',
    ],
    openings: [
      '{q} mahallasining {3-14} ta koʻchasida tungi yoritish umuman yoʻq.',
      'Koʻchadagi simyogʻochlar {1978-1996}-yilda oʻrnatilgan, chiroqlarning {70-98} foizi ishlamaydi.',
      'Kech tushishi bilan {s} koʻchasi qorongʻilikda qoladi.',
    ],
    facts: [
      'Oʻtgan yili shu koʻchada {2-9} ta yoʻl-transport hodisasi roʻy bergan.',
      'Ikkinchi smenada oʻqiydigan {60-420} nafar oʻquvchi qorongʻida uyga qaytadi.',
      'Ayollar va keksalar kechqurun koʻchaga chiqishdan choʻchimoqda.',
      'Daydi itlar koʻpaygani uchun bu masala yanada dolzarb boʻlib qoldi.',
    ],
    requests: [
      '{30-160} ta LED chiroq, {2-9} km kabel va {8-70} ta ustun oʻrnatish soʻraladi.',
      'Quyosh batareyasida ishlaydigan {25-120} ta chiroq oʻrnatilsa, elektr uchun xarajat boʻlmaydi.',
      'Simyogʻochlarni almashtirish va avtomatik yoritish tizimini joriy etishni taklif qilamiz.',
    ],
    pictures: ['lights', 'transformer', 'road', 'house'],
  },
  {
    categoryId: 10,
    weight: 4,
    equipment: false,
    titles: [
      '{q} mahallasidagi koʻprikni qayta qurish',
      'Anhor ustidan piyodalar koʻprigi',
      '{s} koʻchasida avtomobil koʻprigini taʼmirlash',
    ],
    openings: [
      'Anhor ustidagi temir-beton koʻprik {1964-1989}-yilda qurilgan va avariya holatida.',
      'Mahallaning ikki qismini bogʻlovchi yagona koʻprikning toʻsiqlari sinib tushgan.',
    ],
    facts: [
      'Undan har kuni {180-900} nafar bola maktabga oʻtadi.',
      'Ogʻir yuk mashinalari {5-14} km aylanma yoʻldan yurishga majbur.',
      'Bahorgi toshqinda koʻprik tayanchlari {20-60} santimetr choʻkkan.',
    ],
    requests: [
      'Uzunligi {9-36} metr, kengligi {4-9} metr boʻlgan yangi koʻprik qurish soʻraladi.',
      'Koʻprik plitalarini almashtirish, panjara va yoritish oʻrnatish kerak.',
    ],
    pictures: ['bridge', 'canal', 'dirt-road', 'road'],
  },
  {
    categoryId: 8,
    weight: 7,
    equipment: true,
    titles: [
      'Transformator xarid qilish',
      '{q} mahallasiga {160-630} kVA quvvatli yangi transformator',
      'Elektr tarmogʻini yangilash va simlarni almashtirish',
    ],
    openings: [
      'Mahallada {3-11} ta transformator {1975-1994}-yillardan beri ishlaydi va yuklamani koʻtarmaydi.',
      'Qishda kuchlanish {110-170} voltgacha tushib ketadi.',
    ],
    facts: [
      '{120-640} ta xonadon kuniga {2-7} soat elektrsiz qolmoqda.',
      'Maishiy texnika kuyib, aholi katta zarar koʻrmoqda.',
      'Elektr tarmoqlari korxonasining xulosasi ilova qilinadi.',
    ],
    requests: [
      '{1-4} ta transformator va {2-6} km izolyatsiyalangan sim xarid qilish soʻraladi.',
      'Yangi transformator oʻrnatilsa, {200-900} oila uzluksiz elektr bilan taʼminlanadi.',
    ],
    pictures: ['transformer', 'lights', 'house', 'road'],
  },
];
