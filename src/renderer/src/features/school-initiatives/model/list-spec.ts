import { ALL } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import { choiceParam, type Filters, idParam, textParam } from '@/kit/list/list-state.ts';
import { SCHOOL_INITIATIVE_STAGES, STATUSES } from './school-initiative.ts';

/** The initial stage of the list (S-036). */
const FIRST_STAGE = 'WINNER';

/** Page size and filters of the list (S-035 to S-038). */
export const LIST = {
  size: 15,
  filters: {
    board: idParam(),
    search: textParam(),
    stage: choiceParam([ALL, ...SCHOOL_INITIATIVE_STAGES], FIRST_STAGE),
    status: choiceParam([ALL, ...STATUSES], ALL),
  },
};
/** Filters that narrow the list within a board. */
export type Narrowing = Omit<Filters<typeof LIST.filters>, 'board'>;

/** The filters of an untouched list. */
export const UNFILTERED: Narrowing = { search: '', stage: FIRST_STAGE, status: ALL };

/** Whether any filter differs from that of an untouched list. */
export const isNarrowed = ({ search, stage, status }: Narrowing): boolean =>
  search !== '' || stage !== FIRST_STAGE || status !== ALL;

/**
 * Texts for an empty list. `liftable`: only the initial stage filter is set, so a button offers all initiatives.
 */
export function emptyWords(narrowing: Narrowing): { title: Text; hint: Text; liftable: boolean } {
  if (isNarrowed(narrowing)) {
    const bare = narrowing.search === '' && narrowing.stage === ALL && narrowing.status === ALL;
    return {
      title: 'Bunday tashabbus topilmadi',
      hint: bare ? "Bu mavsumda hali tashabbus yo'q." : "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.",
      liftable: false,
    };
  }
  return {
    title: "Bu mavsumda hali g'olib yo'q",
    hint: "Bosqich filtri hozir faqat g'oliblarni ko'rsatadi.",
    liftable: true,
  };
}
