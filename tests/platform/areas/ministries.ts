import { type Branch, defineTree } from '../db/trees.ts';

const MINISTRIES: readonly Branch[] = [
  [
    'Maktabgacha va maktab taʼlimi vazirligi',
    [
      'Markaziy apparat',
      [
        'Hududiy tashkilotlar',
        [
          'Umumiy oʻrta taʼlim muassasalari',
          'Maktabgacha taʼlim tashkilotlari boshqarmasi',
          'Barkamol avlod bolalar maktablari',
          'Ixtisoslashtirilgan taʼlim muassasalari agentligi',
          'Respublika taʼlim markazi',
          'Pedagogik mahorat va xalqaro baholash ilmiy-amaliy markazi huzuridagi hududiy boʻlinmalar',
          'Bolalar musiqa va sanʼat maktablari',
          'Oʻquvchilar sport maktablari',
          'Maktab oʻquv-ishlab chiqarish majmualari',
          'Darsliklar jamgʻarmasi',
          'Maktab-internatlar',
          'Kasbga yoʻnaltirish markazlari',
          'Oʻquvchilar oromgohlari',
          'Taʼlim sifatini nazorat qilish boʻlimlari',
        ],
      ],
      'Loyihalar ofisi',
    ],
  ],
  ['Sogʻliqni saqlash vazirligi', ['Respublika shoshilinch tez yordam markazi', 'Sanitariya-epidemiologiya qoʻmitasi']],
  ['Iqtisodiyot va moliya vazirligi', ['Gʻaznachilik qoʻmitasi', 'Soliq qoʻmitasi', 'Bojxona qoʻmitasi']],
  ['Oliy taʼlim, fan va innovatsiyalar vazirligi', ['Oliy taʼlim muassasalari', 'Ilmiy tashkilotlar']],
  'Adliya vazirligi',
  'Ichki ishlar vazirligi',
  'Mudofaa vazirligi',
  'Tashqi ishlar vazirligi',
  'Energetika vazirligi',
  'Transport vazirligi',
  'Suv xoʻjaligi vazirligi',
  'Qishloq xoʻjaligi vazirligi',
  'Qurilish va uy-joy kommunal xoʻjaligi vazirligi',
  'Raqamli texnologiyalar vazirligi',
  'Madaniyat vazirligi',
  'Sport vazirligi',
  'Ekologiya, atrof-muhitni muhofaza qilish va iqlim oʻzgarishi vazirligi',
  'Kambagʻallikni qisqartirish va bandlik vazirligi',
  'Favqulodda vaziyatlar vazirligi',
  'Yoshlar ishlari agentligi',
  'Kadastr agentligi',
];

/** Ministries with their subordinate bodies (spec 002 §3); the titles are ours. */
export const ministries = defineTree('ministry', 'ministries', MINISTRIES);
