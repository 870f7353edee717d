import { _electron } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { launchInElectron } from '../../support/launch-electron.ts';

type Launch = NonNullable<Parameters<typeof _electron.launch>[0]>;
let given: Launch[];

beforeEach(() => {
  given = [];
  vi.spyOn(_electron, 'launch').mockImplementation(async (options = {}) => {
    given.push(options);
    throw new Error('no Electron here');
  });
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', 'unix:path=/run/user/1000/bus');
  vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
  vi.stubEnv('SystemRoot', 'C:\\Windows');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The options with which Playwright is asked to start Electron. */
async function launched(real?: boolean): Promise<Launch> {
  await expect(launchInElectron({ env: { BACKOFFICE_API_URL: 'http://a' }, profileDir: '/p' }, real)).rejects.toThrow();
  return given[0] as Launch;
}

it.each([
  [1000, true],
  [0, false],
])("the sandbox is on for the user %i: %s; root, whom Chromium's sandbox refuses, goes without", async (uid, on) => {
  vi.spyOn(process, 'getuid').mockReturnValue(uid);
  expect(await launched()).toMatchObject({ chromiumSandbox: on, args: ['.'] });
});

it("a test has neither the person's environment nor keyring, but what the system needs", async () => {
  expect((await launched()).env).toMatchObject({
    BACKOFFICE_API_URL: 'http://a',
    BACKOFFICE_PROFILE_DIR: '/p',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    SystemRoot: 'C:\\Windows',
  });
});

it('a first run has both, and is no plain Node', async () => {
  const { env = {} } = await launched(true);
  expect(env).toMatchObject({ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus', BACKOFFICE_PROFILE_DIR: '/p' });
  expect(env).not.toHaveProperty('ELECTRON_RUN_AS_NODE');
});
