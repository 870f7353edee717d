import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createPasswordSignIn } from '../../../../src/main/auth/password.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';

let server: LocalServer | undefined;
afterEach(() => server?.close());

const PNG = 'iVBORw0KGgo=';
const INPUT = { username: 'admin', password: 'parol-admin', captchaKey: 'k-1', captchaResult: '042' };

async function setUp(handler: Handler) {
  server = await startLocalServer(handler);
  const unauthorized: string[] = [];
  const api = createApiClient({
    apiUrl: server.url,
    fetch,
    accessToken: () => 'an older session',
    onUnauthorized: (token) => unauthorized.push(token),
    log: logLines().log,
  });
  return { signIn: createPasswordSignIn({ api }), server, unauthorized };
}

test('each captcha is requested with an id of its own, and is a picture that the page can show', async () => {
  const { signIn, server } = await setUp((_request, response) => json(response, { captchaKey: 'k-1', image: PNG }));
  expect(await signIn.captcha()).toEqual({ key: 'k-1', image: `data:image/png;base64,${PNG}` });
  await signIn.captcha();
  expect(server.asked).toEqual(Array(2).fill('GET /api/v2/vote/captcha-2?cache=off'));
  const ids = server.headers.map((headers) => headers['captcha-id']);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
});

test('a captcha that is not a picture is rejected', async () => {
  const { signIn } = await setUp((_request, response) => json(response, { captchaKey: 'k', image: '"><script>' }));
  await expect(signIn.captcha()).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

test('name, password and captcha become tokens', async () => {
  const { signIn, server } = await setUp((_request, response) => json(response, { access_token: 'a-1' }));
  expect(await signIn.signIn(INPUT)).toEqual({ access_token: 'a-1', refresh_token: null });
  expect(server.asked).toEqual(['POST /api/v1/admin-login?cache=off']);
  expect(JSON.parse(server.bodies[0] ?? '')).toEqual({
    username: 'admin',
    password: 'parol-admin',
    captcha_key: 'k-1',
    captcha_result: '042',
  });
  expect(server.headers[0]?.authorization).toBeUndefined();
});

test('wrong credentials and a wrong captcha can be told apart, and end no session', async () => {
  const statuses = [401, 400];
  const { signIn, unauthorized } = await setUp((_request, response) =>
    json(response, { message: 'xato' }, statuses.shift()),
  );
  await expect(signIn.signIn(INPUT)).rejects.toMatchObject({ status: 401, serverMessage: 'xato' });
  await expect(signIn.signIn(INPUT)).rejects.toMatchObject({ status: 400, serverMessage: 'xato' });
  expect(unauthorized).toEqual([]);
});
