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

/** A full name with patronymic, in either of the two forms in documents; Latin with U+02BB and U+02BC. */
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

/** True if a name of `personName` is a woman's, by the ending of the surname. */
export const isWoman = (name: string): boolean => /^\S+a /.test(name);

const PINFL_WEIGHTS = [7, 3, 1];
const CENTURY = { man: { old: 3, young: 5 }, woman: { old: 4, young: 6 } };

/**
 * A personal number (PINFL) for a person with this name; `nth` makes it unique within one seed, up to a million. One in
 * fifty has a wrong check digit, as in real registers.
 */
export function pinflOf(prng: Prng, name: string, nth: number): string {
  const year = prng.between(1948, 2006);
  const century = CENTURY[isWoman(name) ? 'woman' : 'man'][year < 2000 ? 'old' : 'young'];
  const two = (number: number) => String(number % 100).padStart(2, '0');
  const birthday = `${two(prng.between(1, 28))}${two(prng.between(1, 12))}${two(year)}`;
  const digits = `${century}${birthday}${String(nth).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (PINFL_WEIGHTS[at % 3] ?? 0), 0);
  return `${digits}${(sum + (prng.chance(0.02) ? 1 : 0)) % 10}`;
}

const OPERATORS = ['20', '33', '50', '77', '88', '90', '91', '93', '94', '95', '97', '98', '99'];

/** A mobile number as the platform keeps it: 998 and nine digits. */
export const phoneOf = (prng: Prng): string => `998${prng.pick(OPERATORS)}${prng.between(1_000_000, 9_999_999)}`;
