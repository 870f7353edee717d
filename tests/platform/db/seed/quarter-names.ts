/** Names of real mahallas; Latin with U+02BB and U+02BC. */
export const QUARTER_NAMES: readonly string[] = (
  'Adolat,Alisher Navoiy,Amir Temur,Anhor,Anorzor,Ariqboshi,Asaka,Baliqchi,Bahor,Bahoriston,Baxt,Beruniy,Birlik,' +
  'Bobur,Bogʻishamol,Bogʻibaland,Bogʻi Eram,Boʻston,Bunyodkor,Chamanzor,Charxiy,Chinobod,Chinor,Chorsu,Choʻlpon,' +
  'Damariq,Dehqonobod,Diyor,Doʻstlik,Farovon,Farhod,Fayzobod,Fidokor,Furqat,Gavhar,Gulbahor,Gulbogʻ,Guliston,' +
  'Gulshan,Gulzor,Gʻalaba,Gʻishtli,Gʻuncha,Hamid Olimjon,Hamkor,Haqiqat,Hayot,Hunarmand,Ibn Sino,Ibrat,Iftixor,Ilgʻor,' +
  'Intizor,Ipak yoʻli,Istiqbol,Istiqlol,Ittifoq,Jaloliddin Manguberdi,Jarboshi,Jasorat,Jaydari,Joʻybor,Kamalak,Kamolot,' +
  'Karvon,Katta bogʻ,Kattamirishkor,Kelajak,Kohinur,Konchi,Koʻkcha,Koʻprikboshi,Kumakay,Lolazor,Lutfiy,Madaniyat,' +
  'Mahmud Torobiy,Marvarid,Mashʼal,Maʼnaviyat,Maʼrifat,Mehnat,Mehrigiyo,Mehrjon,Mevazor,Mirishkor,Mirzo Ulugʻbek,' +
  'Moʻjiza,Muqimiy,Murabbiy,Mustaqillik,Namozgoh,Namuna,Navbahor,Navqiron,Navroʻz,Nihol,Nilufar,Niyozbosh,Nurafshon,' +
  'Nurchi,Nurli yoʻl,Obod,Obihayot,Ogahiy,Olmazor,Oltin vodiy,Oqariq,Oqibat,Oqoltin,Oqtepa,Orzu,Oydin,Oʻrda,Oʻrikzor,' +
  'Oʻzbekiston,Pahlavon Mahmud,Paxtakor,Paxtaobod,Porloq,Poyariq,Qadriyat,Qahramon,Qatortol,Qizil bayroq,Qorasaroy,' +
  'Qoʻrgʻoncha,Qoʻshariq,Qoʻshtepa,Quduqli,Qumariq,Quyosh,Rabotak,Ravnaq,Rohat,Roʻdaki,Sabzazor,Sadoqat,Sahovat,Salomat,' +
  'Samarqand darvoza,Sanoat,Saodat,Sarbon,Sarkor,Sarvinoz,Saxovat,Sayilgoh,Serquyosh,Shahriston,Shalola,Sharq yulduzi,' +
  'Shifokor,Shirinbuloq,Shodiyona,Shodlik,Shoʻrquduq,Shukrona,Sogʻlom avlod,Soybogʻ,Soʻgʻdiyona,Suvchi,Tadbirkor,' +
  'Tallimarjon,Taraqqiyot,Tarnov,Temirchi,Tinchlik,Togʻoldi,Tolmozor,Toʻgʻonboshi,Tunqator,Turkiston,Tutzor,Uchqoʻrgʻon,' +
  'Uchquduq,Ulugʻvor,Umid,Urgut,Vatan,Vodiy,Xalqobod,Xonobod,Xoʻjaobod,Xoʻjaqoʻrgʻon,Yakkatut,Yangi Diyor,Yangi hayot,' +
  'Yangi Oʻzbekiston,Yangi turmush,Yangiariq,Yangichek,Yangiobod,Yangiqishloq,Yetimtogʻ,Yettichinor,Yorqin,Yoshlik,' +
  'Yoʻlbars,Yulduz,Yuksalish,Zafar,Zarafshon,Zarbdor,Zarkent,Zebiniso,Ziyokor,Ziyolilar,Zulfiya'
).split(',');
