import { expect, test } from 'vitest';
import { creationBody } from '@/features/invest-data/creation/creation-body.ts';
import { creationForm } from '@/features/invest-data/creation/creation-values.ts';
import { beginningOf, planOf } from '@/features/invest-data/creation/plan.ts';
import { ADDRESS, LISTS } from './lists.ts';

const SUBJECT = { publicIdKey: 'initiative_public_id', publicId: ADDRESS.publicId, powers: LISTS.powers };
const form = creationForm({ plan: planOf(ADDRESS, LISTS), beginning: beginningOf(ADDRESS, LISTS), lists: LISTS });
const sent = form.schema.parse({
  ...form.empty(),
  customer_name: 'Koson tumani DUK',
  execution_begin_year: 2026,
  execution_end_year: 2027,
});

test('Z-075: the key of the public id is that of the configuration', () =>
  expect(creationBody(sent, { ...SUBJECT, publicIdKey: 'platform_id' })).toMatchObject({
    platform_id: '061404905414',
  }));
