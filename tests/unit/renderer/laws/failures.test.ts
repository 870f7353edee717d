import { expect, it } from 'vitest';
import { BUDGET, CHRONOLOGY, CONTENT, FAQ, FINANCE, MODERATION, type Words } from '@/i18n/failure-words.ts';
import { LISTS } from './drawn-list.ts';
import type { ListLine } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import { Refusal } from './platform-stub.ts';
import { draw } from './program.tsx';
import { textOf } from './table-of.ts';
import { documentOf } from './words-table.ts';

const NOT_LOADED = "Ma'lumot yuklashda xatolik sodir bo'ldi!";
/** What each document says of a list that could not be read. */
const TEXTS = new Map<Words | undefined, string>([
  [MODERATION, NOT_LOADED],
  [CONTENT, NOT_LOADED],
  [CHRONOLOGY, "Ma'lmumot yuklasda xatolik sodir bo'ldi!"],
  [BUDGET, "Ma'lumot yuklashda xatolik sodir bo'ldi..."],
  [FAQ, "Hatolik qayta urinib ko'ring"],
  [FINANCE, "Yuklashda xatolik sodir bo'ldi"],
]);

/** Documents that show the platform's message below their words (Z-141); the other one shows it instead (Z-166). */
const BELOW: readonly (Words | undefined)[] = [MODERATION, FINANCE];

/** Lists that the documents give words of their own, by the name of their line. */
const OWN: Readonly<Record<string, string>> = {
  quarters: "Yuklashda xatolik sodir bo'ldi",
  'quarter-reports': "Ma'lmumot yuklashda xatolik sodir bo'ldi!",
};
const SAID = 'Platforma shunday dedi';
const AGAIN = 'Qayta urinish';

/** The lists with an address of their own, which says by whose words they fail. */
const LINES = LISTS.flatMap((line) => (typeof line.at === 'string' ? [[line.name, line, line.at] as const] : []));

/** What the page of a list shows whose call is refused so. */
async function shown({ call, answers, situation }: ListLine, at: string, refusal: Refusal): Promise<string> {
  const { html } = await draw(at, { ...LOOKUPS, ...answers, [call]: refusal }, situation);
  return textOf(html);
}

it.each(LINES)('%s: a list that cannot be read says so in its words, and offers a retry', async (name, line, at) => {
  const words = documentOf(at.split('?')[0] ?? '')?.words;
  const own = OWN[name] ?? TEXTS.get(words) ?? '';
  expect(own).not.toBe('');
  const [silent, said] = [await shown(line, at, new Refusal()), await shown(line, at, new Refusal(SAID))];
  for (const text of [silent, said]) expect(text).toContain(AGAIN);
  expect(silent).toContain(own);
  expect(said).toContain(SAID);
  const times = (text: string) => text.split(own).length - 1;
  expect(times(said)).toBe(times(silent) - (BELOW.includes(words) ? 0 : 1));
});
