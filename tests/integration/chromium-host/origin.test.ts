import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../support/launch.ts';
import { eventually, launchSample, seenBy } from './sample.ts';

let app: App;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ app, remove } = await launchSample());
});
afterAll(() => remove());

describe("the program's own scheme", () => {
  test('streams: each part arrives before the next one is produced', async () => {
    const parts = await app.page.evaluate(async () => {
      const { body } = await fetch('/stream');
      const texts: string[] = [];
      for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
        texts.push(new TextDecoder().decode(part));
        await fetch('/arrived');
      }
      return texts;
    });
    expect(parts).toEqual(['tick 1\n', 'tick 2\n', 'tick 3\n', 'tick 4\n', 'tick 5\n']);
  });

  test('sees ranges, and answers them', async () => {
    const answer = await app.page.evaluate(async () => {
      const response = await fetch('/range', { headers: { Range: 'bytes=2-4' } });
      return [response.status, response.headers.get('content-range'), await response.text()];
    });
    expect(answer).toEqual([206, 'bytes 2-4/10', '234']);
  });

  test('receives method, body and its own origin', async () => {
    const answer = await app.page.evaluate(async () =>
      (await fetch('/body?x=1', { method: 'POST', body: "so'rov" })).json(),
    );
    expect(answer).toEqual({
      url: 'app://sample/body?x=1',
      method: 'POST',
      origin: 'app://sample',
      body: "so'rov",
    });
  });

  test('learns that the page has aborted a request', async () => {
    await app.page.evaluate(async () => {
      const stop = new AbortController();
      await fetch('/endless', { signal: stop.signal });
      stop.abort();
    });
    await eventually(() => seenBy(app.page)).toContain('request given up');
  });

  test('fails like the network if the handler fails', async () => {
    const outcomes = await app.page.evaluate(() =>
      Promise.all(['/broken', '/throws'].map((path) => fetch(path).then(String, (error: Error) => error.message))),
    );
    expect(outcomes).toEqual(['Failed to fetch', 'Failed to fetch']);
  });
});

describe('the page stays where it is', () => {
  const click = (id: string) => app.page.locator(`#${id}`).click();
  const stays = async () => expect(await app.page.evaluate(() => location.pathname)).toBe('/start');

  test('links to elsewhere are asked about and refused', async () => {
    await click('away');
    await eventually(() => seenBy(app.page)).toContain('navigate https://example.uz/away');
    await click('mail');
    await eventually(() => seenBy(app.page)).toContain('navigate mailto:a@example.uz');
    await stays();
  });

  test('redirections to elsewhere are refused', async () => {
    await click('redirected');
    await eventually(() => seenBy(app.page)).toContain('redirect https://example.uz/redirected');
    await stays();
  });

  test('new windows are asked about and never open', async () => {
    await click('tab');
    await eventually(() => seenBy(app.page)).toContain('open https://example.uz/tab');
    await app.page.locator('#away').click({ modifiers: ['Control'] });
    await eventually(() => seenBy(app.page)).toContain('open https://example.uz/away');
    expect(await app.page.evaluate(() => window.open('https://example.uz/script'))).toBeNull();
    await eventually(() => seenBy(app.page)).toContain('open https://example.uz/script');
    await eventually(() => app.page.context().pages().length).toBe(1);
    await stays();
  });

  test('but follows links within its own origin, and the preload runs there', async () => {
    await click('inside');
    await app.page.waitForURL('**/second');
    expect(await seenBy(app.page)).toContain('navigate app://sample/second');
  });
});
