import { performance } from 'node:perf_hooks';
import { callChannel } from '@shared/bridge/bridge.ts';
import { type Answer, type CallName, type CallOutput, type Contract, contract } from '@shared/bridge/contract.ts';
import { AppError, type AppErrorData } from '@shared/errors.ts';
import { isBounded } from '@shared/json.ts';
import type { z } from 'zod';
import { isAppUrl } from '../addresses/app-address.ts';
import { numbered } from '../diagnostics/error-number.ts';
import type { Log } from '../diagnostics/log.ts';

/**
 * A handler for every call of the contract, by name; a missing handler does not compile. A handler without output may
 * return nothing.
 */
export type Handlers = {
  [N in CallName]: (
    input: z.output<Contract[N]['input']>,
  ) => [CallOutput<N>] extends [undefined] ? Promise<void> : Promise<CallOutput<N>>;
};

/** The part of Electron's `IpcMainInvokeEvent` used here. */
export type CallEvent = {
  /** Null if the frame no longer exists. */
  senderFrame: { url: string; parent: unknown } | null;
  sender: { id: number };
};

/** The part of Electron's `ipcMain` used here. */
type CallRegistrar = {
  handle: (channel: string, listener: (event: CallEvent, input: unknown) => Promise<unknown>) => void;
};

/** Which windows may make a call, and the log of the calls. */
export type Gates = {
  ipc: CallRegistrar;
  /** True for the `webContents` id of a window that this program opened, and that may make this call. */
  isOurWindow: (senderId: number, call: string) => boolean;
  /** Whether the program is locked and this call has to wait: it is refused as `locked`. Default: it never is. */
  isHeld?: (call: string) => boolean;
  log: Log;
};

/**
 * Registers the handlers of the page's calls. Each call passes four gates: the sender (main frame of a window of ours,
 * on the app's own origin, the lock), the input and the output (the contract's schemas), and the log (name, duration,
 * outcome; never content). A failure is returned as an answer, with the number of its log line; it is never thrown across the
 * bridge.
 */
export function registerCalls({ handlers, ...gates }: Gates & { handlers: Handlers }): void {
  const register = <N extends CallName>(name: N) => {
    const handle: (input: z.output<Contract[N]['input']>) => Promise<unknown> = handlers[name];
    const { input, output } = contract[name];
    registerCall({ channel: callChannel(name), name, input, output, handle: handle as Handle, ...gates });
  };
  for (const name of Object.keys(contract) as CallName[]) register(name);
}

/** Longest description of a mismatched input or output, in characters. */
const MAX_DETAIL = 200;

/** Outcomes that are no trouble. */
const QUIET: ReadonlySet<string> = new Set(['ok', 'cancelled', 'locked']);

type Handle = (input: unknown) => Promise<unknown>;

/** Registers one channel behind the gates of `registerCalls`; `name` is used in the log. */
export function registerCall<I extends z.ZodType>({
  channel,
  name,
  input: inputSchema,
  output: outputSchema,
  handle,
  ipc,
  isOurWindow,
  isHeld = () => false,
  log,
}: Gates & {
  channel: string;
  name: string;
  input: I;
  output: z.ZodType;
  handle: (input: z.output<I>) => Promise<unknown>;
}): void {
  ipc.handle(channel, async (event, input): Promise<Answer<unknown>> => {
    const startedAt = performance.now();
    const report = (outcome: string, more: Pick<AppErrorData, 'detail' | 'number'> = {}) => {
      const facts = { call: name, ms: Math.round(performance.now() - startedAt), outcome, ...more };
      (QUIET.has(outcome) ? log.debug : log.warn)('call', facts);
    };
    try {
      checkSender(event, (id) => isOurWindow(id, name));
      if (isHeld(name)) throw new AppError({ kind: 'locked' });
      const value = await handle(parseInput(name, inputSchema, input));
      const answer: Answer<unknown> = { ok: true, value: parseOutput(name, outputSchema, value) };
      report('ok');
      return answer;
    } catch (thrown) {
      const error = numbered(AppError.from(thrown));
      const { kind, status: _, ...more } = error.facts();
      report(kind, more);
      if (kind === 'internal') log.error('defect in a handler', { call: name, number: error.number, error });
      return { ok: false, error: error.toJSON() };
    }
  });
}

function checkSender({ senderFrame, sender }: CallEvent, isOurWindow: (senderId: number) => boolean): void {
  const trusted = senderFrame !== null && senderFrame.parent === null && isAppUrl(senderFrame.url);
  if (!trusted || !isOurWindow(sender.id)) {
    throw new AppError({ kind: 'bad-call', detail: 'not called by the page of this program' });
  }
}

function parseInput<I extends z.ZodType>(name: string, schema: I, input: unknown): z.output<I> {
  // Checked before the schema, whose recursion may go as deep as the input.
  if (!isBounded(input)) throw new AppError({ kind: 'bad-call', detail: `${name}: too long or too deep` });
  const parsed = parseAnything(schema, input);
  if (!parsed) throw new AppError({ kind: 'bad-call', detail: `${name}: cannot be looked at` });
  // The input is the page's own; an issue's path and message name its fields, never their values.
  if (!parsed.success) throw new AppError({ kind: 'bad-call', detail: `${name}: ${firstIssue(parsed.error)}` });
  return parsed.data;
}

/** Undefined for a value that throws while it is parsed, such as one whose `length` is an object without prototype. */
function parseAnything<S extends z.ZodType>(schema: S, input: unknown) {
  try {
    return schema.safeParse(input);
  } catch {
    return undefined;
  }
}

function parseOutput(name: string, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new AppError({ kind: 'internal', detail: `${name} answers out of contract: ${firstIssue(parsed.error)}` });
  }
  return parsed.data;
}

function firstIssue({ issues }: z.ZodError): string {
  const issue = issues[0];
  return issue ? `${issue.path.join('.') || 'input'}: ${issue.message}`.slice(0, MAX_DETAIL) : 'invalid';
}
