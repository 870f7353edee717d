import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { kitPageForEach } from '../../../../support/gallery/kit-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const shown = kitPageForEach('clean-html.html');
let page: Page;
beforeEach(async () => {
  page = await shown.open();
  await editor().click();
});

const TABLE = "Nusxadagi jadval oddiy qatorlar qilib qo'yildi: kataklar orasida « · » turadi.";
const PICTURE = "Nusxadagi rasm qo'yilmadi: bu matnga rasm kiritib bo'lmaydi.";

const editor = () => page.getByRole('textbox', { name: 'Asosiy matn' });
const notes = () => page.locator('p[role=status]');
/** The clipboard as an office program fills it; `read` from `clipboard/`. */
const read = (name: string) => readFile(join(import.meta.dirname, `clipboard/${name}.html.txt`), 'utf8');

/** Pastes these formats and files; returns the field's value. */
async function paste(formats: Record<string, string>, file?: { name: string; type: string }): Promise<string> {
  await editor().evaluate(
    (element, [data, picture]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
      if (picture) clipboardData.items.add(new File(['x'], picture.name, picture));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [formats, file] as const,
  );
  return (await page.locator('output').textContent()) ?? '';
}
const pasteHtml = (html: string) => paste({ 'text/html': html });

describe('a paste of cells', () => {
  test('of Excel: rows are paragraphs, cells are kept apart, a merged cell is in each of its rows', async () => {
    expect(await pasteHtml(await read('excel-rows'))).toBe(
      '<p>Navoiy · Karmana · 150 000</p><p>Navoiy · Qiziltepa · 95 000</p><p>Guliston · – · 230 000</p>',
    );
    await expectPage(notes()).toHaveText(TABLE);
  });

  test('of LibreOffice Calc', async () => {
    expect(await pasteHtml(await read('calc-rows'))).toBe('<p>Navoiy · 150 000</p><p>Guliston · 230 000</p>');
    await expectPage(notes()).toHaveText(TABLE);
  });

  test('as plain text: tabs are kept apart as well, markers of a list are not', async () => {
    expect(await paste({ 'text/plain': 'Navoiy\t150 000\r\nGuliston\t230 000\r\n1.\tBirinchi\r\n•\tIkkinchi' })).toBe(
      '<p>Navoiy · 150 000</p><p>Guliston · 230 000</p><p>1. Birinchi</p><p>• Ikkinchi</p>',
    );
  });

  test('of one cell, or of one column, is what the cells hold', async () => {
    expect(await pasteHtml('<table><tr><td>Navoiy</td></tr></table>')).toBe('<p>Navoiy</p>');
    await editor().press('Control+a');
    expect(
      await pasteHtml('<table><tr><td>Navoiy</td><td></td></tr><tr><td><ul><li>Bir</li></ul></td></tr></table>'),
    ).toBe('<p>Navoiy</p><ul><li><p>Bir</p></li></ul>');
    await expectPage(notes()).toHaveCount(0);
  });

  test.each([
    ['a caption', '<table><caption>Jadval</caption><tr><td>a</td><td>b</td></tr></table>', '<p>Jadval</p><p>a · b</p>'],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
      '<p>a · b · c</p>',
    ],
    ['words beside a paragraph', '<table><tr><td>a<p>b</p></td><td>c</td></tr></table>', '<p>a / b · c</p>'],
    ['lines in a cell', '<table><tr><td><br>a<br>b<br></td><td>c</td></tr></table>', '<p>a / b · c</p>'],
    [
      'emphasis and links',
      '<table><tr><td><b>a</b></td><td><p><a href="https://a.uz">b</a></p></td></tr></table>',
      undefined,
    ],
  ])('with %s loses no word', async (_name, html, value) => {
    const pasted = await pasteHtml(html);
    if (value !== undefined) expect(pasted).toBe(value);
    else expect(pasted).toMatch(/^<p><strong>a<\/strong> · <a [^>]*href="https:\/\/a\.uz"[^>]*>b<\/a><\/p>$/);
  });
});

describe('a paste of a document', () => {
  test('of Word: lists are lists, tables are rows, invisible characters go, and what is left out is said', async () => {
    expect(await pasteHtml(await read('word'))).toBe(
      [
        '<h2>Yig‘ilish</h2><p><strong>Mahallalar</strong> ro‘yxati va takliflar</p>',
        '<ul><li><p>Birinchi <strong>band</strong></p><ul><li><p>Ichki band</p></li></ul></li>',
        '<li><p>Ikkinchi band</p></li></ul><p>Qaror:</p>',
        '<ol start="3"><li><p>Uchinchi</p></li><li><p>To‘rtinchi</p></li></ol><p>a) harfli band</p>',
        '<p>Hudud · <strong>Summa</strong></p><p>Navoiy / Karmana · 150&nbsp;000</p><p></p>',
      ].join(''),
    );
    await expectPage(notes()).toHaveText(`${PICTURE} ${TABLE}`);
  });

  test('of LibreOffice Writer', async () => {
    expect(await pasteHtml(await read('writer'))).toBe(
      '<ul><li><p>Birinchi band</p><ul><li><p>Ichki band</p></li></ul></li><li><p>Ikkinchi band</p></li></ul><p>Navoiy · 150 000</p>',
    );
  });

  test('of emoji keeps what joins them', async () => {
    const emoji = '👩‍👧‍👦 👩🏽‍🏫 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿';
    expect(await pasteHtml(`<p>${emoji} so\u00ADz\u200B\u200E\u200D</p>`)).toBe(`<p>${emoji} soz</p>`);
  });
});

test('a pasted link that names a user is only its text, and the person is told', async () => {
  const other = '<a href="https://sayt.uz/a">sayt</a>';
  const pasted = await pasteHtml(`<p><a href="https://bank.uz@evil.example/"><b>bank</b></a> ${other}</p>`);
  expect(pasted).toMatch(/^<p><strong>bank<\/strong> <a [^>]*href="https:\/\/sayt\.uz\/a"[^>]*>sayt<\/a><\/p>$/);
  await expectPage(notes()).toHaveText(
    'Nusxadagi havolada @ belgisidan oldin nom bor edi: matni qoldi, havolasi olib tashlandi.',
  );
});

describe('a paste of a picture', () => {
  test('alone says that it is left out, until something else is pasted', async () => {
    await paste({}, { name: 'image.png', type: 'image/png' });
    await expectPage(notes()).toHaveText(PICTURE);
    expect(await paste({ 'text/plain': 'Matn' })).toBe('<p>Matn</p>');
    await expectPage(notes()).toHaveCount(0);
  });

  test('beside words says so, too', async () => {
    expect(await pasteHtml('<p>Matn <img src="https://a.uz/a.png" alt=""></p>')).toBe('<p>Matn</p>');
    await expectPage(notes()).toHaveText(PICTURE);
  });
});

test('what the editor has copied itself is pasted as it was', async () => {
  await pasteHtml('<ul><li><p>Bir</p></li><li><p>Ikki</p></li></ul>');
  await editor().press('Control+a');
  await editor().press('Control+x');
  await editor().press('Control+v');
  await expectPage(editor().locator('li')).toHaveText(['Bir', 'Ikki']);
});
