import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { useSelection } = await import('@/features/appeals/selection.tsx');

type Selection = ReturnType<typeof useSelection>;
type Appeal = Selection['appeals'][number];
const [ONE, TWO, THREE] = ['Chiroq yonmayapti', "Yo'l qurilsin", 'Chiroq yonmayapti!'].map((question, at) =>
  appealSchema.parse({ question_id: at + 1, status: 'NEW', question }),
) as [Appeal, Appeal, Appeal];
const ROWS = [ONE, TWO, THREE];

type Deed = (selection: Selection) => void;
type ListProps = { deeds: Deed[]; ticks: number[] };
/** A list on which somebody does all this; `ticks`: the numbers of the appeals that are ticked then. */
function List({ deeds, ticks }: ListProps) {
  const selection = useSelection(ROWS);
  for (const deed of deeds.splice(0)) deed(selection);
  ticks.splice(0, ticks.length, ...selection.appeals.map(({ question_id }) => question_id));
  return null;
}

/** The numbers of the appeals that are ticked after these deeds. */
async function ticksAfter(...deeds: readonly Deed[]): Promise<readonly number[]> {
  const ticks: number[] = [];
  await drawPart(createElement(List, { deeds: [...deeds], ticks }), {});
  return ticks;
}

const all = (selection: Selection) => selection.add(ROWS);
it.each<[string, readonly Deed[], readonly number[]]>([
  ['the new ones of the page', [all], [1, 2, 3]],
  [
    'one that is ticked and one that is not',
    [(of) => of.add([ONE]), (of) => of.toggle(ONE), (of) => of.toggle(TWO)],
    [2],
  ],
  ['one of those that are alike', [(of) => of.toggleAlike(THREE)], [1, 3]],
  ['one of those that are alike, all of them ticked', [all, (of) => of.toggleAlike(THREE)], [2]],
  [
    'one of those that are alike, some of them ticked',
    [(of) => of.add([ONE, TWO]), (of) => of.toggleAlike(ONE)],
    [1, 2, 3],
  ],
  ['those that were answered', [all, (of) => of.drop([ONE, THREE])], [2]],
  ['all, by the cross beside their number', [all, (of) => of.drop()], []],
])('ticks or unticks %s', async (_, deeds, left) => {
  expect(await ticksAfter(...deeds)).toEqual(left);
});
