import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/citizens/citizens-page.tsx',
      find: "const NO_FILTERS = { search: '', region: null, district: null };",
      put: "const NO_FILTERS = { search: '', region: null };",
      says: 'The district survives the clearing of the filters.',
    },
    {
      file: 'features/citizens/citizens-page.tsx',
      find: "role: 'user', search",
      put: 'search',
      says: 'The list of citizens shows the staff, too.',
    },
    {
      file: 'features/citizens/citizens-page.tsx',
      find: 'pair(tr(original.profession), gender && t(gender))',
      put: 'pair(gender && t(gender), tr(original.profession))',
      says: 'Profession and gender are exchanged.',
    },
    {
      file: 'features/citizens/citizen-page.tsx',
      find: "{...field('district_id')}",
      put: "{...field('region_id')}",
      says: 'The field of the district shows the region.',
    },
    {
      file: 'features/citizens/citizen.ts',
      find: 'pinfl: passedField(),',
      put: '',
      says: 'The personal number is lost when a citizen is saved.',
    },
  ],
} satisfies Area;
