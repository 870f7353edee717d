import { ADMIN, type CallEntry, MODERATION } from './entry.ts';

/** Protocols and council decisions: spec 000 §7, spec 001 §7. */
export const documentsCalls: readonly CallEntry[] = [
  { id: 'E032', method: 'GET', path: '/api/v1/districts/documents-excel', query: ['board_id'], roles: ADMIN },
  {
    id: 'E033',
    method: 'GET',
    path: '/api/v1/districts/documents/protocol',
    query: ['board_id', 'limit', 'offset', 'region_id', 'district_id'],
    roles: ADMIN,
  },
  {
    id: 'E034',
    method: 'GET',
    path: '/api/v1/districts/documents/protocol/single',
    query: ['board_id', 'district_id'],
    roles: MODERATION,
  },
  {
    id: 'E035',
    method: 'POST',
    path: '/api/v1/districts/documents/protocol',
    body: ['board_id', 'file_id'],
    roles: ['moderator'],
  },
  {
    id: 'E036',
    method: 'PUT',
    path: '/api/v1/districts/documents/protocol/{id}',
    body: ['file_id'],
    roles: ADMIN,
    servedBy: 'E037',
  },
  {
    id: 'E037',
    method: 'PUT',
    path: '/api/v1/districts/documents/{type}/{id}',
    body: ['file_id', 'file_name'],
    roles: ADMIN,
    unsent: 'E036 is enough (Z-052, Z-173)',
  },
  {
    id: 'E038',
    method: 'GET',
    path: '/api/v1/init-council-decisions',
    query: ['board_id', 'region_id', 'district_id', 'limit', 'offset'],
    roles: MODERATION,
  },
  {
    id: 'E039',
    method: 'POST',
    path: '/api/v1/init-council-decisions',
    body: ['file_id', 'board_id', 'region_id', 'district_id', 'title'],
    // The document names no role; called from the investment page by the roles that may open that page (Z-159).
    roles: MODERATION,
  },
  { id: 'E040', method: 'PUT', path: '/api/v1/init-council-decisions/{id}', body: ['file_id', 'title'], roles: ADMIN },
  {
    id: 'E041',
    method: 'POST',
    path: '/api/v1/initiatives/council-decision',
    body: ['initiative_id', 'council_decision_id'],
    roles: MODERATION,
  },
];
