import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { createQueryClient } = await import('@/api/query-client.ts');
const { useMapChoice } = await import('@/features/initiative-map/use-map-choice.ts');

type Filter = Parameters<typeof useMapChoice>[0];
const FILTER: Filter = { board: 6, search: '', stage: 'ALL', sub_stage: 'ALL' };
const MARK = { by: 'mark', ids: [7] } as const;

type Props = { filter: Filter; chooses: boolean; drawn: unknown[] };
/** A map with this filter, on which somebody chooses a mark or not. */
function MapOf({ filter, chooses, drawn }: Props) {
  const { choice, choose } = useMapChoice(filter);
  drawn.push(choice);
  if (chooses && !choice) choose(MARK);
  return null;
}

it('a choice on the map is there again on return, and not under another filter', async () => {
  const queries = createQueryClient();
  const comeBack = async (filter: Filter, chooses = false) => {
    const drawn: unknown[] = [];
    await drawPart(createElement(MapOf, { filter, chooses, drawn }), {}, { queries });
    return drawn.at(-1);
  };
  expect(await comeBack(FILTER, true)).toEqual(MARK);
  expect(await comeBack(FILTER)).toEqual(MARK);
  expect(await comeBack({ ...FILTER, board: 5 })).toBeNull();
});
