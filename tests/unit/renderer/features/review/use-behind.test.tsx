import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { useBehindDecisions } = await import('@/features/review/use-behind.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const SENT = initiativeSchema.parse({ id: 701, stage: 'INITIAL' });

type Props = { underWay: ReadonlySet<number>; drawn: (readonly number[])[] };
/** The desk of somebody whose decision on an initiative has just failed, while these are being sent. */
function Desk({ underWay, drawn }: Props) {
  const { behind, returned } = useBehindDecisions(true, underWay, () => undefined);
  // A change of a component's own state while it is drawn has it drawn again.
  if (drawn.length === 0) behind?.(SENT).failed();
  drawn.push([...returned]);
  return null;
}

it.each([
  ['is marked in the queue', [702], [701]],
  ['is not marked while it is sent again', [701], []],
])('an initiative whose decision is not done %s', async (_, underWay, marked) => {
  const drawn: Props['drawn'] = [];
  await drawPart(createElement(Desk, { underWay: new Set(underWay), drawn }), {});
  expect(drawn).toEqual([[], marked]);
});
