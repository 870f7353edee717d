/** One call as received and answered. */
export type RecordedCall = {
  method: string;
  /** Path with leading slash, without the query. */
  path: string;
  query: Record<string, unknown>;
  /** The language of the header `hl`; null without it. */
  hl: string | null;
  /** Field names and values; secrets masked, files as name and size. */
  body: unknown;
  /** The caller's username; null without a valid token. */
  user: string | null;
  /** null while in flight, or if the connection was cut before an answer. */
  status: number | null;
  /** From arrival to the last byte handed to the socket. */
  ms: number | null;
};

/** A call that the specification forbids, with the reason in words. */
export type Violation = { method: string; path: string; status: number; reason: string };

/** Matches calls; an omitted field matches everything. */
export type CallMatch = { method?: string | RegExp; path?: string | RegExp; status?: number };

export type Recorder = {
  calls(): RecordedCall[];
  violations(): Violation[];
  expectViolation(match: CallMatch): void;
  begin(call: RecordedCall): void;
  violation(violation: Violation): void;
};

const SECRET = /password|token|code_verifier|^code$/;

/** True if a call matches; a text must match completely. */
export function matches(match: CallMatch, call: { method: string; path: string; status?: number | null }): boolean {
  if (match.status !== undefined && match.status !== call.status) return false;
  return fits(match.method, call.method) && fits(match.path, call.path);
}

const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === text : wanted.test(text));

/** A body for the record: secrets masked, long texts truncated. */
export function summary(body: unknown): unknown {
  if (Buffer.isBuffer(body)) return `<${body.length} bytes>`;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (SECRET.test(key)) return [key, '***'];
      return [key, typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value];
    }),
  );
}

/** Records every call and, separately, every violation. */
export function createRecorder(): Recorder {
  const calls: RecordedCall[] = [];
  const violations: Violation[] = [];
  const expected: CallMatch[] = [];
  return {
    calls: () => [...calls],
    violations: () => violations.filter((violation) => !expected.some((match) => matches(match, violation))),
    expectViolation: (match) => void expected.push(match),
    begin: (call) => void calls.push(call),
    violation: (violation) => void violations.push(violation),
  };
}
