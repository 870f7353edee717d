import { expect, test } from 'vitest';
import { emptyWords } from '@/domains/initiative/model/list-spec.ts';

const none = { search: '', stage: 'ALL', sub_stage: 'ALL' } as const;

test('C-009: the initial filter of a district manager counts as a filter, which can be lifted', () => {
  const waiting = { ...none, sub_stage: 'MODERATOR_ACCEPTED' } as const;
  expect(emptyWords(waiting, 'district_manager')).toEqual({
    title: "Sizdan qaror kutayotgan tashabbus yo'q",
    hint: "«Moderatsiya holati» filtri shu mavsumdan faqat sizning qaroringizni kutayotganlarni ko'rsatadi.",
    lift: { sub_stage: 'ALL' },
  });
});

test('a season is said to have no initiatives only without any filter', () => {
  const empty = "Bu mavsumda hali tashabbus yo'q.";
  expect(emptyWords(none, 'admin').hint).toBe(empty);
  expect(emptyWords(none, 'moderator').hint).toBe(empty);
  expect(emptyWords({ ...none, sub_stage: 'MODERATOR_DENIED' }, 'admin').hint).not.toBe(empty);
  expect(emptyWords({ ...none, search: 'x' }, 'moderator').hint).not.toBe(empty);
  const winners = emptyWords({ ...none, stage: 'WINNER' }, 'region_manager');
  expect([winners.lift, winners.hint]).toEqual([null, "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring."]);
});

test('a district manager who has lifted the filter and still sees nothing reads that nothing was found', () => {
  expect(emptyWords(none, 'district_manager')).toMatchObject({ title: 'Bunday tashabbus topilmadi', lift: null });
});
