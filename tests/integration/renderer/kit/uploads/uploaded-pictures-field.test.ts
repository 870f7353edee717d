import type { ChosenFile } from '@shared/files.ts';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stub } from '../../../../gallery/stub/bridge.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const UPLOAD = 'files.upload';

const gallery = galleryForEach('uploads/uploaded-pictures-field');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const hold = () => page.evaluate((path) => window.stub.hold(path), UPLOAD);
const mend = () => page.evaluate(() => window.stub.mend());
const fail = (error: Parameters<Stub['fail']>[1]) =>
  page.evaluate(([path, data]) => window.stub.fail(path, data), [UPLOAD, error] as const);
/** Scripts the next file dialog: pictures with these ids. */
const picks = (...files: readonly ({ id: string } & Partial<ChosenFile>)[]) => {
  const given = files.map((file) => ({
    name: `${file.id}.png`,
    bytes: 2048,
    kind: 'png' as const,
    problem: null,
    ...file,
  }));
  return page.evaluate((values) => window.stub.next('files.pickSeveral', values), given);
};
/** Scripts the ids that the file service gives to the next uploads. */
const hashes = (...names: readonly string[]) =>
  page.evaluate((given) => window.stub.next('files.upload', ...given.map((hashId) => ({ hashId }))), names);
const sentIds = async () => (await callsTo(page, UPLOAD)).map(({ body }) => (body as { fileIds: string[] }).fileIds);
const releasedIds = async () =>
  (await callsTo(page, 'files.release')).map(({ body }) => (body as { fileId: string }).fileId);
const parts = () => {
  const { root, holds } = caseOf(page, 'uploads/uploaded-pictures-field');
  return {
    root,
    holds,
    invite: root.getByRole('button', { name: /tanlang/ }),
    tiles: root.getByRole('listitem'),
    removes: root.getByRole('button', { name: /^Rasmni olib tashlash: / }),
    remove: (name: string) => root.getByRole('button', { name: `Rasmni olib tashlash: ${name}`, exact: true }),
    again: (name: string) => root.getByRole('button', { name: `Qayta yuborish: ${name}`, exact: true }),
    sending: (name: string) => root.getByRole('progressbar', { name: `Faylni yuborish: ${name}` }),
    problem: root.getByRole('alert'),
  };
};
const drop = async (...names: readonly string[]) => {
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const name of given) data.items.add(new File(['x'], name));
    return data;
  }, names);
  await parts().root.locator('ul').dispatchEvent('drop', { dataTransfer });
};
/** Expects the field to hold these pictures, and the form to wait or not. */
const expectHeld = async (hashesHeld: readonly string[], pending = false) => {
  const held = parts().holds;
  await expectPage
    .poll(async () => {
      const { pictures, pending: waits } = JSON.parse(await held.innerText());
      return [pictures.map(({ hash }: { hash: string }) => hash), waits];
    })
    .toEqual([hashesHeld, pending]);
};

