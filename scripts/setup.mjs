// `node scripts/setup.mjs scripts/x.ts …`: installs everything that is missing, then runs the script on the project's
// own Node. Plain JavaScript without dependencies, because on a fresh machine nothing else can run yet (Node 18+).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureModules, projectNode } from './setup/modules.mjs';
import { ENDING, passesSignals } from './setup/signals.mjs';
import { ensureSystemPackages } from './setup/system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script, ...args] = process.argv.slice(2);

if (!script) {
  console.error('usage: node scripts/setup.mjs <script> [arguments]');
  process.exit(2);
}
process.chdir(root);
/** The first run in Electron, by somebody who has nothing installed for tests. */
const first = args.includes('--first');
const inElectron = args.includes('--electron');
const forTests = /(test|e2e)\.ts$/.test(script) && !first;
/** Whether the script opens headless pages. */
const headless = forTests || /^tools\/(bench|chaos|manual|shots)\/main\.ts$/.test(script);
if (!(await ensureModules(root)) || !(await ensureSystemPackages({ root, forTests, headless, inElectron }))) {
  process.exit(1);
}

const child = spawn(projectNode(root), [script, ...args], { stdio: 'inherit' });
for (const signal of ENDING) process.on(signal, () => passesSignals(process.platform) && child.kill(signal));
child.on('error', (error) => {
  console.error(`setup: cannot start ${script}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  // Ends by the same signal as the script, so that the caller sees it and not an invented exit code.
  for (const name of ENDING) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
