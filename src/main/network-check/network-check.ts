import { randomUUID } from 'node:crypto';
import { SIGN_IN_PATHS } from '@shared/constants.ts';
import type { Check, CheckName, NetworkCheck } from '@shared/network-check.ts';
import { apiAddress } from '../api/address.ts';
import type { Fetch } from '../api/client.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Keychain } from '../storage/keychain.ts';
import { askServer, type Question, type Said } from './ask-server.ts';
import { checkClock } from './clock.ts';
import { checkDisk, checkKeychain } from './workstation.ts';

/** An answer that takes longer counts as slow, in ms. */
const SLOW_MS = 3000;
/** Time limit of each check, in ms: a line of 2 s latency needs 8 s for its first answer. */
const TIMEOUT_MS = 15_000;
/** A place in Tashkent, for the geocoder; the map's first tile shows the world. */
const SOMEWHERE = { lat: '41.31', lon: '69.28', format: 'jsonv2' };

type Options = {
  config: Pick<Config, 'apiUrl' | 'ssoAuthorizeUrl' | 'tileUrl' | 'geocoderUrl'>;
  fetch: Fetch;
  /** Identifies the program to the geocoder, as its terms require. */
  userAgent: string;
  /** Null if no keychain is usable. */
  keychain: Pick<Keychain, 'get'> | null;
  downloadsFolder: () => Promise<string>;
  /** Folder of session, settings and log. */
  profile: string;
  log: Log;
  /** The workstation's clock, in ms since the epoch. Default: Date.now. */
  now?: () => number;
  timeoutMs?: number;
};

/** Creates the network check: all checks run at once, each with a time limit, and none ever throws. */
export function createNetworkCheck(options: Options): () => Promise<NetworkCheck> {
  const { config, fetch, userAgent, keychain, downloadsFolder, profile, log } = options;
  const { now = Date.now, timeoutMs = TIMEOUT_MS } = options;

  const ask = (question: Question): Promise<Said> => askServer(question, { fetch, timeoutMs, now });
  const server = async (name: CheckName, question: Question, said = ask(question)): Promise<Check> => ({
    name,
    host: new URL(question.address).host,
    ...judgeServer(await said),
  });

  return async () => {
    const checkedAt = now();
    // The one call of the platform that needs neither token nor input.
    const platform: Question = {
      address: apiAddress(config.apiUrl, SIGN_IN_PATHS.captcha).href,
      expected: 'json',
      headers: { Accept: 'application/json', 'captcha-id': randomUUID() },
    };
    const said = ask(platform);
    const { tileUrl, geocoderUrl } = config;
    const somewhere = new URLSearchParams(SOMEWHERE).toString();
    const checks = await Promise.all([
      server('platform', platform, said),
      server('sign-on', { address: config.ssoAuthorizeUrl, expected: 'page' }),
      ...(tileUrl === undefined
        ? []
        : [server('tiles', { address: tileUrl.replaceAll(/\{[xyz]\}/g, '0'), expected: 'image' })]),
      ...(geocoderUrl === undefined
        ? []
        : [
            server('geocoder', {
              address: new URL(`reverse?${somewhere}`, geocoderUrl).href,
              expected: 'json',
              headers: { 'User-Agent': userAgent },
            }),
          ]),
      local('keychain', checkKeychain(keychain, timeoutMs)),
      local('downloads', checkDisk(downloadsFolder, timeoutMs)),
      local(
        'profile',
        checkDisk(async () => profile, timeoutMs),
      ),
      local('clock', said.then(checkClock)),
    ]);
    log.info('network check', { checks: checks.map(({ name, state, problem }) => [name, state, problem].join(' ')) });
    return { checkedAt, serverTime: (await said).serverTime, checks };
  };
}

const local = async (name: CheckName, finding: Promise<Omit<Check, 'name' | 'host'>>): Promise<Check> => ({
  name,
  host: null,
  ...(await finding),
});

function judgeServer({ problem, ms }: Said): Omit<Check, 'name' | 'host'> {
  const figure = ms === null ? null : { unit: 'ms' as const, value: ms };
  if (problem) return { state: 'bad', figure, problem };
  const isSlow = ms !== null && ms > SLOW_MS;
  return { state: isSlow ? 'warning' : 'good', figure, problem: isSlow ? 'slow' : null };
}
