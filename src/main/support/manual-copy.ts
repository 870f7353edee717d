import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@shared/roles.ts';
import type { Script } from '@shared/settings.ts';

/** Path of the manual for whoever sits here, in their script; of all manuals of that script where nobody is signed in. */
export type ManualCopy = (reader: { script: Script; role: Role | null }) => string;

/**
 * The manual as documents (`npm run manual`), where they lie beside the program: below `resources`, the folder of the
 * files that ship with it. Null where they do not.
 */
export function manualCopy(resources: string): ManualCopy | null {
  const folder = join(resources, 'manual');
  if (!existsSync(folder)) return null;
  return ({ script, role }) => {
    const own = join(folder, script, `${role}.pdf`);
    return role !== null && existsSync(own) ? own : join(folder, script);
  };
}
