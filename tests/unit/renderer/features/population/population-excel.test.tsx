import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const offered: (readonly number[])[] = [];
function BigSelect({ query }: { query: { data?: readonly { value: number }[] } }) {
  offered.push((query.data ?? []).map(({ value }) => value));
  return null;
}
vi.doMock('@/kit/big-select/big-select.tsx', () => ({ BigSelect }));
type Field = (of: object) => ReactNode;
function PartExcel({ field, uploadField }: { field: Field; uploadField: Field }) {
  return (
    <>
      {field({})}
      {uploadField({})}
    </>
  );
}
vi.doMock('@/kit/excel/part-excel.tsx', () => ({ PartExcel }));
const { PopulationExcel } = await import('@/features/population/population-excel.tsx');

it('L-027, L-029, Z-174: exports the years that are there, and imports up to the present one', async () => {
  await drawPart(createElement(PopulationExcel), { 'api/v1/citizens-count/years': { years: [2023, 2022] } });
  const present = new Date().getFullYear();
  const [exported, imported] = offered.slice(-2);
  expect(exported).toEqual([2023, 2022]);
  expect(imported).toEqual(Array.from({ length: present - 2021 }, (_, back) => present - back));
});
