import type { Profile } from './session.ts';

/**
 * Key of a person that stays the same across sessions and runs: whose drafts, journal, views and downloads are at this
 * workstation. A platform that names neither id nor username leaves the name, role and place to tell people apart.
 */
export const personOf = ({ id, username, full_name, role, region_id, district_id }: Profile): string =>
  String(id ?? username ?? [role, region_id ?? '', district_id ?? '', full_name ?? ''].join('|'));
