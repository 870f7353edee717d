import type { Prng } from '../../../../../platform/db/seed/prng.ts';

/** Names by how common they are: each counts twice as often as one that stands a third of the list after it. */
const SURNAMES = (
  'Karimov Rahimov Yusupov Tursunov Aliyev Ergashev Umarov Ismoilov Saidov Abdullayev Normurodov Eshmatov Xolmirzayev ' +
  "Bozorov Temirov Nurmatov G'afforov Jumayev Hasanov Shodiyev Mamadaliyev Egamberdiyev Qosimov Toshpo'latov Barotov " +
  "O'rolov Beknazarov Nazirov Qahhorov Soliyev Zaripov Hakimboyev Madaminov Otaboyev Sapayev Ro'zimov Avezov Ahrorov"
).split(' ');
const MEN = (
  "Jasur Aziz Sherzod Bobur Dilshod Otabek Akmal Rustam Ulug'bek Sardor Nodirbek Umid Alisher Baxtiyor Farrux Zokir Komil " +
  "G'ofur Hamza Ilyos Jamol Laziz Mirzo Nurali Odiljon Po'lat Qobil Rasul Sobir Tolib Usmon Vali Xurshid Yo'ldosh Ziyod"
).split(' ');
const WOMEN = (
  "Nilufar Dilnoza Feruza Gulnora Malika Nargiza Ozoda Shahnoza Zulfiya Barno Kamola Lola Muhabbat Oysha Ra'no Sevara " +
  'Tabassum Umida Xurshida Yulduz Zebo Hulkar Iroda Jamila Latofat'
).split(' ');

/** A person's name in its parts, in Latin; `father` is his given name. */
export type Name = {
  readonly surname: string;
  readonly given: string;
  readonly father: string;
  readonly woman: boolean;
};

const common = (prng: Prng, names: readonly string[]): string =>
  names[Math.floor(prng.next() ** 1.3 * names.length)] ?? '';
/** Names that are made of others, which most are. */
const ALL_SURNAMES = [...SURNAMES, ...MEN.flatMap((man) => [`${man}bekov`, `${man}jonov`, `${man}ov`])];
const ALL_MEN = [...MEN, ...MEN.flatMap((man) => [`${man}bek`, `${man}jon`, `${man}xon`, `Abdu${man.toLowerCase()}`])];
const ALL_WOMEN = [...WOMEN, ...WOMEN.flatMap((woman) => [`${woman}xon`, `${woman}oy`, `Bibi${woman.toLowerCase()}`])];

/** A person. */
export function somebody(prng: Prng): Name {
  const woman = prng.chance(0.45);
  const surname = common(prng, ALL_SURNAMES);
  return {
    surname: woman ? `${surname}a` : surname,
    given: common(prng, woman ? ALL_WOMEN : ALL_MEN),
    father: common(prng, ALL_MEN),
    woman,
  };
}

const russian = ({ father, woman }: Name) => {
  const stem = /[aeiou]$/.test(father) ? `${father}yev` : `${father}ov`;
  return woman ? `${stem}na` : `${stem}ich`;
};
const uzbek = ({ father, woman }: Name) => `${father} ${woman ? 'qizi' : "o'g'li"}`;

/** How a name is written, at a time. */
export const SPELLINGS: readonly ((name: Name) => string)[] = [
  (name) => `${name.surname} ${name.given} ${uzbek(name)}`,
  (name) => `${name.surname} ${name.given} ${russian(name)}`,
  (name) => `${name.given} ${russian(name)} ${name.surname}`,
  (name) => `${name.surname} ${name.given}`,
  (name) => `${name.given} ${name.surname}`,
  (name) => `${name.surname} ${name.given} ${uzbek(name)}`.toUpperCase(),
  (name) => `${name.surname} ${name.given} ${name.father}`,
];
