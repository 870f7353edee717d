/**
 * Kinds of failure that a person or a caller can act on differently. `network` and `timeout` never end a session; with
 * `unauthorized` the session is already over.
 */
export const ERROR_KINDS = [
  'network', // no answer: offline, refused, reset, DNS, proxy, certificate
  'timeout', // no answer in time
  'cancelled', // the caller gave up
  'unauthorized', // 401: the session is over
  'forbidden', // 403
  'not-found', // 404
  'invalid', // 400, 409, 413, 422: the server refused what was sent
  'server', // 5xx and everything else that is not a success
  'unexpected-shape', // an answer that does not parse
  'bad-call', // the bridge refused the caller's input or sender
  'locked', // the program is locked: the call was not made
  'file', // the local disk: full, read-only, gone
  'internal', // a defect of this program
] as const;

/** One of `ERROR_KINDS`. */
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The server's message about one field of what was sent: the field under the platform's name, such as `title.ru`. */
export type FieldMessage = { readonly path: string; readonly message: string };

/** An error as plain data, in the form in which it crosses processes (`error-schema.ts`). */
export type AppErrorData = {
  kind: ErrorKind;
  /** HTTP status, where an answer came. */
  status?: number | undefined;
  /** The server's own `message` field, shown to the person where the specification says so. */
  serverMessage?: string | undefined;
  /** The server's messages about single fields; absent where it names none. */
  fields?: readonly FieldMessage[] | undefined;
  /** For the log and the curious; never shown as the main text. */
  detail?: string | undefined;
  /** Stands in the log lines of this failure too; absent where nothing was logged. */
  number?: string | undefined;
  /** How long the platform asks to wait before the next call, in ms (`Retry-After`); absent where it names no time. */
  retryAfterMs?: number | undefined;
};

/** `detail` of a `file` error: the disk is full, or has too little room for the announced length. */
export const NO_SPACE = 'no-space';
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** Codes that only a disk gives, with or without a path. */
const DISK_CODES = new Set([...FULL_CODES, 'EIO', 'EROFS', 'EFBIG']);

/** The code of an operating system's error (`ENOENT`); null for any other value. */
function systemCode(thrown: unknown): string | null {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return /^E[A-Z0-9]+$/.test(code) ? code : null;
}

/** Why the disk refused, without the system's message, which holds a path: `NO_SPACE` or the system's code. */
export function diskReason(thrown: unknown): string {
  const code = systemCode(thrown);
  return code !== null && FULL_CODES.has(code) ? NO_SPACE : (code ?? 'disk');
}

/** The one error class of the program; `toJSON` gives the form that crosses the bridge. */
export class AppError extends Error implements AppErrorData {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly serverMessage?: string;
  readonly fields?: readonly FieldMessage[];
  readonly detail?: string;
  /** Given by the first place of the main process that logs the failure (`numbered`). */
  number?: string;
  readonly retryAfterMs?: number;

  constructor(data: AppErrorData, options?: ErrorOptions) {
    // The message goes to the log, so it is never the platform's, which may name persons.
    super(data.detail ?? data.kind, options);
    this.kind = data.kind;
    if (data.status !== undefined) this.status = data.status;
    if (data.serverMessage !== undefined) this.serverMessage = data.serverMessage;
    if (data.fields !== undefined) this.fields = data.fields;
    if (data.detail !== undefined) this.detail = data.detail;
    if (data.number !== undefined) this.number = data.number;
    if (data.retryAfterMs !== undefined) this.retryAfterMs = data.retryAfterMs;
  }

  /** The error as plain data, without its stack or cause. */
  toJSON(): AppErrorData {
    const { kind, status, serverMessage, fields, detail, number, retryAfterMs } = this;
    return {
      kind,
      ...(status !== undefined && { status }),
      ...(serverMessage !== undefined && { serverMessage }),
      ...(fields !== undefined && { fields }),
      ...(detail !== undefined && { detail }),
      ...(number !== undefined && { number }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  }

  /** The loggable part of the error: kind, number, and the status of a platform's answer or else our `detail`. */
  facts(): Pick<AppErrorData, 'kind' | 'status' | 'detail' | 'number'> {
    const { kind, status, detail, number } = this;
    return {
      kind,
      ...(status !== undefined && { status }),
      ...(status === undefined && detail !== undefined && { detail }),
      ...(number !== undefined && { number }),
    };
  }

  /**
   * Any thrown value as an AppError. Of a system error only the code is kept, because its message holds a path; a disk
   * error, or one with a path, is `file`. Any other value that is not an AppError is a defect (`internal`).
   */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    const code = systemCode(thrown);
    if (code !== null) {
      const isFile = DISK_CODES.has(code) || (thrown instanceof Error && 'path' in thrown);
      return new AppError({ kind: isFile ? 'file' : 'internal', detail: diskReason(thrown) }, { cause: thrown });
    }
    const detail = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return new AppError({ kind: 'internal', detail }, { cause: thrown });
  }
}

/** Statuses of a gateway that got no answer in time, or none at all: the platform may have carried out the call. */
const UNANSWERED: readonly number[] = [502, 504];

/** What is known of a failed call. */
type Failure = Pick<AppErrorData, 'kind' | 'status' | 'detail'>;

/** True if the certificate shown in the platform's place was refused, so that the call was not sent at all. */
export const isUntrusted = ({ kind, detail = '' }: Failure): boolean =>
  kind === 'network' && detail.includes('net::ERR_CERT_');

/**
 * True if no answer of the platform arrived, also where a gateway reports it: the change may or may not have been made,
 * so the person decides on a retry.
 */
export const hasNoAnswer = (error: Failure): boolean =>
  error.status === undefined
    ? (error.kind === 'network' && !isUntrusted(error)) || error.kind === 'timeout'
    : UNANSWERED.includes(error.status);

/**
 * True if a failed call may have made its change: no answer arrived, or an unreadable one, whose status, if any, is a
 * success.
 */
export const mayBeDone = (error: Failure): boolean => hasNoAnswer(error) || error.kind === 'unexpected-shape';

/** Status of a platform that asks for fewer calls (RFC 6585 §4). */
const TOO_MANY = 429;

/** Whether the platform applies its rate limit; this says nothing about the refused call itself. */
export const asksForFewer = ({ status }: Pick<AppErrorData, 'status'>): boolean => status === TOO_MANY;
