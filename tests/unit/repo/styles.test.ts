import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const files = globSync('src/renderer/**/*.css', { cwd: root });

/** The innermost rules of a style sheet: their declarations. */
const rulesOf = (css: string): string[] => css.replace(/\/\*[\s\S]*?\*\//g, '').match(/\{[^{}]*\}/g) ?? [];

it('finds the style sheets', () => expect(files.length).toBeGreaterThan(50));

it.each(files)(
  '%s: no rule has both an animation and its timeline, which the minifier joins into what browsers ignore',
  (file) => {
    const joined = rulesOf(readFileSync(resolve(root, file), 'utf8')).filter(
      (rule) => /[\s;{]animation:/.test(rule) && rule.includes('animation-timeline:'),
    );
    expect(joined).toEqual([]);
  },
);
