import { useInitiativeLinks } from './use-initiative-links.ts';

/** Runs `useInitiativeLinks` inside the providers that it needs. */
export function InitiativeLinks() {
  useInitiativeLinks();
  return null;
}
