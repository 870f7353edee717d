import { expect, it } from 'vitest';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const MANAGER = { id: 7, fullname: 'Aliyeva Vazira', pinfl: '31210632040248', region_id: 2, quarter_id: null };
const ALL = ['F.I.Sh. *', 'Roli *', 'JSHSHIR *', 'Viloyat *'];

/** The form of this manager. */
async function drawn(more: object) {
  const answers = { ...LOOKUPS, 'api/v1/managers/7': { manager: { ...MANAGER, ...more } } };
  return (await acting('managers/7', answers)).html;
}

it.each([
  ['region_manager', null, ALL],
  ['region_manager', 22, [...ALL, 'Tuman']],
  ['district_manager', 22, [...ALL, 'Tuman *']],
  ['quarter_manager', 22, [...ALL, 'Tuman *', 'Mahalla *']],
  ['quarter_moderator', 22, [...ALL, 'Tuman *', 'Mahalla *']],
])(
  'Z-175: a %s of district %s has the place of the role, and a district that is to be cleared',
  async (role, district_id, fields) => {
    const html = await drawn({ role, district_id });
    expect(elementsIn(html, 'label', /\sfor="/).map(({ inner }) => textOf(inner))).toEqual(fields);
  },
);
