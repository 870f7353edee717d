import { stripVTControlCharacters } from 'node:util';

/** A failed test, with the message of its runner, and for an end-to-end test what its page showed at the end. */
export type Failure = { title: string; message: string; lastSeen?: string };

/** The fields used of Vitest's JSON report. */
export type VitestFailures = {
  testResults: readonly {
    name: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
};

/** The fields used of Playwright's JSON report: files and nested describes, and errors outside tests. */
export type PlaywrightFailures = {
  suites: readonly PlaywrightSuite[];
  errors: readonly { message?: string }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; tests: readonly PlaywrightTest[] }[];
};
type PlaywrightTest = { status: string; results: readonly PlaywrightResult[] };
type PlaywrightResult = {
  errors: readonly { message?: string }[];
  /** The body in base64. */
  attachments?: readonly { name: string; body?: string }[];
};

/** The failed tests of Vitest's report with their files, relative to `root`, and the files that could not be loaded. */
export function vitestFailures({ testResults }: VitestFailures, root: string): Failure[] {
  return testResults.flatMap(({ name, message = '', assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (assertionResults.length === 0) return message ? [{ title: file, message }] : [];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file} › ${fullName}`,
        message: (failureMessages ?? []).join('\n'),
      }));
  });
}

/** The failed tests of Playwright's report, including those that passed only on a retry, and errors outside tests. */
export function playwrightFailures({ suites, errors }: PlaywrightFailures): Failure[] {
  const inside = ({ title, suites: deeper = [], specs }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          title: `${title} › ${spec.title}`,
          message: messagesOf(results.flatMap((result) => result.errors)),
          ...lastSeenIn(results),
        })),
    ),
    ...deeper.flatMap(inside).map((failure) => ({ ...failure, title: `${title} › ${failure.title}` })),
  ];
  const outside = errors.length > 0 ? [{ title: 'outside tests', message: messagesOf(errors) }] : [];
  return [...suites.flatMap(inside), ...outside];
}

const messagesOf = (errors: readonly { message?: string }[]): string =>
  errors.map(({ message = '' }) => message).join('\n');

/** What `tests/e2e/support/last-seen.ts` has attached. */
function lastSeenIn(results: readonly PlaywrightResult[]): Pick<Failure, 'lastSeen'> {
  const bodies = results
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ name, body }) => (name === 'last seen' && body ? [Buffer.from(body, 'base64').toString()] : []));
  return bodies.length > 0 ? { lastSeen: bodies.join('\n') } : {};
}

/** Most lines of one message: the assertion and the top of the stack. */
const MESSAGE_LINES = 20;

/** Lines that repeat each failure of a suite, without colours, each message truncated to its first lines. */
export function failureLines(suite: string, failures: readonly Failure[]): string[] {
  return failures.flatMap(({ title, message, lastSeen = '' }) => [
    `FAILED  ${suite}: ${title}`,
    ...[stripVTControlCharacters(message), lastSeen].flatMap((text) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, MESSAGE_LINES)
        .map((line) => `        ${line}`),
    ),
  ]);
}
