import type { Profile } from './session.ts';

/**
 * Key of a person, stable across sessions and runs: the owner of drafts, journal, views and downloads at this
 * workstation. If the platform gives neither id nor username, role, place and name identify the person; a derived region
 * is no part of it, as it is not known at every start.
 */
export function personOf({ id, username, full_name, role, region_id, region_derived, district_id }: Profile): string {
  const region = region_derived ? null : region_id;
  return String(id ?? username ?? [role, region ?? '', district_id ?? '', full_name ?? ''].join('|'));
}
