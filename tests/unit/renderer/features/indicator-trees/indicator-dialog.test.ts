import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

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
