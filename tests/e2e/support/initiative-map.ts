import type { Locator, Page } from 'playwright/test';

/** The map of initiatives as a person sees it. */
export type InitiativeMap = {
  canvas: Locator;
  /** Marks in view, of one or of several initiatives. */
  marks: Locator;
  /** How many initiatives the marks in view stand for. */
  marked: () => Promise<number>;
  /** The line that says how many are on the map. */
  counts: Locator;
  /** The side panel with the selection. */
  panel: (title: string) => { region: Locator; ids: () => Promise<string[]>; count: () => Promise<number> };
  corners: Locator;
};

/** The map of initiatives in the window. */
export function initiativeMap(page: Page): InitiativeMap {
  const canvas = page.getByRole('application', { name: 'Tashabbuslar xaritasi' });
  const marks = canvas.locator('g[data-count]');
  return {
    canvas,
    marks,
    marked: () =>
      marks.evaluateAll((all) => all.reduce((sum, mark) => sum + Number(mark.getAttribute('data-count')), 0)),
    counts: page.getByText(/tadan \d+ tasi xaritada/),
    panel: (title) => {
      const region = page.getByRole('complementary', { name: title, exact: true });
      return {
        region,
        ids: async () => (await region.locator('li small').allInnerTexts()).map((text) => text.slice(0, 12)),
        count: async () => Number(await region.locator('b').innerText()),
      };
    },
    corners: canvas.locator('[data-corner]'),
  };
}
