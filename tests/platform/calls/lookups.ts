import type { CallEntry } from './entry.ts';

/** Files, and the lookups shared by many screens. */
export const lookupsCalls: readonly CallEntry[] = [
  { id: 'E006', method: 'POST', path: '/api/v2/info/file/upload', multipart: ['file'], roles: 'staff' },
  { id: 'E007', method: 'GET', path: '/api/v2/info/file/{hashId}', roles: 'staff' },
  { id: 'E008', method: 'GET', path: '/api/v1/boards', query: ['status', 'type'], roles: 'staff' },
  { id: 'E009', method: 'GET', path: '/api/v1/regions', roles: 'staff' },
  { id: 'E010', method: 'GET', path: '/api/v1/districts', query: ['region_id'], roles: 'staff' },
  { id: 'E011', method: 'GET', path: '/api/v1/districts/{id}', roles: 'staff' },
  { id: 'E012', method: 'GET', path: '/api/v1/initiative-categories', roles: 'staff' },
  {
    id: 'E013',
    method: 'GET',
    path: '/api/v1/organizations',
    query: ['district_id', 'organization_type'],
    roles: 'staff',
  },
];
