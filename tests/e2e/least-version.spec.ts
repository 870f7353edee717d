import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';

test.use({ appOptions: { keyring: true } });

const DRAFT = { scope: 'initiative-ban', record: '42' };

test('an outdated program says so and sends nothing; session and drafts are kept for the newer one', async ({
  app,
  launch,
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  await initiativeList(page).settled();
  const kept = await page.evaluate((draft) => window.bridge.drafts.save({ ...draft, value: { comment: 'x' } }), DRAFT);
  expect(kept.ok).toBe(true);
  await app.close();
  const before = platform.calls().length;

  const old = await launch({ keyring: true, env: { BACKOFFICE_LEAST_VERSION: '9.0.0' } });
  await expect(old.page.getByRole('heading', { name: 'Dasturni yangilash kerak' })).toBeVisible();
  await expect(old.page.getByText('kamida 9.0.0 versiyasini')).toBeVisible();
  await expect(old.page.getByText("Dastur o'rnatilmagan holda ishga tushirilgan")).toBeVisible();
  expect(await serious(old.page)).toEqual([]);
  const answer = await old.page.evaluate(() =>
    window.bridge.api.request({ requestId: '1', method: 'POST', path: 'api/v1/boards', body: {} }),
  );
  expect(answer).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
  // Restoring the session reads the person's profile, without the page waiting for it; nothing else is sent.
  await old.page.evaluate(() => window.bridge.session.current());
  const sent = () => [
    ...new Set(
      platform
        .calls()
        .slice(before)
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ];
  await expect.poll(sent).toEqual(['GET /api/v1/users/profile']);
  await old.close();

  const newer = await launch({ keyring: true, env: { BACKOFFICE_LEAST_VERSION: '0.1.0' } });
  await initiativeList(newer.page).settled();
  const drafts = await newer.page.evaluate(() => window.bridge.drafts.list());
  expect(drafts).toMatchObject({ ok: true, value: [DRAFT] });
});
