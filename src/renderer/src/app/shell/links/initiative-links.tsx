import { useInitiativeLinks } from './use-initiative-links.ts';

/** Opens what other programs link to, inside of the providers that it asks. */
export function InitiativeLinks() {
  useInitiativeLinks();
  return null;
}
