import { ADMIN, type CallEntry, call, MODERATION } from './entry.ts';

/** A step of the works. */
const STEP =
  'initiative_id chronology_type address_document orderer_id manager_search_date lot_number estimate_document ' +
  'contractor_id final_sum final_sum_document finished_date';

/** The papers of customer and hand-over. */
const PAPERS =
  'id orderer_document_name orderer_document_file orderer_document_num orderer_document_date date_put_into_use ' +
  'received_org final_value';

/** A new investment object. The document masks the name of the first key; this name is the stand-in's (Z-075). */
const INVEST_OBJECT =
  'initiative_public_id object_name soato construction_type_id group_program_id forecast customer_inn ' +
  'customer_name execution_begin_year execution_end_year periodicity_id periodicity_name project_status_id ' +
  'project_status_name object_power funding_source_id work_type_id expense_type_id sphere_id network_id ' +
  'ministry_id';

/** Chronologies, orderers and contractors: spec 000 §7, spec 001 §7. */
export const chronologyCalls: readonly CallEntry[] = [
  call('E056', 'GET /api/v1/chronology', MODERATION, { query: 'initiative_id public_id' }),
  // Two forms use this call: the invest id, for the admin only, and the chronology of an initiative (Z-011).
  call('E057', 'POST /api/v1/chronology', MODERATION, { body: `public_id invest_object_id ${STEP}` }),
  call('E058', 'PUT /api/v1/chronology', MODERATION, { body: PAPERS }),
  call('E059', 'GET /api/v1/chronology/{id}', MODERATION),
  call('E060', 'PUT /api/v1/chronology/{id}', MODERATION, { body: STEP }),
  call('E061', 'DELETE /api/v1/chronology/{id}', MODERATION),
  call('E062', 'PUT /api/v1/chronology/update-deed', ADMIN, { body: 'public_id' }),
  call('E063', 'POST /api/v1/chronology/invest/', ADMIN, { body: INVEST_OBJECT }),
  // With basic authorization; the page offers it only to an admin (N-028).
  call('E064', 'POST /api/v1/chronology/scheduler/daily-updates', 'scheduler'),
  call('E065', 'GET /api/v1/chronology/orderers', MODERATION, { query: 'board_id limit offset search' }),
  call('E066', 'GET /api/v1/chronology/contractors', MODERATION, { query: 'board_id limit offset search' }),
  call('E067', 'POST /api/v1/chronology/orderers/sync', ADMIN, { multipart: 'board_id file' }),
  call('E068', 'POST /api/v1/chronology/contractors/sync', ADMIN, { multipart: 'board_id file' }),
];
