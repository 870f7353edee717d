import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { DISTRICT, LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

let first: string | null | undefined;
function CustomerSelect({ district }: { district: string | null }) {
  first = district;
  return null;
}
vi.doMock('@/entities/customer-select.tsx', () => ({ CustomerSelect }));

const { AcceptForm } = await import('@/domains/initiative/acceptance/accept-form.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const ABOVE = "Qiymat 1 360 000 000 dan kichick bo'lishi kerak";

async function form(granted_amount: number): Promise<string> {
  const initiative = initiativeSchema.parse({
    ...{ id: 701, stage: 'INITIAL', board_id: 6, type: 'CONSTRUCTION', category_id: 4, region_id: 2, district_id: 22 },
    ...{ region_title: 'Buxoro viloyati', district_title: DISTRICT, requested_amount: 520_000_002, granted_amount },
  });
  const props = { initiative, board: { id: 6, stage: 'REVIEW', type: null } as never };
  const idle = () => undefined;
  return textOf((await drawPart(createElement(AcceptForm, { ...props, onDone: idle, onCancel: idle }), LOOKUPS)).html);
}

it.each([
  ['the limit itself', 1_500_000_000, false],
  ['more than the limit, which is said at once', 1_500_000_001, true],
])(
  'an acceptance begins with the granted amount, beside the one that was asked for: %s',
  async (_, granted, isAbove) => {
    const said = await form(granted);
    expect(said).toContain("So'ralgan: 520 000 002 so'm");
    expect(said.includes(ABOVE)).toBe(isAbove);
  },
);

it("an acceptance offers the customers of the initiative's district first", async () => {
  await form(9_000_000);
  expect(first).toBe(DISTRICT);
});
