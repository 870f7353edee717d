import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { stubActs } from '../../laws/act-stubs.tsx';
import { textOf } from '../../laws/table-of.ts';

stubActs();
type Form = { initialValues: object };
vi.doMock('@/kit/drafts/use-drafted-form.ts', async (original) => {
  const { useDraftedForm } = await original<{ useDraftedForm: (form: Form) => unknown }>();
  const typed = { context: 'Hurmatli {author}, {public_id}!' };
  return { useDraftedForm: (form: Form) => useDraftedForm({ ...form, initialValues: typed }) };
});
const { drawPart } = await import('../../laws/program.tsx');
const { AppError } = await import('@shared/errors.ts');
const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { BulkDialog } = await import('@/features/appeals/bulk-dialog.tsx');
const { answered } = await import('@/kit/runs/unanswered.ts');

const appeals = ['Zarina', 'Olim', 'Vali', 'Gulnora'].map((author_name, at) =>
  appealSchema.parse({ question_id: at + 1, public_id: `00${at + 1}`, author_name, status: 'NEW' }),
);
const failed = (at: number, error: unknown) => ({ item: appeals[at], state: 'failed', error });
const done = (at: number, value: string) => ({ item: appeals[at], state: 'done', value });
const UNSENT = new AppError({ kind: 'forbidden' });
const lost = () => Promise.reject(new AppError({ kind: 'network' }));
const LOST = await answered(lost).catch((error: Error) => error);

async function drawn(runs: readonly object[] = []) {
  const ends = { onClose: () => undefined, onDone: () => undefined };
  const work = { appeals, kept: { runs } } as never;
  return textOf((await drawPart(createElement(BulkDialog, { verdict: 'ANSWERED', work, ...ends }), {})).html);
}

it('says that all get one text, in which the placeholders are filled in for each', async () => {
  expect(await drawn()).toContain(
    "4 ta murojaatga bitta matn yuboriladi. {author} va {public_id} har birida alohida to'ldiriladi.",
  );
});

it('shows the words as the first of the ticked appeals will have them', async () => {
  expect(await drawn()).toContain('Birinchi murojaatda shunday chiqadi: Hurmatli Zarina, 001!');
});

const NOT_SENT = (count: number) => `${count} ta murojaatga yuborilmadi. Matn va belgilanganlar joyida.`;
const MAY_BE = (count: number) => `${count} ta murojaatga yuborilgan bo'lishi mumkin: javob kelmadi.`;

it.each<[string, readonly object[], readonly string[], readonly string[]]>([
  [
    'one was not sent',
    [done(0, 'sent'), failed(1, UNSENT)],
    [NOT_SENT(1), 'Qayta urinish'],
    ["bo'lishi mumkin", 'Yopish'],
  ],
  ['one may be sent', [done(0, 'sent'), failed(1, LOST)], [MAY_BE(1), 'Qayta urinish'], [NOT_SENT(1), 'Yopish']],
  [
    'two were not sent, and one may be',
    [failed(0, UNSENT), failed(1, UNSENT), failed(2, LOST), done(3, 'sent')],
    [NOT_SENT(2), MAY_BE(1), 'Qayta urinish'],
    ['Javob yuborish'],
  ],
  ['one was decided otherwise', [done(0, 'sent'), done(1, 'taken')], ['Yopish'], ['Qayta urinish', 'murojaatga yubor']],
])('tells that %s, and what its button then does', async (_, runs, said, unsaid) => {
  const text = await drawn(runs);
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
});
