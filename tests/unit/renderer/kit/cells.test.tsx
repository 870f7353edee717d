import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brief, briefPair, figurePair, lines, moneyPair, pair, remark, topic, topicPair } from '@/kit/cells.tsx';

/** The texts of a cell, line by line. */
const texts = (cell: ReactNode) =>
  [...renderToStaticMarkup(cell).matchAll(/>([^<]+)</g)].map(([, text]) => text?.replaceAll('\u00A0', ' '));

describe('a cell', () => {
  it.each([
    ['lines', lines],
    ['topic', topic],
    ['remark', remark],
  ])('%s shows its value, or a dash where there is none', (_name, cell) => {
    expect(texts(cell('Bunyodkor'))).toEqual(['Bunyodkor']);
    for (const nothing of ['', null, undefined]) expect(texts(cell(nothing))).toEqual(['—']);
    expect(renderToStaticMarkup(cell('Bunyodkor'))).toContain('data-cut');
  });

  it('of two values has a dash for each missing value', () => {
    expect(texts(pair('Bunyodkor', null))).toEqual(['Bunyodkor', '—']);
    expect(texts(pair('', 'Chilonzor tumani'))).toEqual(['—', 'Chilonzor tumani']);
    expect(texts(topicPair('Bunyodkor', null))).toEqual(['Bunyodkor', '—']);
    expect(texts(figurePair('21.11.2026', '09:30'))).toEqual(['21.11.2026', '09:30']);
  });

  it('of a beginning has the full text as a tooltip where it is truncated', () => {
    expect(texts(brief('Chilonzor tumani', 9))).toEqual(['Chilonzor…']);
    expect(renderToStaticMarkup(brief('Chilonzor tumani', 9))).toContain('data-full="Chilonzor tumani"');
    for (const whole of ['Chilonzor', null]) expect(renderToStaticMarkup(brief(whole, 9))).not.toContain('data-full');
    expect(texts(briefPair('Chilonzor tumani', '', 9))).toEqual(['Chilonzor…', '—']);
  });

  it('draws the beginning of a value that is longer than anybody reads in a cell, and marks the cut', () => {
    const long = 'a'.repeat(1_000_000);
    const start = `${'a'.repeat(2_000)}…`;
    for (const cell of [lines, topic, remark]) expect(texts(cell(long))).toEqual([start]);
    for (const cell of [pair, topicPair]) expect(texts(cell(long, long))).toEqual([start, start]);
    expect(renderToStaticMarkup(brief(long, 9)).length).toBeLessThan(2_200);
  });

  it('of amounts highlights the granted one, but not a dash', () => {
    expect(texts(moneyPair(1_360_000_000, 950_000_000))).toEqual(['1 360 000 000', '950 000 000']);
    expect(renderToStaticMarkup(moneyPair(1, 950_000_000))).toContain('granted');
    expect(texts(moneyPair(420_000_000, null))).toEqual(['420 000 000', '—']);
    expect(renderToStaticMarkup(moneyPair(420_000_000, null))).not.toContain('granted');
  });
});
