import { type CheckResult, runChecks } from './lib/checks.ts';

/**
 * `npm run check`: types, lint, format, boundaries and unused code; shows only what failed. `-- --all`: the types of
 * `tools`, too.
 */
const results: CheckResult[] = await runChecks(process.argv.includes('--all'));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
