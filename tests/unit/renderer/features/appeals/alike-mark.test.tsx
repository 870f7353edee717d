import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { AlikeMark } = await import('@/features/appeals/alike-mark.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { SelectionProvider } = await import('@/features/appeals/selection.tsx');

type Appeal = ReturnType<typeof appealSchema.parse>;
const [first, second, other] = ['Chiroq yonmayapti', 'Chiroq yonmayapti!', "Yo'l qurilsin"].map((question, at) =>
  appealSchema.parse({ question_id: at + 1, status: 'NEW', question }),
) as [Appeal, Appeal, Appeal];

/** The mark of an appeal, pressed where it is drawn. */
function Pressed({ appeal }: { appeal: Appeal }) {
  AlikeMark({ appeal })?.props.onClick();
  return null;
}

/** Presses the mark of an appeal, where it has one. */
async function pressed(appeal: Appeal): Promise<readonly unknown[]> {
  const did: unknown[] = [];
  const selection = {
    alike: (one: Appeal) => (one === other ? [] : [first, second]),
    toggle: (one: Appeal) => did.push('itself', one),
    toggleAlike: (one: Appeal) => did.push('all alike', one),
  } as never;
  await drawPart(<SelectionProvider selection={selection}>{createElement(Pressed, { appeal })}</SelectionProvider>, {});
  return did;
}

it('the mark of the appeals that are alike stands on the first of them alone, and selects them all', async () => {
  expect(await pressed(first)).toEqual(['all alike', first]);
  for (const appeal of [second, other]) expect(await pressed(appeal)).toEqual([]);
});
