import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { rowsIn } from '../../../laws/table-of.ts';

const { folderCells } = await import('@/features/protocols/folder/folder-cells.tsx');
const { folderRow, judged } = await import('@/features/protocols/folder/plan.ts');
const { useT } = await import('@/i18n/use-t.ts');

const idle = () => undefined;
const actions = { tick: idle, open: idle, pick: idle, choose: idle };
const district = (id: number, file_id: string | null) => ({
  ...{ id, file_id, district_id: 1000 + id, district: `${id}-tuman`, region: 'Viloyat' },
});
const PROTOCOLS = new Map([district(1, null), district(2, 'bayon')].map((one) => [one.id, one]));
const file = (id: number) => ({ id: `${id}`, name: `${id}-tuman.pdf`, bytes: 10, kind: 'pdf', problem: null }) as const;
const ROWS = [1, 2].map((id) => folderRow(file(id), { certainty: 'sure', candidates: [id] }));

function Rows({ replaces }: { replaces: boolean }) {
  const cells = folderCells({ translation: useT(), protocols: PROTOCOLS, picking: null, actions });
  return (
    <table>
      <tbody>
        {judged(ROWS, PROTOCOLS, replaces).map((row) => (
          <tr key={row.file.id}>{cells(row)}</tr>
        ))}
      </tbody>
    </table>
  );
}

it.each([
  ['left alone', false, 'Bor, tegilmaydi'],
  ['replaced where the person says so', true, 'Bor, almashtiriladi'],
])('the protocol that a district has is %s, and said to be', async (_, replaces, said) => {
  const { html } = await drawPart(<Rows replaces={replaces} />, {});
  expect(rowsIn(html).map((cells) => cells.at(-1))).toEqual(['Yuklanmagan', said]);
});
