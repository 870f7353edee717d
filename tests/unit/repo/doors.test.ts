import { describe, expect, it } from 'vitest';
import { DOORS, type Doors, pastDoors, unusedDoors } from '../../../scripts/lib/boundaries/doors.ts';
import type { Import } from '../../../scripts/lib/boundaries/imports.ts';

const PAGE = 'src/renderer/src';

const into = (from: string, to: string): Import => ({ from: `${PAGE}/${from}`, specifier: 'x', to: `${PAGE}/${to}` });
const past = (from: string, to: string, doors = DOORS) => pastDoors(into(from, to), doors);

describe('a feature or a folder of the initiative', () => {
  it.each([
    ['app/menu/initiatives.ts', 'features/funds/fund-page.tsx'],
    ['app/menu/site.ts', 'features/site-items/form-pages.tsx'],
    ['app/desk/subjects.ts', 'features/appeals/journal-subject.ts'],
    ['app/desk/desk-page.tsx', 'features/initiative-list/views/use-views.ts'],
    ['features/review/initiative-view.tsx', 'domains/initiative/similar/use-photo-marks.ts'],
    ['features/review/checks.ts', 'domains/initiative/model/amounts.ts'],
    ['domains/initiative/actions/offered.ts', 'domains/initiative/registry/registry-dialog.tsx'],
  ])('%s enters by %s', (from, to) => {
    expect(past(from, to)).toBeUndefined();
  });

  it.each([
    ['app/desk/desk-page.tsx', 'features/journal/today-words.ts'],
    // A door of another part, and one in a folder below.
    ['app/lock/lock-card.tsx', 'features/journal/use-sso.ts'],
    ['app/menu/initiatives.ts', 'features/initiative-list/winners/sms-page.tsx'],
    ['features/review/initiative-view.tsx', 'domains/initiative/similar/postings.ts'],
    ['domains/initiative/actions/offered.ts', 'domains/initiative/registry/rules.ts'],
  ])('%s does not enter by %s', (from, to) => {
    expect(past(from, to)).toContain('is no door of');
  });

  it('is open to its own files, and so is what lies in no such part', () => {
    expect(past('features/journal/today-section.tsx', 'features/journal/today-words.ts')).toBeUndefined();
    expect(past('features/review/desk.tsx', 'features/review/parts/a.ts')).toBeUndefined();
    expect(past('app/shell/shell.tsx', 'kit/keys/keys.ts')).toBeUndefined();
    expect(pastDoors({ from: `${PAGE}/app/a.ts`, specifier: 'react' }, DOORS)).toBeUndefined();
  });
});

describe('the table of doors', () => {
  const doors: Doors[] = [
    { parts: [`${PAGE}/features/*`, `${PAGE}/domains/*`], doors: ['*-page.tsx', 'api.ts'] },
    { parts: [`${PAGE}/features/news`], doors: ['parts/head.tsx', 'gone.ts'] },
  ];

  it('names the doors of the part that an import goes past', () => {
    expect(past('app/a.ts', 'features/news/inner.ts', doors)).toBe(
      `${PAGE}/features/news/inner.ts is no door of ${PAGE}/features/news: import one (*-page.tsx, api.ts, parts/head.tsx, gone.ts), or name it in scripts/lib/boundaries/doors.ts`,
    );
  });

  it('holds no door that does not exist, or by which only the part itself enters', () => {
    const imports = [
      into('app/a.ts', 'features/news/news-page.tsx'),
      into('app/a.ts', 'features/news/parts/head.tsx'),
      into('features/news/news-page.tsx', 'features/news/api.ts'),
    ];
    expect(unusedDoors(imports, doors)).toEqual([
      `api.ts of ${PAGE}/features/* and ${PAGE}/domains/*`,
      `gone.ts of ${PAGE}/features/news`,
    ]);
    expect(unusedDoors([...imports, into('features/b/b.ts', 'domains/news/api.ts')], doors)).toHaveLength(1);
  });
});
