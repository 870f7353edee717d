import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentOf, programOf } from '../../../tests/support/processes-of.ts';
import type { Strike } from './mishap.ts';

const run = promisify(execFile);
const SECRETS = '/org/freedesktop/secrets';
const COLLECTION = `${SECRETS}/collection/login`;

/** Locks the keyring; the next start of the program unlocks it, as the next log-on would. */
export const lockKeyring: Strike = async ({ profile, ledger, name }) => {
  const bus = programOf(profile)
    .map((pid) => environmentOf(pid).DBUS_SESSION_BUS_ADDRESS)
    .find((address) => address !== undefined);
  if (bus === undefined) return;
  const to = ['--dest=org.freedesktop.secrets', SECRETS, 'org.freedesktop.Secret.Service.Lock'];
  const { stdout } = await run('dbus-send', [`--bus=${bus}`, '--print-reply', ...to, `array:objpath:${COLLECTION}`]);
  if (!stdout.includes(COLLECTION)) ledger.broken.push(`the keyring of ${name} could not be locked: ${stdout}`);
};
