import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What hinders somebody seriously on the page as it is now, or in a part of it (a CSS selector): rule and place. */
export async function serious(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Without a second page, which the program's browser does not open.
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
