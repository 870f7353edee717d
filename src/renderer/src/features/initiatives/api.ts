import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { type Paging, rowsAt } from '@/kit/page.ts';
import { initiativeSchema } from './initiative.ts';
import { ALL, type StageFilter, type SubStageFilter } from './stages.ts';

const PATH = 'api/v1/moderators/initiatives';
const answerSchema = rowsAt('initiatives', initiativeSchema);

export type InitiativeFilter = {
  /** null: of every board. */
  board: number | null;
  search: string;
  stage: StageFilter;
  sub_stage: SubStageFilter;
};

/** A page of the initiatives that the platform lets this person see (spec 000 §7). */
export const initiativesQuery = ({ board, search, stage, sub_stage }: InitiativeFilter, paging: Paging) => {
  const query = {
    ...paging,
    board_id: board,
    search: search || null,
    stage: stage === ALL ? null : stage,
    moderation_sub_stage: sub_stage === ALL ? null : sub_stage,
  };
  return queryOptions({
    queryKey: [PATH, query],
    queryFn: async ({ signal }) => ({
      ...(await http(PATH, { query, signal, schema: answerSchema })),
      offset: paging.offset,
    }),
    placeholderData: keepPreviousData,
  });
};
