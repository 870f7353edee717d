import type { Area } from '../fault.ts';

export default {
  specs: ['map'],
  faults: [
    {
      file: 'features/initiative-map/map-sheet.ts',
      find: 'place?.latitude ?? null,',
      put: 'place?.longitude ?? null,',
      says: 'The sheet has the longitude under both headings.',
    },
    {
      file: 'features/initiative-map/sort-out.ts',
      find: 'else if (!isInCountry(place)) outside.push(initiative);',
      put: '',
      says: 'Initiatives outside of the country are drawn on the map.',
    },
    {
      file: 'features/initiative-map/map-sums.ts',
      find: 'sum + (requested_amount ?? 0)',
      put: 'sum + (requested_amount ?? 1)',
      says: 'The sum of requested amounts counts missing ones.',
    },
    {
      file: 'features/initiative-map/read-map.ts',
      find: 'MOST_UNASKED = 3_000',
      put: 'MOST_UNASKED = 300_000',
      says: 'A large season is read without asking.',
    },
    {
      file: 'features/initiative-map/use-map-commands.ts',
      find: "keys: ['KeyV'],",
      put: "keys: ['KeyR'],",
      says: 'Another key opens what was chosen on the map.',
    },
    {
      file: 'domains/initiative/links/chosen.ts',
      find: 'count <= MOST_CHOSEN;',
      put: 'count < MOST_CHOSEN;',
      says: 'Five hundred chosen initiatives cannot be opened.',
    },
    {
      file: 'features/initiative-map/map-state.ts',
      find: "return 'denied';",
      put: "return 'passed';",
      says: 'Rejected initiatives are drawn as accepted.',
    },
    {
      file: 'features/initiative-map/choice-panel.tsx',
      find: 'disabled={none || count > MOST_SHEET_ROWS}',
      put: 'disabled={none}',
      says: 'A sheet of too many rows is offered.',
    },
    {
      file: 'features/initiative-map/map-foot.tsx',
      find: 'open(placeless)',
      put: 'open(outside)',
      says: 'The words for initiatives without a place open those outside of the country.',
    },
    {
      file: 'features/initiative-map/use-map-choice.ts',
      find: 'kept?.filter === key ? kept.is : null',
      put: 'kept?.is ?? null',
      says: 'What was chosen on the map stays chosen under another filter.',
    },
  ],
} satisfies Area;
