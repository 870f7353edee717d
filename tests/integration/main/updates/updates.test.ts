import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdateClient } from '../../../../src/main/updates/client.ts';
import { createUpdates } from '../../../../src/main/updates/updates.ts';
import type { WhoUpdates } from '../../../../src/main/updates/who-updates.ts';
import type { UpdateOffer, UpdateState } from '../../../../src/shared/updates.ts';
import { logLines } from '../../../support/log-lines.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OFFER: UpdateOffer = { version: '1.1.0', notes: '', bytes: 3 };
const broken = () => Promise.reject(new Error('net::ERR_CONNECTION_RESET'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Updates over a feed that answers as the test sets; the jitter is in the middle of its range. */
function program({ who = { by: 'nsis' }, agrees = true }: { who?: WhoUpdates; agrees?: boolean } = {}) {
  const feed = {
    check: async (): Promise<UpdateOffer | null> => OFFER,
    download: async (onBytes: (bytes: number) => void): Promise<void> => onBytes(2),
    install: async () => undefined,
  } satisfies UpdateClient;
  const seen: UpdateState[] = [];
  const did: string[] = [];
  const updates = createUpdates({
    who,
    client: async () => {
      did.push('loaded');
      return {
        check: () => {
          did.push('asked');
          return feed.check();
        },
        download: (onBytes) => feed.download(onBytes),
        install: async () => {
          await feed.install();
          did.push('installed');
        },
      };
    },
    agree: async () => {
      did.push('asked the person');
      return agrees;
    },
    stay: () => did.push('stayed'),
    quit: () => did.push('quit'),
    onChange: (state) => seen.push(state),
    log: logLines().log,
    random: () => 0.5,
  });
  return { feed, seen, did, updates };
}

describe('checks by the program itself', () => {
  test('come some minutes after the start, and then daily', async () => {
    const { updates, did, seen, feed } = program();
    feed.check = async () => null;
    updates.start();
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    expect(did).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(did).toEqual(['loaded', 'asked']);
    expect(seen).toEqual([{ status: 'current' }]);
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(did).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(did).toEqual(['loaded', 'asked', 'asked']);
  });

  test('report nothing if they fail, and are retried within hours', async () => {
    const { updates, did, seen, feed } = program();
    feed.check = broken;
    updates.start();
    await vi.advanceTimersByTimeAsync(13 * MINUTE);
    expect([did, seen]).toEqual([['loaded', 'asked'], []]);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(did).toHaveLength(3);
  });

  test('offer a version and download nothing', async () => {
    const { updates, seen } = program();
    updates.start();
    await vi.advanceTimersByTimeAsync(13 * MINUTE);
    expect(seen).toEqual([{ status: 'available', offer: OFFER }]);
  });

  test('do not disturb a download that a person has begun meanwhile', async () => {
    const { updates, feed, seen } = program();
    const late = Promise.withResolvers<UpdateOffer | null>();
    updates.start();
    await updates.check();
    feed.check = () => late.promise;
    await vi.advanceTimersByTimeAsync(13 * MINUTE);
    await updates.download();
    late.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)?.status).toBe('ready');
  });

  test('end with the program', async () => {
    const { updates, did } = program();
    updates.start();
    updates.stop();
    await vi.advanceTimersByTimeAsync(50 * HOUR);
    expect(did).toEqual([]);
  });

  test('never happen where the administrator updates, nor does any other step', async () => {
    const { updates, did } = program({ who: { off: 'administrator' } });
    updates.start();
    await vi.advanceTimersByTimeAsync(50 * HOUR);
    expect(await updates.check()).toEqual({ status: 'off', reason: 'administrator' });
    await expect(updates.download()).rejects.toMatchObject({ kind: 'bad-call' });
    await expect(updates.install()).rejects.toMatchObject({ kind: 'bad-call' });
    expect(did).toEqual([]);
  });
});

describe('requests of a person', () => {
  test('check, download with progress, installation', async () => {
    const { updates, seen, did } = program();
    await updates.check();
    await updates.download();
    await updates.install();
    expect(seen).toEqual([
      { status: 'checking' },
      { status: 'available', offer: OFFER },
      { status: 'downloading', offer: OFFER, receivedBytes: 0 },
      { status: 'downloading', offer: OFFER, receivedBytes: 2 },
      { status: 'ready', offer: OFFER },
    ]);
    expect(did.slice(2)).toEqual(['asked the person', 'installed', 'quit']);
  });

  test('without agreement nothing is installed and the program does not quit', async () => {
    const { updates, did } = program({ agrees: false });
    await updates.check();
    await updates.download();
    expect(await updates.install()).toEqual({ status: 'ready', offer: OFFER });
    expect(did.slice(2)).toEqual(['asked the person']);
  });

  test('no version is downloaded before it is offered, or installed before it is downloaded', async () => {
    const { updates } = program();
    await expect(updates.download()).rejects.toMatchObject({ kind: 'bad-call' });
    await updates.check();
    await expect(updates.install()).rejects.toMatchObject({ kind: 'bad-call' });
  });

  test('an installer that does not start leaves the program open', async () => {
    const { updates, feed, did } = program();
    feed.install = () => Promise.reject(new Error('no'));
    await updates.check();
    await updates.download();
    expect(await updates.install()).toEqual({ status: 'failed', problem: 'not-started', offer: OFFER });
    expect(did.slice(2)).toEqual(['asked the person', 'stayed']);
  });

  test.each([
    ['checksum', 'ERR_CHECKSUM_MISMATCH'],
    ['signature', 'ERR_UPDATER_INVALID_SIGNATURE'],
  ])('an exchanged installer is reported as such: %s', async (problem, code) => {
    const { updates, feed } = program();
    feed.install = () => Promise.reject(Object.assign(new Error('no'), { code }));
    await updates.check();
    await updates.download();
    expect(await updates.install()).toEqual({ status: 'failed', problem, offer: OFFER });
  });

  test('an installation that is asked for twice asks and starts once', async () => {
    const { updates, did } = program();
    await updates.check();
    await updates.download();
    await Promise.all([updates.install(), updates.install()]);
    expect(did.slice(2)).toEqual(['asked the person', 'installed', 'quit']);
  });

  test('a check that fails says why', async () => {
    const { updates, feed } = program();
    feed.check = broken;
    expect(await updates.check()).toEqual({ status: 'failed', problem: 'network', offer: null });
  });

  test('a retry of a failed download begins with a new check of the feed', async () => {
    const { updates, feed, did } = program();
    feed.download = broken;
    await updates.check();
    expect(await updates.download()).toEqual({ status: 'failed', problem: 'network', offer: OFFER });
    const mended = { ...OFFER, version: '1.1.1' };
    feed.check = async () => mended;
    feed.download = async () => undefined;
    expect(await updates.download()).toEqual({ status: 'ready', offer: mended });
    expect(did).toEqual(['loaded', 'asked', 'asked']);
  });

  test('a version that was withdrawn meanwhile is no longer offered', async () => {
    const { updates, feed } = program();
    feed.download = broken;
    await updates.check();
    await updates.download();
    feed.check = async () => null;
    expect(await updates.download()).toEqual({ status: 'current' });
  });
});
