import type { AppErrorData } from '@shared/errors.ts';
import type { Call, Route } from './route.ts';
import { TREES } from './trees.ts';

// Loaded before everything else: in the gallery there is no main process. The API answers by its routes; any other call
// answers that it is done, and nothing more.
const ROUTES: readonly Route[] = [...TREES];

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
};

declare global {
  interface Window {
    stub: Stub;
  }
}

type Trouble = { path: string; error?: AppErrorData };
let troubles: Trouble[] = [];
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
};

async function request(call: Call): Promise<unknown> {
  window.stub.calls.push(call);
  const trouble = troubles.find(({ path }) => call.path.startsWith(path));
  if (trouble?.error) return { ok: false, error: trouble.error };
  if (trouble) await release.promise;
  const { method = 'GET', path } = call;
  for (const route of ROUTES) {
    const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
    if (caught) return { ok: true, value: route.answer(call, ...caught.slice(1)) ?? null };
  }
  return { ok: true, value: null };
}

const done = () => Promise.resolve({ ok: true, value: null });
const quiet = () => () => {};
const area = new Proxy({}, { get: () => done });
const known: Readonly<Record<string, unknown>> = { on: quiet, api: { request, cancel: done } };
const bridge = new Proxy({}, { get: (_, name) => known[String(name)] ?? area });
Object.assign(window, { bridge });
