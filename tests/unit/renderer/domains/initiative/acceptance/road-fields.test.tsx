import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { AcceptForm } = await import('@/domains/initiative/acceptance/accept-form.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const PRICES = { data: [{ id: 1, district_id: 22, board_id: 6, price: 640_000_000, half_ready_price: null }] };
const RECOMPUTED = 'Hisoblangan summa chegaradan oshdi, uzunlik qayta hisoblandi';

/** What the form says of a road of so many metres, and the amount that it grants. */
async function roadOf(road_length: number) {
  const initiative = initiativeSchema.parse({
    ...{ id: 701, stage: 'INITIAL', board_id: 6, type: 'CONSTRUCTION', category_id: 11, region_id: 2, district_id: 22 },
    ...{ road_type: 'NOT_READY', road_length },
  });
  const idle = () => undefined;
  const props = { initiative, board: { id: 6, stage: 'REVIEW', type: null } as never, onDone: idle, onCancel: idle };
  const answers = { ...LOOKUPS, 'api/v1/road-prices': PRICES };
  const { html } = await drawPart(createElement(AcceptForm, props), answers);
  const amounts = [...html.matchAll(/<input[^>]*\svalue="([^"]*)"/g)].map(([, value = '']) => textOf(value));
  return { said: textOf(html), amounts };
}

it('D-011: a length within the limit is granted as it was entered', async () => {
  const { said, amounts } = await roadOf(1_000);
  expect(amounts).toContain("640 000 000 so'm");
  expect(said).not.toContain(RECOMPUTED);
  // The amount cannot be entered, and says why.
  expect(said).toMatch(/Yo'l hisobi Yo'l turi .* Ajratilgan summa Avtomatik hisoblanadi/);
});

it('D-013, D-014: beyond it, what the length would have cost is told beside the shorter one, and what that is granted', async () => {
  const { said, amounts } = await roadOf(2_450);
  expect(amounts).toContain("1 500 000 000 so'm");
  expect(said).toContain(
    `${RECOMPUTED} 2 450 m × 640 000 000 so'm/km = 1 568 000 000 → 2 343 m, eng ko'p summa 1 500 000 000 so'm`,
  );
});
