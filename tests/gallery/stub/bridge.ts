import type { AppErrorData } from '@shared/errors.ts';
import { draftsBehind } from './drafts.ts';
import { RECORDS } from './records.ts';
import type { Call, Route } from './route.ts';
import { TREES } from './trees.ts';
import { filesBehind, pickNext, UPLOADS } from './uploads.ts';

// Loaded before everything else: in the gallery there is no main process. The API answers by its routes; any other call
// answers that it is done, and nothing more.
const ROUTES: readonly Route[] = [...TREES, ...RECORDS, ...UPLOADS];

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
  /** What the next file dialogs give. */
  pickNext: typeof pickNext;
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
  pickNext,
};

/** What `work` gives, unless calls of this path are troubled. */
async function answer(path: string, work: () => unknown): Promise<unknown> {
  const trouble = troubles.find((one) => path.startsWith(one.path));
  if (trouble?.error) return { ok: false, error: trouble.error };
  if (trouble) await release.promise;
  return { ok: true, value: work() ?? null };
}

function request(call: Call): Promise<unknown> {
  window.stub.calls.push(call);
  const { method = 'GET', path } = call;
  return answer(path, () => {
    for (const route of ROUTES) {
      const caught = (route.method ?? 'GET') === method ? route.path.exec(path) : null;
      if (caught) return route.answer(call, ...caught.slice(1));
    }
    return null;
  });
}

const done = () => Promise.resolve({ ok: true, value: null });
const quiet = () => () => {};
const area = new Proxy({}, { get: () => done });
const known: Readonly<Record<string, unknown>> = {
  on: quiet,
  api: { request, cancel: done },
  drafts: draftsBehind(answer),
  files: filesBehind(request),
};
const bridge = new Proxy({}, { get: (_, name) => known[String(name)] ?? area });
Object.assign(window, { bridge });
