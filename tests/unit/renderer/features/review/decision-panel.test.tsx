import { expect, it, vi } from 'vitest';
import { Refusal } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let daysLeft = 1;
vi.doMock('@/entities/use-review-window.ts', () => ({ useReviewWindow: () => ({ daysLeft }) }));
const { DecisionPanel } = await import('@/features/review/decision-panel.tsx');
const { ActionsProvider } = await import('@/domains/initiative/actions/actions-provider.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const SINGLE = 'api/v1/districts/documents/protocol/single';
const initiative = initiativeSchema.parse({ id: 701, stage: 'INITIAL', board_id: 6, region_id: 2, district_id: 22 });

async function panel(protocol: unknown = null, requested_amount: number | null = null) {
  const props = {
    initiative: { ...initiative, requested_amount },
    board: { id: 6 } as never,
    underWay: false,
    far: null,
    similar: null,
  };
  const part = (
    <ActionsProvider>
      <DecisionPanel {...props} />
    </ActionsProvider>
  );
  const { html, calls } = await drawPart(part, { [SINGLE]: protocol });
  return { html, said: textOf(html), asked: calls.find(({ path }) => path === SINGLE)?.query };
}

it.each([
  ['is there', { protocol: { file_id: 'bayon', district_id: 22 } }, 'Moderatsiya protokoli yuklangan'],
  ['is missing', new Refusal(undefined, 'not-found'), 'Moderatsiya protokoli yuklanmagan'],
  ['cannot be looked up, nothing', new Refusal(undefined, 'network'), undefined],
])("says of the protocol of the initiative's own district, where it %s", async (_, answer, words) => {
  const { said, asked } = await panel(answer);
  expect(/Moderatsiya protokoli \w+/.exec(said)?.[0]).toBe(words);
  expect(asked).toEqual({ board_id: 6, district_id: 22 });
});

it.each([
  [3, "Ko'rib chiqish davri: 3 kun qoldi"],
  [1, "Ko'rib chiqish davri: 1 kun qoldi"],
  [0, "Ko'rib chiqish davri bugun tugaydi"],
])('says how long the review goes on, %i days before its end', async (days, words) => {
  daysLeft = days;
  expect((await panel()).said).toContain(words);
});

it.each([
  ['a part of the limit', 520_000_002, 34, false],
  ['the limit itself', 1_500_000_000, 100, false],
  ['a little more than the limit', 1_500_000_001, 101, true],
])('says how much of the most that can be granted is asked for: %s', async (_, amount, percent, isAbove) => {
  const { html, said } = await panel(null, amount);
  expect(said).toContain(`so'm Eng ko'p summaning ${percent} % 1 500 000 000`);
  expect(html).toContain(`aria-label="Eng ko&#x27;p summaning ${percent} %"`);
  expect(html.includes('data-above')).toBe(isAbove);
});
