/** One step of the first run. */
export type FirstStep<Context> = {
  id: string;
  title: string;
  /** The steps without which this one cannot be tried, by their ids. */
  needs: readonly string[];
  /** How long it may take, in ms. */
  limitMs: number;
  /** Carries it out; resolves with details. Throws on failure. */
  go: (context: Context) => Promise<string>;
};

/** What has become of a step. */
export type Outcome = {
  title: string;
  state: 'passed' | 'failed' | 'not reached';
  /** Details, the error, or why the step was not reached. */
  told: string;
  /** How long it took, in s; undefined where it was not tried. */
  seconds?: number;
};

/**
 * Carries out steps in their order. A step that fails ends only those that need it. `tell` gets the outcome of every
 * step, also of those not reached yet, before the first step and after each one: whatever ends the run, the last told
 * list is complete.
 */
export async function runSteps<Context>(
  steps: readonly FirstStep<Context>[],
  context: Context,
  tell: (outcomes: readonly Outcome[]) => void,
): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>(
    steps.map(({ id, title }) => [id, { title, state: 'not reached', told: 'the run ended before it' }]),
  );
  const all = () => [...outcomes.values()];
  tell(all());
  for (const step of steps) {
    outcomes.set(step.id, await outcomeOf(step, context, outcomes));
    tell(all());
  }
  return all();
}

async function outcomeOf<Context>(
  { title, needs, limitMs, go }: FirstStep<Context>,
  context: Context,
  before: ReadonlyMap<string, Outcome>,
): Promise<Outcome> {
  const missing = needs.map((id) => before.get(id)).find((outcome) => outcome?.state !== 'passed');
  if (missing) return { title, state: 'not reached', told: `it needs “${missing.title}”, which ${stateOf(missing)}` };
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it has not ended within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return { title, state: 'passed', told: await Promise.race([go(context), late]), seconds: seconds() };
  } catch (error) {
    return { title, state: 'failed', told: error instanceof Error ? error.message : String(error), seconds: seconds() };
  } finally {
    clearTimeout(timer);
  }
}

const stateOf = ({ state }: Outcome) => (state === 'failed' ? 'failed' : 'was not reached');
