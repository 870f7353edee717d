import { vi } from 'vitest';

/** A call to the platform as the page makes it; parameters without a value are left out, as the main process does. */
export type Call = { path: string; query: Readonly<Record<string, unknown>>; language?: string };

/** An answer by which the platform refuses a call: what it says, if anything. */
export class Refusal {
  readonly said: string | undefined;
  constructor(said?: string) {
    this.said = said;
  }
}

/** The platform's answers by the path of the call; a function is given the query. Any other path is not found. */
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

type Request = { path: string; query?: Record<string, unknown>; language?: string };

function request({ path, query = {}, language }: Request) {
  platform.calls.push({ path, query: said(query), ...(language && { language }) });
  const answer = platform.answers[path];
  if (answer === undefined) return Promise.resolve({ ok: false, error: { kind: 'not-found' } });
  if (answer instanceof Refusal)
    return Promise.resolve({ ok: false, error: { kind: 'invalid', status: 400, serverMessage: answer.said } });
  return answered(typeof answer === 'function' ? answer(said(query)) : answer);
}

const AREAS: Readonly<Record<string, object>> = {
  api: area({ request }),
  app: area({ info: () => answered(INFO) }),
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
