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

/** What dialogs and switches send: accepted, without further effect. */
const TAKEN: readonly Route[] = [
  { method: 'POST', path: /^api\/v1\/decisions\/[a-z-]+$/, answer: () => undefined },
  { method: 'POST', path: /^api\/v1\/gallery\/confirm\/\d+$/, answer: () => undefined },
  { method: 'PATCH', path: /^api\/v1\/news\/\d+\/status$/, answer: () => undefined },
];

// Loaded before everything else: the gallery has no main process. Routes answer for API and bridge; a call without a
// route is refused and logged as an error, so that its test fails.
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

/** How a test observes and breaks the gallery's API, as `window.stub`. */
export type Stub = {
  /** The calls so far, in order. */
  calls: Call[];
  /** Fails every call below this path, or only those with this method, until `mend`. */
  fail: (path: string, error: AppErrorData, method?: string) => void;
  /** Holds the answers of all calls below this path, or only those with this method, until `mend`. */
  hold: (path: string, method?: string) => void;
  /** Ends every fault; held calls are answered, with this error if one is given. */
  mend: (error?: AppErrorData) => void;
  /** Answers the next calls of this path with these values, one each, instead of its route. */
  next: (path: string, ...values: readonly unknown[]) => void;
  /** Sends the page an event of the main process. */
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
let release = Promise.withResolvers<AppErrorData | undefined>();

window.stub = {
  calls: [],
  fail: (path, error, method) => faults.push({ path, error, method }),
  hold: (path, method) => faults.push({ path, method }),
  mend: (error) => {
    faults = [];
    release.resolve(error);
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
  const late = fault && (await release.promise);
  if (late) return { ok: false, error: late };
  const plan = planned.findIndex((one) => one.path === path);
  if (plan >= 0) return { ok: true, value: planned.splice(plan, 1)[0]?.value };
  for (const route of ROUTES) {
    const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
    if (caught) return answered(() => route.answer(call, ...caught.slice(1)));
  }
  console.error(`gallery: nobody answers ${method} ${path}`);
  return { ok: false, error: new AppError({ kind: 'internal', detail: `nobody answers ${path}` }).toJSON() };
}

/** A route refuses by throwing an `AppError`. */
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
