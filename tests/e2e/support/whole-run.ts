/** Options of Playwright that exclude no test, written as one argument (`--workers=1`). */
const HARMLESS = /^--(workers|trace|timeout|retries|headed|quiet|output)(=|$)/;

/**
 * True if a command line of Playwright (`process.argv`) runs every test. Any argument that is not known to be harmless
 * counts as a filter: a file, `--grep`, `--shard`.
 */
export function isWholeRun(argv: readonly string[]): boolean {
  const command = argv.indexOf('test');
  return command >= 0 && argv.slice(command + 1).every((argument) => HARMLESS.test(argument));
}
