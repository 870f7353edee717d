import { cp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import type { ProtocolRun } from '@shared/protocols.ts';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../platform/faults.ts';
import { until } from '../../../support/until.ts';
import { PROTOCOL, protocolsForEach, RULE, UPLOAD } from './protocols-for-each.ts';

const at = protocolsForEach();

const names = (count: number) => Array.from({ length: count }, (_, nth) => `Protokol ${nth + 1}.pdf`);
const stepsOf = (run: ProtocolRun | null) => run?.items.map(({ step }) => step);
const PUT = { method: 'PUT', path: new RegExp(`^${PROTOCOL}/`) };
const POST = { method: 'POST', path: UPLOAD };

type Program = Awaited<ReturnType<typeof at.start>>;

/** Ends a program as a power cut would: nothing that it writes from now on stays. */
async function kill({ protocols }: Program): Promise<void> {
  const lists = join(at.home, 'lists');
  const asTheyAre = join(at.home, 'as they are');
  // A list that is still being written does not count.
  await cp(lists, asTheyAre, { recursive: true, filter: (path) => !path.endsWith('.tmp') });
  await protocols.end();
  await rm(lists, { recursive: true });
  await cp(asTheyAre, lists, { recursive: true });
}

/** Asserts that every district of the list has its file once, by the platform's own table. */
function expectEachOnce(orders: readonly { row: number }[]): void {
  const rows = at.rows();
  const given = orders.map(({ row }) => at.nameOf(rows.find(({ id }) => id === row)?.file ?? null));
  expect(given).toEqual(names(orders.length));
  const ours = rows.filter(({ file }) => String(at.nameOf(file)).startsWith('Protokol '));
  expect(ours).toHaveLength(orders.length);
}

async function refusal(work: Promise<unknown>): Promise<AppError> {
  return work.then(
    () => {
      throw new Error('it was not refused');
    },
    (error: unknown) => AppError.from(error),
  );
}

describe('wF3: every district has its file once', () => {
  test('without faults: two calls for each file, two files at a time, confirmed by the platform', async () => {
    const { protocols, choose, ended, told } = await at.start();
    const orders = await choose(names(7));
    await protocols.send(at.board, orders);
    await ended();
    expectEachOnce(orders);
    expect(await protocols.current()).toMatchObject({ board: at.board, going: false, confirmed: 7, problem: null });
    expect([at.count('POST', UPLOAD), at.count('PUT', PROTOCOL), at.count('GET', PROTOCOL)]).toEqual([7, 7, 2]);
    const underWay = told.map((run) => stepsOf(run)?.filter((step) => step === 'sending' || step === 'attaching'));
    expect(Math.max(...underWay.map((steps) => steps?.length ?? 0))).toBe(2);
    expect(JSON.stringify(told), 'the page gets no path').not.toContain(at.home);
  });

  // At most three: all faults may hit one file, whose call is tried four times.
  test.each<[string, Fault]>([
    ['a platform that is busy', { kind: 'status', status: 503, match: PUT, times: 3 }],
    ['a gateway without its platform', { kind: 'status', status: 502, match: POST, times: 3 }],
    ['connections cut while files are sent', { kind: 'drop-upload', bytes: 300, match: POST, times: 3 }],
    ['answers of the file service cut off', { kind: 'drop-mid-body', match: POST, times: 2 }],
    ['connections cut before the answer', { kind: 'drop', match: PUT, times: 3 }],
    ['answers that are lost after the file was attached', { kind: 'drop-mid-body', match: PUT, times: 3 }],
  ])('with %s', async (_, fault) => {
    const { protocols, choose, ended } = await at.start();
    at.platform.faults.add(fault);
    const orders = await choose(names(6));
    await protocols.send(at.board, orders);
    await ended();
    expect(stepsOf(await protocols.current())).toEqual(orders.map(() => 'done'));
    expectEachOnce(orders);
  });

  test.each<[string, Fault]>([
    ['while files are sent', { kind: 'hold', until: new Promise(() => undefined), match: POST }],
    ['between sending and attaching', { kind: 'hold', until: new Promise(() => undefined), match: PUT }],
    ['after a file was attached, before the answer', { kind: 'stall', match: PUT }],
  ])('after a program that was killed %s', async (_, fault) => {
    const first = await at.start();
    const orders = await first.choose(names(8));
    let seen = 0;
    at.platform.faults.add({ ...fault, when: () => ++seen > 3 });
    await first.protocols.send(at.board, orders);
    const { match } = fault;
    await until(() => at.count(match?.method as string, match === PUT ? PROTOCOL : UPLOAD) >= 5);
    await kill(first);
    at.platform.faults.clear();
    const uploads = at.count('POST', UPLOAD);

    const second = await at.start();
    const left = await second.protocols.current();
    expect(left).toMatchObject({ going: false, confirmed: null });
    const uploaded = left?.items.filter((item) => item.uploaded).length ?? 0;
    await second.protocols.resume(null);
    await second.ended();
    expect(await second.protocols.current()).toMatchObject({ confirmed: 8 });
    expectEachOnce(orders);
    expect(at.count('POST', UPLOAD), 'what was uploaded is only attached').toBe(uploads + 8 - uploaded);
    const unknown = (await second.journal.list({ from: 0, to: Number.MAX_SAFE_INTEGER })).filter(
      ({ outcome, settled }) => outcome.state === 'unknown' && settled === undefined,
    );
    expect(unknown, 'nothing is left to be checked by hand').toEqual([]);
  });

  test('after a session that ended in the middle', async () => {
    const first = await at.start();
    const orders = await first.choose(names(8));
    at.platform.faults.add({ kind: 'expired-token', match: PUT, times: 1, when: () => at.count('PUT', PROTOCOL) > 3 });
    await first.protocols.send(at.board, orders);
    await until(async () => (await first.protocols.current().catch(() => null)) === null);
    await first.protocols.end();

    const second = await at.start();
    const run = await second.protocols.current();
    expect(stepsOf(run)?.filter((step) => step === 'done').length).toBeLessThan(8);
    await second.protocols.resume(null);
    await second.ended();
    expect(await second.protocols.current()).toMatchObject({ confirmed: 8 });
    expectEachOnce(orders);
  });

  test('after a session that ended in the middle and began anew, where no keychain keeps the list', async () => {
    const { protocols, choose, ended, signInAgain } = await at.start({ hasKeychain: false });
    const orders = await choose(names(8));
    at.platform.faults.add({ kind: 'expired-token', match: PUT, times: 1, when: () => at.count('PUT', PROTOCOL) > 3 });
    await protocols.send(at.board, orders);
    await until(async () => (await protocols.current().catch(() => null)) === null);

    await signInAgain();
    const steps = stepsOf(await protocols.current());
    expect(steps).toHaveLength(8);
    expect(steps).toContain('done');
    expect(steps).toContain('queued');
    await protocols.resume(null);
    await ended();
    expect(await protocols.current()).toMatchObject({ confirmed: 8 });
    expectEachOnce(orders);
  });

  test('with a platform that stays away: four tries, uploads are not repeated, and one press resumes', async () => {
    const { protocols, choose, ended } = await at.start();
    const orders = await choose(names(2));
    const back = at.platform.faults.add({ kind: 'status', status: 503, match: PUT });
    await protocols.send(at.board, orders);
    await ended();
    const run = await protocols.current();
    expect(run?.items).toEqual(orders.map(() => expect.objectContaining({ step: 'failed', uploaded: true, tries: 4 })));
    expect(at.count('PUT', PROTOCOL)).toBe(8);
    back();
    await protocols.resume([run?.items[0]?.id ?? '']);
    await ended();
    expect(stepsOf(await protocols.current())).toEqual(['done', 'failed']);
    await protocols.resume(null);
    await ended();
    expectEachOnce(orders);
    expect(at.count('POST', UPLOAD)).toBe(2);
  });
});

describe('obstacles', () => {
  test('a district that got a file meanwhile keeps it', async () => {
    const { protocols, choose, ended } = await at.start();
    const orders = await choose(names(2));
    const row = orders[0]?.row ?? 0;
    at.replace(row);
    await protocols.send(at.board, orders);
    await ended();
    expect(stepsOf(await protocols.current())).toEqual(['taken', 'done']);
    expect(at.rows().find(({ id }) => id === row)?.file).toBe('abc');
    expect(at.count('PUT', `${PROTOCOL}/${row}`)).toBe(0);
  });

  test('a district whose file another office has replaced before the last read is not confirmed', async () => {
    const { protocols, choose, ended } = await at.start();
    const orders = await choose(names(2));
    at.platform.faults.add({
      ...{ kind: 'latency', ms: 0, match: { method: 'GET', path: PROTOCOL } },
      when: () => {
        if (at.count('PUT', PROTOCOL) >= 2) at.replace(orders[0]?.row);
        return true;
      },
    });
    await protocols.send(at.board, orders);
    await ended();
    const run = await protocols.current();
    expect(stepsOf(run)).toEqual(['taken', 'done']);
    expect(run?.confirmed).toBe(1);
  });

  test('a protocol that the person saw is replaced, and the journal names the former file', async () => {
    const { protocols, take, write, ended, journal } = { ...(await at.start()), write: at.write };
    const [file] = await take([await write('Protokol 1.pdf')], RULE);
    const there = at.rows().find((row) => row.file !== null);
    if (!file || !there) throw new Error('nothing to replace');
    await protocols.send(at.board, [at.orderOf(file, there)]);
    await ended();
    const now = at.rows().find(({ id }) => id === there.id)?.file ?? null;
    expect(at.nameOf(now)).toBe('Protokol 1.pdf');
    const [entry] = await journal.list({ from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(entry).toMatchObject({
      action: 'protocol',
      subject: { kind: 'district', id: String(there.district), place: 'Viloyat' },
      board: at.board,
      before: { protocol_id: there.id, file_id: there.file },
      expect: { file_id: now },
      outcome: { state: 'done' },
    });
  });

  test('stopping begins no further file; files in flight arrive', async () => {
    const { protocols, choose, ended } = await at.start();
    const orders = await choose(names(6));
    const release = at.platform.faults.hold({ match: PUT });
    await protocols.send(at.board, orders);
    await until(() => at.count('PUT', PROTOCOL) === 2);
    protocols.stop();
    release();
    await ended();
    const steps = stepsOf(await protocols.current());
    expect(steps).toEqual(['done', 'done', 'queued', 'queued', 'queued', 'queued']);
    expect(at.count('POST', UPLOAD)).toBe(2);
  });

  test('stopping ends a pause between tries: the file waits, uploaded but not attached', async () => {
    const { protocols, choose, ended } = await at.start({ pauses: [60_000, 60_000, 60_000] });
    const orders = await choose(names(1));
    at.platform.faults.add({ kind: 'status', status: 503, match: PUT });
    await protocols.send(at.board, orders);
    await until(() => at.count('PUT', PROTOCOL) === 1);
    protocols.stop();
    await ended();
    expect((await protocols.current())?.items[0]).toMatchObject({ step: 'queued', uploaded: true });
  });

  test('a refusal is reported at once, with the message of the platform', async () => {
    const { protocols, choose, ended } = await at.start();
    at.platform.faults.add({ kind: 'status', status: 422, message: 'Fayl yaroqsiz', match: PUT });
    await protocols.send(at.board, await choose(names(1)));
    await ended();
    const item = (await protocols.current())?.items[0];
    expect(item).toMatchObject({ step: 'failed', tries: 1, error: { status: 422, serverMessage: 'Fayl yaroqsiz' } });
  });

  test('a file whose content has changed since is asked for again; another file takes its place', async () => {
    const first = await at.start();
    const held = at.platform.faults.add({ kind: 'status', status: 503, match: { method: 'GET', path: PROTOCOL } });
    const orders = await first.choose(names(2));
    await first.protocols.send(at.board, orders);
    await first.ended();
    expect(await first.protocols.current()).toMatchObject({ going: false, problem: { kind: 'server' } });
    held();
    await first.protocols.end();
    await at.write('Protokol 1.pdf', '%PDF-1.4 another one');
    const second = await at.start();
    await second.protocols.resume(null);
    await second.ended();
    const run = await second.protocols.current();
    expect(stepsOf(run)).toEqual(['changed', 'done']);
    const [file] = await second.take([await at.write('Protokol 1.pdf')], RULE);
    await second.protocols.replace(run?.items[0]?.id ?? '', file?.id ?? '');
    await second.protocols.resume(null);
    await second.ended();
    expectEachOnce(orders);
  });

  test('a file written anew between the drop and the sending is told, even with its length and time as they were', async () => {
    const { protocols, take, ended } = await at.start();
    const paths = [await at.write('Protokol 1.pdf'), await at.write('Protokol 2.pdf')];
    const writtenAt = 1_700_000_000;
    for (const path of paths) await utimes(path, writtenAt, writtenAt);
    const free = at.rows().filter(({ file }) => file === null);
    const orders = (await take(paths, RULE)).map((file, nth) => at.orderOf(file, free[nth]));
    const [path = ''] = paths;
    await writeFile(path, (await readFile(path)).fill(' ', 20));
    await utimes(path, writtenAt, writtenAt);
    await protocols.send(at.board, orders);
    await ended();
    expect(stepsOf(await protocols.current())).toEqual(['changed', 'done']);
    expect(at.count('POST', UPLOAD)).toBe(1);
  });

  test('a file of another length than at the drop: no list begins', async () => {
    const { protocols, choose } = await at.start();
    const orders = await choose(names(2));
    await at.write('Protokol 2.pdf', '%PDF-1.4 another one');
    expect(await refusal(protocols.send(at.board, orders))).toMatchObject({ kind: 'file', detail: 'gone' });
    expect(await protocols.current()).toBeNull();
  });

  test('wF2: two files for one district, and a second list before the first is finished, are refused', async () => {
    const { protocols, choose, ended } = await at.start();
    const [one, two] = await choose(names(2));
    if (!one || !two) throw new Error('no files');
    const twice = await refusal(protocols.send(at.board, [one, { ...two, row: one.row }]));
    expect(twice).toMatchObject({ kind: 'bad-call' });
    at.platform.faults.add({ kind: 'status', status: 403, match: PUT });
    await protocols.send(at.board, [one]);
    await ended();
    expect(await refusal(protocols.send(at.board, [two]))).toMatchObject({ kind: 'bad-call' });
    await protocols.drop();
    expect(await protocols.current()).toBeNull();
    expect(at.count('PUT', PROTOCOL)).toBe(1);
  });

  test('wF2: of two lists that are sent at once, while their files are being read, one is refused', async () => {
    const { protocols, choose, ended } = await at.start();
    const [one, two] = await choose(names(2));
    if (!one || !two) throw new Error('no files');
    const sent = await Promise.allSettled([protocols.send(at.board, [one]), protocols.send(at.board, [two])]);
    const refused = sent.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { kind: 'bad-call' } }]);
    await ended();
    expect(at.count('PUT', PROTOCOL)).toBe(1);
  });
});

