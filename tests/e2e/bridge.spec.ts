import { BRIDGE_KEY } from '../../src/shared/bridge/bridge.ts';
import type { CallName } from '../../src/shared/bridge/contract.ts';
import type { EventName } from '../../src/shared/bridge/events.ts';
import { GOOD_INPUTS, placesOf, type Spoiling, spoil } from '../support/bridge-inputs.ts';
import { expect, test } from './fixtures.ts';
import { stepsOf } from './support/steps.ts';

const CALLS = Object.keys(GOOD_INPUTS) as CallName[];
/** Every event of the bridge; an event missing here is a compile error. */
const EVENTS = Object.keys({
  'session.changed': true,
  'sso.changed': true,
  'network.changed': true,
  'downloads.changed': true,
  'upload.progress': true,
  'journal.changed': true,
  'protocols.changed': true,
  'settings.changed': true,
  'updates.changed': true,
  'links.waiting': true,
  'menu.command': true,
} satisfies Record<EventName, true>);

test.use({ signedOut: true });

test.beforeEach(async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
});

test('A-036, A-042: the page has the calls of the contract and no other, each of which answers', async ({
  page,
  platform,
  app,
  signIn,
}) => {
  const step = stepsOf(platform);
  await step('A-042: the page has the calls of the contract; a subscription returns only a stop function', async () => {
    const exposed = await page.evaluate((key) => {
      const names = (value: object, prefix: string): string[] =>
        Object.entries(value).flatMap(([name, field]) =>
          typeof field === 'function' ? [`${prefix}${name}`] : names(field, `${prefix}${name}.`),
        );
      return names(Reflect.get(window, key), '').sort();
    }, BRIDGE_KEY);
    expect(exposed).toEqual([...CALLS, 'on', 'takeDropped'].sort());

    const given = await page.evaluate(
      (events) =>
        events.map((event) => {
          const stop = window.bridge.on(event as 'menu.command', () => undefined);
          return { kind: typeof stop, fields: Object.keys(stop), given: [typeof stop(), typeof stop()] };
        }),
      EVENTS,
    );
    const nothing = { kind: 'function', fields: [], given: ['undefined', 'undefined'] };
    expect(given).toEqual(EVENTS.map(() => nothing));
  });

  await step('A-042: a listener receives the event data and nothing else', async () => {
    const heard = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const stop = window.bridge.on('settings.changed', (...told: unknown[]) => {
            stop();
            resolve(told);
          });
          void window.bridge.app.settings({ colorScheme: 'dark' });
        }),
    );
    expect(await heard).toEqual([{ script: 'latin', colorScheme: 'dark' }]);
    expect(app.events.filter(({ type }) => type === 'open-external')).toEqual([]);
  });

  await step('A-042: every call answers oversized input with a plain bad-call, and the program survives', async () => {
    // Only the innermost place of each input: the router's own tests try the others, which takes less time.
    const cases = CALLS.flatMap((name) => {
      const input: unknown = GOOD_INPUTS[name];
      const spoilings: Spoiling[] = input === undefined ? ['depth'] : ['depth', 'text'];
      return spoilings.map((spoiling) => ({ name, input, place: placesOf(input).at(-1) ?? [], spoiling }));
    });
    await page.evaluate(`window.spoil = ${spoil.toString()}`);
    const wrong = await page.evaluate(async (all) => {
      const spoilHere: typeof spoil = Reflect.get(window, 'spoil');
      const found: string[] = [];
      for (const { name, input, place, spoiling } of all) {
        const [group = '', method = ''] = name.split('.');
        const call = Reflect.get(Reflect.get(window.bridge, group), method) as (input: unknown) => Promise<unknown>;
        const answer = (await call(spoilHere(input, place, spoiling))) as { ok: boolean; error?: { kind: string } };
        if (Object.keys(answer).join() !== 'ok,error' || answer.error?.kind !== 'bad-call') {
          found.push(`${name} ${place.join('.')} ${spoiling}: ${JSON.stringify(answer).slice(0, 200)}`);
        }
      }
      return found;
    }, cases);
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => window.bridge.session.current())).toMatchObject({ ok: true });
  });

  await step('A-036: the page cannot make the calls of the sign-in, neither before nor after it', async (platform) => {
    const paths = ['api/v1/admin-login', 'api/v1/login-by-sso', 'api/v2/vote/captcha-2'];
    const attempt = () =>
      page.evaluate(
        (all) =>
          Promise.all(
            all.map((path, n) => window.bridge.api.request({ requestId: `own-${n}`, method: 'POST', path, body: {} })),
          ),
        paths,
      );
    const refused = paths.map(() => ({ ok: false, error: expect.objectContaining({ kind: 'bad-call' }) }));
    expect(await attempt()).toEqual(refused);
    await signIn('admin');
    const before = platform.calls().filter(({ path }) => paths.some((one) => path.includes(one))).length;
    expect(await attempt()).toEqual(refused);
    expect(platform.calls().filter(({ path }) => paths.some((one) => path.includes(one)))).toHaveLength(before);
  });

  await step(
    'A-042: links open only from the window in use, one a second, and never to an internal address',
    async () => {
      const open = (url: string) => page.evaluate((to) => window.bridge.app.openExternal({ url: to }), url);
      const refused = { ok: false, error: { kind: 'bad-call' } };
      for (const url of [
        'https://localhost/',
        'https://192.168.1.1/',
        'https://0x7f.1/',
        'mailto:a@example.uz%0D%0ABcc:b@x.uz',
      ]) {
        expect(await open(url)).toMatchObject(refused);
      }
      const twice = await page.evaluate(() =>
        Promise.all(
          ['https://example.uz/1', 'https://example.uz/2'].map((url) => window.bridge.app.openExternal({ url })),
        ),
      );
      expect(twice).toMatchObject([{ ok: true }, refused]);
      await expect(async () =>
        expect(await open('mailto:a@example.uz?cc=b@x.uz&subject=S')).toMatchObject({ ok: true }),
      ).toPass();
      await app.minimize();
      await expect(async () =>
        expect((await open('https://example.uz/3')) as unknown).toMatchObject({ error: { detail: /in use/ } }),
      ).toPass();
      const links = app.events.flatMap((event) => (event.type === 'open-external' ? [event.url] : []));
      expect(links).toEqual(['https://example.uz/1', 'mailto:a@example.uz?subject=S']);
    },
  );
});
