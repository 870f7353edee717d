import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const downloads = (['interrupted', 'running', 'done', 'interrupted'] as const).map((state, at) => ({
  ...{ id: `${at}`, name: `${at}.xlsx`, state, receivedBytes: 25, totalBytes: at === 3 ? null : 100 },
}));
vi.doMock('@/api/downloads.ts', () => ({ useDownloads: () => downloads }));
const { useBegunDownloads } = await import('@/features/desk/use-begun-downloads.tsx');

let begun: ReturnType<typeof useBegunDownloads> = [];
function Probe() {
  begun = useBegunDownloads();
  return null;
}

it('a download that was interrupted is begun work, with its share where its length is known', async () => {
  await drawPart(createElement(Probe), {});
  expect(begun.map(({ title, below }) => [title, below])).toEqual([
    ['0.xlsx', "Yuklab olish to'xtagan: 25 %"],
    ['3.xlsx', "Yuklab olish to'xtagan"],
  ]);
});
