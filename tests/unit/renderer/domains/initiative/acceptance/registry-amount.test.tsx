import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart, type Situation } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { RegistryAmount } = await import('@/domains/initiative/acceptance/registry-amount.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const initiative = initiativeSchema.parse({ id: 7, type: 'EQUIPMENT', stage: 'INITIAL', granted_amount: 450_000_001 });
const OF_REGISTRY = "Mahsulotlar reyestridan: qo'lda o'zgartirilmaydi";
const OWN = "Mahsulotlar reyestri sizga ochiq emas: tashabbusning o'z summasi";

it.each<[string, number | null, boolean, Situation['role'], string, boolean]>([
  ['the total of its registry', 9_000_000, false, 'moderator', "9 000 000 so'm", false],
  ['a total above the limit, which can be mended', 1_500_000_001, false, 'moderator', "1 500 000 001 so'm", true],
  ['no total while it is unknown', null, false, 'moderator', '—', false],
  ['its own where the registry is not open', 450_000_001, true, 'my_garden_moderator', "450 000 001 so'm", false],
  ['its own to those who only look', null, false, 'region_manager', "450 000 001 so'm", false],
])('Z-151: the amount of goods is %s', async (_, amount, refused, role, shown, mends) => {
  const registry = { refused, query: { isError: false } };
  const accept = { initiative, acceptance: { amount }, problems: { at: () => undefined }, lookups: { registry } };
  const props = { accept: accept as never, registry: { board: undefined, open: () => undefined } };
  const { html } = await drawPart(createElement(RegistryAmount, props), {}, { ...(role && { role }) });
  const [, value = ''] = /<input[^>]*\svalue="([^"]*)"/.exec(html) ?? [];
  expect(textOf(value)).toBe(shown);
  expect(textOf(html)).toContain(refused ? OWN : OF_REGISTRY);
  expect(textOf(html).includes('Reyestrni tahrirlash')).toBe(mends);
});
