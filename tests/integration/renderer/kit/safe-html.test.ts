import type { Browser, BrowserContext, Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, afterEach, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../src/main/page/csp.ts';
import { builtKitPage } from '../../../support/gallery/built-pages.ts';
import { inChromium, type Served, START_TIMEOUT_MS, serveFolder } from '../../../support/gallery/in-chromium.ts';
import { XSS_CORPUS } from './xss-corpus.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    pwned?: unknown;
    opened: string[];
  }
}

let browser: Browser;
let served: Served;
let context: BrowserContext;
let page: Page;
let requests: string[];
let errors: string[];

inChromium.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  served = await serveFolder(await builtKitPage('safe-html.html'), {
    'content-security-policy': contentSecurityPolicy('none'),
  });
}, START_TIMEOUT_MS);
afterAll(() => served?.close());

const address = () => `${served.url}safe-html.html`;
const openPage = async (bypassCSP = false) => {
  context = await browser.newContext({ bypassCSP });
  page = await context.newPage();
  requests = [];
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address());
  await expectPage(text()).toBeAttached();
};
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

const text = () => page.getByRole('article', { name: 'Matn' }).locator('> div');
const show = (html: string) =>
  page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('show', { detail }));
    // Two frames: the content has been drawn, and anything that loads has been requested.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, html);

const elements = (count: number) => Array.from({ length: count }, (_, place) => `<b a=${place}>`).join('');

const HARMLESS = /^(href|title|colspan|rowspan|start|dir)$/;

test.each([
  ["with the program's policy", false],
  ['by the sanitizer alone, without any policy', true],
])('nothing of the corpus runs, loads, leaves the page or covers it: %s', async (_how, bypassCSP) => {
  await openPage(bypassCSP);
  const before = requests.length;
  const address = page.url();
  for (const html of XSS_CORPUS) {
    await show(html);
    const found = await text().evaluate((root) =>
      [...root.querySelectorAll('*')].map((element) => ({
        tag: element.localName,
        attributes: element.getAttributeNames(),
        href: element.getAttribute('href'),
      })),
    );
    for (const { tag, attributes, href } of found) {
      expect(tag, html).toMatch(/^(p|div|span|br|a|table|tbody|tr|td|style-free|b)$/);
      expect(
        attributes.filter((name) => !HARMLESS.test(name)),
        html,
      ).toEqual([]);
      expect(href ?? 'https://', html).toMatch(/^(https:\/\/|mailto:)/);
    }
    await text().evaluate((root) => {
      for (const element of root.querySelectorAll('*')) {
        for (const type of ['pointerover', 'focus']) element.dispatchEvent(new Event(type, { bubbles: true }));
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    });
  }
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  expect(requests.slice(before)).toEqual([]);
  expect(page.url()).toBe(address);
  expect(context.pages()).toHaveLength(1);
  expect((await page.evaluate(() => window.opened)).filter((url) => !url.startsWith('https://'))).toEqual([]);
});

test('without the sanitizer the corpus runs: its attacks are real', async () => {
  await openPage();
  const bare = await context.newPage();
  // Without any policy: the test page itself would block it.
  await bare.setContent('<main></main>');
  for (const html of XSS_CORPUS.slice(3, 6)) {
    await bare.evaluate((markup) => {
      window.pwned = undefined;
      document.querySelector('main')?.setHTMLUnsafe(markup);
    }, html);
    await expectPage.poll(() => bare.evaluate(() => window.pwned), html).toBe(1);
  }
});

test('the markup of letters is kept: paragraphs, lists, tables, emphasis; bare text keeps its lines', async () => {
  await openPage();
  await show(
    '<p>Salom, <b>hokimiyat</b>!</p><ul><li>bir</li><li>ikki</li></ul><table><tr><th>a</th><td colspan="2">b</td></tr></table>',
  );
  expect(await text().innerHTML()).toBe(
    '<p>Salom, <b>hokimiyat</b>!</p><ul><li>bir</li><li>ikki</li></ul><table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>',
  );
  await show('Birinchi qator\nikkinchi qator');
  await expectPage(text()).toHaveCSS('white-space', 'pre-line');
  await show('<p>Birinchi</p>\n\n<p>ikkinchi</p>');
  await expectPage(text()).not.toHaveCSS('white-space', 'pre-line');
});

test('links open outside by mouse and keyboard, show their target, and pictures are links', async () => {
  await openPage();
  await show(
    '<a href="http://openbudget.uz/a?b=1" target="_blank" title="boshqa">sayt</a> <a href="mailto:a@b.uz">xat</a> ' +
      '<a href="/app/users">ichki</a> <a href="https://bank.uz@far.example/">bank</a> <img src="https://far.example/kocha.jpg" alt="Koʻcha rasmi"><img src="https://far.example/x/hovli.png">',
  );
  const links = text().locator('a[href]');
  await expectPage(links).toHaveText(['sayt', 'xat', 'Koʻcha rasmi', 'hovli.png']);
  await expectPage(links.first()).toHaveAttribute('title', 'https://openbudget.uz/a?b=1');
  await links.nth(0).click();
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await links.nth(2).click({ modifiers: ['Control'] });
  await links.nth(3).click({ button: 'middle' });
  expect(await page.evaluate(() => window.opened)).toEqual([
    'https://openbudget.uz/a?b=1',
    'mailto:a@b.uz',
    'https://far.example/kocha.jpg',
  ]);
  expect(context.pages()).toHaveLength(1);
});

test.each([
  ['100 KB of markup that nothing closes', '<div>x'.repeat(17_000), 'x', 17_000],
  ['2 MB of it', '<div>x'.repeat(350_000), 'x', 350_000],
  ['16 KB of elements that are opened anew', `<p>${elements(800)}</p>${'<p>x</p>'.repeat(800)}`, 'x', 800],
  ['a word of a million letters', 'a'.repeat(1_000_000), 'a', 1_000_000],
])('what is too much is shown as text, whole and scrolling, and named: %s', async (_what, html, letter, count) => {
  await openPage();
  await show(html);
  const note = "1001, Karimov Anvar: matn juda uzun yoki murakkab. U bezaksiz va havolalarsiz, to'liq ko'rsatildi.";
  await expectPage(page.getByText(note)).toBeVisible();
  const plain = page.getByRole('region', { name: note });
  const lines = await plain.evaluate((root) => root.textContent.replaceAll('\n', ''));
  expect(lines === letter.repeat(count)).toBe(true);
  expect(await plain.evaluate((root) => root.clientHeight)).toBeLessThan(400);
  await plain.focus();
  await page.keyboard.press('End');
  await expectPage.poll(() => plain.evaluate((root) => root.scrollTop)).toBeGreaterThan(0);
  await show('<p>Salom</p>');
  await expectPage(text()).toHaveText('Salom');
});

test('the texts follow the script, addresses do not', async () => {
  await openPage();
  await page.goto(`${address()}?script=cyrillic`);
  await expectPage(text()).toBeAttached();
  await show('<p>Hurmatli <b>hokimiyat</b>, <a href="https://openbudget.uz">openbudget.uz</a></p>');
  await expectPage(text()).toHaveText('Ҳурматли ҳокимият, openbudget.uz');
});
