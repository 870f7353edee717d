import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

let open: object | null = null;
vi.doMock('@/entities/use-review-window.ts', () => ({ useReviewWindow: () => open }));
const { ReviewWindowCard } = await import('@/app/shell/sidebar/review-window-card.tsx');

const WINDOW = { board: { season: 3, year: 2026 }, end: '2026-06-20', share: 0.5 };

it.each([
  [{ ...WINDOW, daysLeft: 1 }, "3-mavsum, 2026 yil 20.06.2026 gacha Ko'rib chiqish davri: 1 kun qoldi"],
  [{ ...WINDOW, daysLeft: 0 }, "3-mavsum, 2026 yil 20.06.2026 gacha Ko'rib chiqish davri bugun tugaydi"],
  [null, ''],
])('the card of a review %j says: %s', async (now, said) => {
  open = now;
  expect(textOf((await drawPart(createElement(ReviewWindowCard), LOOKUPS)).html)).toBe(said);
});