test('a list whose session ends while its files are being read is not sent', async () => {
  const { protocols, choose } = await at.start();
  const sent = protocols.send(at.board, await choose(names(2)));
  protocols.belongTo(null);
  expect(await refusal(sent)).toMatchObject({ kind: 'unauthorized' });
  await protocols.end();
  expect(at.count('PUT', PROTOCOL)).toBe(0);
});

describe('where the journal cannot be read', () => {
  test('the list is sent and confirmed all the same', async () => {
    // A link to itself: neither a folder nor missing.
    await symlink('journal', join(at.home, 'journal'));
    const { protocols, choose, ended, journal } = await at.start();
    await protocols.send(at.board, await choose(names(2)));
    await ended();
    expect(await protocols.current()).toMatchObject({ confirmed: 2, problem: null });
    await expect(journal.list({ from: 0, to: Number.MAX_SAFE_INTEGER })).rejects.toMatchObject({ kind: 'file' });
  });
});

describe('the list on the disk', () => {
  test('is sealed, not shown to another person, and removed once it is dropped', async () => {
    const { protocols, choose, ended } = await at.start();
    at.platform.faults.add({ kind: 'status', status: 403, match: PUT });
    await protocols.send(at.board, await choose(['Andijon maxfiy.pdf']));
    await ended();
    await protocols.end();
    const lists = join(at.home, 'lists');
    const files = (await readdir(lists, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files).toHaveLength(1);
    const bytes = await readFile(join(files[0]?.parentPath ?? '', files[0]?.name ?? ''), 'latin1');
    for (const clear of ['Andijon', 'Tuman', at.home]) expect(bytes).not.toContain(clear);

    const other = await at.start({ user: 'moderator' });
    expect(await other.protocols.current()).toBeNull();
    const again = await at.start();
    expect((await again.protocols.current())?.items).toMatchObject([{ name: 'Andijon maxfiy.pdf', step: 'failed' }]);
    await again.protocols.drop();
    expect((await readdir(lists, { recursive: true })).filter((name) => name.endsWith('.sealed'))).toEqual([]);
  });
});
