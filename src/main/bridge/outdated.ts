import { AppError } from '@shared/errors.ts';
import type { Handlers } from './router.ts';

/** Calls that send something to the platform. */
const SENDING = [
  'api.request',
  'chronology.update',
  'downloads.retry',
  'downloads.start',
  'files.openCopy',
  'files.upload',
  'protocols.resume',
  'protocols.send',
  'session.signInWithPassword',
  'session.signInWithSso',
] as const satisfies (keyof Handlers)[];

const refuse = async (): Promise<never> => {
  throw new AppError({ kind: 'forbidden', detail: 'older than the least version that the office asks for' });
};

/** The handlers of a program that is too old: they refuse the calls of `SENDING`. */
export const withoutSending = (handlers: Handlers): Handlers => ({
  ...handlers,
  ...Object.fromEntries(SENDING.map((name) => [name, refuse])),
});
