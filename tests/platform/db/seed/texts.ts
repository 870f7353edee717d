import type { PictureName } from '../../files/pictures/names.ts';
import type { Prng } from './prng.ts';
import { INSTITUTION_THEMES } from './themes/institutions.ts';
import { STREET_THEMES } from './themes/streets.ts';
import type { Theme } from './themes/theme.ts';
import { GARDEN_THEMES, WATER_THEMES } from './themes/water-and-green.ts';

export type Place = { quarter: string; street: string };
export type Draft = {
  title: string;
  description: string;
  categoryId: number;
  equipment: boolean;
  pictures: readonly PictureName[];
};

const ENDINGS = [
  'Mahalla ahli tashabbusni qoʻllab-quvvatlaydi va ovoz berishga tayyor.',
  'Loyiha amalga oshsa, {900-5200} nafar aholining turmush sharoiti yaxshilanadi.',
  'Ishlarni joriy yilning {mart|aprel|sentabr|oktabr} oyida boshlash mumkin.',
  'Smeta hisobi va rasmlar ilova qilinadi.',
  'Bu muammo boʻyicha {2-7} marta murojaat qilganmiz, mablagʻ yoʻqligi aytilgan.',
  'Hokimiyat va balans saqlovchi bilan kelishilgan.',
  'Masʼul tashkilot vakillari joyiga chiqib oʻrgangan.',
  'Aholi hashar yoʻli bilan qatnashadi.',
  'Yordamingizga umid qilamiz.',
];

/** Repeats each theme by its weight, so that a plain pick is weighted. */
const weighted = (themes: readonly Theme[]) => themes.flatMap((theme) => Array<Theme>(theme.weight).fill(theme));
const ANY = weighted([...STREET_THEMES, ...INSTITUTION_THEMES, ...WATER_THEMES, ...GARDEN_THEMES]);
const GARDENS = weighted(GARDEN_THEMES);

/** Fills in the places, numbers and choices of a template. */
function fill(prng: Prng, template: string, { quarter, street }: Place): string {
  return template.replace(/\{([^}]+)\}/g, (_all, key: string) => {
    if (key === 'q') return quarter;
    if (key === 's') return street;
    const range = /^(\d+)-(\d+)$/.exec(key);
    return range ? String(prng.between(Number(range[1]), Number(range[2]))) : prng.pick(key.split('|'));
  });
}

/** A proposal as a citizen would write it: title and description, Latin with U+02BB and U+02BC. */
export function draft(prng: Prng, place: Place, boardType: string | null): Draft {
  const theme = prng.pick(boardType === 'MY_GARDEN' ? GARDENS : ANY);
  const facts = prng.shuffled(theme.facts).slice(0, prng.between(1, 4));
  const endings = prng.chance(0.7) ? prng.shuffled(ENDINGS).slice(0, prng.between(1, 2)) : [];
  const sentences = [prng.pick(theme.openings), ...facts, prng.pick(theme.requests), ...endings];
  return {
    title: fill(prng, prng.pick(theme.titles), place),
    description: sentences.map((sentence) => fill(prng, sentence, place)).join(' '),
    categoryId: theme.categoryId,
    equipment: theme.equipment,
    pictures: theme.pictures,
  };
}
