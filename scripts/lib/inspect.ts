/** Ports on which debuggers attach. */
export type Inspect = {
  main: string;
  page: string;
};

/** Node's own port. */
const MAIN_PORT = '9229';
/** Chromium's own port. */
const PAGE_PORT = '9222';

/** Arguments in which `--inspect` alone has the usual port, so that `parseArgs` finds a value. */
export const withInspectPort = (args: readonly string[]): string[] =>
  args.map((argument) => (argument === '--inspect' ? `--inspect=${MAIN_PORT}` : argument));

/** The ports of the option `--inspect=port`; undefined without it. */
export const inspectOf = (port: string | undefined): Inspect | undefined =>
  port === undefined ? undefined : { main: port, page: PAGE_PORT };
