import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptFormOf } from '../support/accept-form.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { connectPeer, leaveThePage, REFUSED_CONNECTIONS, reachOut } from './support/page-attacks.ts';
import './support/page-bridge.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';
import { openTrap } from './support/trap.ts';

// An attacker's script runs in the window, with access to the bridge. What it can do is in docs/security.md.

test.describe('another host', () => {
  // In the worker's Chromium each program is behind a proxy: another host would receive nothing anyway.
  test.use({ ownChromium: true });

  test('receives nothing and is shown nowhere, whatever a script in the page tries', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    const step = stepsOf(platform);
    await signIn('moderator', 'later');
    await step('receives nothing from a script in the page, whatever the script tries', async () => {
      const { trap, heard, close } = await openTrap();
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      await page.evaluate(reachOut, trap);
      const refused = () => page.evaluate(() => [...Reflect.get(window, 'refusedConnections')].sort());
      await expect.poll(refused).toEqual([...REFUSED_CONNECTIONS].sort());
      expect(heard).toEqual([]);
      close();
    });

    await step('is shown neither in the window nor in a new one', async () => {
      const { trap, heard, close } = await openTrap();
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      await page.evaluate(leaveThePage, trap);
      const log = () => readFileSync(join(profileDir, 'logs/main.log'), 'utf8');
      for (const name of ['open', 'tab', 'link']) await expect.poll(log).toContain(`${trap.http}${name}`);
      await initiativeList(page).settled();
      expect(heard).toEqual([]);
      expect(app.events.filter(({ type }) => type === 'open-external')).toEqual([]);
      close();
    });
  });

  test('receives no peer connection', async ({ page, signIn }) => {
    const { trap, heard, close } = await openTrap();
    await signIn('moderator');
    await initiativeList(page).settled();
    expect(await page.evaluate(connectPeer, { ...trap, inFrame: false })).toEqual([]);
    // Chromium terminates a page that tries this in an empty frame.
    await page.evaluate(connectPeer, { ...trap, inFrame: true }).catch(() => undefined);
    expect(heard).toEqual([]);
    close();
  });
});

