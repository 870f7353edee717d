import type { DraftPlace } from '@shared/drafts.ts';
import { offered } from './offered.ts';

const keyOf = ({ scope, record }: DraftPlace) => `draft ${scope} ${record}`;

/** Drafts, which survive a reload of the page, as in the program. */
export const DRAFTS = offered({
  'drafts.save': ({ value, before, doubt, unlessKept, ...place }) => {
    if (unlessKept && sessionStorage.getItem(keyOf(place)) !== null) return;
    sessionStorage.setItem(keyOf(place), JSON.stringify({ value, before, doubt, savedAt: Date.now() }));
  },
  'drafts.load': (place) => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'),
  'drafts.remove': (place) => {
    sessionStorage.removeItem(keyOf(place));
  },
});
