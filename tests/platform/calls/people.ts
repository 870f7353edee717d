import { ADMIN, type CallEntry, call, MODERATION, PLACES } from './entry.ts';

/** Managers, population and citizens: spec 001 §7. */
export const peopleCalls: readonly CallEntry[] = [
  call('E151', 'GET /api/v1/managers', ADMIN, { query: 'region_id role search district_id limit offset' }),
  call('E152', 'GET /api/v1/managers/{id}', ADMIN),
  call('E153', 'POST /api/v1/managers', ADMIN, { body: 'id fullname role district_id region_id pinfl quarter_id' }),
  call('E154', 'PUT /api/v1/managers/{id}', ADMIN, { body: 'id fullname role district_id region_id pinfl quarter_id' }),
  call('E155', 'DELETE /api/v1/managers/{id}', ADMIN),
  call('E156', 'GET /api/v1/users/managers/excel', ADMIN),
  call('E157', 'GET /api/v1/users/region-managers/excel', ADMIN),
  call('E158', 'GET /api/v1/district-managers/excel', ADMIN),
  call('E159', 'GET /api/v1/quarter-moderators/excel', ADMIN),
  call('E160', 'GET /api/v1/quarter-managers/excel', ADMIN),
  call('E161', 'POST /api/v1/moderators/sync-excel', ADMIN, { multipart: 'file' }),
  call('E162', 'POST /api/v1/users/region-managers-sync', ADMIN, { multipart: 'file' }),
  call('E163', 'POST /api/v1/district-managers/sync-excel', ADMIN, { multipart: 'file' }),
  call('E164', 'POST /api/v1/quarter-managers/excel', ADMIN, { multipart: 'file' }),
  call('E165', 'POST /api/v1/quarter-moderators/sync-excel', ADMIN, { multipart: 'file' }),
  // For adding and editing no role is stated; there is no delete (Z-083).
  call('E166', 'GET /api/v1/citizens-count', PLACES, { query: 'region_id district_id year limit offset' }),
  call('E167', 'GET /api/v1/citizens-count/years', PLACES),
  call('E168', 'GET /api/v1/citizens-count/{id}', PLACES),
  call('E169', 'POST /api/v1/citizens-count', PLACES, { body: 'citizens_count region_id district_id year' }),
  call('E170', 'PUT /api/v1/citizens-count/{id}', PLACES, { body: 'citizens_count region_id district_id year' }),
  call('E171', 'GET /api/v1/citizens-count/excel', ADMIN, { query: 'year' }),
  call('E172', 'POST /api/v1/citizens-count/sync-excel', ADMIN, { multipart: 'file year' }),
  call('E173', 'GET /api/v1/users', ADMIN, { query: 'role search limit offset region_id district_id' }),
  call('E174', 'GET /api/v1/users/{id}', ADMIN),
  call('E175', 'PUT /api/v1/users/{id}', ADMIN, {
    body: 'fullname region_id district_id profession phone_number gender pinfl',
  }),
  call('E176', 'DELETE /api/v1/users/{id}', ADMIN),
  call('E177', 'POST /api/v1/moderation-results', MODERATION, { body: 'board_id region_id district_id file_uid' }),
  call('E178', 'PATCH /api/v1/moderation-results/{id}', MODERATION, { body: 'file_uid' }),
];
