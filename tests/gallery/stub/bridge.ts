import type { AppErrorData } from '@shared/errors.ts';
import { DRAFTS } from './drafts.ts';
import { FILES } from './files.ts';
import { RECORDS } from './records.ts';
import type { Call, Route } from './route.ts';
import { TREES } from './trees.ts';

// Loaded before everything else: in the gallery there is no main process. The API answers by its routes; any other call
// answers that it is done, and nothing more.
const ROUTES: readonly Route[] = [...TREES, ...RECORDS, ...DRAFTS, ...FILES];

/** How a test watches and troubles the gallery's API, as `window.stub`. */
export type Stub = {
  /** The calls so far, in their order. */
  calls: Call[];
  /** Lets every call below this path fail, until `mend`. */
  fail: (path: string, error: AppErrorData) => void;
  /** Lets no call below this path be answered, until `mend`. */
  hold: (path: string) => void;
  /** Ends every trouble; what was held is answered. */
  mend: () => void;
  /** Answers the next calls of this path with these values, one each, in place of its route. */
  next: (path: string, ...values: readonly unknown[]) => void;
};

declare global {
  interface Window {
    stub: Stub;
  }
}

type Trouble = { path: string; error?: AppErrorData };
let troubles: Trouble[] = [];
const planned: { path: string; value: unknown }[] = [];
let release = Promise.withResolvers<void>();

window.stub = {
  calls: [],
  fail: (path, error) => troubles.push({ path, error }),
  hold: (path) => troubles.push({ path }),
  mend: () => {
    troubles = [];
    release.resolve();
    release = Promise.withResolvers();
  },
  next: (path, ...values) => planned.push(...values.map((value) => ({ path, value }))),
};

async function request(call: Call): Promise<unknown> {
  window.stub.calls.push(call);
  const trouble = troubles.find(({ path }) => call.path.startsWith(path));
  if (trouble?.error) return { ok: false, error: trouble.error };
  if (trouble) await release.promise;
  const { method = 'GET', path } = call;
  const plan = planned.findIndex((one) => one.path === path);
  if (plan >= 0) return { ok: true, value: planned.splice(plan, 1)[0]?.value };
  for (const route of ROUTES) {
    const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
    if (caught) return { ok: true, value: route.answer(call, ...caught.slice(1)) ?? null };
  }
  return { ok: true, value: null };
}

const done = () => Promise.resolve({ ok: true, value: null });
const quiet = () => () => {};
const area = new Proxy({}, { get: () => done });
/** An area whose calls are watched and troubled as the API's are, each as a POST to its own name (`files.pick`). */
const watched = (name: string) =>
  new Proxy(
    {},
    { get: (_, call) => (body: unknown) => request({ method: 'POST', path: `${name}.${String(call)}`, body }) },
  );
const known: Readonly<Record<string, unknown>> = {
  on: quiet,
  api: { request, cancel: done },
  drafts: watched('drafts'),
  files: watched('files'),
};
const bridge = new Proxy({}, { get: (_, name) => known[String(name)] ?? area });
Object.assign(window, { bridge });
