import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetLine } from '../../../scripts/lib/test-run/budget.ts';
import { testsConcerning } from '../../../scripts/lib/test-run/concerned.ts';
import { chooseParts } from '../../../scripts/lib/test-run/left-out.ts';
import { testOptions } from '../../../scripts/lib/test-run/options.ts';
import { PARTS } from '../../../scripts/lib/test-run/parts.ts';
import { planOf } from '../../../scripts/lib/test-run/steps.ts';
import { GUARDS } from '../../e2e/everyday.ts';

const root = resolve(import.meta.dirname, '../../..');
const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: root });

describe('the arguments of npm test', () => {
  it.each([
    [[], { all: false, apart: false, shard: undefined, names: [] }],
    [['--all', '--apart'], { all: true, apart: true, shard: undefined, names: [] }],
    [['--all', '--shard=2/4'], { all: true, apart: false, shard: '2/4', names: [] }],
    [['--', 'news', 'funds'], { all: false, apart: false, shard: undefined, names: ['news', 'funds'] }],
  ])('%j', (args, options) => expect(testOptions(args)).toEqual(options));

  it.each([
    [['--shard=5/4'], '--shard=1/4, not 5/4'],
    [['--shard=half'], '--shard=1/4, not half'],
    [['--al'], "Unknown option '--al'"],
    [['--all', 'news'], 'Names select tests by themselves'],
  ])('%j is an error that says so', (args, message) => expect(() => testOptions(args)).toThrow(message));
});

describe('the everyday run', () => {
  it.each(['api', 'auth', 'bridge', 'drafts', 'files', 'journal', 'keeps', 'protocols', 'session', 'storage'])(
    'never leaves out %s of the main process, which guards data or a decision',
    (area) => {
      expect(PARTS.flatMap(({ tests }) => tests)).not.toContain(`tests/integration/main/${area}`);
      expect(chooseParts(false).files.some((file) => file.startsWith(`tests/integration/main/${area}/`))).toBe(true);
    },
  );

  it.each(GUARDS)('has the end-to-end tests of %s', (pattern) => {
    expect(filesOf([pattern.replace('**', 'tests')])).toHaveLength(1);
  });

  it('says of each part that it leaves out why', () => {
    for (const { why } of chooseParts(false).leftOut) expect(why).toMatch(/^(nothing|never)/);
  });
});

describe('the types of the tools', () => {
  it('are left to the whole run, as the everyday run says', () => {
    expect(planOf(testOptions([])).leftOut).toContain('types of the tools: the whole run has them');
    expect(planOf(testOptions(['--all'])).leftOut).toEqual([]);
  });
});

describe('parts', () => {
  it.each(PARTS)('$name has tests, and every pattern of its inputs names files', ({ tests, inputs }) => {
    for (const folder of tests) expect(filesOf([`${folder}/**/*.test.ts`]).length, folder).toBeGreaterThan(0);
    for (const pattern of inputs) expect(filesOf([pattern]).length, pattern).toBeGreaterThan(0);
  });

  it('all run in the whole run, with every integration test', () => {
    const { files, leftOut } = chooseParts(true);
    expect(leftOut).toEqual([]);
    expect(files).toEqual(filesOf(['tests/integration/**/*.test.ts']).sort());
  });
});

describe('what concerns a name', () => {
  it('is, for a part of a path, the tests with it in their path; nothing for an unknown one', () => {
    const { unit, integration, endToEnd } = testsConcerning(['news-form']);
    expect({ unit, integration, endToEnd }).toEqual({
      unit: filesOf(['tests/unit/**/*news-form*.test.{ts,tsx}']).sort(),
      integration: [],
      endToEnd: ['tests/e2e/news-form.spec.ts'],
    });
    expect(planOf(testOptions(['no-such-thing'])).steps).toEqual([]);
  });

  it('is, for a source file, the tests that import it and those of its feature', () => {
    const { unit, endToEnd } = testsConcerning(['src/renderer/src/features/appeals/answer-rules.ts']);
    expect(unit).toEqual(expect.arrayContaining(filesOf(['tests/unit/renderer/features/appeals/*.test.ts'])));
    expect(endToEnd).toEqual(['tests/e2e/appeals.spec.ts']);
    const rules = testsConcerning(['src/shared/personal-numbers.ts']).unit;
    expect(rules.some((file) => file.startsWith('tests/unit/shared/'))).toBe(true);
  });
});

describe('the budget of a run', () => {
  it.each([
    [540, false, 'the everyday run: 9.0 of 10 minutes (1.0 left) on two quiet cores'],
    [660, false, 'the everyday run: 11.0 of 10 minutes (1.0 over) on two quiet cores'],
    [
      1500,
      true,
      'the whole run: 25.0 of 25 minutes (0.0 left) on two quiet cores; if this machine were half as fast: 50.0 of 60 minutes (10.0 left)',
    ],
  ])('%s s, all: %s', (seconds, all, line) => expect(budgetLine(seconds, all)).toBe(line));
});
