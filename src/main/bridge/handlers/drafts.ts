import type { Drafts } from '../../drafts/drafts.ts';
import type { Handlers } from '../router.ts';

/** Calls about drafts: input that has not been sent. */
export function draftsHandlers(drafts: Drafts): Pick<Handlers, `drafts.${string}` & keyof Handlers> {
  return {
    'drafts.save': ({ scope, record, value, ...details }) => drafts.save({ scope, record }, value, details),
    'drafts.load': (place) => drafts.load(place),
    'drafts.remove': (place) => drafts.remove(place),
    'drafts.list': () => drafts.list(),
  };
}
