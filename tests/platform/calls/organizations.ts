import { ADMIN, type CallEntry } from './entry.ts';

/** Organizations, roads and the organizations of indicators: spec 001 §7, spec 002 §7. */
export const organizationsCalls: readonly CallEntry[] = [
  {
    id: 'E179',
    method: 'GET',
    path: '/api/v1/organizations/pagination',
    query: ['limit', 'offset', 'organization_type', 'region_id', 'district_id'],
    roles: ADMIN,
  },
  { id: 'E180', method: 'GET', path: '/api/v1/organizations/{id}', roles: ADMIN },
  {
    id: 'E181',
    method: 'POST',
    path: '/api/v1/organizations',
    body: ['title', 'organization_type', 'region_id', 'district_id', 'inn'],
    roles: ADMIN,
  },
  {
    id: 'E182',
    method: 'PUT',
    path: '/api/v1/organizations/{id}',
    body: ['title', 'organization_type', 'region_id', 'district_id', 'inn'],
    roles: ADMIN,
  },
  { id: 'E183', method: 'DELETE', path: '/api/v1/organizations/{id}', roles: ADMIN },
  { id: 'E184', method: 'PATCH', path: '/api/v1/organizations/status-toggle/{id}', roles: ADMIN },
  { id: 'E185', method: 'GET', path: '/api/v1/organizations/excel', roles: ADMIN },
  {
    id: 'E186',
    method: 'POST',
    path: '/api/v1/organizations/sync',
    multipart: ['file'],
    roles: ADMIN,
  },
  {
    id: 'E187',
    method: 'POST',
    path: '/api/v1/roads/sync-excel',
    multipart: ['file', 'board_id'],
    roles: ADMIN,
  },
  { id: 'E188', method: 'GET', path: '/api/v1/roads/excel', query: ['board_id'], roles: ADMIN },
  {
    id: 'E189',
    method: 'GET',
    path: '/api/v1/indicators/organizations',
    query: ['offset', 'limit'],
    roles: ADMIN,
  },
  { id: 'E190', method: 'GET', path: '/api/v1/indicators/organizations/{id}', roles: ADMIN },
  {
    id: 'E191',
    method: 'POST',
    path: '/api/v1/indicators/organizations',
    body: ['title', 'asbo_id', 'inn', 'logo', 'is_active', 'is_archive'],
    roles: ADMIN,
  },
  {
    id: 'E192',
    method: 'PUT',
    path: '/api/v1/indicators/organizations/{id}',
    body: ['title', 'asbo_id', 'inn', 'logo', 'is_active', 'is_archive'],
    roles: ADMIN,
  },
  { id: 'E193', method: 'DELETE', path: '/api/v1/indicators/organizations/{id}', roles: ADMIN },
];
