import { expect, it } from 'vitest';
import { matching } from '@/features/journal/list-spec.ts';
import { entry, UNKNOWN } from './entries.ts';

const named = (publicId: string, title: string) => ({
  subject: { kind: 'initiative' as const, id: '1', publicId, title },
});
const ACCEPTED = entry('accept', named('061404829083', 'Nurafshon ariqlari'));
const EDITED = entry('edit', named('061404829084', "Bog'cha ta'miri"));
const LOST = entry('location', { ...named('071404829085', "Yo'l"), ...UNKNOWN });

it.each([
  ['all', '', [ACCEPTED, EDITED, LOST]],
  ['decisions', '', [ACCEPTED]],
  ['unknown', '', [LOST]],
  ['all', '0614', [ACCEPTED, EDITED]],
  ['all', 'боғча', [EDITED]],
  ['decisions', "Bog'cha", []],
] as const)('of the kind "%s", with "%s" in number or title, are shown', (kind, search, shown) => {
  expect(matching([ACCEPTED, EDITED, LOST], { kind, search })).toEqual(shown);
});
