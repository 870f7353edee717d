import type { CallEntry } from '../calls/entry.ts';

/** An answer of the platform before it is sent. */
export type Answer = {
  readonly status: number;
  /** The JSON; undefined for no body. */
  readonly body: unknown;
  /** Media type. Default: JSON. */
  readonly type?: string;
};

/** The call that is answered. */
export type Asked = {
  /** The entry of the table of calls; undefined for an unknown call. */
  readonly call: CallEntry | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Whether it came by the path that this platform has instead of the documents'. */
  readonly moved: boolean;
  /** The caller's role; null without a valid token. */
  readonly role: string | null;
  /** The messages about single fields of a refusal, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
};

/** One way in which a platform may have decided otherwise than the program and this stand-in have read. */
export type Contrary = {
  /** Name by which a test switches it on. */
  readonly name: string;
  /** The readings that it contradicts; none where the documents are plain, and a platform may differ all the same. */
  readonly readings: readonly string[];
  /** What the contrary answer looks like. */
  readonly looks: string;
  /** Refuses a call before it is carried out. Default: never. */
  readonly refuses?: (asked: Asked) => Answer | undefined;
  /** Path, with the query, where the documents have what this platform has at another one. Default: where it came. */
  readonly moves?: (method: string, url: string) => string | undefined;
  /** The body as the documents write it, of one that this platform takes instead. Default: as it came. */
  readonly takes?: (body: unknown, asked: Asked) => unknown;
  /** Changes an answer at the edge of the server. Default: not at all. */
  readonly turns?: (answer: Answer, asked: Asked) => Answer;
};

/** Whether an answer is the success of a reading call with a body. */
const isRead = ({ status, body }: Answer, { call }: Asked): boolean =>
  call?.method === 'GET' && status === 200 && body !== undefined;

/** Changes the body of every reading call that succeeds. */
export const reading =
  (change: (body: unknown) => unknown): NonNullable<Contrary['turns']> =>
  (answer, asked) =>
    isRead(answer, asked) ? { ...answer, body: change(answer.body) } : answer;

/** Changes every value of an answer, from the inside out; undefined leaves it out. */
export function eachValue(value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      value.map((one) => eachValue(one, change, key)),
      key,
    );
  if (typeof value !== 'object' || value === null) return change(value, key);
  const inside = Object.entries(value).map(([name, one]) => [name, eachValue(one, change, name)]);
  return change(Object.fromEntries(inside.filter(([, one]) => one !== undefined)), key);
}
