import type { DraftPlace } from '@shared/drafts.ts';
import { offered } from './offered.ts';

const keyOf = ({ scope, record }: DraftPlace) => `draft ${scope} ${record}`;

/** Drafts, which as in the program outlive a page that is loaded anew. */
export const DRAFTS = offered({
  'drafts.save': ({ value, before, ...place }) => {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ value, before, savedAt: Date.now() }));
  },
  'drafts.load': (place) => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'),
  'drafts.remove': (place) => {
    sessionStorage.removeItem(keyOf(place));
  },
});
