import type { SiteItemText } from './site-texts.ts';

/** Items about state purchases; the texts are ours. */
export const STATE_BUYING: readonly SiteItemText[] = [
  {
    title: [
      'Gʻolib loyihalar uchun pudratchilarni tanlash eʼlon qilindi',
      'Объявлен отбор подрядчиков для проектов-победителей',
      'The selection of contractors for the winning projects has been announced',
    ],
    points: ['Takliflar elektron shaklda topshiriladi', 'Ariza muddati 15 kun', 'Narx va tajriba baholanadi'],
  },
  {
    title: [
      'Davlat xaridlari rejasi choraklar boʻyicha eʼlon qilindi',
      'Опубликован поквартальный план государственных закупок',
      'The plan of state purchases has been published by quarters',
    ],
    points: ['Rejada 1 840 ta xarid bor', 'Oʻzgarishlar har oy yangilanadi'],
  },
  {
    title: [
      'Мактаб жиҳозлари харидига оид очиқ танлов натижалари',
      'Итоги открытого конкурса на закупку школьного оборудования',
      'Results of the open tender for school equipment',
    ],
    points: ['Tanlovda 23 ta taʼminotchi qatnashdi', 'Boshlangʻich narx 12 foizga pasaydi'],
  },
  {
    title: [
      'Yoʻl taʼmirlash xizmatlari boʻyicha tender muddati uzaytirildi',
      'Срок тендера на ремонт дорог продлён',
      'The tender for road repairs has been prolonged',
    ],
    points: ['Yangi muddat 10-dekabr', 'Texnik topshiriqqa aniqlik kiritildi'],
  },
  {
    title: [
      'Insofsiz ijrochilar reyestri yangilandi',
      'Обновлён реестр недобросовестных исполнителей',
      'The register of unfair contractors has been updated',
    ],
    points: ['Reyestrga 37 ta korxona kiritildi', 'Ular ikki yil davomida tanlovda qatnasha olmaydi'],
  },
  {
    title: [
      'Elektron doʻkon orqali xaridlar ulushi oshdi',
      'Выросла доля закупок через электронный магазин',
      'More is bought through the electronic shop',
    ],
    points: ['Ulush 64 foizga yetdi', 'Oʻrtacha tejash 9 foiz'],
  },
  {
    title: [
      'Shartnomalar ijrosini kuzatish boʻlimi ishga tushdi',
      'Заработал раздел контроля исполнения договоров',
      'The section on the execution of contracts is open',
    ],
    points: ['Har bir shartnoma bosqichlari koʻrsatiladi', 'Kechikishlar alohida belgilanadi'],
  },
  {
    title: [
      'Kichik biznes uchun xaridlarda qatnashish boʻyicha bepul seminar',
      'Бесплатный семинар для малого бизнеса об участии в закупках',
      'A free seminar for small firms on state purchases',
    ],
    points: ['Seminar onlayn oʻtkaziladi', 'Roʻyxatdan oʻtish 25-noyabrgacha'],
  },
  {
    title: [
      'Bolalar bogʻchalari uchun oziq-ovqat xaridi qoidalari oʻzgardi',
      'Изменились правила закупки продуктов для детских садов',
      'The rules for buying food for kindergartens have changed',
    ],
    points: ['Mahalliy ishlab chiqaruvchilarga ustunlik', 'Sifat sertifikati majburiy'],
  },
  {
    title: [
      'Qurilish materiallari narxlari boʻyicha oylik maʼlumot',
      'Ежемесячная справка о ценах на строительные материалы',
      'The monthly list of prices of building materials',
    ],
    points: ['Sement, gʻisht, armatura', 'Narxlar viloyatlar boʻyicha berilgan', 'Manba: birja savdolari'],
  },
  {
    title: [
      'Xaridlar boʻyicha shikoyatlarni koʻrib chiqish komissiyasi hisobot berdi',
      'Комиссия по рассмотрению жалоб на закупки отчиталась',
      'The commission for complaints about purchases has reported',
    ],
    points: ['Uch oyda 58 ta shikoyat', 'Ulardan 19 tasi asosli deb topildi'],
  },
  {
    title: [
      'Yil yakuni boʻyicha shartnomalarni yopish tartibi eslatiladi',
      'Напоминаем порядок закрытия договоров по итогам года',
      'How contracts are closed at the end of the year: a reminder',
    ],
    points: ['Dalolatnomalar 25-dekabrgacha imzolanadi', 'Qoldiq mablagʻ keyingi yilga oʻtkazilmaydi'],
  },
];
