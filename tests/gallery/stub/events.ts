import type { Bridge } from '@shared/bridge/bridge.ts';
import type { BridgeEvents, EventName } from '@shared/bridge/events.ts';

const heard = new EventTarget();

/** Listens to an event of the main process. */
export const on: Bridge['on'] = (event, listener) => {
  const hear = (told: Event) => told instanceof CustomEvent && listener(told.detail);
  heard.addEventListener(event, hear);
  return () => heard.removeEventListener(event, hear);
};

/** Emits an event of the main process. */
export const emit = <E extends EventName>(event: E, payload: BridgeEvents[E]): void => {
  heard.dispatchEvent(new CustomEvent(event, { detail: payload }));
};
