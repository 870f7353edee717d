import type { Bridge } from '@shared/bridge/bridge.ts';
import type { CallInput, CallOutput } from '@shared/bridge/contract.ts';
import type { DraftPlace } from '@shared/drafts.ts';

const keyOf = ({ scope, record }: DraftPlace) => `draft ${scope} ${record}`;

/**
 * The drafts of the gallery: as in the program they outlive a page that is loaded anew. `answer` gives what the function
 * gives, unless calls below `drafts` are troubled.
 */
export function draftsBehind(
  answer: (path: string, work: () => unknown) => Promise<unknown>,
): Readonly<Record<Exclude<keyof Bridge['drafts'], 'list'>, unknown>> {
  return {
    save: ({ value, ...place }: CallInput<'drafts.save'>) =>
      answer('drafts', () => sessionStorage.setItem(keyOf(place), JSON.stringify({ value, savedAt: Date.now() }))),
    load: (place: DraftPlace) =>
      answer('drafts', (): CallOutput<'drafts.load'> => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null')),
    remove: (place: DraftPlace) => answer('drafts', () => sessionStorage.removeItem(keyOf(place))),
  };
}
