import type { LaunchOptions } from './program-process.ts';

/** Why a page cannot be joined again in Electron; for tests of crashes. */
export const NO_RECONNECTION =
  'in Electron, Playwright cannot go on with a page that has crashed or was reloaded by force';

/** Why a program with these options cannot be started in Electron on this system; undefined where it can. */
export function notInElectron(
  { env, keyring }: Pick<LaunchOptions, 'keyring'> & { env?: Record<string, string> },
  platform: NodeJS.Platform,
): string | undefined {
  const ofStandIn = Object.keys(env ?? {}).find((name) => name.startsWith('HOST_'));
  if (ofStandIn) return `${ofStandIn} sets up the stand-in for Electron`;
  if (env && 'NODE_OPTIONS' in env)
    return 'Playwright starts Electron without NODE_OPTIONS, which load this test’s probes';
  if (env && 'NODE_EXTRA_CA_CERTS' in env)
    return 'Electron trusts the authorities of the system, not those of NODE_EXTRA_CA_CERTS';
  if (keyring && platform !== 'linux') return 'a keyring of its own: the keychain of this system is the person’s';
  return undefined;
}
