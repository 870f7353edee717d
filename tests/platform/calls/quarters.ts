import { ADMIN, type CallEntry, call, PLACES } from './entry.ts';

/** A quarter's form. */
const QUARTER =
  'title district_id citizen_count account_number_id id_number_id status financial_status additional_quarter_id';

/** Quarters with their numbers, quarterly reports and the budgets of districts: spec 001 §7. */
export const quartersCalls: readonly CallEntry[] = [
  call('E130', 'GET /api/v1/quarters', 'staff', { query: 'district_id region_id status' }),
  call('E131', 'GET /api/v1/quarters/{id}', PLACES),
  call('E132', 'POST /api/v1/quarters', ADMIN, { body: QUARTER }),
  call('E133', 'PUT /api/v1/quarters/{id}', PLACES, { body: QUARTER }),
  call('E134', 'DELETE /api/v1/quarters/{id}', ADMIN),
  call('E135', 'GET /api/v1/quarter-id-numbers/select', PLACES, { query: 'region_id district_id' }),
  call('E136', 'GET /api/v1/quarter-acc-numbers/select', PLACES, { query: 'region_id district_id' }),
  call('E137', 'GET /api/v1/quarter-id-numbers/excel', ADMIN),
  call('E138', 'GET /api/v1/quarter-acc-numbers/excel', ADMIN),
  call('E139', 'GET /api/v1/quarters-excel', ADMIN),
  call('E140', 'POST /api/v1/quarter-acc-numbers/sync-excel', ADMIN, { multipart: 'file' }),
  call('E141', 'POST /api/v1/quarter-id-numbers/sync-excel', ADMIN, { multipart: 'file' }),
  call('E142', 'POST /api/v1/quarters-excel', ADMIN, { multipart: 'file' }),
  call('E143', 'POST /api/v1/state-budget/recess-quarters/upload-excel', ADMIN, { multipart: 'file board_id' }),
  call('E144', 'GET /api/v1/moderators/quarterly-reports', PLACES, {
    query: 'season quarter region_id district_id limit offset',
  }),
  call('E145', 'GET /api/v1/quarterly-reports/{id}', PLACES),
  call('E146', 'POST /api/v1/quarterly-reports', PLACES, { body: 'region_id district_id season quarter file_id' }),
  call('E147', 'PUT /api/v1/quarterly-reports/{id}', PLACES, { body: 'region_id district_id season quarter file_id' }),
  call('E148', 'DELETE /api/v1/quarterly-reports/{id}', PLACES),
  call('E149', 'GET /api/v1/quarterly-reports/excel', PLACES, { query: 'season quarter region_id' }),
  call('E150', 'POST /api/v1/district-budgets/sync-excel', ADMIN, { multipart: 'board_id file' }),
];
