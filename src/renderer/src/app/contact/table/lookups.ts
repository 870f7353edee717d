import { boardsQuery, schoolBoardsQuery } from '@/entities/boards.ts';
import { cancelationReasonsQuery } from '@/entities/cancelation-reasons.ts';
import { categoriesQuery } from '@/entities/categories.ts';
import { organizationsQuery } from '@/entities/organizations.ts';
import { productCategoriesQuery } from '@/entities/products.ts';
import { quartersQuery } from '@/entities/quarters.ts';
import { districtsQuery, regionsQuery } from '@/entities/regions.ts';
import { lookupLine, numberAt, reading, type TableLine } from './line-of.ts';

/** Lookups from which every screen lives; the first of all, as the others need a season or a place of them. */
export const LOOKUPS: readonly TableLine[] = [
  lookupLine('initiatives', 'regions', () => reading(regionsQuery), { readings: ['Z-010'], filled: true }),
  lookupLine('initiatives', 'districts', ({ region_id }) => reading(districtsQuery(numberAt(region_id))), {
    readings: ['Z-010'],
    asks: ({ rows }) => ({ region_id: numberAt(rows('regions')[0]?.id) }),
    filters: [{ key: 'region_id', field: 'region_id' }],
  }),
  lookupLine('initiatives', 'boards', (_, profile) => reading(boardsQuery(profile, null)), {
    readings: ['Z-102'],
    filled: true,
  }),
  lookupLine('initiatives', 'initiative-categories', () => reading(categoriesQuery), { filled: true }),
  lookupLine('initiatives', 'cancelation-reasons', () => reading(cancelationReasonsQuery)),
  lookupLine(
    'initiatives',
    'product-categories-of-a-category',
    (query) => reading(productCategoriesQuery(numberAt(query.initiative_category_id))),
    {
      readings: ['Z-127'],
      asks: ({ rows }) => ({ initiative_category_id: numberAt(rows('initiative-categories')[0]?.id) }),
    },
  ),
  lookupLine('initiatives', 'mahallas-of-a-district', (query) => reading(quartersQuery(numberAt(query.district_id))), {
    readings: ['Z-156', 'Z-066', 'Z-092'],
    asks: ({ rows }) => ({ district_id: numberAt(rows('districts')[0]?.id) }),
    words: { status: ['ACTIVE', 'ARCHIVE'] },
  }),
  lookupLine(
    'initiatives',
    'schools-of-a-district',
    (query) => reading(organizationsQuery({ district_id: numberAt(query.district_id), organization_type: 'SCHOOL' })),
    {
      readings: ['Z-025'],
      asks: ({ rows }) => ({ district_id: numberAt(rows('districts')[0]?.id) }),
    },
  ),
  lookupLine('school-initiatives', 'school-seasons', () => reading(schoolBoardsQuery), {
    readings: ['Z-180', 'Z-103'],
    lacks: { rows: ['review_start_date', 'review_end_date', 'type'] },
  }),
];
