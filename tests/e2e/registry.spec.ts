import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { paste } from './support/clipboard.ts';
import { initiativeList } from './support/initiative-list.ts';
import { openRow, type RowAddress } from './support/open-row.ts';
import { readAgain } from './support/read-again.ts';
import { productId, type RegistryEditor, registryEditor, registryIn, withRegistry } from './support/registry-editor.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { stepsOf } from './support/steps.ts';
import './support/page-bridge.ts';
import { signOut } from './support/sign-out.ts';

const TRANSFORMER = 'Transformator 250 kVA';
const CABLE = 'SIP kabel, 100 m';
const FITTINGS = 'Armatura toʻplami';
const POLE = 'Beton tayanch';
const QUESTION = "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** For waits while five hundred lines are rendered: the timeout ends a hanging test and is no measure of speed. */
const drawn = expect.configure({ timeout: 60_000 });

/** A number as a cell shows it. */
const figure = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

const pathOf = (id: number) => `/api/v1/moderators/products/initiatives/${id}`;

/** Opens the editor from the open row, and waits for its lines. */
async function openEditor(page: Page, initiative: RowAddress): Promise<RegistryEditor> {
  const row = await openRow(page, initiative);
  await row.getByRole('button', { name: 'Jihozlar reyestri' }).click();
  const editor = registryEditor(page);
  await expect(editor.table).toBeVisible();
  return editor;
}

test('E-020, E-022: an admin edits, adds and removes by keyboard; a moderator removes nothing of others', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'E-020, E-022: an admin edits, adds and removes by keyboard, and the platform gets the whole list',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      const editor = await openEditor(page, bought);
      await expect.poll(editor.products).toEqual([TRANSFORMER, CABLE, FITTINGS]);
      await expect(editor.save).toBeDisabled();
      const box = await editor.dialog.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(Math.round(1366 * 0.8));

      // Enter moves down the column, Tab to the next cell; typing replaces the value there.
      await editor.line(TRANSFORMER).price.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('141500000');
      await expect(editor.line(TRANSFORMER).price).toHaveValue(figure(141_500_000));
      await page.keyboard.press('Enter');
      await expect(editor.line(CABLE).price).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(editor.line(CABLE).count).toBeFocused();
      await page.keyboard.type('38');
      await page.keyboard.press('ArrowDown');
      await expect(editor.line(FITTINGS).count).toBeFocused();
      await page.keyboard.press('Shift+Enter');
      await expect(editor.line(CABLE).count).toBeFocused();

      // E-022: the catalogue offers the products of the initiative's season.
      await editor.category('Kabel va simlar').click();
      await editor.search.fill('таянч');
      await expect(editor.dialog.getByRole('listitem')).toHaveCount(1);
      const asked = platform.calls().filter(({ path }) => path === '/api/v1/products');
      expect(asked.map(({ query }) => query.board_id)).toEqual([String(bought.board_id)]);
      await editor.product(POLE).click();
      await expect(editor.line(POLE).count).toBeFocused();
      await page.keyboard.type('12');
      await expect.poll(editor.products).toEqual([TRANSFORMER, CABLE, FITTINGS, POLE]);

      await editor.line(FITTINGS).remove.click();
      await expect(editor.line(FITTINGS).row).toHaveCount(0);
      await editor.dialog.getByRole('button', { name: 'Qaytarish' }).click();
      await expect(editor.line(FITTINGS).count).toHaveValue('60');
      await editor.line(FITTINGS).remove.click();

      await page.keyboard.press('Control+s');
      await expect(editor.dialog).toBeHidden();
      expect(registryIn(platform, id)).toEqual([
        [TRANSFORMER, 142_000_000, 2, 141_500_000, 2],
        [CABLE, 4_700_000, 40, 4_700_000, 38],
        [POLE, 2_150_000, 0, 2_150_000, 12],
      ]);
      // The amount of the initiative follows its registry, also in the list.
      await expect(initiativeList(page).rows.first()).toContainText(/487\s400\s000/);
    },
  );

  await signOut(page);
  await signIn('moderator', 'later');
  await step(
    'Z-150: a moderator edits and adds; a new line requires its count, and is the only one that can be removed',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      let editor = await openEditor(page, bought);
      await editor.line(CABLE).count.fill('39');
      await editor.category('Kabel va simlar').click();
      await editor.product(POLE).click();
      const { price, count, remove } = editor.line(POLE);
      await expect(count).toBeFocused();
      await expect(count).toHaveValue('');
      await expect(price).toHaveValue(figure(2_150_000));
      await page.keyboard.press('Control+s');
      await expect(count).toHaveAccessibleDescription('Majburiy maydon');
      expect(platform.calls().some(({ method, path }) => method === 'POST' && path === pathOf(id))).toBe(false);
      await expect(editor.dialog.getByRole('button', { name: /^Olib tashlash/ })).toHaveCount(1);
      await remove.click();
      await expect.poll(editor.products).toEqual([TRANSFORMER, CABLE, FITTINGS]);
      await editor.dialog.getByRole('button', { name: 'Qaytarish' }).click();
      await count.fill('4');
      await page.keyboard.press('Control+s');
      await expect(editor.dialog).toBeHidden();
      expect(registryIn(platform, id).slice(1)).toEqual([
        [CABLE, 4_700_000, 40, 4_700_000, 39],
        [POLE, 2_150_000, 0, 2_150_000, 4],
        [FITTINGS, 640_000, 60, 640_000, 60],
      ]);
      // Once saved, the line is like any other.
      editor = await openEditor(page, bought);
      await expect(editor.line(POLE).count).toHaveValue('4');
      await expect(editor.dialog.getByRole('button', { name: /^Olib tashlash/ })).toHaveCount(0);
    },
  );
});

