import { expect, it } from 'vitest';
import type { ApiRequest } from '../../../../../src/main/api/client.ts';
import { asAsked } from '../../../../../src/main/api/ways/as-asked.ts';
import type { Ways } from '../../../../../src/main/api/ways/ways.ts';

const NEWS = { method: 'GET', path: 'api/v1/admin/news', query: { limit: 10, offset: 0, active: null } } as const;
const ACCEPTANCE = {
  method: 'POST',
  path: 'api/v1/moderators/accept/initiatives/7',
  body: { category_id: 3, quarter_id: null, comment: 'ha' },
} as const;
const SIGN_IN = {
  method: 'POST',
  path: 'api/v1/admin-login',
  body: { captcha_result: '12', captcha_key: '7' },
} as const;
const PATH = 'api/v1/moderators/quarterly-reports';

it.each<[string, Ways, ApiRequest, Partial<ApiRequest>]>([
  ['all items, empty', { siteItemsAll: 'empty' }, NEWS, { query: { limit: 10, offset: 0, active: '' } }],
  ['all items, null', { siteItemsAll: 'null' }, NEWS, { query: { limit: 10, offset: 0, active: 'null' } }],
  [
    'a single report',
    { quarterlyReportsPath: PATH },
    { method: 'GET', path: 'api/v1/quarterly-reports/12' },
    { path: `${PATH}/12` },
  ],
  [
    'a new report',
    { quarterlyReportsPath: PATH },
    { method: 'POST', path: 'api/v1/quarterly-reports' },
    { path: PATH },
  ],
  ['an acceptance', { acceptKeys: 'plain' }, ACCEPTANCE, { body: { category: 3, quarter: null, comment: 'ha' } }],
  ['empty fields', { emptyFields: 'left-out' }, ACCEPTANCE, { body: { category_id: 3, comment: 'ha' } }],
  ['the captcha', { captchaResult: 'number' }, SIGN_IN, { body: { captcha_result: 12, captcha_key: '7' } }],
])('puts %s into the platform’s terms', (_, ways, request, expected) => {
  expect(asAsked(request, ways)).toEqual({ ...request, ...expected });
});

it.each<[string, Ways, ApiRequest]>([
  ['items of one state', { siteItemsAll: 'null' }, { ...NEWS, query: { active: true } }],
  ['one item', { siteItemsAll: 'null' }, { ...NEWS, path: 'api/v1/admin/news/3' }],
  ['the export of reports', { quarterlyReportsPath: PATH }, { method: 'GET', path: 'api/v1/quarterly-reports/excel' }],
  ['ids of another call', { acceptKeys: 'plain' }, { ...ACCEPTANCE, path: 'api/v1/customers' }],
  ['a null of a change, which empties the field', { emptyFields: 'left-out' }, { ...ACCEPTANCE, method: 'PUT' }],
  ['everything without a way', {}, ACCEPTANCE],
])('leaves %s as it is', (_, ways, request) => {
  expect(asAsked(request, ways)).toEqual(request);
});
