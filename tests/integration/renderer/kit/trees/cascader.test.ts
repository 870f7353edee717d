import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/ministries';

const gallery = galleryForEach('trees/cascader/cascader');
let page: Page;
let root: Locator;
let field: Locator;
let holds: Locator;
beforeEach(async () => {
  page = await gallery.open();
  take('required');
});

/** Chooses which cascader of the gallery a test uses. */
function take(which: 'chosen' | 'required') {
  root = caseOf(page, 'trees/cascader/cascader').root.nth(which === 'chosen' ? 0 : 1);
  field = root.getByRole('combobox', { name: 'Vazirlik' });
  holds = root.locator('output');
}
/** Changes the script, and opens the cascader again. */
async function toCyrillic() {
  await page.getByText('cyrillic', { exact: true }).click();
  await root.getByRole('combobox', { name: 'Вазирлик' }).click();
}
const panel = () => page.getByRole('dialog', { name: /^(Vazirlik|Вазирлик)$/ });
const column = (name: string) => panel().getByRole('tree', { name, exact: true });
const item = (name: string) => panel().getByRole('treeitem', { name, exact: true });
/** Types letters at one moment, whenever the machine sends them: after a pause a new word would start. */
const typeAtOnce = async (word: string) => {
  const cdp = await page.context().newCDPSession(page);
  const timestamp = Date.now() / 1000;
  const press = (text: string) =>
    (['keyDown', 'keyUp'] as const).map((type) =>
      cdp.send('Input.dispatchKeyEvent', { type, key: text, text, code: `Key${text.toUpperCase()}`, timestamp }),
    );
  await Promise.all([...word].flatMap(press));
  await cdp.detach();
};
const childrenOf = async (parent: number) =>
  (await callsTo(page, PATH)).filter(({ query }) => query?.limit === 10_000 && query.parent_id === parent);

