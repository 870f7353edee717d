import type { Initiative } from './initiative.ts';

/** Forms about one initiative that keep a draft, by the action that opens them. */
export const DRAFT_SCOPES = {
  accept: 'initiative-accept',
  reject: 'initiative-reject',
  deny: 'initiative-deny',
  edit: 'initiative-edit',
  location: 'initiative-location',
  registry: 'initiative-registry',
  'invest-id': 'initiative-invest-id',
  ban: 'initiative-ban',
} as const;

/** Decisions on one initiative, by the scopes under which they are known to be sent; a confirmation has no draft. */
export const DECISION_SCOPES = [
  DRAFT_SCOPES.accept,
  DRAFT_SCOPES.reject,
  DRAFT_SCOPES.deny,
  'initiative-confirm',
] as const satisfies readonly string[];

/** Where it is known that a confirmation is being sent. */
export const confirmPlace = ({ id }: Pick<Initiative, 'id'>) => ({ scope: 'initiative-confirm', record: String(id) });

/** Scope, record and title of the draft of an action's form about an initiative. */
export const draftOf = (action: keyof typeof DRAFT_SCOPES, { id, title }: Pick<Initiative, 'id' | 'title'>) => ({
  scope: DRAFT_SCOPES[action],
  record: String(id),
  title,
});
