import type { Language } from '../db/languages.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import type { Prng } from '../db/seed/prng.ts';
import {
  CLOSINGS,
  KARAKALPAK_SUGGESTIONS,
  RUSSIAN_SUGGESTIONS,
  SUGGESTION_TEXTS,
  SUGGESTION_TYPES,
  type SuggestionType,
} from '../db/seed/suggestion-texts.ts';
import { defineTable, text } from '../db/table.ts';
import { byPage } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const SUGGESTIONS = 287;

const filled = (prng: Prng, template: string) =>
  template.replace(/\{(\d+)-(\d+)\}/g, (_all, low, high) => String(prng.between(Number(low), Number(high))));

/** Latin as people type it: with the apostrophe of their keyboard, or with none. */
function typed(prng: Prng, latin: string): string {
  const apostrophe = prng.pick(["'", "'", '`', '‘', '’', '']);
  return latin.replace(/[ʻʼ]/g, apostrophe);
}

/** A few sentences on a subject; one suggestion in five is a letter of several lines. */
function wordsOn(prng: Prng, type: SuggestionType): string {
  const { openings, reasons } = SUGGESTION_TEXTS[type];
  const long = prng.chance(0.2);
  const sentences = [
    prng.pick(openings),
    ...prng.shuffled(reasons).slice(0, long ? reasons.length : prng.between(0, 2)),
  ];
  const whole = long ? ['Assalomu alaykum!', sentences.join(' '), prng.pick(CLOSINGS)].join('\n') : sentences.join(' ');
  return filled(prng, whole);
}

function suggestionOf(prng: Prng): { lang: Language; text: string; type: SuggestionType } {
  const type = prng.pick(SUGGESTION_TYPES);
  const chance = prng.next();
  if (chance < 0.08) return { lang: 'ru', ...prng.pick(RUSSIAN_SUGGESTIONS) };
  if (chance < 0.11) return { lang: 'kr', ...prng.pick(KARAKALPAK_SUGGESTIONS) };
  const words = wordsOn(prng, type);
  if (chance < 0.4) return { lang: 'uz_cyr', text: cyrillic(words), type };
  return { lang: 'uz_lat', text: typed(prng, words), type };
}

/** Suggestions of citizens, in order of arrival. */
const suggestions = defineTable({
  kind: 'suggestion',
  name: 'suggestions',
  columns: { lang: text<Language>(), text: text(), type: text<SuggestionType>() },
  *seed({ prng }) {
    for (let nth = 0; nth < SUGGESTIONS; nth += 1) yield suggestionOf(prng);
  },
});

/** Spec 001 §3, §7: read-only, without an id. */
export const suggestionsArea = defineArea({
  name: 'suggestions',
  tables: [suggestions],
  routes: recordRoutes({
    ids: { list: 'E103' },
    table: suggestions,
    missing: 'Taklif topilmadi',
    list: { pages: byPage(), order: ['-id'] },
    answer: ({ lang, text, type }) => ({ lang, text, type }),
  }),
});
