import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { entry, THURSDAY, UNKNOWN } from './entries.ts';

const { UNTOLD } = await import('@/entities/journal-subject.ts');
const { useBegunOutcomes } = await import('@/features/journal/use-begun-outcomes.tsx');

const answered = async (value: unknown) => ({ ok: true, value });
const subjectOf = () => UNTOLD;
let begun: ReturnType<typeof useBegunOutcomes> = [];
function Probe() {
  begun = useBegunOutcomes(subjectOf);
  return null;
}

it('a change without an answer is begun work: what it was, of what, and that its outcome is not known', async () => {
  const open = entry('appeal-remove', { ...UNKNOWN, subject: { kind: 'appeal', id: '7', title: "Yo'l" } });
  const settled = { as: 'hidden' as const, at: THURSDAY };
  const list = () => answered([open, entry('reject', { id: '2' }), entry('accept', { id: '3', ...UNKNOWN, settled })]);
  Object.assign(window.bridge, { journal: { list, state: () => answered({ now: THURSDAY }) } });
  await drawPart(createElement(Probe), {});
  expect(begun.map(({ tone, title, about, below }) => [tone, title, about, below])).toEqual([
    ['warn', "Murojaatni o'chirish", "Yo'l", "Aloqa uzilgan paytda yuborilgan, bugun 14:02. Natijasi noma'lum"],
  ]);
});
