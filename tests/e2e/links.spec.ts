import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platformName } from '../../src/main/links/links.ts';
import { APP_ID } from '../../src/shared/constants.ts';
import { LINK_SCHEME, linkTo } from '../../src/shared/initiative-link.ts';
import type { Platform } from '../platform/types.ts';
import { envOfInstalled, installProgram } from '../support/installed-program.ts';
import { inElectron } from '../support/launch-electron.ts';
import { NODE, startProgram } from '../support/program-process.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signIn as signInAs } from './support/sign-in.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** A link to an initiative of this platform, as another person has copied it. */
const linkOf = (platform: Platform, { id, public_id }: { id: number; public_id: string | null }, more: object = {}) =>
  linkTo({ id, publicId: public_id ?? '', platform: platformName(new URL(platform.apiUrl).href), ...more });

test('wL2: a second start, or macOS, hands a link to the running program: it opens the initiative alone, by one call', async ({
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  test.skip(inElectron, 'the second start is one of the stand-in');
  await signIn('moderator', '/app/initiatives');
  await initiativeList(page).settled();
  const [first, second] = [platform.find.initiative(), platform.find.initiative()];
  const calls = await countingCalls({ page, platform }, async () => {
    const start = startProgram(
      { env: platform.env, profileDir, args: [linkOf(platform, first)] },
      join(profileDir, 'second.log'),
    );
    expect(await start.ended).toBe(0);
    await expect(reviewDesk(page).view).toHaveAttribute('data-initiative', `${first.id}`);
  });
  expect(calls().E016).toBe(1);
  await expect(page).toHaveURL(/set=one/);
  await app.openUrl(linkOf(platform, second));
  await expect(reviewDesk(page).view).toHaveAttribute('data-initiative', `${second.id}`);
});

test('wL2: a cold start with a link opens it after the sign-in', async ({ launch, platform }) => {
  const one = platform.find.initiative();
  const app = await launch({ args: [linkOf(platform, one)], held: true });
  await signInAs({ platform, app, role: 'moderator', address: '/app/initiatives' });
  await expect(reviewDesk(app.page).view).toHaveAttribute('data-initiative', `${one.id}`);
});

test('a moderator copies a link; one that cannot be opened is explained', async ({
  page,
  platform,
  app,
  profileDir,
  signIn,
}) => {
  await signIn('moderator', '/app/initiatives');
  const step = stepsOf(platform);
  await step('wL1: a link that cannot be opened is explained, and nothing else happens', async (platform) => {
    await initiativeList(page).settled();
    const home = platform.find.initiative();
    const elsewhere = platform.find.initiative({ place: 'elsewhere' });
    platform.expectViolation({ status: 403 });
    for (const [link, words] of [
      [linkOf(platform, home, { publicId: '1' }), "Havola noto'g'ri"],
      [linkOf(platform, home, { platform: '00000000' }), 'Havola boshqa platformaga tegishli'],
      [linkOf(platform, elsewhere), 'Bu tashabbus sizning hududingizga kirmaydi'],
      [linkOf(platform, { id: 999_999_999, public_id: '1' }), 'Tashabbus topilmadi'],
    ] as const) {
      await app.openUrl(link);
      await expect(page.getByText(words)).toBeVisible();
    }
    const log = () => readFileSync(join(profileDir, 'logs/main.log'), 'utf8');
    expect(log()).not.toContain('"ignored":');
    await app.openUrl(`${linkOf(platform, home)}&reject=1`);
    await expect.poll(log).toContain('"ignored":1');
    expect(new URL(page.url()).pathname).toBe('/app/initiatives');
  });

  await step('Ctrl+Shift+C copies the id and a link', async (platform) => {
    const { id, public_id } = platform.find.initiative();
    await initiativeList(page).settled();
    await reviewDesk(page).openAt(id);
    await page.keyboard.press('Control+Shift+c');
    const { text } = await app.waitForEvent('clipboard');
    expect(text).toContain(`\n${public_id} ${linkOf(platform, { id, public_id })}`);
    await expect(page.getByText('Nusxalandi')).toBeVisible();
  });
});

test('wL4: form input is kept: the link is only offered, and leaving still asks', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const one = platform.find.initiative();
  await page.clock.install();
  await signIn('admin', '/app/funds/add');
  const field = page.getByRole('textbox').first();
  await field.fill('Yozilgan matn');
  await app.openUrl(linkOf(platform, one));
  const notice = page.getByText('Havola bilan tashabbus keldi. Boshlangan ishingiz ochiq qoladi.');
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue('Yozilgan matn');
  const question = page.getByText("Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?");
  await page.getByRole('button', { name: 'Ochish' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Qolish' }).click();
  await expect(field).toHaveValue('Yozilgan matn');

  // The link is still there, however late, and is asked about once.
  await page.clock.fastForward('01:00');
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: 'Ochish' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Chiqish', exact: true }).click();
  await expect(reviewDesk(page).view).toHaveAttribute('data-initiative', `${one.id}`);
  await expect(question).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test('an AppImage opens links by an entry of its own, and the program names itself before it is ready', async ({
  launch,
  profileDir,
}) => {
  const folder = join(profileDir, 'installation');
  await installProgram(folder, 'http://127.0.0.1:9/');
  const env = {
    ...envOfInstalled(folder),
    APPDIR: dirname(realpathSync(NODE)),
    XDG_DATA_HOME: join(profileDir, 'data'),
    XDG_DATA_DIRS: join(profileDir, 'shared'),
  };
  const app = await launch({ env });
  const entry = join(profileDir, 'data/applications/tashabbusli-budjet.desktop');
  expect(await app.waitForEvent('protocol-client')).toMatchObject({ scheme: LINK_SCHEME, entry });
  expect(readFileSync(entry, 'utf8')).toContain(`TryExec=${join(folder, 'budjet.AppImage')}\n`);
  expect(await app.waitForEvent('app-user-model-id')).toMatchObject({ id: APP_ID, early: true });
});
