import { NODES } from './nodes.ts';

// Loaded before everything else: in the gallery there is no main process. A call answers that it is done, and nothing
// more; the API knows one tree.
type Request = { path: string; query?: { parent_id?: number | null } };

function answer({ path, query }: Request): unknown {
  const id = Number(path.split('/').at(-1));
  if (Number.isInteger(id)) return NODES.find((node) => node.id === id);
  return { data: NODES.filter(({ parent_id }) => parent_id === (query?.parent_id ?? null)) };
}

const done = () => Promise.resolve({ ok: true, value: null });
const api = { request: (input: Request) => Promise.resolve({ ok: true, value: answer(input) }), cancel: done };
const area = new Proxy({}, { get: () => done });
const bridge = new Proxy({}, { get: (_, name) => (name === 'on' ? () => () => {} : name === 'api' ? api : area) });
Object.assign(window, { bridge });
