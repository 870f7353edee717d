import { faultsOf } from './lib/boundaries/faults.ts';
import { root } from './lib/project.ts';

/**
 * Part of `npm run check`: the allowed imports of `src`, no import cycles there and beside it, and one thing for each
 * exported name.
 */
const faults = faultsOf(root);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
