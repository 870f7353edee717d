import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readPlace, writePlace } from '@/domains/initiative/links/address.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { useNotices } from '@/kit/notices.ts';
import { useHere } from '@/kit/use-here.ts';
import { keptOf, keptText, restoredQueue } from './kept-queue.ts';
import { oneReading } from './one-reading.ts';
import { openQueue } from './open-queue.ts';
import { afterDecision, type Direction, type Entry, type Found, indexOf, joinedQueue, type Queue } from './queue.ts';
import type { QueueSource } from './queue-source.ts';
import { useKeeping, useKeptQueue } from './use-kept.ts';

/** Queue of initiatives. */
export type InitiativeQueue = Queue<Initiative>;
type Change = (queue: InitiativeQueue) => InitiativeQueue;

type Options = {
  source: QueueSource<Initiative>;
  /** Storage key of the progress, for a reload of the page. */
  slot: string;
  /** Whether this person can decide on the initiative now. */
  waits: (initiative: Initiative) => boolean;
  /** Whether a decision on the initiative is being sent. */
  isUnderWay: (id: number) => boolean;
};

/**
 * Queue of initiatives, with navigation. The id of the entry in view is kept in the address. Remount for another source.
 */
export function useQueue({ source, slot, waits, isUnderWay }: Options) {
  const notices = useNotices();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [start] = useState(() => readPlace(address));
  const [worked, setWorked] = useState<InitiativeQueue>();
  const kept = keptOf(useKeptQueue(slot));

  const opening = useQuery({
    queryKey: ['review-queue', slot, start],
    queryFn: () => openQueue({ source, start, kept, waits }),
    // Never reread, also not when the line returns: the desk works on its own copy.
    staleTime: 'static',
    gcTime: 0,
  });

  const queue = worked ?? opening.data;
  useKeeping(slot, queue && keptText(queue));
  const latest = useRef(queue);
  latest.current = queue;
  const change = useCallback((step: Change) => {
    if (!latest.current) return;
    latest.current = step(latest.current);
    setWorked(latest.current);
  }, []);

  const join = useEffectEvent((found: Found<Initiative>) =>
    // Entries decided before a reload of the page get their marks back whenever they are read.
    change((queue) => restoredQueue(joinedQueue(queue, found), kept, [], waits)),
  );
  const [extend] = useState(() =>
    oneReading(async (direction) => {
      const now = latest.current;
      if (!now || (direction === 'forward' ? now.after : now.before) === 0) return;
      join(await source.readOn(now, direction));
    }),
  );

  // Local state: the router applies a new address in a later task, and the desk must follow the keys at once.
  const [shown, setShown] = useState(start.at);
  const shownNow = useRef(shown);
  const found = queue ? indexOf(queue, shown) : -1;
  const first = queue ? Math.min(Math.max(0, start.row - queue.before), queue.entries.length - 1) : -1;
  const index = found >= 0 ? found : first;

  /** Whether the desk is still in view: a late answer must not touch the address or the notices of another page. */
  const here = useHere();
  const failed = (error: unknown) => {
    if (here.current) notices.failure(error, "Navbatning davomi yuklanmadi. Qayta urinib ko'ring.");
  };

  const show = (id: number) => {
    const now = latest.current;
    if (!now || !here.current) return;
    shownNow.current = id;
    setShown(id);
    // What is being sent leaves the list, as far as can be foreseen.
    const stays = ({ item, gone }: Entry<Initiative>) => !gone && !isUnderWay(item.id);
    const ahead = now.entries.slice(0, indexOf(now, id)).filter(stays).length;
    setAddress((present) => writePlace({ at: id, row: now.before + ahead }, present), { replace: true, state });
  };

  /** Moves one entry forward or back, reading more of the list if needed. */
  const move = async (by: 1 | -1) => {
    const from = latest.current && indexOf(latest.current, shownNow.current) >= 0 ? shownNow.current : undefined;
    const id = from ?? queue?.entries[index]?.item.id;
    if (id === undefined) return;
    const target = () => latest.current?.entries[indexOf(latest.current, id) + by]?.item.id;
    const begun = shownNow.current;
    try {
      if (target() === undefined) {
        await extend(by > 0 ? 'forward' : 'back');
        // Meanwhile the person may have gone elsewhere, or begun to type in a dialog about the entry in view.
        if (shownNow.current !== begun || inFrontNow() !== null) return;
      }
    } catch (error) {
      failed(error);
    }
    const next = target();
    if (next !== undefined) show(next);
  };

  /**
   * Moves from an entry that is decided, or whose decision is under way, to the next one that is neither. Returns false if
   * the view stays: none is left, the rest cannot be read, the person has moved on, or the entry is undecided or has no
   * other mark than `before`. Default of `before`: none.
   */
  const goOn = async (id: number, before: Entry<Initiative>['mark'] = null): Promise<boolean> => {
    const decided = latest.current?.entries[indexOf(latest.current, id)];
    if (!isUnderWay(id) && (decided?.mark === null || decided?.mark === before)) return false;
    const [begun, behind] = [shownNow.current, inFrontNow()];
    try {
      for (;;) {
        const now = latest.current;
        const next = now && afterDecision(now, indexOf(now, id), isUnderWay);
        if (!next) return false;
        if ('id' in next) {
          show(next.id);
          return true;
        }
        await extend(next.read);
        // Meanwhile the person may have gone elsewhere, or opened another dialog.
        if (shownNow.current !== begun || ![null, behind].includes(inFrontNow())) return false;
      }
    } catch (error) {
      failed(error);
      return false;
    }
  };

  const readAhead = useEffectEvent((direction: Direction) => void extend(direction).catch(() => undefined));
  const length = queue?.entries.length ?? 0;
  useEffect(() => {
    if (length > 0 && index >= length - source.near) readAhead('forward');
    if (length > 0 && index < source.near) readAhead('back');
  }, [source, index, length]);

  return { queue, opening, index, change, show, move, goOn, isUnderWay };
}
