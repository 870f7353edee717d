import { ROLES } from '@shared/roles.ts';
import { expect, it } from 'vitest';
import { BUDGET, CHRONOLOGY, CONTENT, FAQ, FINANCE, MODERATION, type Words } from '@/i18n/failure-words.ts';
import { type Node, readSources } from '../../../support/source-constants.ts';
import { LISTS } from './drawn-list.ts';
import type { ListLine } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import { Refusal, SAID } from './platform-stub.ts';
import { draw, drawPart, screenAt } from './program.tsx';
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

/** E-008: the words of every action, which give way to the platform's in each document. */
const ACTION = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
/** Lists that the documents give words of their own, by the name of their line. */
const OWN: Readonly<Record<string, string>> = {
  quarters: "Yuklashda xatolik sodir bo'ldi",
  'quarter-reports': "Ma'lmumot yuklashda xatolik sodir bo'ldi!",
  protocols: ACTION,
  'council decisions': ACTION,
};
const AGAIN = 'Qayta urinish';

/** The lists, each with the screen by whose words it fails: its own, or the one whose dialog it stands in. */
const LINES = LISTS.map((line) => {
  const screen = typeof line.at === 'string' ? line.at : (line.situation?.of ?? 'no screen');
  return [line.name, line, screen.split('?')[0] ?? ''] as const;
});

/** What the page of a list shows whose call is refused so. */
async function shown({ at, call, answers, situation }: ListLine, refusal: Refusal): Promise<string> {
  const all = { ...LOOKUPS, ...answers, [call]: refusal };
  const { html } = await (typeof at === 'string' ? draw(at, all, situation) : drawPart(await at(), all, situation));
  return textOf(html);
}

it.each(LINES)(
  '%s: a list that cannot be read says so in its words, and offers a retry',
  async (name, line, screen) => {
    const words = documentOf(screen)?.words;
    const own = OWN[name] ?? TEXTS.get(words) ?? '';
    expect(own).not.toBe('');
    const [silent, said] = [await shown(line, new Refusal()), await shown(line, new Refusal(SAID))];
    for (const text of [silent, said]) expect(text).toContain(AGAIN);
    expect(silent).toContain(own);
    expect(said).toContain(SAID);
    const times = (text: string) => text.split(own).length - 1;
    const isBelow = BELOW.includes(words) && own !== ACTION;
    expect(times(said)).toBe(times(silent) - (isBelow ? 0 : 1));
  },
);

/** Lookups of places and seasons, each with what a screen says that cannot read it (R-084, R-085, Z-133). */
const LOOKED_UP = [
  ['api/v1/regions', "Viloyatlar yuklanmadi. Qayta urinib ko'ring"],
  ['api/v1/districts', "Tumanlar yuklanmadi. Qayta urinib ko'ring"],
  ['api/v1/boards', 'Doskalar yuklanmadi!'],
  ['api/v1/my-school/boards', 'Doskalar yuklanmadi!'],
] as const;

it.each(LINES)(
  '%s: says to each of its readers that places and seasons cannot be read, and of regions once',
  async (_, { at, call, envelope, record, answers, situation }, screen) => {
    const { roles: may } = screenAt(screen);
    for (const role of ROLES.filter((one) => may.length === 0 || may.includes(one)))
      for (const [path, words] of LOOKED_UP.filter(([one]) => one !== call)) {
        const all = { ...LOOKUPS, ...answers, [call]: envelope([record]), [path]: new Refusal() };
        const as = { region: 2, district: 22, ...situation, role };
        const { html, calls } = await (typeof at === 'string' ? draw(at, all, as) : drawPart(await at(), all, as));
        const text = textOf(html);
        // Our own words name what it is.
        expect(text).not.toContain(`: ${words}`);
        const times = text.split(words).length - 1;
        const asked = calls.some((one) => one.path === path);
        // Those of a region may be filtered by, those of all named in the rows; seasons are in dialogs, too.
        const most = path === 'api/v1/regions' ? 1 : times;
        expect([role, path, times]).toEqual([role, path, asked ? Math.max(1, most) : 0]);
      }
  },
);

it('a button that reads again what could not be read shows that it does, and cannot be pressed again meanwhile', () => {
  const sources = readSources();
  const READS = /\bonRetry\b|\brefetch\(/;
  const WHILE = /\bretrying\b|\bisFetching\b/;
  const said = (file: string, node: Node) => (node ? sources.textOf(file, node) : '');
  const buttons = sources
    .usesIn(['app/', 'domains/', 'entities/', 'features/', 'kit/'], READS)
    .filter(({ file, attributes: { onClick } }) => READS.test(said(file, onClick)));
  expect(buttons.length).toBeGreaterThan(9);
  const idle = buttons.filter(
    ({ file, attributes: { loading, disabled } }) => !WHILE.test(said(file, loading) || said(file, disabled)),
  );
  expect(idle.map(({ file }) => file)).toEqual([]);
});
