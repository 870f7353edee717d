import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const WINDOW = {
  ...{ board: { id: 6, season: 3, year: 2026 }, end: '2026-06-20', share: 0.5, daysLeft: 10 },
  workDaysLeft: { count: 8, about: false },
};
vi.doMock('@/entities/use-review-window.ts', () => ({ useReviewWindow: () => WINDOW }));
const { WindowPanel } = await import('@/features/season/figures/window-panel.tsx');

/** Forty initiatives wait, for eight days. */
const figure = (id: string) => (id === 'waits' ? { state: 'known', value: 40 } : null);

it.each([
  ['is not kept below the pace', 4, false],
  ['is kept at the pace', 5, true],
  ['is kept above it', 6, true],
])("the day's pace %s: after %i decisions it is marked as kept: %s", async (_, today, kept) => {
  const panel = createElement(WindowPanel, { boards: [], figures: { board: { id: 6 }, figure } as never, today });
  const { html } = await drawPart(panel, {});
  expect(textOf(html)).toContain(`Ulgurish uchun kuniga 5 ta · bugun ${today} ta`);
  expect(html.includes('tabler-icon-check')).toBe(kept);
});
