import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { serious } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';
import './support/page-bridge.ts';
import { goTo } from './support/go-to.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

/** The serious violations of what is shown, in the light and in the dark. */
async function seriousInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.evaluate((settings) => window.bridge.app.settings(settings), { colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await settled(page);
    found.push(...(await serious(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

test.describe('from the sign-in page on', () => {
  test.use({ signedOut: true });

  test('sign-in, list, open row and palette: no serious violation, in the light and in the dark, and none of the content security policy', {
    tag: '@journey',
  }, async ({ page, platform, signIn }) => {
    test.slow();
    const step = stepsOf(platform);
    await step('sign-in, list, open row and palette: no serious violation, in the light and in the dark', async () => {
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
      expect(await seriousInBoth(page)).toEqual([]);
      await signIn('admin');
      const list = initiativeList(page);
      await list.settled();
      expect(await seriousInBoth(page)).toEqual([]);
      await list.rows.nth(1).click();
      await expect(page.getByRole('article')).toBeVisible();
      expect(await seriousInBoth(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeVisible();
      expect(await seriousInBoth(page)).toEqual([]);
    });

    await step('the list and the palette violate no content security policy', async () => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') broken.push(message.text());
      });
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      await list.rows.first().click();
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await page.getByText('Кирилл', { exact: true }).click();
      await expect(page.getByText('Жами:')).toBeVisible();
      expect(broken).toEqual([]);
    });
  });
});

test('forms, pictures, map, monitoring and the dialogs of a decision: no serious violation, in the light and in the dark', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'forms, pictures, map and monitoring: no serious violation, in the light and in the dark',
    async (platform) => {
      const dialog = page.getByRole('dialog');
      const goods = { season: 'finished', place: 'anywhere', stage: 'WINNER', type: 'EQUIPMENT' } as const;
      let row = await openRow(page, platform.find.initiative(goods));
      for (const label of ['Mobil monitoring', 'Reyestrni fayldan yuklash']) {
        await actionOf(row, label).click();
        await expect(dialog).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await seriousInBoth(page), label).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }

      row = await openRow(page, platform.find.initiative({ located: true, photos: 2 }));
      for (const button of [/-rasmni ochish$/, /Xarita/]) {
        await row.getByRole('button', { name: button }).first().click();
        await expect(dialog).toBeVisible();
        expect(await seriousInBoth(page), String(button)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }

      const form = initiativeForm(page);
      const forms: [screen: 'edit' | 'accept', need: InitiativeNeed][] = [
        ['edit', { road_type: null }],
        ['accept', { asksFor: 'road' }],
        ['accept', { type: 'EQUIPMENT' }],
      ];
      for (const [screen, need] of forms) {
        await form.open(screen, platform.find.initiative({ waitsFor: 'moderator', ...need }).id);
        expect(await seriousInBoth(page), `${screen}: ${JSON.stringify(need)}`).toEqual([]);
      }
    },
  );

  await signOut(page);
  await signIn('district_manager', 'later');

  await step("a district manager's dialogs: no serious violation, in the light and in the dark", async (platform) => {
    const waiting = platform.find.initiative({
      waitsFor: 'district_manager',
      moderation_sub_stage: 'MODERATOR_ACCEPTED',
    });
    platform.initiatives.change(waiting.id, { moderation_sub_stage_comment: 'Hujjatlar tartibda.' });
    const row = await openRow(page, waiting);
    const dialog = page.getByRole('dialog');

    await actionOf(row, 'Tasdiqlash').click();
    platform.initiatives.change(waiting.id, { title: 'Yangi nom', requested_amount: 777_000_000 });
    await expect(dialog.getByText('Moderator izohi:')).toBeVisible();
    expect(await seriousInBoth(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText('Yangi nom');
    expect(await seriousInBoth(page), 'with what has changed').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await actionOf(row, 'Rad etish').click();
    await expect(dialog.getByRole('textbox', { name: 'Izoh' })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(dialog.getByText('Majburiy maydon')).toBeVisible();
    expect(await seriousInBoth(page), 'denial').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.evaluate(() => window.history.pushState(null, '', '/app/initiatives'));
    await page.reload();
    const desk = reviewDesk(page);
    await desk.open();
    await desk.rail.getByRole('checkbox', { name: 'Yuklanganlarning barchasi' }).click();
    await desk.rail.getByRole('button', { name: 'Tasdiqlash' }).click();
    await expect(dialog).toContainText("ta tashabbus bo'yicha");
    expect(await seriousInBoth(page), 'several at once').toEqual([]);
    platform.faults.add({ kind: 'status', status: 503, match: { path: /district-managers.*accept$/ } });
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText('Ular navbatda qoldi.');
    expect(await seriousInBoth(page), 'several, with what did not go through').toEqual([]);
  });
});
