import { buildIfChanged } from '../build.ts';
import { runChecks } from '../checks.ts';
import type { Failure } from '../failures.ts';
import { runPlaywright, runVitest, type SuiteResult } from '../suites.ts';
import { testsConcerning } from './concerned.ts';
import { chooseParts, type LeftOut, rememberPassed } from './left-out.ts';
import type { TestOptions } from './options.ts';

/** A step of a run; the suites of a step run side by side. */
type Step = readonly { title: string; run: () => Promise<SuiteResult> }[];

export type Plan = {
  steps: readonly Step[];
  /** What does not run, and why, in words. */
  leftOut: readonly string[];
};

/** The projects of Playwright that run every day. */
const EVERYDAY = ['--project=journeys', '--project=guards'];

/** What every everyday run leaves out. */
const LEFT_TO_THE_WHOLE_RUN = ['end-to-end tests of single features', 'types of the tools'].map(
  (what) => `${what}: the whole run has them`,
);

/** The steps of a run, and what it leaves out. */
export function planOf(options: TestOptions): Plan {
  return options.names.length > 0 ? planForNames(options) : planForAll(options);
}

function planForAll({ all, apart, shard }: TestOptions): Plan {
  const { files, run, leftOut } = chooseParts(all);
  const share = shard === undefined ? [] : [`--shard=${shard}`];
  const first = shard === undefined || shard.startsWith('1/');
  const integration = async () => {
    const result = await runVitest('integration', [...files, ...share]);
    if (shard === undefined) rememberPassed(run, result.failures.map(fileOf));
    return result;
  };
  return {
    steps: [
      [
        ...(first ? [{ title: 'check', run: () => checks(all) }] : []),
        { title: 'unit', run: () => runVitest('unit', share) },
      ],
      [{ title: 'integration', run: integration }],
      [{ title: 'end-to-end', run: () => endToEnd([...(all ? [] : EVERYDAY), ...share], apart) }],
    ],
    leftOut: [...leftOut.map(inWords), ...(all ? [] : LEFT_TO_THE_WHOLE_RUN)],
  };
}

function planForNames({ names, apart }: TestOptions): Plan {
  const { unit, integration, endToEnd: specs } = testsConcerning(names);
  const steps: Step[] = [];
  if (unit.length > 0) steps.push([{ title: 'unit', run: () => runVitest('unit', unit) }]);
  if (integration.length > 0) steps.push([{ title: 'integration', run: () => runVitest('integration', integration) }]);
  if (specs.length > 0) steps.push([{ title: 'end-to-end', run: () => endToEnd(specs, apart) }]);
  return { steps, leftOut: [`all that does not concern ${names.join(', ')}`] };
}

const inWords = ({ part, why }: LeftOut): string => `${part.name}: ${why}`;

/** The test file of a failure (`file › title`). */
const fileOf = ({ title }: Failure): string => title.split(' › ', 1)[0] ?? '';

/** The static checks; each counts as a test. `withTools`: those of the tools, too. */
async function checks(withTools: boolean): Promise<SuiteResult> {
  const checked = await runChecks(withTools);
  const failures = checked.filter(({ ok }) => !ok).map(({ title, output }) => ({ title, message: output }));
  return {
    counts: { passed: checked.length - failures.length, failed: failures.length, skipped: 0 },
    times: [],
    failures,
  };
}

async function endToEnd(args: readonly string[], apart: boolean): Promise<SuiteResult> {
  try {
    await buildIfChanged();
  } catch (error) {
    const failure: Failure = { title: 'the build', message: error instanceof Error ? error.message : String(error) };
    console.error(failure.message);
    return { counts: { passed: 0, failed: 1, skipped: 0 }, times: [], failures: [failure] };
  }
  return runPlaywright(args, apart ? { E2E_APART: '1' } : {});
}
