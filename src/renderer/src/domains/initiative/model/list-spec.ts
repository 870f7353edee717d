import type { Role } from '@shared/roles.ts';
import { ALL, STAGES, type StageFilter } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import { choiceParam, idParam, textParam } from '@/kit/list/list-state.ts';
import { firstSubStage, subStagesFor } from './access.ts';
import type { SubStageFilter } from './sub-stages.ts';

/** List state kept in the address for a role (C-023), besides page and size. */
export const listSpecFor = (role: Role) => ({
  filters: {
    board: idParam(),
    search: textParam(),
    stage: choiceParam([ALL, ...STAGES], ALL),
    sub_stage: choiceParam([ALL, ...subStagesFor(role)], firstSubStage(role)),
  },
});

/** Filters that narrow the list within a board. */
export type Narrowing = { readonly search: string; readonly stage: StageFilter; readonly sub_stage: SubStageFilter };

/**
 * Texts for an empty list. The initial filter of a role (C-009) counts as a filter: the text says that nothing waits
 * under it, and `lift` holds the filter values that show the other initiatives; null where no such filter is set.
 */
export function emptyWords(
  { search, stage, sub_stage }: Narrowing,
  role: Role,
): { title: Text; hint: Text; lift: { sub_stage: SubStageFilter } | null } {
  const first = firstSubStage(role);
  if (search !== '' || stage !== ALL || sub_stage !== first) {
    const hint = "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.";
    return { title: 'Bunday tashabbus topilmadi', hint, lift: null };
  }
  if (first === ALL)
    return { title: 'Bunday tashabbus topilmadi', hint: "Bu mavsumda hali tashabbus yo'q.", lift: null };
  return {
    title: "Sizdan qaror kutayotgan tashabbus yo'q",
    hint: "«Moderatsiya holati» filtri shu mavsumdan faqat sizning qaroringizni kutayotganlarni ko'rsatadi.",
    lift: { sub_stage: ALL },
  };
}
