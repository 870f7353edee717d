import type { JournalNote } from '@shared/journal.ts';
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
  /** Fields of a form that is sent as one, instead of a body. */
  form?: unknown;
  fields?: unknown;
};

/** The statuses of a refusal; none where no answer arrives. */
const STATUSES = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  server: 500,
  'unexpected-shape': 200,
  network: undefined,
  timeout: undefined,
  cancelled: undefined,
} as const;

/** An answer by which the platform refuses a call: what it says, if anything. `network`: its answer is lost. */
export class Refusal {
  readonly said: string | undefined;
  readonly kind: keyof typeof STATUSES;
  readonly status: number | undefined;
  constructor(said?: string, kind: Refusal['kind'] = 'invalid', status: number | undefined = STATUSES[kind]) {
    this.said = said;
    this.kind = kind;
    this.status = status;
  }
}

/** Whether no answer has arrived. */
export const isCut = ({ kind }: Refusal): boolean => kind === 'network' || kind === 'timeout';
/** Whether a call may have been carried out: no answer has arrived, or none that can be read. */
export const isUnknown = (refusal: Refusal): boolean => isCut(refusal) || refusal.kind === 'unexpected-shape';

/** What the platform says of itself in a refusal. */
export const SAID = 'Platforma shunday dedi';
/** Every way in which a call that changes something may fail; cut before or after the platform had it is the same here. */
export const REFUSALS: readonly (readonly [how: string, refusal: Refusal])[] = [
  ['400', new Refusal()],
  ['400 with a message', new Refusal(SAID)],
  ['403', new Refusal(SAID, 'forbidden')],
  ['404', new Refusal(undefined, 'not-found')],
  ['409', new Refusal(SAID, 'invalid', 409)],
  ['500', new Refusal(undefined, 'server')],
  ['a page instead of an answer', new Refusal(undefined, 'unexpected-shape')],
  ['no answer', new Refusal(undefined, 'network')],
  ['no answer in time', new Refusal(undefined, 'timeout')],
];

/**
 * The platform's answers by the path of the call, behind its method unless that is GET; a function is given the query. Any
 * other path is not found.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** A note for the journal, and what was sent with it. */
export type Noted = { note: JournalNote; sent: Readonly<Record<string, unknown>> };

/** The answers of the drawing in hand, the calls that it has made, what it has noted, and the drafts, marks and files it has kept. */
export const platform: { answers: Answers; calls: Call[]; noted: Noted[]; kept: unknown[] } = {
  ...{ answers: {}, calls: [], noted: [], kept: [] },
};

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

const given = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== undefined));

const refused = ({ kind, said: serverMessage, status }: Refusal) => ({ kind, ...given({ serverMessage, status }) });

type Request = Partial<Call> & { path: string; journal?: JournalNote; [more: string]: unknown };

function request({ path, method = 'GET', query = {}, language, body, form, fields, journal: note }: Request) {
  if (note) platform.noted.push({ note, sent: { ...(body as object | undefined), ...(form as object | undefined) } });
  const more = { language, body, form, fields, ...(method !== 'GET' && { method }) };
  platform.calls.push({ path, query: given(query), ...given(more) });
  const said = platform.answers[method === 'GET' ? path : `${method} ${path}`];
  const answer = typeof said === 'function' ? said(given(query)) : said;
  if (answer === undefined) return Promise.resolve({ ok: false, error: { kind: 'not-found' } });
  if (answer instanceof Refusal) return Promise.resolve({ ok: false, error: refused(answer) });
  return answered(answer);
}

const AREAS: Readonly<Record<string, object>> = {
  api: area({ request }),
  app: area({ info: () => answered({ ...INFO, ...(platform.answers.info as object | undefined) }) }),
  drafts: area({ save: ({ value }: { value: unknown }) => answered(void platform.kept.push(value)) }),
  // What a person keeps here is what the answers say under its name.
  keeps: area({ load: ({ name }: { name: string }) => answered(platform.answers[`keep ${name}`] ?? null) }),
  support: area({
    saveFile: () => answered(void platform.kept.push('support file')),
    checkNetwork: () => answered(platform.answers.network ?? null),
  }),
  invest: area({ setup: () => answered(platform.answers.setup ?? null) }),
  // Where the platform reads the chronology from, main alone knows.
  chronology: area({ update: () => request({ method: 'POST', path: 'chronology' }) }),
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
