import { ADMIN, type CallEntry, call, MODERATION } from './entry.ts';

/** A product of a season. */
const PRODUCT = 'board_id title category_id unit_of_measure max_available price';

/** Registries of goods and the product catalogue: spec 000 §7, spec 001 §7. */
export const productsCalls: readonly CallEntry[] = [
  // The garden moderator reads the locked amount: Z-151.
  call('E042', 'GET /api/v1/moderators/products/initiatives/{id}', [...MODERATION, 'my_garden_moderator']),
  call('E043', 'POST /api/v1/moderators/products/initiatives/{id}', MODERATION, {
    body: '[].id [].granted_price [].granted_count [].price [].count',
  }),
  call('E044', 'GET /api/v1/product-categories', 'staff', { query: 'initiative_category_id limit offset' }),
  call('E045', 'GET /api/v1/product-categories/{id}', ADMIN),
  call('E046', 'POST /api/v1/product-categories', ADMIN, { body: 'title initiative_category_id' }),
  call('E047', 'PUT /api/v1/product-categories/{id}', ADMIN, { body: 'title initiative_category_id' }),
  call('E048', 'DELETE /api/v1/product-categories/{id}', ADMIN),
  call('E049', 'GET /api/v1/products', 'staff', { query: 'category_id search board_id limit offset' }),
  call('E050', 'GET /api/v1/products/{id}', ADMIN),
  call('E051', 'POST /api/v1/products', ADMIN, { body: PRODUCT }),
  call('E052', 'PUT /api/v1/products/{id}', ADMIN, { body: PRODUCT }),
  call('E053', 'DELETE /api/v1/products/{id}', ADMIN),
  call('E054', 'GET /api/v1/products/excel', ADMIN, { query: 'board_id' }),
  call('E055', 'POST /api/v1/products/sync-excel', ADMIN, { multipart: 'file board_id' }),
];
