import { z } from 'zod';
import { memoryOf } from '@/session/remembered.ts';
import { ALONE, DESK_PATH, readPlace } from './address.ts';

/** Most initiatives that can be chosen for one queue: screens that offer the choice refuse more, with a message. */
const MOST_CHOSEN = 500;
/** Whether so many initiatives can be opened as one queue. */
export const isQueueOf = (count: number): boolean => count > 0 && count <= MOST_CHOSEN;
/** How many chosen queues are remembered, for Back: the latest. */
const REMEMBERED = 10;

const schema = z.array(z.object({ name: z.string(), ids: z.array(z.int()).max(MOST_CHOSEN) }));

function remembered(): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(memoryOf('chosen initiatives').read() ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * URL of the desk with the initiatives of these ids, in this order, without duplicates; the first 500. Only the ids are
 * remembered, until the program ends. With the router state `{ fromList: true }` Esc goes back to where they were
 * chosen.
 */
export function chosenAddress(ids: readonly number[]): string {
  const name = crypto.randomUUID().slice(0, 8);
  const chosen = { name, ids: [...new Set(ids)].slice(0, MOST_CHOSEN) };
  memoryOf('chosen initiatives').write(JSON.stringify([chosen, ...remembered()].slice(0, REMEMBERED)));
  return `${DESK_PATH}?set=${name}`;
}

/** Content of a queue, by the address: a filtered list, its initiatives that wait for this person, or chosen ids. */
export type Choice =
  | { readonly is: 'list' | 'waiting' | 'lost' }
  | { readonly is: 'alone' | 'chosen'; readonly name: string; readonly ids: readonly number[] };

/** Reads the queue's content from the address; `lost`: chosen ids no longer remembered, such as after a restart. */
export function readChoice(address: URLSearchParams): Choice {
  const name = address.get('set');
  if (name === null) return { is: address.get('mine') === '1' ? 'waiting' : 'list' };
  if (name === ALONE) {
    const { at } = readPlace(address);
    return { is: 'alone', name: `${name} ${at}`, ids: at === null ? [] : [at] };
  }
  const ids = remembered().find((one) => one.name === name)?.ids;
  return ids ? { is: 'chosen', name, ids } : { is: 'lost' };
}