describe('several pictures of a form', () => {
  test('wait in place while the form holds them back, and are sent after that', async () => {
    const { invite, tiles } = parts();
    const held = page.getByRole('button', { name: 'held' });
    await picks({ id: 'bir' }, { id: 'ikki' });
    await hashes('kocha.svg', 'maktab.svg');
    await held.click();
    await invite.click();
    await expectPage(tiles).toHaveCount(3);
    await expectHeld(['hovli.svg'], true);
    expect(await sentIds()).toEqual([]);
    await held.click();
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
  });

  test('are picked together by key and sent one after the other; the form waits for the last', async () => {
    const { invite, tiles, sending } = parts();
    await picks({ id: 'bir' }, { id: 'ikki' });
    await hashes('kocha.svg', 'maktab.svg');
    await hold();
    await expectPage(invite).toHaveAccessibleName(/^Rasmlar: .*jpg, png · ko'pi bilan 5 MB/);
    await invite.press('Enter');
    await expectPage(sending('bir.png')).toBeAttached();
    await expectPage(sending('ikki.png')).toHaveCount(0);
    await expectPage(tiles).toHaveCount(3);
    await expectHeld(['hovli.svg'], true);
    await expect.poll(() => sentIds()).toEqual([['bir']]);
    await mend();
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
    await expect.poll(() => sentIds()).toEqual([['bir'], ['ikki']]);
    await expect.poll(() => releasedIds()).toEqual(['bir', 'ikki']);
    await expectPage(tiles.nth(1).getByRole('img', { name: 'bir.png' })).toBeVisible();
    await expectPage(tiles.nth(0).getByRole('img', { name: '1-rasm' })).toBeVisible();
  });

  test('are dropped together', async () => {
    await hashes('kocha.svg', 'maktab.svg');
    await drop('a.png', 'b.jpg');
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
  });

  test('are kept although others are rejected, which are named', async () => {
    const { invite, problem, tiles } = parts();
    await picks(
      { id: 'hujjat', name: 'hujjat.docx', kind: null, problem: 'wrong-kind' },
      { id: 'yaxshi' },
      { id: 'katta', problem: 'too-large' },
      { id: 'buzuq', name: 'jadval.csv', problem: 'wrong-kind' },
    );
    await hashes('kocha.svg');
    await invite.click();
    await expectHeld(['hovli.svg', 'kocha.svg']);
    await expectPage(problem).toContainText('hujjat.docx, jadval.csv: Fayl turi mos kelmaydi. Kerakli tur: jpg, png.');
    await expectPage(problem).toContainText("katta.png: Fayl juda katta: ko'pi bilan 5 MB bo'lishi mumkin.");
    await expectPage(tiles).toHaveCount(2);
    await expect.poll(async () => (await releasedIds()).sort()).toEqual(['buzuq', 'hujjat', 'katta', 'yaxshi']);
    // The next choice clears the message about this one.
    await picks({ id: 'yana' });
    await hashes('maktab.svg');
    await invite.click();
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
    await expectPage(problem).toHaveCount(0);
  });

  test('keep their order when one fails and is sent again', async () => {
    const { invite, problem, again, tiles } = parts();
    await picks({ id: 'bir' }, { id: 'ikki' });
    await fail({ kind: 'invalid', status: 400, serverMessage: 'Fayl bazada bor' });
    await invite.click();
    await expectPage(problem).toHaveText('bir.png, ikki.png: Fayl bazada bor');
    await expectHeld(['hovli.svg'], true);
    await mend();
    await hashes('maktab.svg');
    await again('ikki.png').click();
    await expectHeld(['hovli.svg', 'maktab.svg'], true);
    await expectPage(tiles.nth(1).getByText('bir.png')).toBeVisible();
    await hashes('kocha.svg');
    await again('bir.png').click();
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
    await expectPage(problem).toHaveCount(0);
  });

  test('one that is cancelled in flight is removed, and the next is sent', async () => {
    const { invite, remove, sending } = parts();
    await picks({ id: 'bir' }, { id: 'ikki' });
    await hold();
    await invite.click();
    await expectPage(sending('bir.png')).toBeAttached();
    await remove('bir.png').click();
    await expectPage(remove('ikki.png')).toBeFocused();
    await expect.poll(() => callsTo(page, 'files.cancelUpload')).toHaveLength(1);
    await mend();
    await expectPage.poll(async () => (await sentIds()).at(-1)).toEqual(['ikki']);
    await expectHeld(['hovli.svg', expect.any(String)] as string[]);
    await expect.poll(() => releasedIds()).toEqual(['bir', 'ikki']);
  });

  test('are removed by key; the focus moves to the neighbour, and finally to the invitation', async () => {
    const { invite, removes, holds } = parts();
    await picks({ id: 'bir' }, { id: 'ikki' });
    await hashes('kocha.svg', 'maktab.svg');
    await invite.click();
    await expectHeld(['hovli.svg', 'kocha.svg', 'maktab.svg']);
    await removes.nth(1).press('Enter');
    await expectPage(removes.nth(1)).toBeFocused();
    await expectHeld(['hovli.svg', 'maktab.svg']);
    await page.keyboard.press('Enter');
    await expectPage(removes.nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(invite).toBeFocused();
    await expectPage(holds).toContainText('"pictures":[]');
    await expectPage(invite).toHaveAccessibleDescription('Majburiy maydon');
    await expectPage(invite).toHaveAttribute('aria-invalid', 'true');
  });

  test('are released by the form, including those still being inspected', async () => {
    const { root, invite, tiles } = parts();
    const clear = root.getByRole('button', { name: 'clear' });
    await picks({ id: 'bir' }, { id: 'ikki' });
    await hold();
    await invite.click();
    await expectPage(tiles).toHaveCount(3);
    await clear.click();
    await expectPage(tiles).toHaveCount(1);
    await expectHeld(['hovli.svg']);
    await page.evaluate(() => window.stub.hold('takeDropped'));
    await drop('uch.png');
    await expectHeld(['hovli.svg'], true);
    await clear.click();
    await mend();
    await expectPage.poll(async () => (await releasedIds()).length).toBe(3);
    await expectPage(tiles).toHaveCount(1);
    await expectHeld(['hovli.svg']);
  });

  test('a dialog that fails is reported', async () => {
    const { invite, problem } = parts();
    await page.evaluate(() => window.stub.fail('files.pickSeveral', { kind: 'internal' }));
    await invite.click();
    await expectPage(problem).toHaveText("Faylni olib bo'lmadi. Qayta urinib ko'ring.");
  });

  test('cannot be changed in a locked form', async () => {
    const { root, invite, removes, tiles } = parts();
    await root.getByRole('button', { name: 'locked' }).click();
    await expectPage(removes).toHaveCount(0);
    await expectPage(invite).toBeDisabled();
    await expectPage(tiles).toHaveCount(1);
  });
});
