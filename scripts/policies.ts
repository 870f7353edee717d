import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyFiles } from './lib/policies/admx.ts';
import { root } from './lib/project.ts';

/** `node scripts/policies.ts`: writes the files for Windows' group policies from the keys of the configuration. */
for (const [path, content] of Object.entries(policyFiles())) {
  const file = join(root, 'resources/policies', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
