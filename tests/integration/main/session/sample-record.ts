import type { SessionRecord } from '../../../../src/main/session/record.ts';

/** A session as it is kept; its token is longer than a Windows credential may be. */
export const SAMPLE: SessionRecord = {
  access_token: `secret-access-${'x'.repeat(4000)}`,
  refresh_token: 'secret-refresh',
  role: 'moderator',
  user: {
    role: 'moderator',
    id: 7,
    username: 'moderator',
    full_name: 'Gʻulomov Oʻktam',
    region_id: 26,
    district_id: 1726,
  },
  shell: { collapsed: true, headerTitle: 'Tashabbuslar', breadcrumbs: [{ title: 'Bosh sahifa', path: '/app' }] },
  locked: false,
};
