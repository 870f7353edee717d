import { PAGE_SIZES } from '@shared/constants.ts';
import { canAdministerDocuments, canManageDocuments } from '@/domains/initiative/model/access.ts';
import { initiativeQuery, initiativesQuery } from '@/domains/initiative/model/api.ts';
import { SUB_STAGES, type SubStageFilter } from '@/domains/initiative/model/sub-stages.ts';
import { ALL, type StageFilter } from '@/entities/initiative-stages.ts';
import { chronologyQuery } from '@/features/chronology/api.ts';
import type { Query } from '@/features/contact/line.ts';
import { councilDecisionsQuery, protocolsQuery } from '@/features/protocols/api.ts';
import { lookupLine, numberAt, reading, type TableLine, textAt } from './line-of.ts';

const pageOf = ({ limit, offset }: Query) => ({ limit: Number(limit), offset: Number(offset) });
const placeOf = ({ board_id, region_id, district_id }: Query) => ({
  board: numberAt(board_id) ?? 0,
  region: numberAt(region_id),
  district: numberAt(district_id),
});

/** Any word of a filter goes out: the list itself is typed by the words of the documents. */
const filterOf = (query: Query) => ({
  board: numberAt(query.board_id),
  search: textAt(query.search),
  stage: (query.stage ?? ALL) as StageFilter,
  sub_stage: (query.moderation_sub_stage ?? ALL) as SubStageFilter,
});

/** Documents of a season, which have a page for each board. */
const documents = (name: string, query: typeof protocolsQuery | typeof councilDecisionsQuery): TableLine => ({
  ...lookupLine('initiatives', name, (asked) =>
    query === protocolsQuery
      ? reading(protocolsQuery(placeOf(asked), pageOf(asked)))
      : reading(councilDecisionsQuery(placeOf(asked), pageOf(asked))),
  ),
  size: 20,
  asks: ({ rows }) => {
    const board_id = numberAt(rows('boards')[0]?.id);
    return board_id === null ? null : { board_id };
  },
  filters: [{ key: 'region_id', of: 'regions' }],
});

/** The initiatives, and what belongs to them. */
export const INITIATIVES: readonly TableLine[] = [
  {
    name: 'initiatives',
    at: 'initiatives',
    readings: ['Z-055', 'Z-120', 'Z-130', 'Z-137', 'Z-154', 'Z-007', 'Z-008', 'Z-119', 'Z-020', 'Z-172', 'Z-033'],
    size: 20,
    list: (query) => reading(initiativesQuery(filterOf(query), pageOf(query))),
    one: (id) => reading(initiativeQuery(Number(id))),
    filters: [
      { key: 'board_id', field: 'board_id' },
      { key: 'stage', field: 'stage' },
      // Only an address asks for them (Z-033).
      { key: 'stage', field: 'stage', value: 'PUBLIC_CONTROL' },
      { key: 'moderation_sub_stage', field: 'moderation_sub_stage' },
      // The rows may have none yet.
      { key: 'moderation_sub_stage', field: 'moderation_sub_stage', value: SUB_STAGES[0] },
    ],
    searches: ['public_id', 'author_fullname'],
    lacks: { rows: ['road_type', 'road_length', 'is_energy_effective', 'file_id', 'ignored_file_id'] },
    scoped: true,
    largest: PAGE_SIZES.at(-1) ?? 0,
  },
  {
    ...documents('protocols-of-districts', protocolsQuery),
    mayAsk: canAdministerDocuments,
  },
  { ...documents('council-decisions', councilDecisionsQuery), readings: ['Z-185'], mayAsk: canManageDocuments },
  lookupLine(
    'chronology/list/:initiativeId',
    'chronology-of-an-initiative',
    (query) => reading(chronologyQuery(Number(query.initiative_id))),
    {
      asks: ({ rows }) => {
        const winner = rows('initiatives').find(({ stage }) => stage === 'WINNER') ?? rows('initiatives')[0];
        return winner ? { initiative_id: numberAt(winner.id) } : null;
      },
    },
  ),
];
