import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { namesIn } from '../../../laws/table-of.ts';

const { sendingCells } = await import('@/features/protocols/folder/sending-cells.tsx');
const { useT } = await import('@/i18n/use-t.ts');

const ITEM = { id: 'a', name: 'Vobkent.pdf', district: 'Vobkent', region: 'Buxoro', row: 3, tries: 3, uploaded: false };
const idle = () => undefined;

function Row({ step }: { step: string }) {
  const cells = sendingCells({ translation: useT(), shares: new Map(), onAgain: idle, onChoose: idle });
  return (
    <table>
      <tbody>
        <tr>{cells({ ...ITEM, step, at: null, error: null } as never)}</tr>
      </tbody>
    </table>
  );
}

it.each([
  ['failed', ['Qayta: Vobkent.pdf']],
  ['changed', ['Tanlash: Vobkent.pdf']],
  ['taken', []],
  ['done', []],
])('a protocol that was sent offers what can be done about it: %s', async (step, buttons) => {
  expect(namesIn((await drawPart(<Row step={step} />, {})).html, 'button')).toEqual(buttons);
});
