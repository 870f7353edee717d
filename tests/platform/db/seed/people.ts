import type { Prng } from './prng.ts';

const SURNAMES = (
  'Abdurahmonov,Abdullayev,Aliyev,Allambergenov,Asqarov,Azimov,Boboyev,Botirov,Choriyev,Davronov,Ergashev,Eshonqulov,' +
  'Fayziyev,Gʻaniyev,Gʻulomov,Hakimov,Hamidov,Haydarov,Ibragimov,Ismoilov,Jalolov,Joʻrayev,Karimov,Kenjayev,Komilov,' +
  'Mahmudov,Mamatqulov,Mirzayev,Moʻminov,Murodov,Nazarov,Nishonov,Normatov,Nurmatov,Obidov,Ochilov,Ortiqov,Oʻrinov,' +
  'Otajonov,Poʻlatov,Qodirov,Qoʻchqorov,Qurbonov,Rahimov,Rajabov,Raxmatullayev,Roʻziyev,Sattorov,Saidov,Sharipov,' +
  'Shermatov,Sobirov,Sultonov,Toʻxtasinov,Toshmatov,Tursunov,Umarov,Usmonov,Vohidov,Xolmatov,Xudoyberdiyev,Xoʻjayev,' +
  'Yoqubov,Yoʻldoshev,Yusupov,Zokirov'
).split(',');
const MEN = (
  'Abror,Akmal,Alisher,Anvar,Asilbek,Azizbek,Bahodir,Baxtiyor,Bekzod,Bobur,Davron,Dilshod,Doniyor,Elyor,Farhod,Farrux,' +
  'Gʻayrat,Husan,Ibrohim,Ilhom,Islom,Jahongir,Jamshid,Jasur,Kamoliddin,Lazizbek,Maʼruf,Mansur,Mirzohid,Muzaffar,Nodir,' +
  'Norqul,Odil,Oʻktam,Otabek,Oybek,Parahat,Qahramon,Rasul,Ravshan,Rustam,Sanjar,Sardor,Shavkat,Sherzod,Shoxrux,Sobir,' +
  'Temur,Toʻlqin,Ulugʻbek,Umid,Xurshid,Yodgor,Zafar,Ziyodulla'
).split(',');
const WOMEN = (
  'Adiba,Barno,Charos,Dildora,Dilfuza,Dilnoza,Dilorom,Feruza,Gavhar,Gulchehra,Gulnora,Gulshan,Hilola,Iroda,Kamola,' +
  'Lobar,Lola,Madina,Malika,Manzura,Maʼmura,Mavluda,Mohinur,Mohira,Muhabbat,Munira,Nafisa,Nargiza,Nigora,Nilufar,Nodira,' +
  'Oydin,Oygul,Ozoda,Parizod,Rayhon,Robiya,Saida,Sevara,Shahnoza,Shoira,Surayyo,Umida,Xosiyat,Yulduz,Zebo,Zilola,Ziyoda,Zulfiya'
).split(',');

/** A full name with its patronymic, in either of the two forms that documents show; Latin, U+02BB and U+02BC. */
export function personName(prng: Prng): string {
  const surname = prng.pick(SURNAMES);
  const father = prng.pick(MEN);
  const soviet = prng.chance(0.35);
  const stem = /[aou]$/.test(father) ? `${father}y` : father;
  if (prng.chance(0.47)) {
    const patronymic = soviet ? `${stem}evna`.replace(/([^y])evna$/, '$1ovna') : `${father} qizi`;
    return `${surname}a ${prng.pick(WOMEN)} ${patronymic}`;
  }
  const patronymic = soviet ? `${stem}evich`.replace(/([^y])evich$/, '$1ovich') : `${father} oʻgʻli`;
  return `${surname} ${prng.pick(MEN)} ${patronymic}`;
}
