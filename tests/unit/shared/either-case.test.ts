import { eitherCase } from '@shared/either-case.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const schema = eitherCase(z.object({ id: z.number(), districtName: z.string().nullish() }));

it.each([
  ['as the documents have it', { id: 1, districtName: 'Chilonzor' }, 'Chilonzor'],
  ['in snake_case', { id: 1, district_name: 'Chilonzor' }, 'Chilonzor'],
  ['in both: the documents’ own counts', { id: 1, districtName: null, district_name: 'Chilonzor' }, null],
  ['not at all', { id: 1 }, undefined],
])('a name %s is read', (_, answer, expected) => expect(schema.parse(answer).districtName).toBe(expected));

it('what is no record is refused as before', () => {
  for (const answer of [null, 'x', []]) expect(schema.safeParse(answer).success).toBe(false);
});
