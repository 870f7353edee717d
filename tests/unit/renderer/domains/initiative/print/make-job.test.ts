import { expect, it } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { type About, cardsJob, listJob } from '@/domains/initiative/print/make-job.ts';
import { INITIATIVE_LISTS } from '../../../laws/lists/initiatives.ts';

const initiative = initiativeSchema.parse({ ...INITIATIVE_LISTS[0]?.record });
const BOARD = {
  ...{ id: 6, title: 'Kuz', season: 3, year: 2025, stage: 'REVIEW', type: null },
  ...{ review_start_date: null, review_end_date: null },
};
const PARTS = { pictures: true, map: false, author: true, decision: false, comment: true };

const about = (otherScript: boolean, more: Partial<About> = {}): About => ({
  subject: { cards: [initiative], ticked: false, list: { ids: [701] }, rows: [initiative], boards: [BOARD] },
  choices: { parts: PARTS, otherScript },
  ...{ script: 'latin', who: 'Karimov', categories: [], readAt: '2026-01-02T03:04:05Z', printedAt: 'now', ...more },
});

it("is printed in the screen's script, or in the other one where that was chosen", () => {
  expect([false, true].map((other) => cardsJob([initiative], about(other)).script)).toEqual(['latin', 'cyrillic']);
  expect(listJob([initiative], about(true, { script: 'cyrillic' })).script).toBe('latin');
});

it('says what was chosen, who prints, when it was read, and of which season it is', () => {
  const { parts, who, readAt, cards } = cardsJob([initiative], about(false));
  expect({ parts, who, readAt }).toEqual({ parts: PARTS, who: 'Karimov', readAt: '2026-01-02T03:04:05Z' });
  expect(cards).toMatchObject([{ title: 'Bolalar maydonchasi', granted: 450_000_001 }]);
  expect(listJob([initiative], about(false)).season).toEqual({ season: 3, year: 2025 });
});
