import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from '../../tests/e2e/support/downloads.ts';
import { canMount, mountDisk, unmountDisk } from '../../tests/support/small-disk.ts';
import { audit } from './audit/audit.ts';
import { gather } from './audit/evidence.ts';
import { type Ground, startGround } from './ground.ts';
import { count, createLedger, type Ledger } from './ledger.ts';
import { type Heap, isFlat, measureHeap } from './memory.ts';
import { comeBack } from './people/come-back.ts';
import { type Person, seat } from './people/person.ts';
import { takeRecords } from './people/records.ts';
import { PEOPLE, planFor } from './plan.ts';
import { workOff } from './run-person.ts';
import { weatherFor } from './weather.ts';

const PAPERS = 6;
const PAPER_BYTES = 700_000;
const DISK = '300m';

/** The result of a run; `disks`: whether disks could be filled up or write-protected. */
export type Outcome = { found: readonly string[]; ledger: Ledger; calls: number; heap: Heap | null; disks: boolean };

/** A new diary: one line per event, with the time in ms since the beginning. */
function diaryIn(folder: string): Ledger['diary'] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = Date.now();
  return (line) => appendFileSync(join(folder, 'diary.log'), `${Date.now() - begun} ${line}\n`);
}

async function putPapers(ground: Ground): Promise<Map<string, string>> {
  const papers = new Map<string, string>();
  for (let nth = 0; nth < PAPERS; nth += 1) {
    const content = randomBytes(PAPER_BYTES);
    papers.set(await putFile(await ground.up(), content), createHash('sha256').update(content).digest('hex'));
  }
  return papers;
}

/** Restarts the person's program, so that the audit sees only what is on the disk. */
async function startAnew(person: Person): Promise<void> {
  await comeBack(person);
  await person.start();
  await comeBack(person);
}

async function heapOf(person: Person, minutes: number, address: string): Promise<Heap | null> {
  try {
    return await measureHeap(person.page, minutes, address);
  } catch (error) {
    person.ledger.broken.push(`the heap could not be measured: ${error}`);
    return null;
  }
}

/** Lets three people work for `minutes` while everything goes wrong; then audits everything. */
export async function chaos({
  seed,
  minutes,
  results,
}: {
  seed: number;
  minutes: number;
  /** Folder for the diary of the run, the programs' logs, and screenshots of stuck windows. */
  results: string;
}): Promise<Outcome> {
  const plan = planFor(seed, minutes);
  const ledger = createLedger(diaryIn(results));
  const disks = canMount();
  const ground = await startGround(weatherFor(seed, (name) => count(ledger, `call: ${name}`)));
  // A short path, because it contains sockets.
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const people: Person[] = [];
  const mounted: string[] = [];
  try {
    const records = takeRecords(await ground.up());
    const papers = await putPapers(ground);
    for (const name of PEOPLE) {
      const own = join(folder, name.slice(0, 1));
      const disk = join(own, 'd');
      await mkdir(disk, { recursive: true });
      if (disks) {
        mountDisk(disk, DISK);
        mounted.push(disk);
      }
      people.push(await seat(name, { ground, ledger, folder: own, disk }));
    }
    for (const person of people) await person.start();
    for (const person of people) await comeBack(person);
    await ground.storm();
    const until = Date.now() + minutes * 60_000;
    const means = { records, papers: [...papers.keys()], results, until, disks };
    await Promise.all(people.map((person) => workOff(person, plan[person.name], means)));
    await ground.calm();
    for (const person of people) await startAnew(person);
    const [row] = records.toType.reject;
    const moderator = people.find(({ name }) => name === 'moderator');
    const evidence = await gather(people, { ground, ledger, papers });
    const before = ledger.broken.length;
    const address = `/app/initiatives?board=${row?.board_id}&search=${row?.public_id}&sub_stage=ALL`;
    const heap = moderator ? await heapOf(moderator, minutes, address) : null;
    const found = [...audit(evidence), ...ledger.broken.slice(before)];
    if (heap && !isFlat(heap))
      found.push(`the heap grew from ${heap.before.toFixed(1)} to ${heap.after.toFixed(1)} MB`);
    return { found, ledger, calls: ground.calls().length, heap, disks };
  } finally {
    for (const { app } of people) await app.kill().catch(() => undefined);
    for (const { name, profile } of people)
      await cp(join(profile, 'logs'), join(results, name), { recursive: true }).catch(() => undefined);
    for (const disk of mounted) unmountDisk(disk);
    await ground.close();
    await rm(folder, { recursive: true, force: true });
  }
}
