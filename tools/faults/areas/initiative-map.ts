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
    {
      file: 'features/initiative-map/map-state-view.tsx',
      find: '{ total: formatCount(total) }',
      put: '{ total: formatCount(done) }',
      says: 'The question before a long reading counts what has been read, not what has to be.',
    },
    {
      file: 'features/initiative-map/map-page.tsx',
      find: 'left={memory.view}',
      put: 'left={null}',
      says: 'The map shows everything on return, not the part that was left.',
    },
    {
      file: 'features/initiative-map/marks-layer.tsx',
      find: 'cluster.members.some(',
      put: 'cluster.members.every(',
      says: 'A mark of several is strong only where all of them are chosen.',
    },
    {
      file: 'features/initiative-map/map-canvas.tsx',
      find: '{drawing\n          ? t(',
      put: '{drawing === null\n          ? t(',
      says: 'The keys of drawing are named while nothing is drawn, and those of moving while an area is.',
    },
    {
      file: 'features/initiative-map/map-actions.tsx',
      find: '{found.length === 0 && <p>',
      put: "{search !== '' && <p>",
      says: 'Below the mahallas that a search has found stands that there are none.',
    },
    {
      file: 'features/initiative-map/leaflet-marks.tsx',
      find: 'dragged.current = true;',
      put: '',
      says: 'A mark by which the map was moved is opened.',
    },
    {
      file: 'features/initiative-map/choice-panel.tsx',
      find: '{none && <p',
      put: '{tooMany && <p',
      says: 'An area with too many initiatives is said to have none.',
    },
  ],
} satisfies Area;
