import { type ComponentType, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acts } from '../laws/act-stubs.tsx';
import { acting } from '../laws/acted.tsx';
import { textOf } from '../laws/table-of.ts';

let take = (): void => undefined;
function RequestedAmount({ onTake }: { onTake: () => void }) {
  take = onTake;
  return null;
}
const PATH = '@/entities/requested-amount.tsx';
vi.doMock(PATH, () => ({ RequestedAmount }));
const { RequestedAmount: Real } = await vi.importActual<typeof import('@/entities/requested-amount.tsx')>(PATH);
const { AcceptForm } = await import('@/domains/initiative/acceptance/accept-form.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const { AcceptDialog } = await import('@/features/school-initiatives/dialogs/accept-dialog.tsx');
const { schoolInitiativeSchema } = await import('@/features/school-initiatives/model/school-initiative.ts');

const ASKED = {
  id: 701,
  stage: 'INITIAL',
  title: 'Kutubxona',
  description: 'Javon',
  category_id: 4,
  requested_amount: 5_200_002,
};
const ANSWERS = { 'api/v1/product-categories': { product_categories: [], count: 0 } };
const idle = () => undefined;

it.each([
  ['an initiative', AcceptForm, () => initiativeSchema.parse(ASKED)],
  ["a pupil's initiative", AcceptDialog, () => schoolInitiativeSchema.parse(ASKED)],
])('the acceptance of %s enters what was requested by its button', async (_, Form, initiative) => {
  const ends = { onDone: idle, onClose: idle, onCancel: idle };
  const props = { initiative: initiative(), board: { id: 6, stage: 'REVIEW', type: null }, ...ends };
  const form = createElement(Form as ComponentType<object>, props);
  await acting(form, ANSWERS, { role: 'moderator' });
  take();
  expect(acts.form?.getTransformedValues()).toMatchObject({ granted_amount: 5_200_002 });
});

const TAKE = "So'ralgan summani qo'yish";

it.each<[string, number | null, number | null, number | undefined, string]>([
  ['another amount', 450, 300, 500, `So'ralgan: 450 so'm ${TAKE}`],
  ['no amount', 450, null, undefined, `So'ralgan: 450 so'm ${TAKE}`],
  ['the requested amount', 450, 450, 500, "So'ralgan: 450 so'm"],
  ['another amount, below the requested one', 450, 300, 400, "So'ralgan: 450 so'm"],
  ['an amount that nobody requested', null, 300, 500, ''],
])(
  'below %s stands what was requested, to be taken where it can be granted',
  async (_, requested, amount, cap, shown) => {
    const props = { requested, amount, ...(cap !== undefined && { cap }), onTake: idle };
    expect(textOf((await acting(createElement(Real, props), {})).html)).toBe(shown);
  },
);
