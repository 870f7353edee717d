import { ADMIN, type CallEntry } from './entry.ts';

/** Keys of an item's body. */
const ITEM = [
  'context_uz',
  'context_ru',
  'context_en',
  'title_uz',
  'title_ru',
  'title_en',
  'image',
  'active',
  'created_date',
];

/** News, green budget and state buying: spec 001 §7. */
export const siteItemsCalls: readonly CallEntry[] = [
  {
    id: 'E080',
    method: 'GET',
    path: '/api/v1/admin/news',
    query: ['offset', 'limit', 'active'],
    inLanguage: true,
    roles: ADMIN,
  },
  { id: 'E081', method: 'GET', path: '/api/v1/admin/news/{id}', roles: ADMIN },
  {
    id: 'E082',
    method: 'POST',
    path: '/api/v1/news',
    body: ITEM,
    roles: ADMIN,
  },
  {
    id: 'E083',
    method: 'PUT',
    path: '/api/v1/news/{id}',
    body: ITEM,
    roles: ADMIN,
  },
  { id: 'E084', method: 'DELETE', path: '/api/v1/news/{id}', roles: ADMIN },
  { id: 'E085', method: 'PATCH', path: '/api/v2/info/news/{id}', roles: ADMIN },
  {
    id: 'E086',
    method: 'GET',
    path: '/api/v1/admin/green-budget',
    query: ['offset', 'limit', 'active'],
    inLanguage: true,
    roles: ADMIN,
  },
  { id: 'E087', method: 'GET', path: '/api/v1/admin/green-budget/{id}', roles: ADMIN },
  {
    id: 'E088',
    method: 'POST',
    path: '/api/v1/green-budget',
    body: ITEM,
    roles: ADMIN,
  },
  {
    id: 'E089',
    method: 'PUT',
    path: '/api/v1/green-budget/{id}',
    body: ITEM,
    roles: ADMIN,
  },
  { id: 'E090', method: 'DELETE', path: '/api/v1/green-budget/{id}', roles: ADMIN },
  { id: 'E091', method: 'PATCH', path: '/api/v2/info/green-budget/{id}', roles: ADMIN },
  {
    id: 'E092',
    method: 'GET',
    path: '/api/v1/admin/state-buying',
    query: ['offset', 'limit', 'active'],
    inLanguage: true,
    roles: ADMIN,
  },
  { id: 'E093', method: 'GET', path: '/api/v1/admin/state-buying/{id}', roles: ADMIN },
  {
    id: 'E094',
    method: 'POST',
    path: '/api/v1/state-buying',
    body: ITEM,
    roles: ADMIN,
  },
  {
    id: 'E095',
    method: 'PUT',
    path: '/api/v1/state-buying/{id}',
    body: ITEM,
    roles: ADMIN,
  },
  { id: 'E096', method: 'DELETE', path: '/api/v1/state-buying/{id}', roles: ADMIN },
  { id: 'E097', method: 'PATCH', path: '/api/v2/info/state-buying/{id}', roles: ADMIN },
];
