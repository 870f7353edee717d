import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { DeskNotice } = await import('@/features/review/desk-notice.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

type Props = Parameters<typeof DeskNotice>[0];
type Entry = Props['entry'];
const entry = (id: number, mark: Entry['mark'] = null): Entry => {
  return { item: initiativeSchema.parse({ id }), mark, gone: mark !== null };
};
const LIST = { before: 0, after: 0 };
/** A long list of which only some wait, and it is not known how many. */
const SIFTED = { before: 0, after: 700, sifted: true } as const;
const ALL_DONE = "Navbatdagi barcha tashabbuslar ko'rib chiqildi";

it.each<[string, Entry, readonly Entry[], Pick<Props['queue'], 'before' | 'after' | 'sifted'>, Props['sent'], string]>([
  ['that it is being sent', entry(1), [], LIST, 'sending', 'Qaroringiz yuborilmoqda'],
  [
    ...(['that it came back undone', entry(1), [], LIST, 'returned'] as const),
    "Qaroringiz bajarilgani tasdiqlanmadi. Tashabbusni qayta ko'rib chiqing.",
  ],
  ['nothing of one that was decided since', entry(1, 'for'), [entry(2)], LIST, 'returned', ''],
  ['nothing while others wait', entry(1, 'for'), [entry(2)], LIST, null, ''],
  ['that all are reviewed', entry(1, 'for'), [], LIST, null, ALL_DONE],
  ['nothing of all while more may wait', entry(1, 'for'), [], SIFTED, null, ''],
  [
    ...(['that somebody else has decided', entry(1, 'elsewhere'), [entry(2)], LIST, null] as const),
    "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan",
  ],
])('says above an initiative %s', async (_, one, others, list, sent, said) => {
  const queue = { ...list, entries: [one, ...others] };
  expect(textOf((await drawPart(createElement(DeskNotice, { entry: one, queue, sent }), {})).html)).toBe(said);
});
