import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuSection } from '@/app/menu/menu.ts';
import { type Arrow, menuColumns, menuPlaces, movedPlace } from '@/app/shell/sidebar/finder/places.ts';
import type { Text } from '@/i18n/text.ts';
import { screen } from '../../../../screen.ts';

/** Sections of these sizes; a negative size makes a section without a title. */
const sectionsOf = (...sizes: readonly number[]): readonly MenuSection[] =>
  sizes.map((size, section) => ({
    ...(size > 0 && { title: 'Matnlar' as Text }),
    screens: Array.from({ length: Math.abs(size) }, (_, index) => screen({ path: `${section}-${index}` })),
  }));
const pathsOf = (sections: readonly MenuSection[]) =>
  sections.flatMap(({ screens }) => screens.map(({ path }) => path));
const sizesOf = (...sizes: readonly number[]) =>
  menuColumns(sectionsOf(...sizes)).map((column) => column.map(({ screens }) => screens.length));
const heightOf = (column: readonly MenuSection[]) =>
  column.reduce((sum, { title, screens }) => sum + screens.length + (title ? 1 : 0), 0);

const SIZES = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 });

describe('columns', () => {
  it('lay out the reference data as the specification draws it', () => {
    expect(sizesOf(9, 7, 3, 5, 1)).toEqual([[9], [7, 3], [5, 1]]);
  });

  it('are as few as are needed', () => {
    expect(sizesOf(11)).toEqual([[11]]);
    expect(sizesOf(6, 7)).toEqual([[6], [7]]);
  });

  it('split an untitled section evenly, and never a titled one', () => {
    expect(sizesOf(-13)).toEqual([[7], [6]]);
    expect(sizesOf(-100)).toEqual([[34], [34], [32]]);
    expect(sizesOf(100)).toEqual([[100]]);
  });

  it('keep every entry, once and in its order', () => {
    fc.assert(
      fc.property(SIZES, fc.integer({ min: 0, max: 40 }), (sizes, untitled) => {
        const sections = sectionsOf(...(untitled ? [-untitled] : []), ...sizes);
        expect(menuColumns(sections).flatMap(pathsOf)).toEqual(pathsOf(sections));
      }),
    );
  });

  it('are at most three, and the tallest could not be shorter', () => {
    fc.assert(
      fc.property(SIZES, (sizes) => {
        const sections = sectionsOf(...sizes);
        const columns = menuColumns(sections);
        const lines = heightOf(sections);
        const most = Math.min(3, Math.ceil(lines / 12));
        expect(columns.length).toBeLessThanOrEqual(most);
        expect(Math.max(...columns.map(heightOf))).toBe(shortest(sections, most));
      }),
    );
  });
});

/** Returns the height of the tallest column in the best of all splits of these sections. */
function shortest(sections: readonly MenuSection[], columns: number): number {
  if (columns === 1) return heightOf(sections);
  return Math.min(
    ...sections.map((_, at) =>
      Math.max(heightOf(sections.slice(0, at + 1)), shortest(sections.slice(at + 1), columns - 1)),
    ),
    sections.length === 0 ? 0 : Number.POSITIVE_INFINITY,
  );
}

describe('arrows', () => {
  const places = menuPlaces(menuColumns(sectionsOf(9, 7, 3, 5, 1)));
  const from = (path: string, ...arrows: readonly Arrow[]) => {
    let at: number | null = places.findIndex((place) => place.screen.path === path);
    for (const arrow of arrows) at = movedPlace(places, at, arrow);
    return at === null ? null : places[at]?.screen.path;
  };

  it('begin at the first or last entry', () => {
    expect(movedPlace(places, null, 'ArrowDown')).toBe(0);
    expect(movedPlace(places, null, 'ArrowRight')).toBe(0);
    expect(movedPlace(places, null, 'ArrowUp')).toBe(places.length - 1);
  });

  it('go nowhere where no entry is found', () => {
    for (const arrow of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const)
      expect(movedPlace([], null, arrow)).toBeNull();
  });

  it('down and up go through the columns one after the other, and wrap around', () => {
    expect(from('0-8', 'ArrowDown')).toBe('1-0');
    expect(from('1-6', 'ArrowDown')).toBe('2-0');
    expect(from('2-2', 'ArrowDown')).toBe('3-0');
    expect(from('4-0', 'ArrowDown')).toBe('0-0');
    expect(from('0-0', 'ArrowUp')).toBe('4-0');
  });

  it('left and right go to the entry in the same line, or nearest to it, and stay at the edges', () => {
    expect(from('0-3', 'ArrowRight')).toBe('1-3');
    expect(from('0-8', 'ArrowRight')).toBe('2-0');
    expect(from('2-2', 'ArrowRight')).toBe('4-0');
    // The line has a heading in the next column: the first of the two nearest entries.
    expect(from('0-7', 'ArrowRight')).toBe('1-6');
    expect(from('3-0', 'ArrowRight')).toBe('3-0');
    expect(from('0-3', 'ArrowLeft')).toBe('0-3');
    expect(from('3-2', 'ArrowLeft', 'ArrowLeft')).toBe('0-2');
  });

  it('down reach each of a hundred entries, up the same way back', () => {
    const hundred = menuPlaces(menuColumns(sectionsOf(40, 30, 20, 10)));
    const steps = (arrow: Arrow) => {
      const seen: (number | null)[] = [];
      for (let at = movedPlace(hundred, null, arrow); seen.length < 100; at = movedPlace(hundred, at, arrow))
        seen.push(at);
      return seen;
    };
    expect(new Set(steps('ArrowDown')).size).toBe(100);
    expect(steps('ArrowUp')).toEqual(steps('ArrowDown').toReversed());
  });
});
