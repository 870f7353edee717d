import { z } from 'zod';
import { appErrorSchema } from '../error-schema.ts';
import { appCalls } from './calls/app.ts';
import { filesCalls } from './calls/files.ts';
import { papersCalls } from './calls/papers.ts';
import { personCalls } from './calls/person.ts';
import { platformCalls } from './calls/platform.ts';
import { sessionCalls } from './calls/session.ts';

/**
 * Every call from the page to the main process: name, input, output. The main process parses input and output by these
 * schemas and rejects any mismatch.
 */
export const contract = {
  ...appCalls,
  ...sessionCalls,
  ...platformCalls,
  ...personCalls,
  ...filesCalls,
  ...papersCalls,
};

/** The types of `contract`, by the name of a call. */
export type Contract = typeof contract;
/** Name of a call. */
export type CallName = keyof Contract;
/** Input of a call, before it is parsed. */
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>;
/** Output of a call, after it is parsed. */
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>;

/** The answer to a call. Errors are returned, because a thrown error would lose its kind on the way. */
export const failureSchema = z.object({ ok: z.literal(false), error: appErrorSchema });
/** The answer to a call: its output, or the error. */
export type Answer<T> = { ok: true; value: T } | z.infer<typeof failureSchema>;
