import { type CheckResult, runChecks } from './lib/checks.ts';

/** `npm run check`: types, lint, format, boundaries and unused code; shows only what failed. */
const results: CheckResult[] = await runChecks();
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
