import { describe, expect, test } from 'vitest';
import { withoutSending } from '../../../../src/main/bridge/outdated.ts';
import type { Handlers } from '../../../../src/main/bridge/router.ts';
import { type CallName, contract } from '../../../../src/shared/bridge/contract.ts';

const NAMES = Object.keys(contract) as CallName[];

/** Handlers that return their own name. */
const handlers = Object.fromEntries(NAMES.map((name) => [name, async () => name])) as unknown as Handlers;
const outdated = withoutSending(handlers) as Record<CallName, (input?: unknown) => Promise<unknown>>;

/** Calls that reach the platform or the code exchange of the sign-on; add each new one here. */
const STOPPED: CallName[] = [
  'session.signInWithPassword',
  'session.signInWithSso',
  'api.request',
  'chronology.update',
  'files.upload',
  'files.openCopy',
  'downloads.start',
  'downloads.retry',
  'protocols.resume',
  'protocols.send',
];

describe('a program that is too old', () => {
  test.each(STOPPED)('sends nothing by %s', async (name) => {
    await expect(outdated[name]()).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test.each(NAMES.filter((name) => !STOPPED.includes(name)))('still answers %s', async (name) => {
    expect(await outdated[name]()).toBe(name);
  });
});
