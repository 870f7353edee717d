import type { Bridge } from '@shared/bridge/bridge.ts';
import { AppError, type AppErrorData } from '@shared/errors.ts';
import { DRAFTS } from './drafts.ts';
import { emit, on } from './events.ts';
import { FILES } from './files.ts';
import { LISTS } from './lists.ts';
import { LOOKUPS } from './lookups.ts';
import { bridgeOf } from './offered.ts';
import { PARAMS } from './params.ts';
import { PLACES } from './places.ts';
import { PROGRAM } from './program.ts';
import { RECORDS } from './records.ts';
import type { Call, Route } from './route.ts';
import { SCHOOL_ROUTES } from './schools.ts';
import { TREES } from './trees.ts';

/** What dialogs and switches send: taken, and nothing more comes of it. */
const TAKEN: readonly Route[] = [
  { method: 'POST', path: /^api\/v1\/decisions\/[a-z-]+$/, answer: () => undefined },
  { method: 'POST', path: /^api\/v1\/gallery\/confirm\/\d+$/, answer: () => undefined },
  { method: 'PATCH', path: /^api\/v1\/news\/\d+\/status$/, answer: () => undefined },
];

// Loaded before everything else: in the gallery there is no main process. API and bridge answer by their routes; a call
// that has none is refused, and complained of, so that its test fails.
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
  ...PROGRAM,
  ...TAKEN,
];

/** How a test watches and breaks the gallery's API, as `window.stub`. */
export type Stub = {
  /** The calls so far, in their order. */
  calls: Call[];
  /** Lets every call below this path fail, or those of this method, until `mend`. */
  fail: (path: string, error: AppErrorData, method?: string) => void;
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

type Fault = { path: string; error?: AppErrorData; method?: string | undefined };
let faults: Fault[] = [];
const planned: { path: string; value: unknown }[] = [];
let release = Promise.withResolvers<void>();

window.stub = {
  calls: [],
  fail: (path, error, method) => faults.push({ path, error, method }),
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
  const { method = 'GET', path } = call;
  const fault = faults.find((one) => path.startsWith(one.path) && (one.method ?? method) === method);
  if (fault?.error) return { ok: false, error: fault.error };
  if (fault) await release.promise;
  const plan = planned.findIndex((one) => one.path === path);
  if (plan >= 0) return { ok: true, value: planned.splice(plan, 1)[0]?.value };
  for (const route of ROUTES) {
    const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
    if (caught) return answered(() => route.answer(call, ...caught.slice(1)));
  }
  console.error(`gallery: nobody answers ${method} ${path}`);
  return { ok: false, error: new AppError({ kind: 'internal', detail: `nobody answers ${path}` }).toJSON() };
}

/** A route may refuse: it throws an `AppError`. */
function answered(answer: () => unknown) {
  try {
    return { ok: true, value: answer() ?? null };
  } catch (thrown) {
    return { ok: false, error: AppError.from(thrown).toJSON() };
  }
}

const told = (path: string, body: unknown) => request({ method: 'POST', path, body });
const bridge = bridgeOf(told, {
  on,
  takeDropped: (files, rule) => told('takeDropped', { files, rule }) as ReturnType<Bridge['takeDropped']>,
  api: {
    request: (call) => request(call as Call) as ReturnType<Bridge['api']['request']>,
    cancel: async () => ({ ok: true, value: undefined }),
  },
});
Object.assign(window, { bridge });
