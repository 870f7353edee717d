import type { Role } from '@shared/roles.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { choiceParam, idParam, textParam } from '@/kit/list/list-state.ts';
import { firstSubStage, subStagesFor } from './access.ts';
import { ALL, STAGES, type StageFilter, type SubStageFilter } from './stages.ts';

/** What the address of the list keeps for a person of this role (C-023), beside page and size. */
export const listSpecFor = (role: Role) => ({
  filters: {
    board: idParam(),
    search: textParam(),
    stage: choiceParam([ALL, ...STAGES], ALL),
    sub_stage: choiceParam([ALL, ...subStagesFor(role)], firstSubStage(role)),
  },
});

/** The filters of the list that narrow what it shows of a board. */
export type Narrowing = { readonly search: string; readonly stage: StageFilter; readonly sub_stage: SubStageFilter };

/**
 * What is said of a list without rows. The filter that a role begins with (C-009) is a filter: under it nothing waits for
 * the person, and `lift` is what shows the rest; null where there is nothing of the kind.
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
