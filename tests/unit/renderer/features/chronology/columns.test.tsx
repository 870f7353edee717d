import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

const opened: unknown[] = [];
const noteOpened = (one: object) => void opened.push(one);
vi.doMock('@/kit/files/use-open-copy.ts', () => ({ useOpenCopy: () => ({ open: noteOpened, opening: false }) }));
const { drawPart } = await import('../../laws/program.tsx');
const { chronologyColumns } = await import('@/features/chronology/columns.tsx');
const { rowSchema } = await import('@/features/chronology/chronology.ts');
const { useT } = await import('@/i18n/use-t.ts');

type Button = { props: { 'aria-label': string; onClick: () => void } };
type Drawn = { type: (props: object) => { props: { children: readonly Button[] } }; props: object };
type Column = { cell: (context: object) => Drawn };

const STEP = rowSchema.parse({
  ...{ id: 51, chronology_type: 'SALE', lot_number: 'LOT-55', address_document: 'manzil', estimate_document: 'smeta' },
  final_sum_document: 'summa',
});

/** The cell of the documents, each of which is opened by its button. */
function Documents() {
  const columns = chronologyColumns(useT(), { initiative: 17, board: 6 });
  const column = columns.find(({ id }) => id === 'documents') as unknown as Column;
  const { type, props } = column.cell({ row: { original: STEP } });
  const { children } = type(props).props;
  for (const { props: button } of children) {
    opened.push(button['aria-label']);
    button.onClick();
  }
  return null;
}

it('N-002: each document of a record opens by its own button', async () => {
  await drawPart(createElement(Documents), {});
  expect(opened).toEqual(
    [
      ['Manzilli hujjat', 'manzil', 'address_document'],
      ['Smeta hujjati', 'smeta', 'estimate_document'],
      ['Yakuniy summa hujjati', 'summa', 'final_sum_document'],
    ].flatMap(([label, hash, name]) => [
      `${label}: Sotuv, LOT-55`,
      { hash, suggestedName: `${name}-51.pdf`, kinds: ['pdf'] },
    ]),
  );
});
