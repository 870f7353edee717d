import { createKeeps } from '../../../../src/main/keeps/keeps.ts';
import { openKeychain } from '../../../../src/main/storage/keychain.ts';
import { logLines } from '../../../support/log-lines.ts';
import { ownerOf } from '../../../support/owner.ts';

/** A step of one person, which loads the value, and then may save one or clear all. */
export type Step = { person: string; save?: string; clear?: true };

/**
 * The real keeps over the keychain of the desktop session that this process was started in:
 * `node keeps-child.ts FOLDER STEPS`. Prints one line of JSON: the value that each step found, and the log.
 */
const [folder = '', steps = '[]'] = process.argv.slice(2);
const { log, lines } = logLines();
const keychain = await openKeychain({ service: 'backoffice-test', log, timeoutMs: 30_000 });
const keeps = createKeeps({ folder, keychain, now: () => 1_000, log });

const found: unknown[] = [];
for (const { person, save, clear } of JSON.parse(steps) as Step[]) {
  keeps.belongTo(ownerOf(person));
  found.push((await keeps.load('recents'))?.value ?? null);
  if (save !== undefined) await keeps.save('recents', save);
  if (clear) await keeps.clear();
}
console.log(JSON.stringify({ keychain: keychain !== null, found, lines }));
