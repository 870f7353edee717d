import { ADMIN, type CallEntry, call, MODERATION } from './entry.ts';

/** Protocols and council decisions: spec 000 §7, spec 001 §7. */
export const documentsCalls: readonly CallEntry[] = [
  call('E032', 'GET /api/v1/districts/documents-excel', ADMIN, { query: 'board_id' }),
  call('E033', 'GET /api/v1/districts/documents/protocol', ADMIN, {
    query: 'board_id limit offset region_id district_id',
  }),
  call('E034', 'GET /api/v1/districts/documents/protocol/single', MODERATION, { query: 'board_id district_id' }),
  call('E035', 'POST /api/v1/districts/documents/protocol', ['moderator'], { body: 'board_id file_id' }),
  call('E036', 'PUT /api/v1/districts/documents/protocol/{id}', ADMIN, { body: 'file_id', servedBy: 'E037' }),
  call('E037', 'PUT /api/v1/districts/documents/{type}/{id}', ADMIN, {
    body: 'file_id file_name',
    unsent: 'E036 is enough (Z-052, Z-173)',
  }),
  call('E038', 'GET /api/v1/init-council-decisions', MODERATION, {
    query: 'board_id region_id district_id limit offset',
  }),
  // The document names no role; called from the investment page by the roles that may open that page (Z-159).
  call('E039', 'POST /api/v1/init-council-decisions', MODERATION, {
    body: 'file_id board_id region_id district_id title',
  }),
  call('E040', 'PUT /api/v1/init-council-decisions/{id}', ADMIN, { body: 'file_id title' }),
  call('E041', 'POST /api/v1/initiatives/council-decision', MODERATION, { body: 'initiative_id council_decision_id' }),
];
