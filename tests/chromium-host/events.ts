import { EventEmitter } from 'node:events';
import type { Event } from 'electron';
import { notOffered } from './guard.ts';

type Listening = 'on' | 'once' | 'off' | 'addListener' | 'removeListener' | 'removeAllListeners';

/** The events of one Electron object. */
export type Events<T> = {
  /** The members for adding and removing listeners, to be spread into the object. */
  listening: Pick<T, Listening & keyof T>;
  emit: (event: string, ...args: unknown[]) => void;
  /** Emits an event; returns true if a listener prevented its default. `details` become members of the event. */
  emitPreventable: (event: string, details?: object, ...args: unknown[]) => boolean;
  heard: (event: string) => boolean;
};

/** An emitter of the events in `offered`; listening to any other event throws an error that names it. */
export function createEvents<T>(owner: string, offered: readonly string[]): Events<T> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(50);

  const checked = (method: Listening) =>
    function (this: unknown, event: string, listener: (...args: unknown[]) => void): unknown {
      if (!offered.includes(event)) throw notOffered(`event '${event}' of ${owner}`);
      emitter[method](event, listener);
      return this;
    };

  return {
    listening: {
      on: checked('on'),
      once: checked('once'),
      off: checked('off'),
      addListener: checked('addListener'),
      removeListener: checked('removeListener'),
      removeAllListeners: checked('removeAllListeners'),
    } as unknown as Pick<T, Listening & keyof T>,
    emit: (event, ...args) => void emitter.emit(event, ...args),
    emitPreventable: (name, details, ...args) => {
      const event = preventable(details);
      emitter.emit(name, event, ...args);
      return event.defaultPrevented;
    },
    heard: (event) => emitter.listenerCount(event) > 0,
  };
}

/** An event object whose default can be prevented. */
function preventable(details: object = {}): Event {
  let defaultPrevented = false;
  return Object.defineProperties(details, {
    defaultPrevented: { get: () => defaultPrevented },
    preventDefault: {
      value: () => {
        defaultPrevented = true;
      },
    },
  }) as Event;
}
