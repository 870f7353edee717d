import type { Profile } from './session.ts';

/**
 * Key of a person, stable across sessions and runs: the owner of drafts, journal, views and downloads at this
 * workstation. If the platform gives neither id nor username, role, place and name identify the person.
 */
export const personOf = ({ id, username, full_name, role, region_id, district_id }: Profile): string =>
  String(id ?? username ?? [role, region_id ?? '', district_id ?? '', full_name ?? ''].join('|'));
