import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IconTrophy } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mark, tag } from '@/kit/tag.tsx';
import { TAG_ICONS } from '@/kit/tag-icons.ts';

const strokes = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');

it.each([
  ['tag', tag],
  ['mark', mark],
])('a %s shows its label beside its icon, which is hidden from screen readers', (_name, show) => {
  const markup = renderToStaticMarkup(show("G'olib", { tone: 'gold', icon: 'trophy' }));
  expect(markup).toMatch(/data-tone="gold".*<svg[^>]* aria-hidden="true".*G&#x27;olib/);
  expect(strokes(markup)).toBe(strokes(renderToStaticMarkup(<IconTrophy />)));
});

const { resolve } = createRequire(import.meta.url);

it.each(Object.keys(TAG_ICONS))('the icon %s consists of strokes that can follow each other in one path', (name) => {
  const svg = readFileSync(resolve(`@tabler/icons/outline/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>') + 1).match(/<\w[^>]*>/g) ?? [];
  const drawn = shapes.filter((shape) => !shape.includes('stroke="none"'));
  expect(drawn).not.toEqual([]);
  for (const shape of drawn) expect(shape).toMatch(/^<path d="M/);
  expect(TAG_ICONS[name as keyof typeof TAG_ICONS]).toBe(strokes(drawn.join('')));
});
