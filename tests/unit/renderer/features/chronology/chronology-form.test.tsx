import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { platform } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';

type Search = (text: string) => { queryFn: (context: object) => Promise<unknown> };
const searches = new Map<string, Search>();
function RemoteSelect({ label, search }: { label: string; search: Search }) {
  searches.set(label, search);
  return null;
}
vi.doMock('@/kit/remote-select/remote-select.tsx', () => ({ RemoteSelect }));
const { ChronologyForm } = await import('@/features/chronology/chronology-form.tsx');

it.each([
  ['Buyurtmachi', 'orderers'],
  ['Pudratchi', 'contractors'],
])("M-027: the field %s searches among those of the initiative's season", async (label, of) => {
  await drawPart(createElement(ChronologyForm, { address: { initiative: 701, board: 6 } }), {});
  await searches
    .get(label)?.('bog')
    .queryFn({})
    .catch(() => undefined);
  const { path, query } = platform.calls.at(-1) ?? {};
  expect([path, query]).toEqual([`api/v1/chronology/${of}`, { board_id: 6, search: 'bog', limit: 10, offset: 0 }]);
});
