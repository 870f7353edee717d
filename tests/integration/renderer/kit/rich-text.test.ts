import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { focusRightAfterClick } from '../../../support/at-once.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    pwned?: unknown;
  }
}

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('rich-text/rich-text');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const root = () => page.locator('[data-case="rich-text/rich-text"]');
const editor = () => root().getByRole('textbox', { name: 'Asosiy matn' });
const toolbar = () => root().getByRole('toolbar', { name: 'Matn bezagi: Asosiy matn' });
const button = (name: string) => toolbar().getByRole('button', { name, exact: true });

async function write(text: string) {
  await editor().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
const html = () => editor().evaluate((element) => element.innerHTML);
/** Pastes markup, as a browser or an office program puts it on the clipboard. */
const paste = (markup: string) =>
  editor().evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, markup);

describe('the toolbar', () => {
  test('is one tab stop; arrows, Home and End go from button to button', async () => {
    await button('Qalin').focus();
    await page.keyboard.press('ArrowRight');
    await expectPage(button('Qiya')).toBeFocused();
    await page.keyboard.press('End');
    await expectPage(button('Havolani olib tashlash')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectPage(button('Qalin')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expectPage(editor()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectPage(button('Qiya')).toBeFocused();
  });

  test('formats the selection, shows its format, and removes it again', async () => {
    await write('Salom');
    await page.keyboard.press('Control+a');
    await button('Qalin').press('Enter');
    await expectPage(button('Qalin')).toHaveAttribute('data-active', 'true');
    await expectPage(editor().locator('strong')).toHaveText('Salom');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+i');
    await expectPage(editor().locator('em')).toHaveText('Salom');
    await button("Belgili ro'yxat").click();
    await expectPage(editor().locator('ul > li')).toHaveText('Salom');
    await button('Sarlavha, 2-daraja').click();
    await expectPage(editor().locator('h2')).toHaveText('Salom');
    await button('Amalni bekor qilish').click();
    await expectPage(editor().locator('h2')).toHaveCount(0);
    await button('Amalni qaytarish').click();
    await expectPage(editor().locator('h2')).toHaveText('Salom');
  });

  test('has buttons that do what they are called, and take it back', async () => {
    await write('Salom');
    for (const [name, made] of [
      ['Tagiga chizilgan', 'u'],
      ['Ustidan chizilgan', 's'],
      ['Sarlavha, 3-daraja', 'h3'],
      ["Raqamli ro'yxat", 'ol > li'],
    ] as const) {
      await page.keyboard.press('Control+a');
      await button(name).click();
      await expectPage(editor().locator(made)).toHaveText('Salom');
      await button(name).click();
      await expectPage(editor().locator(made)).toHaveCount(0);
    }
    for (const name of ['Qalin', 'Ustidan chizilgan', 'Bezakni olib tashlash']) await button(name).click();
    await expectPage(editor().locator('strong, s')).toHaveCount(0);
    await page.keyboard.press('Control+End');
    await button('Ajratuvchi chiziq').click();
    await expectPage(editor().locator('hr')).toHaveCount(1);
    await expectPage(editor()).toHaveText('Salom');
  });

  test('restores focus to the text before the next key arrives', async () => {
    await write('Salom');
    await button('Qalin').focus();
    expect(await focusRightAfterClick(button('Qalin'))).toBe('Salom');
    await page.keyboard.type(' dunyo');
    await expectPage(editor().locator('strong')).toHaveText(' dunyo');
  });

  test('is named in the current script', async () => {
    await page.getByText('cyrillic', { exact: true }).click();
    await expectPage(root().getByRole('toolbar', { name: 'Матн безаги: Асосий матн' })).toBeVisible();
    await expectPage(root().getByRole('button', { name: 'Қалин' })).toBeVisible();
    await expectPage(root().getByRole('textbox', { name: 'Асосий матн' })).toBeVisible();
  });
});

describe('a link', () => {
  const address = () => page.getByRole('textbox', { name: 'Havola manzili' });

  test('is made of the selection: a bare site name suffices; an invalid address is reported and kept', async () => {
    await editor().click();
    await page.keyboard.press('Control+End');
    await expectPage(button('Havola')).toBeDisabled();
    await write('Sayt');
    await page.keyboard.press('Control+a');
    await button('Havola').click();
    await expectPage(address()).toBeFocused();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expectPage(address()).toHaveAccessibleDescription("Manzilni to'liq yozing, masalan: https://sayt.uz");
    await address().fill('https://sayt.uz@boshqa.uz');
    await page.keyboard.press('Enter');
    await expectPage(address()).toHaveAccessibleDescription(
      "Havolada @ belgisidan oldin nom bo'lmasin: u boshqa saytga olib boradi",
    );
    await address().fill('javascript:alert(1)');
    await button('Havola').click();
    await expectPage(address()).toHaveValue('javascript:alert(1)');
    await address().fill('openbudget.uz');
    await page.keyboard.press('Enter');
    await expectPage(address()).toHaveCount(0);
    await expectPage(editor()).toBeFocused();
    await expectPage(editor().locator('a')).toHaveAttribute('href', 'https://openbudget.uz');
  });

  test('focuses its field, and restores focus to the text, before the next key arrives', async () => {
    await write('Sayt');
    await page.keyboard.press('Control+a');
    expect(await focusRightAfterClick(button('Havola'))).toBe('Havola manzili');
    await page.keyboard.type('a.uz');
    const save = page.getByRole('button', { name: 'Saqlash', exact: true });
    expect(await focusRightAfterClick(save.and(page.locator('[role=dialog] *')))).toBe('Sayt');
    await page.keyboard.type(' bor');
    await expectPage(editor()).toHaveText('Sayt bor');
    await expectPage(editor().locator('a')).toHaveText('Sayt');
  });

  test('is changed with the caret inside it, left unchanged by Esc, and removed by its button', async () => {
    await write('Sayt');
    await page.keyboard.press('Control+a');
    await button('Havola').click();
    await address().fill('https://a.uz');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    // The browser reports a caret moved by the arrows in a separate turn.
    await expectPage(button('Havola')).toBeEnabled();
    await button('Havola').press('Enter');
    await expectPage(address()).toHaveValue('https://a.uz');
    await address().fill('https://b.uz');
    await page.keyboard.press('Escape');
    await expectPage(address()).toHaveCount(0);
    await expectPage(editor().locator('a')).toHaveAttribute('href', 'https://a.uz');
    await expectPage(editor()).toBeFocused();
    await button('Havolani olib tashlash').click();
    await expectPage(editor().locator('a')).toHaveCount(0);
    await expectPage(editor()).toHaveText('Sayt');
  });
});

describe('a paste', () => {
  test('from an office program keeps words, lists and emphasis; styles, pictures, comments are removed', async () => {
    await write('');
    await page.keyboard.press('Delete');
    await paste(
      '<html><head><style>p.MsoNormal{color:red}</style></head><body lang=UZ><!--StartFragment-->' +
        '<p class=MsoNormal style="mso-margin:0"><b style="font-size:14pt">Qaror</b><o:p></o:p> <span lang=EN>loyihasi</span></p>' +
        '<img src="file:///C:/a.png"><table><tr><td>Olmazor</td></tr></table><!--EndFragment--></body></html>',
    );
    await expectPage(editor()).toContainText('Qaror loyihasi');
    const left = await html();
    expect(left).toContain('<strong>Qaror</strong>');
    expect(left).toContain('Olmazor');
    expect(left).not.toMatch(/style|class="Mso|<span|<table|<!--|file:/);
  });

  test('runs nothing, and its links lead only to the web', async () => {
    await write('');
    await page.keyboard.press('Delete');
    await paste(
      '<p onclick="window.pwned=1">bir <a href="javascript:window.pwned=1">ikki</a> <a href="https://a.uz" onmouseover="window.pwned=1">uch</a>' +
        '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script></p>',
    );
    await expectPage(editor()).toContainText('bir ikki uch');
    await expectPage(editor().locator('a[href]')).toHaveText(['uch']);
    await editor().locator('p').first().hover();
    expect(await html()).not.toMatch(/javascript:|onclick|onmouseover|onerror|<script/);
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  });
});
