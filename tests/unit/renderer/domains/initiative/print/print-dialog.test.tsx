import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { missingIn, textOf } from '../../../laws/table-of.ts';

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
