import type { SiteItemText } from './site-texts.ts';

/** Items about the green budget; the texts are ours. */
export const GREEN_BUDGET: readonly SiteItemText[] = [
  {
    title: [
      'Har bir mahallaga yuz tup koʻchat: kuzgi ekish mavsumi boshlandi',
      'По сто саженцев в каждую махаллю: начался осенний сезон посадки',
      'A hundred saplings for every neighbourhood: the autumn planting has begun',
    ],
    points: [
      'Koʻchatlar bepul tarqatiladi',
      'Archa, chinor va qayragʻoch',
      'Ekilgan koʻchatlar portalda hisobga olinadi',
    ],
  },
  {
    title: [
      'Suv tejaydigan sugʻorish tizimlari uchun takliflar qabul qilinmoqda',
      'Принимаются предложения по водосберегающему орошению',
      'Proposals for water-saving irrigation are being accepted',
    ],
    points: ['Tomchilatib sugʻorish yoʻlga qoʻyiladi', 'Suv sarfi 40 foizgacha kamayadi'],
  },
  {
    title: [
      'Ижтимоий муассасаларда қуёш панеллари ўрнатилди',
      'В социальных учреждениях установлены солнечные панели',
      'Solar panels have been installed in social institutions',
    ],
    points: ['46 ta maktab va 18 ta poliklinika', 'Oyiga 120 ming kVt·soat tejaladi', 'Panellar uch yil kafolatga ega'],
  },
  {
    title: [
      'Chiqindilarni saralash punktlari yana oltita tumanda ochildi',
      'Пункты сортировки отходов открылись ещё в шести районах',
      'Waste sorting points have opened in six more districts',
    ],
    points: ['Plastik, qogʻoz va shisha alohida yigʻiladi', 'Punktlar har kuni ishlaydi'],
  },
  {
    title: [
      'Koʻcha chiroqlari energiya tejovchi chiroqlarga almashtirildi',
      'Уличное освещение переведено на энергосберегающие лампы',
      'Street lights have been replaced by energy-saving ones',
    ],
    points: ['Toʻrt ming chiroq almashtirildi', 'Elektr sarfi uch baravar kamaydi'],
  },
  {
    title: [
      'Ariq va kanallarni tozalash boʻyicha hashar eʼlon qilindi',
      'Объявлен хашар по очистке арыков и каналов',
      'A community day to clean ditches and canals has been announced',
    ],
    points: ['Hashar shanba kuni oʻtkaziladi', 'Asboblar mahalladan beriladi'],
  },
  {
    title: [
      'Yashil bogʻlar uchun yer maydonlari ajratildi',
      'Выделены земельные участки под зелёные парки',
      'Land has been set aside for green parks',
    ],
    points: ['Jami 27 gektar', 'Loyihalar aholi ovozi bilan tanlanadi', 'Qurilish bahorda boshlanadi'],
  },
  {
    title: [
      'Havo sifatini oʻlchash stansiyalari maʼlumoti ochiq eʼlon qilinadi',
      'Данные станций контроля качества воздуха станут открытыми',
      'Readings of the air quality stations will be public',
    ],
    points: ['Maʼlumot har soatda yangilanadi', 'Oʻn ikki shaharda stansiya bor'],
  },
  {
    title: [
      'Maktab hovlilarini koʻkalamzorlashtirish tanlovi yakunlandi',
      'Завершён конкурс по озеленению школьных дворов',
      'The contest for greener school yards has ended',
    ],
    points: ['Tanlovda 312 ta maktab qatnashdi', 'Gʻoliblarga koʻchat va asboblar berildi'],
  },
  {
    title: [
      'Orolboʻyida saksovul ekish ishlari davom etmoqda',
      'В Приаралье продолжается посадка саксаула',
      'The planting of saxaul in the Aral region goes on',
    ],
    points: ['Bu yil 90 ming gektarda ekildi', 'Ishlarda mahalliy aholi band'],
  },
  {
    title: [
      'Binolarni isitish xarajatini kamaytirish boʻyicha qoʻllanma chop etildi',
      'Издано руководство по снижению расходов на отопление зданий',
      'A guide to lower heating costs of buildings has been published',
    ],
    points: ['Devor va tomni issiq saqlash', 'Deraza va eshiklarni zichlash'],
  },
  {
    title: [
      'Yilning eng yashil mahallasi: arizalar 1-dekabrgacha qabul qilinadi',
      'Самая зелёная махалля года: заявки принимаются до 1 декабря',
      'The greenest neighbourhood of the year: applications until 1 December',
    ],
    points: ['Gʻolib mahallaga 300 mln soʻm beriladi', 'Ariza portal orqali topshiriladi'],
  },
];
