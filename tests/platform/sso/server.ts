import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type Provider from 'oidc-provider';
import type { PlatformUser } from '../staff.ts';
import { errorPage, loginPage } from './pages.ts';
import { createProvider } from './provider.ts';

const MAX_FORM = 10_000;
const WRONG = "Parol yoki foydalanuvchi nomi noto'g'ri";
const GONE = "Kirish so'rovi eskirgan. Dasturga qaytib, qaytadan boshlang.";

type Accounts = { users: readonly PlatformUser[]; check(username: string, password: string): PlatformUser | undefined };

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FORM) throw new Error('form too long');
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
  response.end(html);
}

/** The provider's own pages: sign in with a password, choose a test user, or cancel. */
async function interact(provider: Provider, accounts: Accounts, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return sendPage(response, 200, loginPage({ users: accounts.users }));
  const form = await readForm(request);
  if (form.has('cancel')) {
    const error = { error: 'access_denied', error_description: 'the person gave up' };
    return provider.interactionFinished(request, response, error);
  }
  const username = form.get('username') ?? '';
  const chosen = accounts.users.find((user) => user.username === form.get('choose'));
  const user = chosen ?? accounts.check(username, form.get('password') ?? '');
  if (!user) return sendPage(response, 200, loginPage({ users: accounts.users, username, error: WRONG }));
  return provider.interactionFinished(request, response, { login: { accountId: user.username } });
}

/** Listens on 127.0.0.1 as the sign-on provider; returns its address, and the server to close. */
export async function startSso(
  accounts: Accounts,
  db: DatabaseSync,
  port: number,
): Promise<{ url: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(url, accounts.users, db);
  const serveProvider = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serveProvider(request, response);
    interact(provider, accounts, request, response).catch(() => sendPage(response, 400, errorPage(GONE)));
  });
  return { url, server };
}
