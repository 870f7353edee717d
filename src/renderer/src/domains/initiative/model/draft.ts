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

/** Scope, record and title of the draft of an action's form about an initiative. */
export const draftOf = (action: keyof typeof DRAFT_SCOPES, { id, title }: Pick<Initiative, 'id' | 'title'>) => ({
  scope: DRAFT_SCOPES[action],
  record: String(id),
  title,
});
