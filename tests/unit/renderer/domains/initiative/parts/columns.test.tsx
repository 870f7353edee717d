import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { fullColumns, pairedColumns } from '@/domains/initiative/parts/columns.tsx';
import { createI18n } from '@/i18n/i18n.ts';
import { type Columns, useAppTable } from '@/kit/data-table/table-hook.ts';
import { columnId, columnsLeft } from '@/kit/data-table/table-layout.ts';

const latin = createI18n('latin').current();

const initiative = initiativeSchema.parse({
  id: 7,
  public_id: '053418207046',
  region_title: 'Farg‘ona viloyati',
  district_title: 'Quva tumani',
  quarter_title: 'Tolmozor',
  author_fullname: 'Abdurahmonova Mohinur',
  title: '27-maktab sport zali',
  description: 'Tomi yaroqsiz',
  created_at: '2026-09-04T10:00:00Z',
  stage: 'PASSED',
  moderation_sub_stage: 'DISTRICT_MANAGER_ACCEPTED',
  moderation_sub_stage_comment: 'Summa qayta hisoblandi',
  granted_amount: 980_000_000,
  requested_amount: 986_400_000,
});

/** The values of C-017 after the row number, in its order. */
const VALUES = [
  '053418207046',
  'Farg‘ona viloyati',
  'Quva tumani',
  'Tolmozor',
  'Abdurahmonova Mohinur',
  '27-maktab sport zali',
  '04.09.2026',
  'Qabul qilingan',
  '980\u00A0000\u00A0000',
  '986\u00A0400\u00A0000',
  'Tuman: tasdiqladi',
  'Summa qayta hisoblandi',
];

function Cells({ columns, row }: { columns: Columns<Initiative>; row: Initiative }) {
  const table = useAppTable({ columns, data: [row] });
  const cells = table.getRowModel().rows[0]?.getAllCells() ?? [];
  return cells.map((cell) => {
    const render = cell.column.columnDef.cell;
    return <td key={cell.id}>{typeof render === 'function' ? render(cell.getContext()) : render}</td>;
  });
}

/** The texts of a row's cells, each line of a cell separately. */
const textsOf = (columns: Columns<Initiative>, row: Initiative): string[][] =>
  renderToStaticMarkup(<Cells columns={columns} row={row} />)
    .split('</td>')
    .slice(0, -1)
    .map((html) =>
      html
        .replaceAll('&#x27;', "'")
        .split(/<[^>]*>/)
        .filter(Boolean),
    );

/** The labels of the columns, each with what stands below it. */
const labelsOf = (columns: Columns<Initiative>) =>
  columns.map(({ header, meta }) => (meta?.subheader ? [header, meta.subheader] : [header]));

describe('the columns of the initiative list', () => {
  it("C-017, C-020: are labelled in the order of their values, amounts with so'm", () => {
    expect(labelsOf(fullColumns(latin))).toEqual([
      ['ID'],
      ['Viloyat'],
      ['Tuman'],
      ['Mahalla'],
      ['Muallif'],
      ['Mavzu'],
      ['Sana'],
      ['Bosqich'],
      ['Ajratilgan', "so'm"],
      ["So'ralgan", "so'm"],
      ['Moderatsiya'],
      ['Izoh'],
    ]);
  });

  it("C-017, C-020: in pairs each label stands where its value does, amounts with so'm", () => {
    expect(labelsOf(pairedColumns(latin))).toEqual([
      ['ID', 'Sana'],
      ['Tuman', 'Viloyat'],
      ['Mahalla', 'Muallif'],
      ['Mavzu'],
      ['Bosqich', 'Moderatsiya'],
      ["So'ralgan, so'm", 'Ajratilgan'],
      ['Izoh'],
    ]);
    const amounts = ['986\u00A0400\u00A0000', '980\u00A0000\u00A0000'];
    expect(textsOf(pairedColumns(latin), initiative)).toContainEqual(amounts);
  });

  it('C-017: are those of the specification in their order where there is room', () => {
    expect(textsOf(fullColumns(latin), initiative)).toEqual(VALUES.map((value) => [value]));
  });

  it('C-017, Z-188: hold the same values in pairs where there is less room', () => {
    const texts = textsOf(pairedColumns(latin), initiative);
    expect(texts).toHaveLength(7);
    expect(texts.flat().toSorted()).toEqual(VALUES.toSorted());
    // What belongs together: the smaller over the larger place, asked over given.
    expect(texts).toContainEqual(['Quva tumani', 'Farg‘ona viloyati']);
    expect(texts).toContainEqual(['986\u00A0400\u00A0000', '980\u00A0000\u00A0000']);
  });

  it('Z-188: pairs stand in the order of the document, each where its first value does', () => {
    const places = textsOf(pairedColumns(latin), initiative).map((texts) =>
      Math.min(...texts.map((text) => VALUES.indexOf(text))),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('have a dash for everything that is missing', () => {
    const nothing = initiativeSchema.parse({ id: 8 });
    const unseen = (texts: string[][]) => texts.flat().filter((text) => text !== '—');
    expect(unseen(textsOf(fullColumns(latin), nothing))).toEqual(["Ko'rilmagan"]);
    expect(unseen(textsOf(pairedColumns(latin), nothing))).toEqual(["Ko'rilmagan"]);
  });

  it('show the description where there is no title', () => {
    const untitled = { ...initiative, title: null };
    expect(textsOf(fullColumns(latin), untitled).flat()).toContain('Tomi yaroqsiz');
    expect(textsOf(pairedColumns(latin), untitled).flat()).toContain('Tomi yaroqsiz');
  });

  it('show what citizens wrote as text, not as HTML', () => {
    const hostile = { ...initiative, title: '<img src=x onerror=alert(1)>' };
    const html = renderToStaticMarkup(<Cells columns={fullColumns(latin)} row={hostile} />);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });
});

const single = fullColumns(latin);
const paired = pairedColumns(latin);
const namesOf = (columns: typeof single) =>
  columns.map(({ header, meta }) => meta?.name ?? (typeof header === 'string' ? header : ''));

it('C-017: the columns stand in the order of the document, and are chosen by these names', () => {
  expect(namesOf(single)).toEqual([
    'ID',
    'Viloyat',
    'Tuman',
    'Mahalla',
    'Muallif',
    'Mavzu',
    'Yaratilgan sana',
    'Bosqich',
    'Ajratilgan summa',
    "So'ralgan summa",
    'Moderatsiya holati',
    'Moderatsiya izohi',
  ]);
});

it('wV4: only ID and topic cannot be hidden, in either layout', () => {
  const hidden = new Set(single.map(columnId));
  for (const columns of [single, paired] as const) {
    const left = columnsLeft<(typeof single)[number] | (typeof paired)[number]>(columns, { hidden, lines: 2, single });
    expect(left.map(columnId)).toEqual(['public_id', 'topic']);
  }
});

it('wV4: every value of the pairs has a column of its own', () => {
  const values = paired.flatMap((column) => column.meta?.pair ?? [columnId(column)]);
  expect(new Set(values)).toEqual(new Set(single.map(columnId)));
});
