import { defineRoute, type Route } from '../http/route.ts';

/** Reading: beside role and district_id it has id, username, full_name and region_id. */
const profile = defineRoute('E001', {
  handler: ({ user: { id, username, role, full_name, region_id, district_id } }) => ({
    id,
    username,
    role,
    full_name,
    region_id,
    district_id,
  }),
});

export const profileRoutes: readonly Route[] = [profile];
