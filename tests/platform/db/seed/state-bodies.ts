/** Ministries, committees and agencies: Uzbek, Russian, English. */
export const STATE_BODIES: readonly (readonly [uz: string, ru: string, en: string])[] = [
  ['Iqtisodiyot va moliya vazirligi', 'Министерство экономики и финансов', 'Ministry of Economy and Finance'],
  [
    'Maktabgacha va maktab taʼlimi vazirligi',
    'Министерство дошкольного и школьного образования',
    'Ministry of Preschool and School Education',
  ],
  ['Sogʻliqni saqlash vazirligi', 'Министерство здравоохранения', 'Ministry of Health'],
  [
    'Oliy taʼlim, fan va innovatsiyalar vazirligi',
    'Министерство высшего образования, науки и инноваций',
    'Ministry of Higher Education, Science and Innovation',
  ],
  ['Transport vazirligi', 'Министерство транспорта', 'Ministry of Transport'],
  ['Suv xoʻjaligi vazirligi', 'Министерство водного хозяйства', 'Ministry of Water Resources'],
  ['Qishloq xoʻjaligi vazirligi', 'Министерство сельского хозяйства', 'Ministry of Agriculture'],
  ['Ichki ishlar vazirligi', 'Министерство внутренних дел', 'Ministry of Internal Affairs'],
  ['Adliya vazirligi', 'Министерство юстиции', 'Ministry of Justice'],
  ['Energetika vazirligi', 'Министерство энергетики', 'Ministry of Energy'],
  [
    'Qurilish va uy-joy kommunal xoʻjaligi vazirligi',
    'Министерство строительства и жилищно-коммунального хозяйства',
    'Ministry of Construction and Housing',
  ],
  ['Raqamli texnologiyalar vazirligi', 'Министерство цифровых технологий', 'Ministry of Digital Technologies'],
  ['Madaniyat vazirligi', 'Министерство культуры', 'Ministry of Culture'],
  ['Yoshlar ishlari agentligi', 'Агентство по делам молодёжи', 'Youth Affairs Agency'],
  ['Statistika agentligi', 'Агентство статистики', 'Statistics Agency'],
  ['Kadastr agentligi', 'Агентство кадастра', 'Cadastre Agency'],
  ['Soliq qoʻmitasi', 'Налоговый комитет', 'Tax Committee'],
  ['Bojxona qoʻmitasi', 'Таможенный комитет', 'Customs Committee'],
  ['Avtomobil yoʻllari qoʻmitasi', 'Комитет автомобильных дорог', 'Committee for Roads'],
];
