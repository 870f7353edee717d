import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseExit } from './support/choose-exit.ts';
import { openRow } from './support/open-row.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { openForm, TYPED_FORMS } from './support/typed-forms.ts';
import './support/page-bridge.ts';

/** Digits fit every field; an amount field puts spaces between them. */
const [WORDS, MORE] = ['4711', '47115'];
const shown = (words: string) => new RegExp([...words].join('\\s?'));

test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

for (const form of TYPED_FORMS) {
  test(`input in ${form.name} survives a 401, a power cut and closing the window; it is sent by keyboard`, async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    const initiative = platform.find.initiative(form.need);
    const place = { scope: form.scope, record: String(initiative.id) };
    await signIn(form.role, 'later');
    await openForm(await openRow(page, initiative), form);
    await form.fill?.(page);
    await form.words(page).fill(WORDS);
    const writes = () => platform.calls().filter(({ method, status }) => method !== 'GET' && status === 200);
    const before = writes().length;

    // The session ends during the send.
    endSessionAtNextWrite(platform);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();
    await signIn(form.role, 'later');
    await openForm(await openRow(page, initiative), form);
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(form.words(page)).toHaveValue(shown(WORDS));

    // A power cut, once the last change is stored.
    await form.words(page).fill(MORE);
    const kept = (where: Page) => where.evaluate((at) => window.bridge.drafts.load(at), place);
    await expect.poll(async () => JSON.stringify(await kept(page))).toContain(MORE);
    await app.kill();
    const again = (await app.restart()).page;
    await openForm(await openRow(again, initiative), form);
    await again.getByRole('button', { name: 'Tiklash' }).click();
    await expect(form.words(again)).toHaveValue(shown(MORE));

    // Closing asks; staying keeps everything, and it is sent.
    await app.scriptDialog({ dialog: 'message-box', response: 0 });
    await chooseExit(app, again);
    const { options } = await app.waitForEvent('message-box');
    expect(options.message).toBe("Saqlanmagan o'zgarishlar bor");
    await expect(form.words(again)).toHaveValue(shown(MORE));
    // Until what its rules need is read, the keys of a restored form send nothing.
    await expect(again.locator('button[type=submit]')).toBeEnabled();
    await again.keyboard.press('Control+Enter');
    await expect(again.getByText(form.done)).toBeVisible();
    expect(
      writes()
        .slice(before)
        .filter(({ body }) => JSON.stringify(body).includes(MORE)),
    ).toHaveLength(1);
    await expect.poll(() => kept(again)).toEqual({ ok: true, value: null });
  });
}
