/** One call as it arrived and was answered. */
export type RecordedCall = {
  method: string;
  /** Path with its leading slash, without the query. */
  path: string;
  query: Record<string, unknown>;
  /** The language that was asked for by the header `hl`; null without it. */
  hl: string | null;
  /** Field names and values; secrets masked, files as name and size. */
  body: unknown;
  /** Who called; null without a valid token. */
  user: string | null;
  /** null while unanswered, or where the connection was cut before an answer. */
  status: number | null;
  /** From arrival to the last byte handed to the socket. */
  ms: number | null;
};

/** A call that the specification does not allow, with the reason in words. */
export type Violation = { method: string; path: string; status: number; reason: string };

/** Which calls are meant; what is left out matches everything. */
export type CallMatch = { method?: string | RegExp; path?: string | RegExp; status?: number };

export type Recorder = {
  calls(): RecordedCall[];
  violations(): Violation[];
  expectViolation(match: CallMatch): void;
  begin(call: RecordedCall): void;
  violation(violation: Violation): void;
};

const SECRET = /password|token|code_verifier|^code$/;

/** Whether a call is one of those meant; a text is compared whole. */
export function matches(match: CallMatch, call: { method: string; path: string; status?: number | null }): boolean {
  if (match.status !== undefined && match.status !== call.status) return false;
  return fits(match.method, call.method) && fits(match.path, call.path);
}

const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === text : wanted.test(text));

/** A body as it may be kept: secrets masked, long texts cut. */
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

/** Keeps every call, and apart from them every violation. */
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
