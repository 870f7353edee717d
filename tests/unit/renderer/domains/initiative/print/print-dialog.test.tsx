import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, missingIn, textOf } from '../../../laws/table-of.ts';

let doing = 'nothing';
const idle = async () => undefined;
vi.doMock('@/domains/initiative/print/use-print-run.ts', () => ({
  usePrintRun: () => ({ doing, savePdf: idle, send: idle }),
}));
const { PrintDialog } = await import('@/domains/initiative/print/print-dialog.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const one = initiativeSchema.parse({ id: 1, stage: 'INITIAL' });
const again = (what: string) =>
  `Chop etishdan oldin ${what} platformadan qayta o'qiladi. Shaxsiy raqamlar chop etilmaydi.`;

it.each([
  ['one card', 1, false, ['1 ta tashabbus', again('1 ta tashabbus')]],
  ['ticked cards', 50, true, ['50 ta belgilangan tashabbus', again('50 ta tashabbus'), '1 / 50']],
  ['a part of more than fit', 120, false, ['120 ta tashabbus', again('50 ta tashabbus'), '1 / 50']],
  ['the list', 0, false, ['Qaror qabul qilingan tashabbuslar', again("ro'yxat")]],
])(
  'a print says what it is of, what is read again before it, and which card is in view: %s',
  async (_, n, ticked, says) => {
    const cards = Array.from({ length: n }, (_, at) => ({ ...one, id: at + 1 }));
    const subject = { cards, ticked, list: { ids: cards.map(({ id }) => id) }, rows: cards, boards: [] };
    const { html } = await drawPart(createElement(PrintDialog, { subject, onClose: () => undefined }), LOOKUPS);
    expect(missingIn(html, says)).toEqual([]);
    expect(textOf(html).includes(' / ')).toBe(n > 1);
  },
);

it.each([
  ['the card is read again', 'reading', 1, "1 ta tashabbus platformadan qayta o'qilmoqda"],
  ['the list is read again', 'reading', 0, "Ro'yxat platformadan qayta o'qilmoqda"],
  ['the sheets are made of it', 'drawing', 1, 'Varaqlar tayyorlanmoqda'],
  ['the sheets of the list are made', 'drawing', 0, 'Varaqlar tayyorlanmoqda'],
])('a print says how far it is: %s', async (_, now, n, said) => {
  doing = now;
  const cards = Array.from({ length: n }, () => one);
  const subject = { cards, ticked: false, list: { ids: [1] }, rows: cards, boards: [] };
  const { html } = await drawPart(createElement(PrintDialog, { subject, onClose: () => undefined }), LOOKUPS);
  doing = 'nothing';
  const notes = elementsIn(html, 'p', /\srole="status"/).map(({ inner }) => textOf(inner));
  expect(notes).toEqual([said]);
});
