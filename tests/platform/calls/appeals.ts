import { ADMIN, type CallEntry, call, PLACES } from './entry.ts';

/** Appeals and answer templates: spec 001 §7. */
export const appealsCalls: readonly CallEntry[] = [
  call('E069', 'GET /api/v1/questions', PLACES, { query: 'region_id limit offset type status search' }),
  call('E070', 'GET /api/v1/questions/excel', PLACES),
  call('E071', 'POST /api/v1/questions/{id}/answer', ADMIN, { body: 'status context' }),
  call('E072', 'PUT /api/v1/questions/{id}/answer', ADMIN, { body: 'context' }),
  call('E073', 'PUT /api/v1/questions/{id}', ADMIN, { body: 'type' }),
  call('E074', 'DELETE /api/v1/questions/{id}', ADMIN),
  call('E075', 'GET /api/v1/moderators/user/{id}/initiatives', PLACES),
  // Reference data without a stated role (Z-028), used for answering appeals (Z-138): admin in both cases.
  call('E076', 'GET /api/v1/answer-template', ADMIN, { query: 'search' }),
  call('E077', 'POST /api/v1/answer-template', ADMIN, { body: 'context' }),
  call('E078', 'PUT /api/v1/answer-template/{id}', ADMIN, { body: 'id context' }),
  call('E079', 'DELETE /api/v1/answer-template/{id}', ADMIN),
];
