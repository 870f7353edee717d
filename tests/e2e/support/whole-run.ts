/** Options of Playwright that leave every test in the run, written as one argument (`--workers=1`). */
const HARMLESS = /^--(workers|trace|timeout|retries|headed|quiet|output)(=|$)/;

/**
 * Whether a command line of Playwright (`process.argv`) runs every test. Whatever is not known to be harmless counts as a
 * choice among them: a file, `--grep`, `--shard`.
 */
export function isWholeRun(argv: readonly string[]): boolean {
  const command = argv.indexOf('test');
  return command >= 0 && argv.slice(command + 1).every((argument) => HARMLESS.test(argument));
}
