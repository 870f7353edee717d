import type { Profile } from '@shared/session.ts';

/** Key of a person that stays the same across sessions and runs. */
export const personOf = ({ id, username, role }: Profile): string => String(id ?? username ?? role);
