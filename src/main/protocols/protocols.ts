import { randomUUID } from 'node:crypto';
import { AppError } from '@shared/errors.ts';
import { createLimit } from '@shared/limit.ts';
import { isUnfinished, type ProtocolRun } from '@shared/protocols.ts';
import { createQueue } from '../concurrency/queue.ts';
import { createUploads } from '../files/upload.ts';
import { chosenItem } from './chosen-item.ts';
import { createListSending, type Holder, shown } from './list-sending.ts';
import { openKept } from './open-kept.ts';
import type { Protocols, ProtocolsOptions } from './protocols-parts.ts';
import { type KeptItem, takenUp } from './run.ts';
import { createRunFile } from './run-file.ts';
import { PAUSES_MS } from './tries.ts';

/** Files opened at a time, when a list begins. */
const AT_ONCE = 4;

/** Throws `bad-call` while the person has a list that is not finished. */
function requireNoOther({ going, run }: Holder): void {
  if (going || (run && isUnfinished(run)))
    throw new AppError({ kind: 'bad-call', detail: 'another list is unfinished' });
}

/** Creates the sending of protocols. The list is saved, sealed, after each change and before the call that follows. */
export function createProtocols(options: ProtocolsOptions): Protocols {
  const { intake, journal, now, onChange, log, pauses = PAUSES_MS } = options;
  const queued = createQueue();
  const inTurn = createLimit(AT_ONCE);
  let holder: Promise<Holder> | null = null;
  let held: Holder | null = null;
  let owner: string | null = null;
  /** The lists of ended sessions, as they were left: without a keychain they are stored nowhere else. */
  const left = new Map<string, Promise<Holder>>();

  const findItem = (id: string): KeptItem => {
    const item = held?.run?.items.find((one) => one.id === id);
    if (!item) throw new AppError({ kind: 'bad-call', detail: 'no file of this id in the list' });
    return item;
  };
  const uploads = createUploads({
    ...{ api: options.api, sendBody: options.sendBody, onProgress: options.onProgress, log },
    intake: { open: async (id) => openKept(findItem(id)) },
    ...(options.limits && { limits: options.limits }),
  });
  const tell = (of: Holder) => of === held && onChange(shown(of));
  const keep = async (of: Holder): Promise<void> => {
    tell(of);
    const { run } = of;
    if (run) await queued(async () => of.run === run && (await of.file.save(run)));
  };

  const { start, halt } = createListSending({
    sender: { api: options.api, uploads, journal, pauses, now },
    ...{ uploads, keep, tell, log },
  });

  async function own(): Promise<Holder> {
    if (!holder) throw new AppError({ kind: 'unauthorized', detail: 'a list of files belongs to somebody' });
    return holder;
  }

  return {
    belongTo(person) {
      if (person === owner) return;
      const [who, before] = [owner, held];
      owner = person;
      held = null;
      holder = null;
      if (who !== null && before) {
        const ended = () => before;
        left.set(who, halt(before).then(ended, ended));
      }
      if (person === null) return;
      const file = createRunFile(options, person);
      const load = async (): Promise<Holder> => {
        // Awaited outside the queue: the sending that ends still queues its saves.
        const ended = await left.get(person);
        const kept = ended?.run ?? (await queued(file.load));
        return { file, run: kept && takenUp(kept), going: null, problem: null };
      };
      const mine = load();
      holder = mine;
      void mine.then((loaded) => {
        if (holder !== mine) return;
        held = loaded;
        tell(loaded);
      });
    },

    current: async () => shown(await own()),

    async send(board, orders) {
      const of = await own();
      requireNoOther(of);
      if (new Set(orders.map(({ row }) => row)).size < orders.length)
        throw new AppError({ kind: 'bad-call', detail: 'two files for one district' });
      const items = await Promise.all(orders.map((order) => inTurn(() => chosenItem(intake, order, randomUUID()))));
      // A slow share takes its time: meanwhile another list may have begun, or the session ended.
      requireNoOther(of);
      if (of !== held) throw new AppError({ kind: 'unauthorized', detail: 'the session ended while files were read' });
      of.run = { board, startedAt: now(), items, confirmed: null };
      await keep(of);
      // The session may have ended during the save; the list is then available after the next sign-in.
      if (of === held) start(of);
      return shown(of) as ProtocolRun;
    },

    async resume(ids) {
      const of = await own();
      for (const item of of.run?.items ?? []) {
        if (item.step !== 'failed' || !(ids?.includes(item.id) ?? true)) continue;
        item.step = 'queued';
        item.error = null;
      }
      await keep(of);
      if (of === held) start(of);
    },

    stop: () => held?.going?.stop.abort(),

    async replace(id, fileId) {
      const of = await own();
      const item = findItem(id);
      if (item.step !== 'changed') throw new AppError({ kind: 'bad-call', detail: 'this file needs no other' });
      const { path, name, bytes, mtimeMs, digest } = await chosenItem(intake, { ...item, fileId }, id);
      Object.assign(item, { path, name, bytes, mtimeMs, digest, step: 'queued', hash: null, error: null });
      await keep(of);
    },

    async drop() {
      const of = await own();
      await halt(of);
      of.run = null;
      of.problem = null;
      await queued(() => of.file.remove());
      tell(of);
    },

    busy: () => held?.going != null,

    async end() {
      if (held) await halt(held);
      await queued(async () => undefined);
    },
  };
}
