/** Words of the seed that the rules would misspell, in lower case. */
const STEMS: Record<string, string> = {
  obyekt: 'объект',
  budjet: 'бюджет',
  aksiz: 'акциз',
  sotsial: 'социал',
  aprel: 'апрель',
  sentabr: 'сентябрь',
  oktabr: 'октябрь',
  kompyuter: 'компьютер',
  asfaltbeton: 'асфальтбетон',
  asfalt: 'асфальт',
  kabel: 'кабель',
  mebeli: 'мебели',
  mebel: 'мебель',
  panel: 'панель',
  voleybol: 'волейбол',
  futbol: 'футбол',
  basketbol: 'баскетбол',
  konsert: 'концерт',
  stansiya: 'станция',
};
/** Ordered: a longer spelling comes before the letters that it contains. */
const SPELLINGS: Record<string, string> = {
  tsiya: 'ция',
  yoʻ: 'йў',
  oʻ: 'ў',
  gʻ: 'ғ',
  sh: 'ш',
  ch: 'ч',
  yo: 'ё',
  yu: 'ю',
  ya: 'я',
  ye: 'е',
  ʼ: 'ъ',
};
const LATIN = [...'abdefghijklmnopqrstuvxyz'];
const CYRILLIC = [...'абдефгҳижклмнопқрстувхйз'];
const LETTERS = Object.fromEntries(LATIN.map((letter, index) => [letter, CYRILLIC[index] ?? letter]));
/** Words that stay in Latin, as people write them. */
const FOREIGN = /(LED|WorkOut|OneID|iPhone)/;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const withCapitals = (words: Record<string, string>) =>
  Object.entries(words).flatMap(([from, to]) => [[from, to] as const, [capital(from), capital(to)] as const]);

const WORDS = [...withCapitals(STEMS)];
const GROUPS = [...withCapitals(SPELLINGS)];

function spell(latin: string): string {
  let text = latin;
  for (const [stem, word] of WORDS) text = text.replaceAll(stem, word);
  text = text.replace(/(?<![\p{L}ʻʼ])e/gu, 'э').replace(/(?<![\p{L}ʻʼ])E/gu, 'Э');
  for (const [group, letter] of GROUPS) text = text.replaceAll(group, letter);
  return text.replace(/[a-z]/gi, (letter) => {
    const found = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? found : found.toUpperCase();
  });
}

/** Converts the seed's own Latin text to Cyrillic; works for the words of this seed, not for any text. */
export function cyrillic(latin: string): string {
  return latin
    .split(FOREIGN)
    .map((part, index) => (index % 2 === 0 ? spell(part) : part))
    .join('');
}
