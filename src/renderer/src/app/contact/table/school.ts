import { ALL } from '@/entities/initiative-stages.ts';
import { SCHOOL_STAGES } from '@/entities/school-stages.ts';
import { schoolBoards } from '@/features/school-boards/api.ts';
import { schoolCategories } from '@/features/school-categories/api.ts';
import { schoolInitiativesQuery } from '@/features/school-initiatives/model/api.ts';
import { schoolTemplates } from '@/features/school-templates/api.ts';
import { secretKeys } from '@/features/secret-keys/api.ts';
import { students } from '@/features/students/api.ts';
import { crudLine, numberAt, reading, type TableLine, textAt } from './line-of.ts';

/** The school programme. */
export const SCHOOL: readonly TableLine[] = [
  crudLine('school-boards', schoolBoards, {
    size: 15,
    readings: ['Z-103', 'Z-178'],
    words: { stage: Object.keys(SCHOOL_STAGES) },
  }),
  crudLine('school-initiative-categories', schoolCategories, { size: 15 }),
  crudLine('school-templates', schoolTemplates),
  crudLine('school-students', students, { size: 15, searches: ['full_name'] }),
  {
    name: 'school-initiatives',
    at: 'school-initiatives',
    readings: ['Z-179', 'Z-181'],
    lacks: { rows: ['description'] },
    size: 15,
    list: (query) =>
      reading(
        schoolInitiativesQuery(
          {
            board: numberAt(query.board_id),
            search: textAt(query.search),
            stage: (query.stage ?? ALL) as typeof ALL,
            status: (query.status ?? ALL) as typeof ALL,
          },
          { limit: Number(query.limit), offset: Number(query.offset) },
        ),
      ),
    asks: ({ rows }) => {
      const board_id = numberAt(rows('school-seasons')[0]?.id);
      return board_id === null ? null : { board_id };
    },
    filters: [
      { key: 'stage', field: 'stage' },
      { key: 'status', field: 'status' },
      // Beside every stage, and as little as the first look asks for.
      { key: 'status', value: 'IN_PROCESS' },
      { key: 'limit', value: 1 },
    ],
    searches: ['public_id', 'author_full_name'],
  },
  crudLine('school/secret-keys', secretKeys, {
    size: 18,
    readings: ['Z-008'],
    filters: [{ key: 'board_id', of: 'boards' }],
  }),
];
