import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCaptchas } from './captcha.ts';
import { createContrarySwitch } from './contrary/edge.ts';
import { INVEST_KEY } from './db/chronology.ts';
import { fillCustomers } from './db/customers.ts';
import { openDatabase, preparedSeed } from './db/open.ts';
import { dateBoards } from './db/seed/boards.ts';
import { checkPassword, readUsers } from './db/seed/users.ts';
import { createFaults } from './faults.ts';
import { createFileStore } from './files/store.ts';
import { createFind } from './find/find.ts';
import { createKeep } from './find/keep.ts';
import { createApp } from './http/app.ts';
import { SCHEDULER_CREDENTIALS } from './http/authenticate.ts';
import { createInitiativeDesk } from './initiatives.ts';
import { serveMap } from './map/serve.ts';
import { createOwnFolder } from './own-folder.ts';
import { createRecorder } from './recorder.ts';
import { ROUTES } from './routes/all.ts';
import type { Services } from './services.ts';
import { createSsoExchange } from './sso/exchange.ts';
import { SSO_CLIENT_ID } from './sso/provider.ts';
import { startSso } from './sso/server.ts';
import { createTokens } from './tokens.ts';
import type { Platform, PlatformOptions } from './types.ts';

/** The reference lists for this platform's investment objects, invented like its other data. */
const INVEST_LISTS = join(import.meta.dirname, 'data/invest-lists.json');

/**
 * Starts the whole platform on this computer: API, files, tiles and geocoder on one port, the sign-on provider on
 * another. Without `dataDir` it uses its own copy of the seed, which `close` removes.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const seed = await preparedSeed();
  const folder = options.dataDir ?? (await createOwnFolder());
  await mkdir(folder, { recursive: true });
  const db = await openDatabase(seed, folder, options.fresh ?? false);
  dateBoards(db, new Date());
  if (options.customers !== undefined) fillCustomers(db, options.customers);

  const users = readUsers(db);
  const tokens = createTokens(db, users);
  const captchas = createCaptchas();
  const recorder = createRecorder();
  const faults = createFaults();
  const contrary = createContrarySwitch();
  contrary.set(options.contrary);
  const check = (username: string, password: string) => checkPassword(db, users, username, password);
  const sso = await startSso({ users, check }, db, options.ssoPort ?? 0);
  const services: Services = {
    db,
    users,
    tokens,
    captchas,
    files: createFileStore({ db, uploads: join(folder, 'files') }),
    sso: createSsoExchange(sso.url),
    callOf: (request) => request.call,
  };
  const app = await createApp({ recorder, faults, contrary, tokens, late: options.late ?? 0 });
  for (const route of ROUTES) route.serve(app, services);
  serveMap(app, db);
  const apiUrl = await app.listen({ host: options.host ?? '127.0.0.1', port: options.apiPort ?? 0 });

  return {
    env: {
      BACKOFFICE_API_URL: apiUrl,
      BACKOFFICE_SSO_AUTHORIZE_URL: `${sso.url}/auth`,
      BACKOFFICE_SSO_CLIENT_ID: SSO_CLIENT_ID,
      BACKOFFICE_TILE_URL: `${apiUrl}/tiles/{z}/{x}/{y}.png`,
      BACKOFFICE_GEOCODER_URL: `${apiUrl}/geocoder`,
      BACKOFFICE_WEB_URL: apiUrl,
      BACKOFFICE_SCHEDULER_CREDENTIALS: SCHEDULER_CREDENTIALS,
      BACKOFFICE_INVEST_LISTS_FILE: INVEST_LISTS,
      BACKOFFICE_INVEST_PUBLIC_ID_KEY: INVEST_KEY,
    },
    apiUrl,
    ssoUrl: sso.url,
    users,
    db,
    find: createFind(db, users),
    ...createKeep(db),
    initiatives: createInitiativeDesk(db, users),
    calls: recorder.calls,
    violations: recorder.violations,
    expectViolation: recorder.expectViolation,
    faults,
    contrary,
    captchaAnswer: captchas.answer,
    expireTokens: tokens.expireAll,
    async close() {
      await app.close();
      sso.server.closeAllConnections();
      await new Promise((resolve) => sso.server.close(resolve));
      db.close();
      if (options.dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
