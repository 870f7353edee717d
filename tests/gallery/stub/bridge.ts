import { AppError, type AppErrorData } from '@shared/errors.ts';
import { DRAFTS } from './drafts.ts';
import { emit, on } from './events.ts';
import { FILES } from './files.ts';
import { LISTS } from './lists.ts';
import { LOOKUPS } from './lookups.ts';
import { PARAMS } from './params.ts';
import { PLACES } from './places.ts';
import { RECORDS } from './records.ts';
import type { Call, Route } from './route.ts';
import { SCHOOL_ROUTES } from './schools.ts';
import { TREES } from './trees.ts';
import { watched } from './watched.ts';

// Loaded before everything else: in the gallery there is no main process. The API answers by its routes; any other call
// answers that it is done, and nothing more.
const ROUTES: readonly Route[] = [
  ...TREES,
  ...PLACES,
  ...LOOKUPS,
  ...SCHOOL_ROUTES,
  ...LISTS,
  ...FILES,
  ...RECORDS,
  ...PARAMS,
  ...DRAFTS,
];

/** How a test watches and breaks the gallery's API, as `window.stub`. */
export type Stub = {
  /** The calls so far, in their order. */
  calls: Call[];
  /** Lets every call below this path fail, until `mend`. */
  fail: (path: string, error: AppErrorData) => void;
  /** Lets no call below this path be answered, until `mend`. */
  hold: (path: string) => void;
  /** Ends every fault; what was held is answered. */
  mend: () => void;
  /** Answers the next calls of this path with these values, one each, in place of its route. */
  next: (path: string, ...values: readonly unknown[]) => void;
  /** Tells the page what the main process tells unasked. */
  emit: typeof emit;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    stub: Stub;
  }
}

type Fault = { path: string; error?: AppErrorData };
let faults: Fault[] = [];
const planned: { path: string; value: unknown }[] = [];
let release = Promise.withResolvers<void>();

window.stub = {
  calls: [],
  fail: (path, error) => faults.push({ path, error }),
  hold: (path) => faults.push({ path }),
  mend: () => {
    faults = [];
    release.resolve();
    release = Promise.withResolvers();
  },
  next: (path, ...values) => planned.push(...values.map((value) => ({ path, value }))),
  emit,
};

async function request(call: Call): Promise<unknown> {
  window.stub.calls.push(call);
  const fault = faults.find(({ path }) => call.path.startsWith(path));
  if (fault?.error) return { ok: false, error: fault.error };
  if (fault) await release.promise;
  const { method = 'GET', path } = call;
  const plan = planned.findIndex((one) => one.path === path);
  if (plan >= 0) return { ok: true, value: planned.splice(plan, 1)[0]?.value };
  for (const route of ROUTES) {
    const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
    if (caught) return answered(() => route.answer(call, ...caught.slice(1)));
  }
  return { ok: true, value: null };
}

/** A route may refuse: it throws an `AppError`. */
function answered(answer: () => unknown) {
  try {
    return { ok: true, value: answer() ?? null };
  } catch (thrown) {
    return { ok: false, error: AppError.from(thrown).toJSON() };
  }
}

const done = () => Promise.resolve({ ok: true, value: null });
const area = new Proxy({}, { get: () => done });
const known: Readonly<Record<string, unknown>> = { on, api: { request, cancel: done }, ...watched(request, area) };
const bridge = new Proxy({}, { get: (_, name) => known[String(name)] ?? area });
Object.assign(window, { bridge });
