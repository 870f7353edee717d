import type { Profile } from '@shared/session.ts';

/** By what a person is known again, in another session and in another run. */
export const personOf = ({ id, username, role }: Profile): string => String(id ?? username ?? role);
