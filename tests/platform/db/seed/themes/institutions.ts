import type { Theme } from './theme.ts';

export const INSTITUTION_THEMES: readonly Theme[] = [
  {
    categoryId: 1,
    weight: 16,
    equipment: false,
    titles: [
      '{3-290}-umumtaʼlim maktabi sport zalini mukammal taʼmirlash',
      '{3-290}-maktab tomini taʼmirlash',
      'Maktabga qoʻshimcha {120-320} oʻrinli oʻquv binosi qurish',
      '{3-290}-maktab hojatxonasini bino ichiga koʻchirish',
      'Maktab isitish tizimini yangilash',
      'Maktab oshxonasini qurish va jihozlash',
    ],
    openings: [
      'Maktab sport zali {1968-1994}-yilda qurilgan, tomi va pollari yaroqsiz holatga kelgan.',
      'Maktabimizda {640-1780} nafar oʻquvchi {2-3} smenada oʻqiydi, bino esa {320-600} oʻringa moʻljallangan.',
      'Maktab tomi {12-30} yildan beri taʼmirlanmagan, yomgʻirda sinfxonalarga suv oqadi.',
      'Koʻmir bilan isitiladigan qozonxona {1985-1999}-yilda oʻrnatilgan.',
    ],
    facts: [
      'Qish oylarida sinflarda harorat {7-12} darajadan oshmaydi.',
      'Sport mashgʻulotlari yil boʻyi ochiq maydonda oʻtkaziladi.',
      'Deraza va eshiklarning {60-95} foizi almashtirishga muhtoj.',
      'Oʻquvchilarimiz oʻtgan yili viloyat olimpiadasida {2-9} ta sovrinli oʻrin egalladi, lekin sharoit yoʻq.',
      'Ota-onalar yigʻilishida bu taklif bir ovozdan maʼqullandi.',
    ],
    requests: [
      'Tom yopmasi, deraza va pol qoplamasini almashtirish, isitish tizimini energiya tejamkor qozonga oʻtkazish taklif etiladi.',
      'Binoni mukammal taʼmirlash, {6-14} ta sinfxonani jihozlash va hovlini obodonlashtirish soʻraladi.',
      '{2-4} qavatli qoʻshimcha bino qurilsa, oʻqish bir smenada tashkil etiladi.',
    ],
    pictures: ['school', 'sport', 'playground', 'garden', 'road'],
  },
  {
    categoryId: 2,
    weight: 9,
    equipment: false,
    titles: [
      '{4-120}-maktabgacha taʼlim tashkilotiga oʻyin maydonchasi va soyabonlar',
      'Bogʻcha binosini taʼmirlash',
      '{4-120}-bogʻchada isitish va kanalizatsiya tizimini yangilash',
    ],
    openings: [
      'Bogʻchamizda {90-320} nafar bola tarbiyalanadi, {60-210} nafari navbatda turibdi.',
      'Bogʻcha hovlisidagi oʻyin jihozlari {1988-2006}-yilda oʻrnatilgan, koʻpi singan.',
    ],
    facts: [
      'Yotoqxona va oshxonada devorlar nam tortgan.',
      'Bolalar jazirama issiqda soyasiz maydonda oʻynaydi.',
      'Tarbiyachilar va ota-onalar hashar yoʻli bilan devorlarni oqladi, lekin tom hamon oqmoqda.',
      'Issiq suv faqat {2-4} ta xonada bor.',
    ],
    requests: [
      '{4-10} ta soyabon, xavfsiz rezina qoplama va yangi oʻyin jihozlarini oʻrnatish soʻraladi.',
      'Tom, deraza va isitish tizimini almashtirish, hovlini koʻkalamzorlashtirish kerak.',
    ],
    pictures: ['playground', 'garden', 'school', 'house', 'dirt-road'],
  },
  {
    categoryId: 3,
    weight: 8,
    equipment: true,
    titles: [
      'Oilaviy poliklinikaga ultratovush apparati xarid qilish',
      '{2-60}-oilaviy poliklinikaga zamonaviy tibbiy jihozlar',
      'Koʻp tarmoqli markaziy poliklinikaga tez yordam mashinasi',
      'Shifokorlik punktini kompyuter va tashxis uskunalari bilan taʼminlash',
    ],
    openings: [
      'Poliklinikaga {8-42} ming aholi biriktirilgan, ultratovush apparati {2001-2011}-yilda olingan.',
      'Eng yaqin tashxis markazi {18-64} km uzoqlikda joylashgan.',
    ],
    facts: [
      'Homilador ayollar tekshiruv uchun tuman markaziga qatnaydi.',
      'Kuniga {60-240} nafar bemor navbat kutadi.',
      'Stomatologiya xonasidagi uskuna oʻz muddatini oʻtab boʻlgan.',
      'Laboratoriyada {3-9} turdagi tahlil qilinadi, ehtiyoj esa {20-35} ta.',
    ],
    requests: [
      'Ultratovush, EKG va laboratoriya uskunalarini xarid qilish soʻraladi.',
      '{1-3} ta tez tibbiy yordam avtomobili va {4-12} ta kompyuter kerak.',
    ],
    pictures: ['clinic', 'road', 'garden'],
  },
  {
    categoryId: 6,
    weight: 8,
    equipment: false,
    titles: [
      '{q} mahallasida sunʼiy qoplamali futbol maydoni',
      'Bolalar maydonchasi va sport jihozlari',
      'Yopiq sport zali qurish',
      'Voleybol va basketbol maydonchasi, WorkOut jihozlari',
    ],
    openings: [
      '{q} mahallasida {900-3100} nafar yosh bor, ammo birorta sport maydoni yoʻq.',
      'Mavjud maydon tuproq, yomgʻirdan keyin {4-9} kun foydalanib boʻlmaydi.',
    ],
    facts: [
      'Yoshlar mashgʻulot uchun {6-17} km uzoqlikdagi tuman markaziga boradi.',
      'Mahalla jamoasi tuman chempionatida {1-3}-oʻrinni olgan.',
      'Yer maydoni {18-64} sotix, hokimiyat balansida va boʻsh turibdi.',
    ],
    requests: [
      '{40-60}×{20-30} metrli sunʼiy maydon, toʻsiq, yoritish va kiyinish xonasi qurish soʻraladi.',
      'Trenajyorlar, darvoza va tomoshabinlar uchun {60-300} oʻrin oʻrnatishni taklif etamiz.',
    ],
    pictures: ['sport', 'playground', 'lights', 'garden'],
  },
  {
    categoryId: 15,
    weight: 2,
    equipment: true,
    titles: [
      'Bolalar musiqa maktabiga cholgʻu asboblari',
      'Sanʼat maktabiga {4-14} ta pianino va kompyuterlar xarid qilish',
    ],
    openings: [
      'Maktabda {140-460} nafar bola saboq oladi, cholgʻularning aksariyati {1972-1995}-yilda ishlab chiqarilgan.',
    ],
    facts: [
      'Rubob, dutor va doyra yetishmaydi, bolalar navbat bilan mashq qiladi.',
      'Konsert zalida ovoz kuchaytirgich umuman yoʻq.',
    ],
    requests: ['{12-60} ta milliy cholgʻu, {2-6} ta pianino va ovoz uskunalarini xarid qilish soʻraladi.'],
    pictures: ['school', 'clinic', 'house'],
  },
  {
    categoryId: 17,
    weight: 3,
    equipment: true,
    titles: ['Kutubxona uchun kompyuterlar', 'Yoshlar markaziga robototexnika va dasturlash sinfi jihozlari'],
    openings: [
      'Axborot-kutubxona markazida {3-9} ta eskirgan kompyuter bor, internet tezligi past.',
      'Mahallada {600-2400} nafar maktab oʻquvchisi yashaydi, darsdan tashqari toʻgarak yoʻq.',
    ],
    facts: [
      'Chet tili va dasturlashni oʻrganmoqchi boʻlgan {80-340} nafar yosh roʻyxatga yozilgan.',
      'Xona ajratilgan va taʼmirlangan, faqat jihoz yetishmaydi.',
    ],
    requests: ['{12-40} ta kompyuter, {1-3} ta proyektor va mebel xarid qilish soʻraladi.'],
    pictures: ['school', 'house', 'clinic'],
  },
];
