import { expect, it } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const FILE = { id: 'f1', name: 'jadval.xlsx', bytes: 900, kind: 'xlsx', problem: null };

it.each([
  [
    'managers',
    'Boshqaruvchilarni Exceldan yuklash',
    ['Moderatorlar', 'Viloyat boshqaruvi', 'Tuman boshqaruvi', 'Mahalla boshqaruvi', 'Mahalla moderatori'],
  ],
  ['moderators', 'Moderatorlarni Exceldan yuklash', ['Moderatorlar', 'Viloyat boshqaruvi']],
])('L-016, L-017: the import of the %s asks which list the file is', async (at, title, lists) => {
  acts.chosen = { file: FILE, beside: null };
  const { html } = await acting(at, { ...LOOKUPS, preview: { sheets: [], csv: null } });
  acts.chosen = null;
  expect(acts.imports.at(-1)?.title).toBe(title);
  // Behind the filter by role.
  const choice = elementsIn(html, 'div', /\srole="radiogroup"/).at(-1);
  expect(textOf(html)).toContain("Qaysi ro'yxat *");
  expect(elementsIn(choice?.inner ?? '', 'label', /\sfor="/).map(({ inner }) => textOf(inner))).toEqual(lists);
});
