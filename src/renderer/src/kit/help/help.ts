import { useSyncExternalStore } from 'react';

/** What a failure leaves a person with, and on which there is more to say. */
export type HelpTopic = 'error-number' | 'unknown-outcome';

/** Shows what there is to say on a topic. */
type Help = (topic: HelpTopic) => void;

let offered: Help | null = null;
const listeners = new Set<() => void>();

function offer(help: Help | null): void {
  offered = help;
  for (const listener of listeners) listener();
}

/** Offers help on every topic, also beside notices, until the returned function is called. */
export function offerHelp(help: Help): () => void {
  offer(help);
  return () => {
    if (offered === help) offer(null);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const helpNow = () => offered;

/** Returns what shows help; null where none is offered, as before the sign-in. */
export const useHelp = (): Help | null => useSyncExternalStore(subscribe, helpNow, helpNow);
