import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { useBehindDecisions } = await import('@/features/review/use-behind.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const SENT = initiativeSchema.parse({ id: 701, stage: 'INITIAL' });

/** What is marked in the queue once the decision of an initiative has failed, while these are being sent. */
async function markedWhile(underWay: readonly number[]): Promise<number[]> {
  let marked: number[] = [];
  function Desk() {
    const { behind, returned } = useBehindDecisions(true, new Set(underWay), () => undefined);
    // A change of a component's own state while it is drawn has it drawn again.
    if (drawn++ === 0) behind?.(SENT).failed();
    marked = [...returned];
    return null;
  }
  let drawn = 0;
  await drawPart(createElement(Desk), {});
  return marked;
}

it('an initiative whose decision is not done is marked in the queue, until it is sent again', async () => {
  expect(await markedWhile([702])).toEqual([701]);
  expect(await markedWhile([701])).toEqual([]);
});
