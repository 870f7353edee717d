import { CHEAP_MS, type HostileText, LONG, MIDDLE, SHORT } from './hostile-texts.ts';

/** Time that says for sure how dear texts are, in ms; a clock of processor time may tick only every 4 ms. */
const SURE_MS = 100;
const TICK_MS = 4;
/** Measurements that must all find a text too dear: compiling and cleaning up come in between. */
const ROUNDS = 5;

/**
 * How a text is measured. `clock`: time in ms, of the processor if it can be told. `mostGrowth`: how much dearer one long
 * text may be than as many letters in short ones; it is as dear for a linear rule, 16 times as dear for a quadratic one.
 */
export type Measure = { readonly clock: () => number; readonly mostGrowth: number };

/** A function that is examined, with its other values in place. */
export type TextCall = (text: string) => unknown;

/** Calls with this many texts of this many letters, no two of them alike: an answer may be remembered. */
function callWith(call: TextCall, { of }: HostileText, letters: number, times: number): void {
  for (let less = 0; less < times; less += 1) {
    try {
      const answer = call(of(letters - less));
      if (answer instanceof Promise) answer.catch(() => {});
    } catch {
      // It refuses the text, or lacks something here: what it did until then has its cost.
    }
  }
}

function timeOf(run: () => void, clock: () => number): number {
  const start = clock();
  run();
  return clock() - start;
}

/** How much dearer one long text is than as many letters in short ones, if that is too much; undefined otherwise. */
function excessOf(call: TextCall, text: HostileText, { clock, mostGrowth }: Measure): number | undefined {
  const wall = () => performance.now();
  /** As many letters in texts of this length. */
  const texts = (letters: number, times: number) => () => callWith(call, text, letters, (LONG / letters) * times);
  // Time on the wall is exact, but not this thread's alone: it only says what is worth more.
  if (timeOf(texts(LONG, 1), wall) < CHEAP_MS) return undefined;
  const long = timeOf(texts(LONG, 1), wall);
  if (long < CHEAP_MS || long < mostGrowth * timeOf(texts(SHORT, 1), wall)) return undefined;
  const times = Math.ceil(SURE_MS / long);
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > mostGrowth; round += 1) {
    const [short, middle, whole] = [SHORT, MIDDLE, LONG].map((letters) => timeOf(texts(letters, times), clock));
    const growth = (from = 0) => (whole ?? 0) / Math.max(from, TICK_MS);
    // What does nothing with a short text grows at once, and then no more.
    least = Math.min(least, growth(short), growth(middle) ** 2);
  }
  return least > mostGrowth ? least : undefined;
}

/** The first of the texts that costs a function more than it is long, and how much; undefined for none. */
export function firstExcess(
  call: TextCall,
  texts: readonly HostileText[],
  measure: Measure,
  start: (name: string) => void = () => {},
): string | undefined {
  for (const text of texts) {
    start(text.name);
    const excess = excessOf(call, text, measure);
    if (excess !== undefined)
      return `${text.name}: ${Math.round(excess)} times as dear as as many letters in short texts`;
  }
  return undefined;
}