test('shows the path of the chosen node, and opens there', async () => {
  take('chosen');
  await expectPage(field).toHaveText('Moliya vazirligi / Budjet departamenti');
  await field.click();
  await expectPage(item('Budjet departamenti')).toBeFocused();
  await expectPage(item('Budjet departamenti')).toHaveAttribute('aria-selected', 'true');
  await expectPage(item('Moliya vazirligi')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expectPage(panel()).toBeHidden();
  await expectPage(field).toBeFocused();
  await expectPage(holds).toHaveText('3');
});

test('keys move down the levels, whose nodes are read when they are opened, and back', async () => {
  await expectPage(field).toHaveText('Tanlang');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expectPage(item('Moliya vazirligi')).toBeFocused();
  await expectPage(panel()).toContainText("↑ ↓ — ro'yxat bo'ylab, → — ichini ko'rish, ← — orqaga, Enter — tanlash");
  expect(await childrenOf(6)).toEqual([]);
  await page.keyboard.press('End');
  await expectPage(item("Maktabgacha va maktab ta'limi vazirligi")).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectPage(item('Rivojlantirish markazi')).toBeFocused();
  await expect.poll(() => childrenOf(6)).toHaveLength(1);
  await page.keyboard.press('ArrowLeft');
  await expectPage(item("Maktabgacha va maktab ta'limi vazirligi")).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectPage(item('Budjet departamenti')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(panel()).toBeHidden();
  await expectPage(holds).toHaveText('4');
  await expectPage(field).toHaveText("Moliya vazirligi / G'aznachilik qo'mitasi");
  await expectPage(field).toBeFocused();
});

test('letters move to a name, in either script', async () => {
  await field.press('ArrowDown');
  await expectPage(item('Moliya vazirligi')).toBeFocused();
  await typeAtOnce('sog');
  await expectPage(item("Sog'liqni saqlash vazirligi")).toBeFocused();
  await page.keyboard.press('Escape');
  await toCyrillic();
  await expectPage(item('Молия вазирлиги')).toBeFocused();
  await typeAtOnce('sog');
  await expectPage(item('Соғлиқни сақлаш вазирлиги')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(holds).toHaveText('2');
});

test('letters typed in time are one word, however late a busy page handles them', async () => {
  await field.press('ArrowDown');
  // The level is read first: a key before its arrival has no node to move to.
  await expectPage(item('Moliya vazirligi')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectPage(item("Sog'liqni saqlash vazirligi")).toBeFocused();
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      () => {
        const end = performance.now() + 1000;
        while (performance.now() < end);
      },
      { once: true },
    ),
  );
  await typeAtOnce('mo');
  await expectPage(item('Moliya vazirligi')).toBeFocused();
});

test('the mouse opens a node by the arrow and picks it by the name, at any level', async () => {
  await field.click();
  await item('Moliya vazirligi').getByTitle("Ichini ko'rish").click();
  await expectPage(column('Moliya vazirligi')).toBeVisible();
  await expectPage(holds).toHaveText('null');
  await item('Budjet departamenti').getByTitle("Ichini ko'rish").click();
  await expectPage(item('Mahalliy budjetlar boshqarmasi')).toBeVisible();
  await item('Moliya vazirligi').click();
  await expectPage(holds).toHaveText('1');
  await expectPage(panel()).toBeHidden();
});

test('a node without children says so, and the focus stays in the panel', async () => {
  await field.click();
  await item('Moliya vazirligi').getByTitle("Ichini ko'rish").click();
  await item("G'aznachilik qo'mitasi").getByTitle("Ichini ko'rish").click();
  await expectPage(panel().getByRole('status')).toHaveText("Ichida yozuv yo'q");
  await page.keyboard.press('Escape');
  await expectPage(panel()).toBeHidden();
  await expectPage(field).toBeFocused();
});

test('a level that cannot be read says so and is requested again on retry', async () => {
  await field.click();
  await expectPage(item('Moliya vazirligi')).toBeVisible();
  await page.evaluate((path) => window.stub.fail(path, { kind: 'network' }), PATH);
  await item('Moliya vazirligi').getByTitle("Ichini ko'rish").click();
  await expectPage(panel().getByRole('alert')).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
  await page.evaluate(() => window.stub.mend());
  await panel().getByRole('button', { name: 'Qayta urinish' }).click();
  await expectPage(item('Budjet departamenti')).toBeVisible();
});

test('a key that arrives with the first items of a long level moves to its end', async () => {
  await field.press('ArrowDown');
  // The first level is read, too, and has no end until then.
  await expectPage(item('Moliya vazirligi')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expectPage(item('Rivojlantirish markazi')).toBeFocused();
  await panel().evaluate((dialog) => {
    const long = () => dialog.querySelector('[role=tree]:nth-of-type(3)');
    new MutationObserver((_changes, observer) => {
      const focused = document.activeElement;
      if (!focused || !long()?.contains(focused)) return;
      observer.disconnect();
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    }).observe(dialog, { childList: true, subtree: true });
  });
  await page.keyboard.press('ArrowRight');
  await expectPage(item('1000-maktab')).toBeFocused();
  await expectPage(column('Rivojlantirish markazi').getByRole('treeitem')).toHaveCount(1000);
});

test('waits while a level is loading', async () => {
  await field.click();
  await expectPage(item('Moliya vazirligi')).toBeVisible();
  await page.evaluate((path) => window.stub.hold(path), PATH);
  await page.keyboard.press('ArrowRight');
  await expectPage(panel().getByRole('status').getByLabel("Ma'lumotlar yuklanmoqda")).toBeVisible();
  await page.evaluate(() => window.stub.mend());
  await expectPage(item('Budjet departamenti')).toBeFocused();
});

test('a level that arrives late leaves the focus where it has moved meanwhile', async () => {
  await field.press('ArrowDown');
  await expectPage(item('Moliya vazirligi')).toBeFocused();
  await page.evaluate((path) => window.stub.hold(path), PATH);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => window.stub.mend());
  await expectPage(item('Budjet departamenti')).toBeVisible();
  await expectPage(item("Sog'liqni saqlash vazirligi")).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(holds).toHaveText('2');
});

test('an error is the description of its field, and the field is shown in Cyrillic, too', async () => {
  await expectPage(field).toHaveAccessibleDescription('Majburiy maydon');
  await expectPage(field).toHaveAttribute('aria-required', 'true');
  await toCyrillic();
  await expectPage(item('Молия вазирлиги')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  // The platform's own Cyrillic text, not ours.
  await expectPage(page.getByRole('treeitem', { name: 'Тараққиёт маркази' })).toBeFocused();
});
