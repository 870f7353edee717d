import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Refusal } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { IndicatorDialog } = await import('@/features/indicator-trees/indicator-dialog.tsx');
const { expenses } = await import('@/features/indicator-trees/trees.ts');

const KNOWN = { id: 3, year: 2025, quarter: 4, amount: 1200.5 };

it.each([
  ["Yangi ko'rsatgich", null, [String(new Date().getFullYear()), '']],
  ["Ko'rsatgichni tahrirlash", KNOWN, ['2025', '4-chorak', '1 200,5']],
])(
  'S117, S121: "%s" names its expense, and shows what its row has until the record is read',
  async (title, indicator, shown) => {
    const of = { of: expenses, node: 5, crud: expenses.indicatorsOf(5), indicator, onClose: () => undefined };
    const { html } = await drawPart(createElement(IndicatorDialog, of), {
      'api/v1/expences/5': { id: 5, parent_id: null, title: { uz_lat: 'Ish haqi' } },
    });
    expect(/role="dialog" aria-label="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'")).toBe(title);
    expect(html).toContain('Ish haqi');
    const values = [...html.matchAll(/<input(?![^>]*type="hidden")[^>]*\svalue="([^"]*)"/g)].map(([, value]) =>
      value?.replaceAll('\u00A0', ' '),
    );
    expect(values.slice(0, shown.length)).toEqual(shown);
  },
);

it('R-083: an indicator that cannot be read fails in the words of a record', async () => {
  const of = { of: expenses, node: 5, crud: expenses.indicatorsOf(5), indicator: KNOWN, onClose: () => undefined };
  const { html } = await drawPart(
    createElement(IndicatorDialog, of),
    { 'api/v1/expence-indicators/3': new Refusal() },
    { of: 'expences/indicators' },
  );
  expect(textOf(html)).toContain("Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.");
});
