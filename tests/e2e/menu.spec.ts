import type { Page } from 'playwright/test';
import { toCyrillic } from '../../src/renderer/src/i18n/transliterate.ts';
import { ROLES, type Role } from '../../src/shared/roles.ts';
import { serious } from '../support/axe.ts';
import { SCREEN_TABLE } from '../unit/renderer/roles/screens.ts';
import { expect, test } from './fixtures.ts';
import { wordsOutside } from './support/chrome-words.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

type Script = 'Lotin' | 'Кирилл';
const SCRIPTS: readonly Script[] = ['Lotin', 'Кирилл'];

/** True if a text is in this script, apart from file extensions; the switch names each script in that script. */
function isIn(script: Script, text: string): boolean {
  if (SCRIPTS.some((name) => name === text)) return true;
  if (script === 'Lotin') return !/[а-яёўқғҳ]/i.test(text);
  const transliterated = text.replace(/\b(xlsx?|pdf|png|jpe?g|docx?)\b/g, '');
  return toCyrillic(transliterated) === transliterated;
}

/** Elements left out: the platform's records, which are not transliterated; keys; the person's own name. */
const RECORDS = 'tbody, kbd, [aria-haspopup=menu]';

const pathsOf = (role: Role) =>
  SCREEN_TABLE.filter(({ menu, roles }) => menu && roles.includes(role)).map(({ path }) => `/app/${path}`);

/** Expects the page of a menu entry to be complete, without errors and in the chosen script. */
async function examine(page: Page, title: string, script: Script) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main).not.toBeEmpty();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  const words = await wordsOutside(page, RECORDS);
  expect(
    words.filter((text) => !isIn(script, text)),
    title,
  ).toEqual([]);
}

/** Every entry of the person's menu has its page in both scripts, without a serious violation; the first page of all is checked whole. */
async function examineMenu(page: Page, role: Role): Promise<void> {
  const menu = page.getByRole('navigation').first();
  const groups = menu.locator('button[aria-expanded]');
  const current = menu.locator('a[aria-current=page]');
  await expect(current).toBeVisible();
  const seen = new Set<string>();
  for (const [index] of (await groups.all()).entries()) {
    const group = groups.nth(index);
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const links = menu.getByRole('link');
    for (const [place] of (await links.all()).entries()) {
      const link = links.nth(place);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      seen.add((await link.getAttribute('href')) ?? '');
      // Entries alternate in which script is checked first.
      const scripts = seen.size % 2 ? SCRIPTS : SCRIPTS.toReversed();
      for (const script of scripts) {
        await page.getByText(script, { exact: true }).click();
        await examine(page, await link.innerText(), script);
      }
      expect(await serious(page, seen.size === 1 ? 'html' : 'main'), await link.innerText()).toEqual([]);
    }
  }
  expect([...seen].toSorted()).toEqual(pathsOf(role).toSorted());
}

const [ADMIN, OTHERS] = [['admin'], ROLES.filter((role) => role !== 'admin' && pathsOf(role).length > 0)] as const;

// An admin's menu has some forty pages, each looked at in both scripts, and all others together not many more.
for (const roles of [ADMIN, OTHERS])
  test(`${roles.join(', ')}: every entry of the menu has its page in both scripts, accessible and without an error`, async ({
    page,
    platform,
    signIn,
  }) => {
    test.setTimeout(360_000);
    const step = stepsOf(platform);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const [nth, role] of roles.entries()) {
      if (nth > 0) {
        await page.getByText('Lotin', { exact: true }).click();
        await signOut(page);
      }
      await signIn(role);
      await step(role, () => examineMenu(page, role));
      expect(errors, role).toEqual([]);
    }
  });
