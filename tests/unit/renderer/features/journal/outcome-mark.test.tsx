import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outcomeMark } from '@/features/journal/outcome-mark.tsx';
import { counted, entry, REFUSED, THURSDAY, UNKNOWN } from './entries.ts';

const settled = (as: 'done' | 'not-done' | 'other' | 'hidden') => ({ ...UNKNOWN, settled: { as, at: THURSDAY } });

it.each([
  ['is on its way', { outcome: { state: 'running' } }, 'idle'],
  ['was done', {}, 'good'],
  ['has reached some', counted(2), 'warn'],
  ['has reached nobody', counted(0), 'bad'],
  ['was refused', REFUSED, 'bad'],
  ['has an unknown outcome', UNKNOWN, 'warn'],
  ['had one, and was done', settled('done'), 'good'],
  ['had one, and was not done', settled('not-done'), 'bad'],
  ['had one, and came to something else', settled('other'), 'idle'],
  ['had one that was put aside', settled('hidden'), 'idle'],
  ['had one, and was sent again', { ...UNKNOWN, repeatedBy: 'another' }, 'idle'],
] as const)('what %s has its own look', (_, more, tone) => {
  const html = renderToStaticMarkup(outcomeMark(entry('sms', more), { headline: 'Holat', below: '' }));
  expect(/data-tone="(\w+)"/.exec(html)?.[1]).toBe(tone);
});
