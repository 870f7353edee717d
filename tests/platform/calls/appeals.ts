import { ADMIN, type CallEntry, PLACES } from './entry.ts';

/** Appeals and answer templates: spec 001 §7. */
export const appealsCalls: readonly CallEntry[] = [
  {
    id: 'E069',
    method: 'GET',
    path: '/api/v1/questions',
    query: ['region_id', 'limit', 'offset', 'type', 'status', 'search'],
    roles: PLACES,
  },
  { id: 'E070', method: 'GET', path: '/api/v1/questions/excel', roles: PLACES },
  { id: 'E071', method: 'POST', path: '/api/v1/questions/{id}/answer', body: ['status', 'context'], roles: ADMIN },
  { id: 'E072', method: 'PUT', path: '/api/v1/questions/{id}/answer', body: ['context'], roles: ADMIN },
  { id: 'E073', method: 'PUT', path: '/api/v1/questions/{id}', body: ['type'], roles: ADMIN },
  { id: 'E074', method: 'DELETE', path: '/api/v1/questions/{id}', roles: ADMIN },
  { id: 'E075', method: 'GET', path: '/api/v1/moderators/user/{id}/initiatives', roles: PLACES },
  { id: 'E076', method: 'GET', path: '/api/v1/answer-template', query: ['search'], roles: ADMIN },
  { id: 'E077', method: 'POST', path: '/api/v1/answer-template', body: ['context'], roles: ADMIN },
  { id: 'E078', method: 'PUT', path: '/api/v1/answer-template/{id}', body: ['id', 'context'], roles: ADMIN },
  { id: 'E079', method: 'DELETE', path: '/api/v1/answer-template/{id}', roles: ADMIN },
];
