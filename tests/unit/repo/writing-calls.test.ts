import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MARKS, ONCE, WRITING_CALLS } from './writing-calls.ts';

const PAGE = resolve(import.meta.dirname, '../../../src/renderer/src');
const textOf = (file: string) => readFileSync(join(PAGE, file), 'utf8');

/** The functions with a text that matches, each as `file#function`. */
const functionsWith = (wanted: RegExp): string[] => [
  ...new Set(
    readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && file !== 'api/http.ts')
      .flatMap((file) => {
        const text = textOf(file);
        return [...text.matchAll(wanted)].flatMap(({ index }) => {
          const names = text
            .slice(0, index)
            .matchAll(/^(?:export )?(?:default )?(?:async )?(?:const|function) (\w+)/gm);
          const name = [...names].at(-1)?.[1];
          // A type that lists the methods is no call.
          return name === undefined ? [] : [`${file}#${name}`];
        });
      }),
  ),
];

test('a call that would be carried out twice is not repeatable by itself', () => {
  expect(functionsWith(/repeatable: false/g).toSorted()).toEqual(ONCE.toSorted());
});

describe('what a writing call overwrites is what the person has seen', () => {
  test('every writing call has a line with its guard, and every line a call', () => {
    expect(WRITING_CALLS.map(([call]) => call).toSorted()).toEqual(
      functionsWith(/method: '(?:POST|PUT|PATCH|DELETE)'(?! \|)/g).toSorted(),
    );
  });

  test.each(WRITING_CALLS.map(([call, guard, by = '']) => ({ call, guard, by })))(
    '$call: $guard',
    ({ call, guard, by }) => {
      if (guard === 'new') return expect(by).toBe('');
      if (guard === 'none') return expect(by.length).toBeGreaterThan(20);
      expect(textOf(by)).toMatch(MARKS[guard]);
      // The file of the guard makes the call, unless it makes the calls that it is given.
      const [file = '', name = ''] = call.split('#');
      const given = guard === 'as seen' || by === file || textOf(by).includes('crud.save') || /save-decision/.test(by);
      if (!given) expect(textOf(by)).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});
