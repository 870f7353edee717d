import { expect, test } from 'vitest';
import { creationBody } from '@/features/invest-data/creation/creation-body.ts';
import { creationForm } from '@/features/invest-data/creation/creation-values.ts';
import { beginningOf, planOf } from '@/features/invest-data/creation/plan.ts';
import { chronologyCalls } from '../../../../../platform/calls/chronology.ts';
import { ADDRESS, LISTS } from './lists.ts';

const SUBJECT = { publicIdKey: 'initiative_public_id', publicId: ADDRESS.publicId, powers: LISTS.powers };
const form = creationForm({ plan: planOf(ADDRESS, LISTS), beginning: beginningOf(ADDRESS, LISTS), lists: LISTS });
const sent = form.schema.parse({
  ...form.empty(),
  customer_name: 'Koson tumani DUK',
  execution_begin_year: 2026,
  execution_end_year: 2027,
  object_power: [
    { power_id: 2, value: 2.343 },
    { power_id: 1, value: 3 },
  ],
});

test('T-027, O-024, O-027: the request has the keys of the call, numbers and texts as the document has them', () => {
  const body = creationBody(sent, SUBJECT);
  expect(body).toEqual({
    initiative_public_id: '061404905414',
    object_name: 'Ichki yoʻlni asfaltlash',
    soato: '1710229',
    construction_type_id: 9,
    group_program_id: 3,
    forecast: 1_412_750_000,
    customer_inn: '203117845',
    customer_name: 'Koson tumani DUK',
    execution_begin_year: 2026,
    execution_end_year: 2027,
    periodicity_id: 1,
    periodicity_name: 'Yangi',
    project_status_id: 1,
    project_status_name: 'Boshlanmagan',
    object_power: [
      { powerId: 2, powerName: 'Kilometr', value: 2.343 },
      { powerId: 1, powerName: 'Dona', value: 3 },
    ],
    funding_source_id: 2,
    work_type_id: 1,
    expense_type_id: 1,
    sphere_id: 4,
    network_id: 42,
    ministry_id: 3,
  });
  const call = chronologyCalls.find(({ id }) => id === 'E063');
  expect(Object.keys(body).sort()).toEqual([...(call?.body ?? [])].sort());
});

test('Z-075: the key of the public id is that of the configuration', () =>
  expect(creationBody(sent, { ...SUBJECT, publicIdKey: 'platform_id' })).toMatchObject({
    platform_id: '061404905414',
  }));