test('the script finds no token, reaches no file, writes nowhere else, changes no configuration, and decides only what the person may', async ({
  app,
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the script finds no token, neither in the page nor in any answer', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const [picture = ''] = platform.find.initiative({ photos: 1 }).images;
    const found = await page.evaluate(async (hash) => {
      const { app, api, chronology, downloads, invest, session } = window.bridge;
      const seen: unknown[] = [
        document.documentElement.outerHTML,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ];
      seen.push(window.history.state, window.name, await caches.keys(), await indexedDB.databases());
      seen.push(performance.getEntries().map((entry) => entry.toJSON()));
      for (const address of ['/', '/app/news', `/files/${hash}`, '/tiles/1/0/0']) {
        const answer = await fetch(address).catch(() => null);
        seen.push([...(answer?.headers ?? [])], await answer?.text());
      }
      seen.push(await app.info(), await session.current(), await session.confirm(), await session.sso());
      seen.push(await downloads.list(), await invest.setup(), await chronology.update());
      const profile = { requestId: 'p', method: 'GET' as const, path: 'api/v1/users/profile' };
      seen.push(await api.request(profile));
      for (const headers of [{ authorization: 'Bearer x' }, { host: 'evil.example' }]) {
        seen.push(await api.request({ ...profile, ...{ headers } }));
      }
      return JSON.stringify(seen);
    }, picture);
    const tokens = platform.find
      .all('token')
      .flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]);
    expect(tokens.length).toBeGreaterThan(0);
    const secrets = [...tokens, ...(platform.env.BACKOFFICE_SCHEDULER_CREDENTIALS ?? '').split(':').slice(1)];
    for (const secret of secrets) expect(found.includes(secret)).toBe(false);
    expect(found).not.toMatch(/bearer|"authorization"|set-cookie/i);
  });

  await signOut(page);
  await signIn('moderator', 'later');
  await step('the script reaches no file that was not chosen', async (platform) => {
    const secret = join(profileDir, 'maxfiy.csv');
    await writeFile(secret, 'kanareyka;1\n');
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const answers = await page.evaluate(async (path) => {
      const { api, downloads, drafts, files, takeDropped } = window.bridge;
      const rule = { accept: ['csv' as const], maxBytes: 1e9 };
      const upload = { method: 'POST' as const, path: 'api/v2/info/file/upload', field: 'file', repeatable: false };
      const loaded = (address: string) =>
        fetch(address).then(
          (answer) => answer.text(),
          () => '',
        );
      const made = new File(['x'], path);
      Object.defineProperty(made, 'path', { value: path });
      return JSON.stringify([
        await takeDropped([made], rule),
        await files.preview({ fileId: path }),
        await files.upload({ ...upload, uploadId: 'u', fileIds: [path] }),
        await files.openCopy({ hash: path, suggestedName: 'x', kinds: ['pdf'] }),
        await downloads.open({ id: path }),
        await downloads.showInFolder({ id: path }),
        await downloads.retry({ id: path }),
        await downloads.start({ path: `file://${path}`, suggestedName: 'x' }),
        await api.request({ requestId: 'r', method: 'GET', path }),
        await drafts.load({ scope: '../../', record: path }),
        await files.pick(rule),
        await downloads.chooseFolder(),
        await loaded(`file://${path}`),
        await loaded(`/..%2f..%2f..%2f..${path}`),
        await loaded(`/files/..%2f..%2f..${path}`),
      ]);
    }, secret);
    expect(answers).not.toContain('kanareyka');
    // The file dialogs are shown to the person, who has cancelled them.
    expect(app.events.map(({ type }) => type)).not.toContain('open-path');
    expect(app.events.map(({ type }) => type)).not.toContain('show-item-in-folder');
    expect(platform.calls().filter(({ path }) => path.includes('upload'))).toEqual([]);
  });

  await step(
    'the script writes only into the folders for downloads and drafts, under names without a path',
    async () => {
      await mkdir(downloadsDir, { recursive: true });
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const before = readdirSync(profileDir).sort();
      const names = await page.evaluate(async () => {
        const { drafts, files } = window.bridge;
        const saved = [];
        for (const suggestedName of ['../../x.desktop', '/etc/cron.d/x', 'C:\\Windows\\x.bat', 'a.csv\0.exe', '..']) {
          const answer = await files.saveText({ suggestedName, text: 'x' });
          saved.push(answer.ok ? answer.value.name : answer.error.kind);
          await drafts.save({ scope: suggestedName, record: suggestedName, value: 'x' });
        }
        return saved;
      });
      expect(readdirSync(downloadsDir).sort()).toEqual([...names].sort());
      for (const name of names) expect(name).toMatch(/^[^/\\:\0]+\.(csv|txt|bin)$/);
      expect(readdirSync(profileDir).filter((name) => !before.includes(name) && name !== 'drafts')).toEqual([]);
    },
  );

  await step('the script cannot change the configuration', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const before = await page.evaluate(() => window.bridge.app.info());
    await page.evaluate(async () => {
      const evil = 'https://evil.example/';
      const change = {
        script: 'latin' as const,
        apiUrl: evil,
        webUrl: evil,
        downloadsFolder: '/etc',
        passwordLogin: true,
      };
      await window.bridge.app.settings(change);
      await window.bridge.session.saveShell({
        collapsed: null,
        headerTitle: evil,
        breadcrumbs: [],
        ...{ apiUrl: evil },
      });
      Reflect.set(window, 'bridge', {});
      Reflect.set(window.bridge.app, 'info', () => undefined);
    });
    expect(await page.evaluate(() => window.bridge.app.info())).toEqual(before);
    // A path that the page itself does not ask for: its own calls may still be under way.
    const arrived = () => platform.calls().filter(({ path }) => path === '/api/v1/regions').length;
    expect(arrived()).toBe(0);
    await page.evaluate(() => window.bridge.api.request({ requestId: 'r', method: 'GET', path: 'api/v1/regions' }));
    expect(arrived()).toBe(1);
    await page.reload();
    await initiativeList(page).settled();
    expect(await page.evaluate(() => window.bridge.app.info())).toEqual(before);
    const own = readdirSync(profileDir, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.json'));
    for (const { name } of own) expect(readFileSync(join(profileDir, name), 'utf8')).not.toMatch(/evil|\/etc/);
  });

  await step(
    'the script can decide only what the person may; the platform refuses everything else',
    async (platform) => {
      const mine = platform.find.initiative({ waitsFor: 'moderator', asksFor: 'nothing' });
      const managers = platform.find.initiative({ waitsFor: 'district_manager' });
      const elsewhere = platform.find.initiative({ waitsFor: 'moderator', asksFor: 'nothing', place: 'elsewhere' });
      const decided = platform.find.initiative({ waitsFor: 'moderator', asksFor: 'nothing' });
      platform.expectViolation({ status: 403 });
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      platform.initiatives.decide({ id: decided.id, as: 'admin', action: 'decline', comment: 'Smeta' });
      const decide = (path: string, body?: unknown) =>
        page.evaluate((call) => window.bridge.api.request({ requestId: 'd', method: 'POST', ...call }), {
          path: `api/v1/${path}`,
          ...(body !== undefined && { body: body as never }),
        });
      const accept = (initiative: typeof mine) =>
        decide(`moderators/accept/initiatives/${initiative.id}`, acceptFormOf(platform, initiative));
      const refused = (status: number) => ({
        ok: false,
        error: expect.objectContaining({ status, serverMessage: expect.any(String) }),
      });
      expect(await decide(`district-managers/initiatives/${managers.id}/accept`)).toEqual(refused(403));
      expect(await accept(elsewhere)).toEqual(refused(403));
      expect(await accept(decided)).toEqual(refused(409));
      expect([managers, elsewhere].map(({ id }) => platform.initiatives.history(id))).toEqual([[], []]);
      expect(platform.initiatives.history(decided.id)).toHaveLength(1);
      // What the script can do: act as the person who has signed in.
      expect(await accept(mine)).toMatchObject({ ok: true });
      expect(platform.initiatives.history(mine.id)).toHaveLength(1);
    },
  );
});
