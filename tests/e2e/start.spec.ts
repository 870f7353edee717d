import './support/page-bridge.ts';
import { expect, test } from './fixtures.ts';

test('the first screen loads only scripts that the page names, and violates no policy of the page', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (Reflect.get(window, 'refused') as string[]).push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await signIn('moderator');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  const named = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    return [...scripts, ...links].toSorted();
  });
  const loaded = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.endsWith('.js')).toSorted();
    });
  await expect.poll(loaded).toEqual(named);
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});
