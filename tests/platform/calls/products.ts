import { ADMIN, type CallEntry, MODERATION } from './entry.ts';

/** Registries of goods and the product catalogue: spec 000 §7, spec 001 §7. */
export const productsCalls: readonly CallEntry[] = [
  // The garden moderator reads the locked amount: Z-151.
  {
    id: 'E042',
    method: 'GET',
    path: '/api/v1/moderators/products/initiatives/{id}',
    roles: [...MODERATION, 'my_garden_moderator'],
  },
  {
    id: 'E043',
    method: 'POST',
    path: '/api/v1/moderators/products/initiatives/{id}',
    body: ['[].id', '[].granted_price', '[].granted_count', '[].price', '[].count'],
    roles: MODERATION,
  },
  {
    id: 'E044',
    method: 'GET',
    path: '/api/v1/product-categories',
    query: ['initiative_category_id', 'limit', 'offset'],
    roles: 'staff',
  },
  {
    id: 'E045',
    method: 'GET',
    path: '/api/v1/product-categories/{id}',
    roles: ADMIN,
  },
  {
    id: 'E046',
    method: 'POST',
    path: '/api/v1/product-categories',
    body: ['title', 'initiative_category_id'],
    roles: ADMIN,
  },
  {
    id: 'E047',
    method: 'PUT',
    path: '/api/v1/product-categories/{id}',
    body: ['title', 'initiative_category_id'],
    roles: ADMIN,
  },
  {
    id: 'E048',
    method: 'DELETE',
    path: '/api/v1/product-categories/{id}',
    roles: ADMIN,
  },
  {
    id: 'E049',
    method: 'GET',
    path: '/api/v1/products',
    query: ['category_id', 'search', 'board_id', 'limit', 'offset'],
    roles: 'staff',
  },
  { id: 'E050', method: 'GET', path: '/api/v1/products/{id}', roles: ADMIN },
  {
    id: 'E051',
    method: 'POST',
    path: '/api/v1/products',
    body: ['board_id', 'title', 'category_id', 'unit_of_measure', 'max_available', 'price'],
    roles: ADMIN,
  },
  {
    id: 'E052',
    method: 'PUT',
    path: '/api/v1/products/{id}',
    body: ['board_id', 'title', 'category_id', 'unit_of_measure', 'max_available', 'price'],
    roles: ADMIN,
  },
  { id: 'E053', method: 'DELETE', path: '/api/v1/products/{id}', roles: ADMIN },
  { id: 'E054', method: 'GET', path: '/api/v1/products/excel', query: ['board_id'], roles: ADMIN },
  {
    id: 'E055',
    method: 'POST',
    path: '/api/v1/products/sync-excel',
    multipart: ['file', 'board_id'],
    roles: ADMIN,
  },
];
