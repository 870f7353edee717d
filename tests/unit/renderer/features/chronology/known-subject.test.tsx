import { expect, it } from 'vitest';
import { Refusal } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { KnownSubject } = await import('@/features/chronology/known-subject.tsx');

const GONE = 'Bunday tashabbus topilmadi';
const OTHER = "Havoladagi mavsum bu tashabbusniki emas Yozuvni xronologiya ro'yxatidan oching.";
const BACK = "Ro'yxatga qaytish";

it.each<[string, number | null, object, string, string | undefined]>([
  ['its own season', 6, { board_id: 6 }, 'Shakl: 6', undefined],
  ['no season, and has its own', null, { board_id: 6 }, 'Shakl: 6', undefined],
  ['a season, and has none', 6, {}, 'Shakl: 6', undefined],
  ['another season', 5, { board_id: 6 }, `${OTHER} ${BACK}`, '/app/chronology/list/17?board_id=6'],
])('N-003: the form about an initiative whose address names %s', async (_, board, more, said, list) => {
  const form = <KnownSubject address={{ initiative: 17, board }}>{(of) => `Shakl: ${of.board}`}</KnownSubject>;
  const { html } = await drawPart(form, { 'api/v1/initiatives/17': { initiative: { id: 17, ...more } } });
  expect(textOf(html)).toBe(said);
  const [link] = elementsIn(html, 'a', /(?:)/).map(({ attributes }) => /\shref="([^"]*)"/.exec(attributes)?.[1]);
  expect(link).toBe(list);
});

it('N-003: an initiative that does not exist is said, instead of the form', async () => {
  const answers = { 'api/v1/initiatives/17': new Refusal(undefined, 'not-found') };
  const form = <KnownSubject address={{ initiative: 17, board: 6 }}>{() => 'Shakl'}</KnownSubject>;
  expect(textOf((await drawPart(form, answers)).html)).toBe(`${GONE} ${BACK}`);
});
