import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acts } from '../../../laws/act-stubs.tsx';
import { acting } from '../../../laws/acted.tsx';
import { LOOKUPS } from '../../../laws/places.ts';

const { InvestIdDialog } = await import('@/domains/initiative/actions/invest-id-dialog.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it('C-065: without an id there is nothing to attach, and the dialog says so', async () => {
  const initiative = initiativeSchema.parse({ id: 701, stage: 'WINNER', board_id: 6 });
  const idle = () => undefined;
  const board = { id: 6, stage: 'REVIEW', type: null } as never;
  await acting(createElement(InvestIdDialog, { initiative, board, onClose: idle, onDone: idle }), LOOKUPS);
  expect(acts.dialog?.submit?.idle).toBe('Invest Id kiritilmagan');
});
