import { z } from 'zod';

/**
 * What can go wrong, as far as a person or a caller can act on it differently.
 * `network` and `timeout` never end a session; `unauthorized` always has by the time it is seen.
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
  'file', // the local disk: full, read-only, gone
  'internal', // a defect of this program
] as const;

// Marked pure, so that a page that only throws and catches `AppError` does not load zod for it.
export const appErrorSchema = /* @__PURE__ */ (() =>
  z.object({
    kind: z.enum(ERROR_KINDS),
    /** HTTP status, where an answer came. */
    status: z.number().int().optional(),
    /** The server's own `message` field, shown to the person where the specification says so. */
    serverMessage: z.string().optional(),
    /** For the log and the curious; never shown as the main text. */
    detail: z.string().optional(),
  }))();

/** An error in the form in which it crosses processes. */
export type AppErrorData = z.infer<typeof appErrorSchema>;
export type ErrorKind = AppErrorData['kind'];

/** The one error class of the program; `toJSON` is what crosses the bridge. */
export class AppError extends Error implements AppErrorData {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly serverMessage?: string;
  readonly detail?: string;

  constructor(data: AppErrorData, options?: ErrorOptions) {
    super(data.detail ?? data.serverMessage ?? data.kind, options);
    this.kind = data.kind;
    if (data.status !== undefined) this.status = data.status;
    if (data.serverMessage !== undefined) this.serverMessage = data.serverMessage;
    if (data.detail !== undefined) this.detail = data.detail;
  }

  /** The error as plain data, without its stack or cause. */
  toJSON(): AppErrorData {
    const { kind, status, serverMessage, detail } = this;
    return {
      kind,
      ...(status !== undefined && { status }),
      ...(serverMessage !== undefined && { serverMessage }),
      ...(detail !== undefined && { detail }),
    };
  }

  /** Any thrown value as an AppError; what is not one already is a defect (`internal`). */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    const detail = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return new AppError({ kind: 'internal', detail }, { cause: thrown });
  }
}
