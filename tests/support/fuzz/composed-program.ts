import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@shared/bridge/contract.ts';
import type { Config } from '../../../src/main/config/config.ts';
import { createServices } from '../../../src/main/services.ts';
import { openKeychain } from '../../../src/main/storage/keychain.ts';
import { json, startLocalServer } from '../local-server.ts';
import { logLines } from '../log-lines.ts';
import { outside } from './recorded-electron.ts';

/** An answer of the bridge. */
export type Settled = { ok: boolean; value?: unknown; error?: { kind: string; detail?: string } };

/**
 * The program's composition root in this process, on a profile of its own, with a platform that says who the person is.
 * The test mocks `electron` by `recorded-electron.ts`, and the keychain.
 */
export async function composeProgram(changes: Partial<Config> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'composed-'));
  for (const name of ['userData', 'sessionData', 'downloads'] as const) {
    outside.folders[name] = join(root, name);
    await mkdir(outside.folders[name], { recursive: true });
  }
  /** Who signs in next, and whether the platform answers. */
  const platform = { person: { role: 'moderator', id: 7 }, up: true };
  let tokens = 0;
  const server = await startLocalServer((request, response) => {
    const path = request.url ?? '';
    if (!platform.up) return void request.socket.resetAndDestroy();
    if (path.includes('login')) return json(response, { access_token: `token-${++tokens}`, refresh_token: 'r' });
    json(response, path.includes('users/profile') ? platform.person : {});
  });
  const { log } = logLines();
  const services = await createServices({
    config: {
      ...{ apiUrl: server.url, ssoAuthorizeUrl: `${server.url}sso`, ssoClientId: 'backoffice', ssoRedirectPorts: [] },
      ...{ webUrl: 'https://example.uz/', initiativePage: 'boards/{id}', investPublicIdKey: 'initiative_public_id' },
      ...{ passwordLogin: true, countAttempts: false },
      ...changes,
    },
    resources: join(import.meta.dirname, '../../../resources'),
    keychain: openKeychain({ service: 'composed', log }),
    log,
  });
  services.window.show();
  /** Sends on a channel as the page of the window with this id does. */
  const send = (channel: string, input?: unknown, id = 1) => {
    const page = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id } };
    return outside.channels.get(channel)?.(page, input) as Promise<Settled>;
  };
  const call = (name: CallName, input?: unknown, id = 1) => send(`call:${name}`, input, id);
  return {
    ...{ server, platform, send, call },
    signIn: () =>
      call('session.signInWithPassword', { username: 'u', password: 'p', captchaKey: 'k', captchaResult: '1' }),
    stop: async () => {
      await services.stop();
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
