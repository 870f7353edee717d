import type { Locator, Page } from 'playwright';

/** A primitive of the gallery: its only text field, and its value. */
export function caseOf(page: Page, of: string): { root: Locator; field: Locator; holds: Locator } {
  const root = page.locator(`[data-case="${of}"]`);
  return { root, field: root.getByRole('textbox').or(root.getByRole('combobox')), holds: root.locator('output') };
}

/** Pastes a text at the caret by Ctrl+V, as if another program had copied it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
