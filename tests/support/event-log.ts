import type { HostEvent } from '../chromium-host/messages.ts';

type OfType<T extends HostEvent['type']> = Extract<HostEvent, { type: T }>;

export type EventLog = {
  readonly events: readonly HostEvent[];
  add: (event: HostEvent) => void;
  /** Returns the next event of this type that no earlier call returned; waits for it up to `timeout` ms. */
  next: <T extends HostEvent['type']>(type: T, timeout?: number) => Promise<OfType<T>>;
};

/** What the program did to the world outside its window, in order. */
export function createEventLog(): EventLog {
  const events: HostEvent[] = [];
  const given = new Set<HostEvent>();
  const waiting = new Set<() => void>();

  const take = <T extends HostEvent['type']>(type: T): OfType<T> | undefined => {
    const found = events.find((event): event is OfType<T> => event.type === type && !given.has(event));
    if (found) given.add(found);
    return found;
  };

  return {
    events,
    add: (event) => {
      events.push(event);
      for (const look of [...waiting]) look();
    },
    next: (type, timeout = 30_000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = take(type);
          if (!found) return;
          waiting.delete(look);
          clearTimeout(late);
          resolve(found);
        };
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no '${type}' within ${timeout} ms; seen: ${events.map((event) => event.type).join(', ')}`));
        }, timeout);
        waiting.add(look);
        look();
      }),
  };
}
