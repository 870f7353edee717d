import { ADMIN, type CallEntry, type Callers, call } from './entry.ts';

/** B-008 */
const KINDERGARTENS: Callers = ['admin', 'region_manager'];

/** A kindergarten of a season. */
const KINDERGARTEN =
  'organization_id board_id quarter_id location power initial_value description last_repaired_year ' +
  'type_of_work technical_position images';

/** Organizations, roads, the organizations of indicators, and kindergartens: spec 001 §7, spec 002 §7. */
export const organizationsCalls: readonly CallEntry[] = [
  call('E179', 'GET /api/v1/organizations/pagination', ADMIN, {
    query: 'limit offset organization_type region_id district_id',
  }),
  call('E180', 'GET /api/v1/organizations/{id}', ADMIN),
  call('E181', 'POST /api/v1/organizations', ADMIN, { body: 'title organization_type region_id district_id inn' }),
  call('E182', 'PUT /api/v1/organizations/{id}', ADMIN, { body: 'title organization_type region_id district_id inn' }),
  call('E183', 'DELETE /api/v1/organizations/{id}', ADMIN),
  call('E184', 'PATCH /api/v1/organizations/status-toggle/{id}', ADMIN),
  call('E185', 'GET /api/v1/organizations/excel', ADMIN),
  call('E186', 'POST /api/v1/organizations/sync', ADMIN, { multipart: 'file' }),
  call('E187', 'POST /api/v1/roads/sync-excel', ADMIN, { multipart: 'file board_id' }),
  call('E188', 'GET /api/v1/roads/excel', ADMIN, { query: 'board_id' }),
  call('E189', 'GET /api/v1/indicators/organizations', ADMIN, { query: 'offset limit' }),
  call('E190', 'GET /api/v1/indicators/organizations/{id}', ADMIN),
  call('E191', 'POST /api/v1/indicators/organizations', ADMIN, { body: 'title asbo_id inn logo is_active is_archive' }),
  call('E192', 'PUT /api/v1/indicators/organizations/{id}', ADMIN, {
    body: 'title asbo_id inn logo is_active is_archive',
  }),
  call('E193', 'DELETE /api/v1/indicators/organizations/{id}', ADMIN),
  call('E264', 'GET /api/v1/kindergardens', KINDERGARTENS, {
    query: 'board_id district_id region_id search limit offset',
  }),
  call('E265', 'GET /api/v1/kindergardens/{id}', KINDERGARTENS),
  call('E266', 'POST /api/v1/kindergardens', KINDERGARTENS, { body: KINDERGARTEN }),
  call('E267', 'PUT /api/v1/kindergardens/{id}', KINDERGARTENS, { body: KINDERGARTEN }),
  call('E268', 'DELETE /api/v1/kindergardens/{id}', KINDERGARTENS),
  call('E269', 'GET /api/v1/kindergardens/excel/export', KINDERGARTENS, { query: 'board_id' }),
  call('E270', 'GET /api/v1/quarter-payments/excel', ADMIN, { query: 'fin_year' }),
];
