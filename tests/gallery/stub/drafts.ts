import type { CallInput, CallOutput } from '@shared/bridge/contract.ts';
import type { DraftPlace } from '@shared/drafts.ts';
import type { Call, Route } from './route.ts';

const keyOf = ({ scope, record }: DraftPlace) => `draft ${scope} ${record}`;
const placeIn = ({ body }: Call) => keyOf(body as DraftPlace);

/** Drafts, which as in the program outlive a page that is loaded anew; each call comes as a POST to its own name. */
export const DRAFTS: readonly Route[] = [
  {
    method: 'POST',
    path: /^drafts\.save$/,
    answer: (call) => {
      const { value } = call.body as CallInput<'drafts.save'>;
      sessionStorage.setItem(placeIn(call), JSON.stringify({ value, savedAt: Date.now() }));
    },
  },
  {
    method: 'POST',
    path: /^drafts\.load$/,
    answer: (call): CallOutput<'drafts.load'> => JSON.parse(sessionStorage.getItem(placeIn(call)) ?? 'null'),
  },
  { method: 'POST', path: /^drafts\.remove$/, answer: (call) => sessionStorage.removeItem(placeIn(call)) },
];
