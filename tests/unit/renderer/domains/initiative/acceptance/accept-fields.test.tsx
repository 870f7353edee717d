import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { DISTRICT, LOOKUPS } from '../../../laws/places.ts';
import { Refusal } from '../../../laws/platform-stub.ts';
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

async function form(granted_amount: number, type = 'CONSTRUCTION', answers: object = {}): Promise<string> {
  const initiative = initiativeSchema.parse({
    ...{ id: 701, stage: 'INITIAL', board_id: 6, type, category_id: 4, region_id: 2, district_id: 22 },
    ...{ region_title: 'Buxoro viloyati', district_title: DISTRICT, requested_amount: 520_000_002, granted_amount },
  });
  const props = { initiative, board: { id: 6, stage: 'REVIEW', type: null } as never };
  const idle = () => undefined;
  const part = createElement(AcceptForm, { ...props, onDone: idle, onCancel: idle });
  return textOf((await drawPart(part, { ...LOOKUPS, ...answers })).html);
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

const UNKNOWN = 'Ajratilgan summa Mahsulotlar tekshirilmoqda';
const UNREAD = "Toifada mahsulotlar borligini tekshirib bo'lmadi.";

it.each([
  ['cannot be read', new Refusal(undefined, 'server'), [UNKNOWN, UNREAD]],
  ['are none: the amount is entered', { product_categories: [] }, []],
])("D-016: the amount of equipment waits for its category's products where these %s", async (_, products, says) => {
  const said = await form(9_000_000, 'EQUIPMENT', { 'api/v1/product-categories': products });
  expect([UNKNOWN, UNREAD].filter((words) => said.includes(words))).toEqual(says);
});
