import type { Page, Request } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kitPageForEach } from '../../../../support/gallery/kit-page.ts';
import { XSS_CORPUS } from '../xss-corpus.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    cleanHtml: (html: string) => string | null;
    pwned?: unknown;
  }
}

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

// Without any policy: cleaned HTML needs none.
const shown = kitPageForEach('clean-html.html');
let page: Page;
let requests: string[];
const noteRequest = (request: Request) => requests.push(request.url());
beforeEach(async () => {
  page = await shown.open();
  await expectPage(editor()).toBeVisible();
  requests = [];
  page.on('request', noteRequest);
});
afterEach(() => page.off('request', noteRequest));

const editor = () => page.getByRole('textbox', { name: 'Asosiy matn' });
const clean = (html: string) => page.evaluate((text) => window.cleanHtml(text), html);
const show = (html: string) =>
  page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('show', { detail }));
    // Two frames: the content has been drawn, and anything that loads has been requested.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, html);

describe('HTML read by the editor', () => {
  test('nothing of the corpus runs, loads or leaves the page when the editor shows it', async () => {
    const address = page.url();
    for (const html of XSS_CORPUS) {
      await show(html);
      const left = await editor().evaluate((root) =>
        [...root.querySelectorAll('*')].map((element) => ({
          tag: element.localName,
          bad: element.getAttributeNames().filter((name) => /^(on.*|src|style)$/.test(name)),
          href: element.getAttribute('href'),
        })),
      );
      for (const { tag, bad, href } of left) {
        expect(tag, html).toMatch(/^(p|br|a|ul|ol|li|h[1-6]|strong|em|u|s|blockquote|hr)$/);
        expect(bad, html).toEqual([]);
        expect(href ?? 'https:', html).toMatch(/^(https?:|mailto:|tel:)/);
      }
    }
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
    expect(requests).toEqual([]);
    expect(page.url()).toBe(address);
  }, 60_000);

  test.each([
    ['words, lists and emphasis', '<p>Salom, <b>aziz</b> <em>do‘st</em></p><ul><li>bir</li></ul>', undefined],
    ['headings and a quotation', '<h2>Mavsum</h2><blockquote><p>Iqtibos</p></blockquote><hr>', undefined],
    ['where a list begins', '<ol start="3"><li>uch</li></ol>', undefined],
    [
      'a link, but none of its styling',
      '<a href="https://a.uz" class="x" style="color:red">a</a>',
      '<a href="https://a.uz">a</a>',
    ],
    ['the words of unknown elements', '<div><font color="red">bir</font> <x-y>ikki</x-y></div>', 'bir ikki'],
    ['no address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['no picture and no frame', '<p>a<img src="x.png"><iframe src="https://a.uz"></iframe></p>', '<p>a</p>'],
    ['no script and no style', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['a telephone and mail', '<a href="tel:+998712001122">1</a><a href="mailto:a@b.uz">2</a>', undefined],
    ['no data and no names', '<p id="root" data-x="1" aria-label="x">a</p>', '<p>a</p>'],
  ])('keeps %s', async (_what, html, left) => {
    expect(await clean(html)).toBe(left ?? html);
  });

  test('is unchanged when it is cleaned again', async () => {
    for (const html of XSS_CORPUS) {
      const once = (await clean(html)) ?? '';
      expect(await clean(once), html).toBe(once);
    }
  });
});

describe('a text that is too much to be drawn', () => {
  const TOO_MUCH = '<div>x'.repeat(350_000);
  const plain = () => page.getByRole('region', { name: /^Matn juda uzun yoki murakkab/ });

  test('is shown as plain text, whole, and stays as it came', async () => {
    await show(TOO_MUCH);
    await expectPage(page.getByText("Uni shu yerda o'zgartirib bo'lmaydi; saqlansa, o'zgarmay qoladi.")).toBeVisible();
    await expectPage(editor()).toHaveCount(0);
    expect(await plain().evaluate((root) => root.textContent.replaceAll('\n', '').length)).toBe(350_000);
    expect(await page.locator('output').evaluate((output) => output.textContent.length)).toBe(TOO_MUCH.length);
    await show('<p>Qisqa</p>');
    await expectPage(editor()).toHaveText('Qisqa');
  });

  test('stays in the editor where the person has written it', async () => {
    await editor().click();
    await page.keyboard.insertText('salom '.repeat(20_000));
    await page.keyboard.type('!');
    await expectPage(page.locator('output')).toContainText('salom !');
    await expectPage(plain()).toHaveCount(0);
  });

  test('is pasted without its markup, which is said', async () => {
    await editor().evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `${'<div>'.repeat(20_000)}<p>bir &lt;b&gt;</p><p>ikki</p>`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expectPage(editor().locator('p')).toHaveText(['bir <b>', 'ikki']);
    await expectPage(page.getByText('Nusxa juda uzun yoki murakkab edi')).toBeVisible();
  });
});

describe('the editor', () => {
  test('says what it cannot keep, and returns unchanged what was not edited', async () => {
    const table = '<p>Jadval:</p><table><tbody><tr><td>1</td></tr></table>';
    await show(table);
    await expectPage(page.getByText(/muharrir ko'rsata olmaydigan qismlar bor \(table, tr, td\)/)).toBeVisible();
    await editor().click();
    await page.keyboard.press('ArrowRight');
    await expectPage(page.locator('output')).toHaveText(table);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await expectPage(page.locator('output')).not.toContainText('table');
    await expectPage(page.getByText(/qismlar bor/)).toHaveCount(0);
  });

  test('shows a value set from outside, and returns an empty value for an emptied text', async () => {
    await show('<p>Birinchi</p>');
    await expectPage(editor()).toHaveText('Birinchi');
    await show('<p>Ikkinchi</p>');
    await expectPage(editor()).toHaveText('Ikkinchi');
    await editor().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expectPage(page.locator('output')).toHaveText('');
  });
});
