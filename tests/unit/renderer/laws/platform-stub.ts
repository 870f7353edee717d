import { vi } from 'vitest';

/**
 * A call to the platform as the page makes it; parameters without a value are left out, as the main process does.
 * Default method: GET. `fields`: those of an upload, beside its file.
 */
export type Call = {
  path: string;
  query: Readonly<Record<string, unknown>>;
  language?: string;
  method?: string;
  body?: unknown;
  fields?: unknown;
};

/** An answer by which the platform refuses a call: what it says, if anything. `network`: its answer is lost. */
export class Refusal {
  readonly said: string | undefined;
  readonly kind: 'invalid' | 'network';
  constructor(said?: string, kind: Refusal['kind'] = 'invalid') {
    this.said = said;
    this.kind = kind;
  }
}

/**
 * The platform's answers by the path of the call, behind its method unless that is GET; a function is given the query. Any
 * other path is not found.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** The answers of the drawing in hand, and the calls that it has made. */
export const platform: { answers: Answers; calls: Call[] } = { answers: {}, calls: [] };

/** This installation's configuration: a public site, no preset place (Z-078). */
const INFO = {
  ...{ webUrl: 'https://site.uz', initiativePage: '/boards/{board_id}/initiatives/{id}' },
  ...{ organizationsRegionId: null, organizationsDistrictId: null },
};

const answered = (value: unknown) => Promise.resolve({ ok: true, value });
/** A call of the bridge that nothing here depends on. */
const idle = () => answered(null);
/** An area of the bridge: these calls, and all others idle. */
const area = (calls: object = {}) => new Proxy(calls, { get: (own, name) => Reflect.get(own, name) ?? idle });

const said = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== undefined));

const refused = ({ kind, said }: Refusal) => (kind === 'invalid' ? { status: 400, serverMessage: said } : {});

type Request = Partial<Call> & { path: string; [more: string]: unknown };

function request({ path, method = 'GET', query = {}, language, body, fields }: Request) {
  const more = { language, body, fields, ...(method !== 'GET' && { method }) };
  platform.calls.push({ path, query: said(query), ...said(more) });
  const answer = platform.answers[method === 'GET' ? path : `${method} ${path}`];
  if (answer === undefined) return Promise.resolve({ ok: false, error: { kind: 'not-found' } });
  if (answer instanceof Refusal)
    return Promise.resolve({ ok: false, error: { kind: answer.kind, ...refused(answer) } });
  return answered(typeof answer === 'function' ? answer(said(query)) : answer);
}

const AREAS: Readonly<Record<string, object>> = {
  api: area({ request }),
  app: area({ info: () => answered(INFO) }),
  // A chosen file is what the answers say under "preview".
  files: area({ upload: request, preview: () => answered(platform.answers.preview) }),
};

/** Makes the window of a program whose platform is the stub; before any module of the page is imported. */
export function stubWindow(): void {
  const bridge = new Proxy(
    { on: () => () => undefined },
    { get: (own, name) => Reflect.get(own, name) ?? AREAS[String(name)] ?? area() },
  );
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('window', { bridge, location: { pathname: '/' } });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
}
