import { describe, expect, it } from 'vitest';
import {
  emptyWords,
  isNarrowed,
  LIST,
  type Narrowing,
  UNFILTERED,
} from '@/features/school-initiatives/model/list-spec.ts';
import { readListState, writeListState } from '@/kit/list/list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query), LIST);

describe('the list in the address', () => {
  it('S-036, S-038: begins with the winners, 15 a page, and keeps page, size, board and stage', () => {
    expect(read('')).toEqual({ page: 1, size: 15, filters: { board: null, ...UNFILTERED } });
    const address = 'board=4&stage=INITIAL&page=3&size=50';
    expect(read(address)).toMatchObject({ page: 3, size: 50, filters: { board: 4, stage: 'INITIAL' } });
    const written = writeListState(read(address), new URLSearchParams(), LIST);
    expect(Object.fromEntries(written)).toEqual({ board: '4', stage: 'INITIAL', page: '3', size: '50' });
  });

  it('ignores a stage or status that is not in the document', () => {
    expect(read('stage=PUBLIC_CONTROL&status=PAUSED').filters).toMatchObject({ stage: 'WINNER', status: 'ALL' });
  });
});

describe('an empty list', () => {
  const narrowed = (patch: Partial<Narrowing>) => ({ ...UNFILTERED, ...patch });

  it('offers all initiatives where the initial filter hides them', () => {
    expect(emptyWords(UNFILTERED)).toEqual({
      title: "Bu mavsumda hali g'olib yo'q",
      hint: "Bosqich filtri hozir faqat g'oliblarni ko'rsatadi.",
      liftable: true,
    });
  });

  it('says that a season has none only where nothing narrows the list', () => {
    const none = "Bu mavsumda hali tashabbus yo'q.";
    const title = 'Bunday tashabbus topilmadi';
    expect(emptyWords(narrowed({ stage: 'ALL' }))).toEqual({ title, hint: none, liftable: false });
    for (const patch of [
      { stage: 'ALL', search: 'x' },
      { stage: 'ALL', status: 'FINISHED' },
      { stage: 'INITIAL' },
    ] as const)
      expect(emptyWords(narrowed(patch)), JSON.stringify(patch)).toEqual({
        title,
        hint: "Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.",
        liftable: false,
      });
  });

  it('knows which filters narrow it', () => {
    expect(isNarrowed(UNFILTERED)).toBe(false);
    for (const patch of [{ search: 'x' }, { stage: 'ALL' }, { status: 'FINISHED' }] as const)
      expect(isNarrowed(narrowed(patch)), JSON.stringify(patch)).toBe(true);
  });
});
