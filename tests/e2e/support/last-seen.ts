import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page, TestInfo } from 'playwright/test';

/** The name of the attachment that the failures of a whole run repeat (`scripts/lib/failures.ts`). */
const LAST_SEEN = 'last seen';

/**
 * Attaches what a failed test's page shows at its end: in a few lines (address, focus, dialogs, what is waited for, what
 * is said), as its tree of roles, and as a picture. A page that does not answer is left out.
 */
export async function attachLastSeen(page: Page, testInfo: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const timeout = 5000;
  const body = page.locator('body');
  try {
    const lines = await body.evaluate(linesOf, undefined, { timeout });
    await testInfo.attach(LAST_SEEN, { body: lines.join('\n'), contentType: 'text/plain' });
    const [tree, picture] = [testInfo.outputPath('page.txt'), testInfo.outputPath('page.png')];
    await writeFile(tree, await body.ariaSnapshot({ timeout }));
    await page.screenshot({ path: picture, timeout });
    for (const path of [tree, picture]) await testInfo.attach(basename(path), { path });
  } catch {
    // The test has its own message already.
  }
}

/** Runs in the page. */
function linesOf(body: Element): string[] {
  const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  const nameOf = (element: Element) =>
    [
      element.tagName.toLowerCase(),
      element.getAttribute('role'),
      short(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent),
      element instanceof HTMLInputElement && `= ${element.value}`,
    ]
      .filter(Boolean)
      .join(' ');
  const all = (kind: string, selector: string) =>
    [...body.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => `${kind}: ${short(element.textContent)}`);
  return [
    `address: ${location.pathname}${location.search}`,
    `focus: ${document.activeElement && document.activeElement !== body ? nameOf(document.activeElement) : 'none'}`,
    ...all('dialog', '[role=dialog]'),
    ...all('options', '[role=listbox]'),
    ...all('said', '[role=alert], [role=status]'),
    ...all('waiting', '[aria-busy=true]'),
  ];
}