test('an admin edits registries: limits, carets, what fails and what others change', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'E-025: what the platform would not take is refused before sending; a product is added only once',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      const cable = { initiative_id: id, product_id: productId(platform, CABLE) };
      // The platform may hold a negative count.
      platform.change.registryLine(cable, { granted_count: -3 });
      const editor = await openEditor(page, bought);
      const { price, count } = editor.line(TRANSFORMER);
      // The caret keeps its place while a number is typed.
      await price.fill('1234567');
      await price.press('Home');
      await price.press('ArrowRight');
      await price.pressSequentially('99');
      await expect(price).toHaveValue(figure(199_234_567));
      await price.press('ArrowRight');
      // Behind the separator: each Backspace removes a digit.
      await price.press('Backspace');
      await expect(price).toHaveValue(figure(19_234_567));
      await price.press('Backspace');
      await expect(price).toHaveValue(figure(1_234_567));
      await expect(editor.line(CABLE).count).toHaveAccessibleDescription('Kamida 0');
      await editor.save.click();
      await expect(editor.line(CABLE).count).toBeFocused();
      await editor.line(CABLE).count.fill('0');

      await count.fill('75');
      await expect(count).toHaveAccessibleDescription("Ko'pi bilan 6");
      await count.pressSequentially(',5');
      await expect(count).toHaveValue('75');
      await expect(count).toHaveAccessibleDescription('Butun son kiriting');
      // A pasted number loses its decimals, and the cell says so; a pasted negative number changes nothing.
      for (const [text, shown] of [
        ["2 150 000,00 so'm", /^2\s150\s000$/],
        ['1,500,000.00', /^1\s500\s000$/],
        ['1500000,5', /^1\s500\s000$/],
        ['-7,5', /^1\s500\s000$/],
      ] as const) {
        await paste(page, price, text);
        await expect(price).toHaveValue(shown);
      }
      await expect(price).toHaveAccessibleDescription('Manfiy son kiritilmaydi');
      await paste(page, count, '6,00');
      await expect(count).toHaveValue('6');
      await expect(count).toHaveAccessibleDescription('');
      await price.fill('');
      await editor.save.click();
      await expect(price).toBeFocused();
      await expect(price).toHaveAccessibleDescription('Majburiy maydon');
      await expect(editor.dialog.getByText('1 ta maydonda xatolik')).toBeVisible();
      await price.fill('0');
      await expect(price).toHaveAccessibleDescription('');

      await editor.category('Elektr uskunalari').click();
      await expect(editor.product(TRANSFORMER)).toContainText("Qo'shilgan");
      await editor.product(TRANSFORMER).click();
      await expect(editor.dialog.getByRole('alert')).toHaveText("Ushbu maxsulot qo'shilgan");
      await expect(count).toBeFocused();
      await expect.poll(editor.products).toEqual([TRANSFORMER, CABLE, FITTINGS]);
      expect(platform.calls().some(({ method, path }) => method === 'POST' && path === pathOf(id))).toBe(false);
      await page.keyboard.press('Control+s');
      await expect(editor.dialog).toBeHidden();
      expect(registryIn(platform, id).slice(0, 2)).toEqual([
        [TRANSFORMER, 142_000_000, 2, 0, 6],
        [CABLE, 4_700_000, 40, 4_700_000, 0],
      ]);
    },
  );

  await step(
    'a failed load is retried; what somebody else changes is shown, kept and not overwritten; a lost save is not sent again',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      const failure = (path: string) =>
        platform.faults.add({ kind: 'status', status: 500, message: null, match: { path } });
      const row = await openRow(page, bought);
      const editor = registryEditor(page);
      const retry = async (mend: () => void) => {
        await expect(editor.dialog.getByText("Maxsulotlarni yuklashda xatolik sodir bo'ldi!")).toBeVisible();
        await readAgain(editor.dialog, mend);
      };
      const mendRegistry = failure(pathOf(id));
      await row.getByRole('button', { name: 'Jihozlar reyestri' }).click();
      await retry(mendRegistry);
      await expect(editor.table).toBeVisible();
      const mendProducts = failure('/api/v1/products');
      await editor.category('Kabel va simlar').click();
      await retry(mendProducts);
      await expect(editor.product(POLE)).toBeVisible();

      await editor.line(TRANSFORMER).price.fill('140000000');
      const { change, remove } = platform;
      change.registryLine({ initiative_id: id, product_id: productId(platform, CABLE) }, { granted_count: 30 });
      remove.registryLine({ initiative_id: id, product_id: productId(platform, FITTINGS) });
      await editor.save.click();
      const told = editor.dialog.getByRole('alert').filter({ hasText: "Siz tahrirlayotganingizda reyestr o'zgardi" });
      await expect(told).toContainText(/SIP kabel, 100 m: Ajratilgan soni 40 → 30/);
      await expect(told).toContainText(/Armatura toʻplami: olib tashlandi/);
      const sent = () => platform.calls().filter(({ method, path }) => method === 'POST' && path === pathOf(id));
      expect(sent()).toEqual([]);
      await expect(editor.line(TRANSFORMER).price).toHaveValue(figure(140_000_000));
      await expect(editor.line(CABLE).count).toHaveValue('30');

      platform.faults.add({ kind: 'drop-mid-body', match: { method: 'POST', path: pathOf(id) }, times: 1 });
      await editor.save.click();
      await expect(editor.dialog.getByRole('alert').filter({ hasText: 'Aloqa uzilib qoldi' })).toBeVisible();
      await editor.save.click();
      await expect(editor.dialog).toBeHidden();
      expect(sent()).toHaveLength(1);
      expect(registryIn(platform, id)).toEqual([
        [TRANSFORMER, 142_000_000, 2, 140_000_000, 2],
        [CABLE, 4_700_000, 40, 4_700_000, 30],
      ]);
    },
  );

  await step('five hundred lines are edited as fluently as three', async (platform) => {
    const bought = withRegistry(platform);
    const { id } = bought;
    const { find, add } = platform;
    const { id: _, ...pole } = find.product({ title: { uz_lat: POLE } });
    for (let nth = 1; nth <= 500; nth += 1) {
      const title = { ...pole.title, uz_lat: `Mahsulot ${nth}` };
      const { id: product_id } = add.product({ ...pole, title, price: 90, max_available: 1000 });
      add.registryLine({ initiative_id: id, product_id, price: 1000, count: 3, granted_price: 1000, granted_count: 3 });
    }
    const row = await openRow(page, bought);
    await row.getByRole('button', { name: 'Jihozlar reyestri' }).click();
    // By attributes: searching ten thousand elements by role costs more than the program's own rendering.
    const dialog = page.locator('[role="dialog"]');
    const count = (product: string) => dialog.locator(`input[aria-label="${product}: Ajratilgan soni"]`);
    await drawn(count('Mahsulot 500')).toBeVisible();
    await count('Mahsulot 499').fill('7');
    await page.keyboard.press('Enter');
    await drawn(count('Mahsulot 500')).toBeFocused();
    await drawn(count('Mahsulot 500')).toBeInViewport();
    await page.keyboard.press('Control+s');
    await drawn(dialog).toHaveCount(0);
    expect(registryIn(platform, id)).toContainEqual(['Mahsulot 499', 1000, 3, 1000, 7]);
  });

  await step(
    'leaving asks; input from before the end of a session overwrites nothing that was saved meanwhile',
    async (platform) => {
      const bought = withRegistry(platform);
      const { id } = bought;
      let editor = await openEditor(page, bought);
      await editor.line(CABLE).count.fill('33');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: QUESTION }).getByRole('button', { name: 'Qolish' }).click();
      endSessionAtNextWrite(platform);
      await editor.save.click();
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

      // Somebody else's save meanwhile is newer than the draft, and is not overwritten.
      const fittings = { initiative_id: id, product_id: productId(platform, FITTINGS) };
      platform.change.registryLine(fittings, { granted_count: 50 });
      await signIn('admin', 'later');
      editor = await openEditor(page, bought);
      await expect(editor.offer).toBeVisible();
      await editor.offer.getByRole('button', { name: 'Tiklash' }).click();
      await expect(editor.line(CABLE).count).toHaveValue('33');
      await editor.save.click();
      await expect(editor.dialog.getByRole('alert')).toContainText('Armatura toʻplami: Ajratilgan soni 60 → 50');
      await editor.save.click();
      await expect(editor.dialog).toBeHidden();
      expect(registryIn(platform, id).slice(1)).toEqual([
        [CABLE, 4_700_000, 40, 4_700_000, 33],
        [FITTINGS, 640_000, 60, 640_000, 50],
      ]);

      // The draft is deleted, and leaving without input does not ask.
      editor = await openEditor(page, bought);
      // Answered after the form's own read of its draft.
      expect(await page.evaluate(() => window.bridge.drafts.list())).toEqual({ ok: true, value: [] });
      await expect(editor.offer).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(editor.dialog).toBeHidden();
    },
  );

  await step('dark: the open catalogue and an error have no serious violation', async (platform) => {
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    await app.invoke('app.settings', { colorScheme: 'dark' });
    const editor = await openEditor(page, withRegistry(platform));
    await editor.category('Kabel va simlar').click();
    await expect(editor.product(POLE)).toBeVisible();
    await editor.line(TRANSFORMER).count.fill('99');
    expect([...(await serious(page)), ...broken]).toEqual([]);
  });
});
