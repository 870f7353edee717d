import { ADMIN, type CallEntry, PLACES } from './entry.ts';

/** Quarterly reports and the budgets of districts: spec 001 §7. */
export const quarterlyReportCalls: readonly CallEntry[] = [
  {
    id: 'E144',
    method: 'GET',
    path: '/api/v1/moderators/quarterly-reports',
    query: ['season', 'quarter', 'region_id', 'district_id', 'limit', 'offset'],
    roles: PLACES,
  },
  { id: 'E145', method: 'GET', path: '/api/v1/quarterly-reports/{id}', roles: PLACES },
  {
    id: 'E146',
    method: 'POST',
    path: '/api/v1/quarterly-reports',
    body: ['region_id', 'district_id', 'season', 'quarter', 'file_id'],
    roles: PLACES,
  },
  {
    id: 'E147',
    method: 'PUT',
    path: '/api/v1/quarterly-reports/{id}',
    body: ['region_id', 'district_id', 'season', 'quarter', 'file_id'],
    roles: PLACES,
  },
  { id: 'E148', method: 'DELETE', path: '/api/v1/quarterly-reports/{id}', roles: PLACES },
  {
    id: 'E149',
    method: 'GET',
    path: '/api/v1/quarterly-reports/excel',
    query: ['season', 'quarter', 'region_id'],
    roles: PLACES,
  },
  {
    id: 'E150',
    method: 'POST',
    path: '/api/v1/district-budgets/sync-excel',
    multipart: ['board_id', 'file'],
    roles: ADMIN,
  },
];
