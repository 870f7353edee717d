import { AppError } from '@shared/errors.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createChronologyUpdate } from '../../../../src/main/chronology/update.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';

const CREDENTIALS = 'scheduler:sir-ga 2026';
const HEADER = 'Basic c2NoZWR1bGVyOnNpci1nYSAyMDI2';

const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function setUp(handler: Handler, { credentials = CREDENTIALS as string | null, signedIn = true } = {}) {
  const server = await startLocalServer(handler);
  servers.push(server);
  const { log, lines } = logLines();
  const ended: string[] = [];
  const api = createApiClient({
    apiUrl: server.url,
    fetch,
    accessToken: () => 'token-1',
    onUnauthorized: (token) => ended.push(token),
    log,
  });
  return {
    update: createChronologyUpdate({ api, credentials: credentials ?? undefined, isSignedIn: () => signedIn }),
    server,
    lines,
    ended,
  };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => AppError.from(thrown).toJSON(),
  );

const ok: Handler = (_request, response) => json(response, {});
const refusal =
  (status: number): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: "Ruxsat yo'q" }));
  };

describe("the update of the chronology's data", () => {
  test('N-029, N-030: is a POST without a body, authorized by the credentials and not by the token', async () => {
    const { update, server } = await setUp(ok);
    expect(update.offered).toBe(true);
    await update.start();
    expect(server.asked).toEqual(['POST /api/v1/chronology/scheduler/daily-updates?cache=off']);
    expect(server.headers[0]).toMatchObject({ authorization: HEADER, 'content-length': '0' });
  });

  test.each([
    [{ result: { total: 2, successful: 1, failed: 1 } }, { total: 2, successful: 1, failed: 1, errors: [] }],
    [{ message: 'ok' }, null],
  ])('returns the totals of the answer %j', async (body, totals) => {
    const { update } = await setUp((_request, response) => json(response, body));
    expect(await update.start()).toEqual(totals);
  });

  test('reports totals in a place that is not known', async () => {
    const { update } = await setUp((_request, response) => json(response, { loaded: { total: 3, id: 7 } }));
    expect(await failureOf(update.start())).toMatchObject({ kind: 'unexpected-shape' });
  });

  test('leaves no trace of the credentials in the log', async () => {
    const { update, lines } = await setUp(refusal(500));
    await failureOf(update.start());
    const text = lines.join('\n');
    expect(text).toContain('daily-updates');
    for (const secret of ['sir-ga', HEADER.slice(6), 'scheduler:']) expect(text).not.toContain(secret);
  });

  test('refused with a 401 reports wrong credentials and does not end the session', async () => {
    const { update, server, ended } = await setUp(refusal(401));
    expect(await failureOf(update.start())).toMatchObject({ kind: 'forbidden', status: 401 });
    expect([server.asked.length, ended]).toEqual([1, []]);
  });

  test('is not retried after a broken connection: it may have begun', async () => {
    const { update, server } = await setUp((request) => request.socket.resetAndDestroy());
    expect(await failureOf(update.start())).toMatchObject({ kind: 'network' });
    expect(server.asked).toHaveLength(1);
  });

  test('Z-079: is neither offered nor sent without credentials', async () => {
    const { update, server } = await setUp(ok, { credentials: null });
    expect(update.offered).toBe(false);
    expect(await failureOf(update.start())).toMatchObject({ kind: 'bad-call' });
    expect(server.asked).toEqual([]);
  });

  test('is not sent while nobody is signed in', async () => {
    const { update, server } = await setUp(ok, { signedIn: false });
    expect(await failureOf(update.start())).toMatchObject({ kind: 'unauthorized' });
    expect(server.asked).toEqual([]);
  });
});
