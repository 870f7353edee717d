import { type ComponentType, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acts } from '../laws/act-stubs.tsx';
import { acting } from '../laws/acted.tsx';

let take = (): void => undefined;
function RequestedAmount({ onTake }: { onTake: () => void }) {
  take = onTake;
  return null;
}
vi.doMock('@/entities/requested-amount.tsx', () => ({ RequestedAmount }));
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
