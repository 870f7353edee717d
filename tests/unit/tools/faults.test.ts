import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { integrationTestsOf } from '../../../tools/faults/browser.ts';
import { type PlacedFault, problemOf, readCorpus, withFault } from '../../../tools/faults/corpus.ts';
import { lawRows } from '../../../tools/faults/laws.ts';
import { type Ask, codesOf, fileOf, narrow, roundsOf, withoutBroken } from '../../../tools/faults/narrow.ts';
import { figuresOf, unnoticed } from '../../../tools/faults/outcome.ts';

const root = resolve(import.meta.dirname, '../../..');
const corpus = await readCorpus();

describe('the corpus of faults', () => {
  it('finds what each fault replaces exactly once', () => {
    expect(corpus.flatMap((fault) => problemOf(fault) ?? [])).toEqual([]);
  });

  it('has at least 200 faults, each said once, in a sentence', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(200);
    for (const { says } of corpus) expect(says).toMatch(/^["A-Z].*\.$/);
    const keys = corpus.map(({ file, find, put }) => `${file} ${find} ${put}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('has faults of every feature', () => {
    const features = globSync('src/renderer/src/features/*/', { cwd: root }).map(
      (path) => path.split('/').at(-1) ?? '',
    );
    const missing = features.filter((name) => !name.includes('.') && !corpus.some(({ area }) => area === name));
    expect(missing).toEqual([]);
  });

  it('has end-to-end tests to ask for every area', () => {
    expect(corpus.filter(({ specs }) => specs.length === 0).map(({ area }) => area)).toEqual([]);
  });

  it('names the areas that there are, for one that there is not', async () => {
    await expect(readCorpus(['nowhere'])).rejects.toThrow(/^No area nowhere; there are .*funds/);
  });
});

const fault = (area: string, file = `features/${area}.ts`): PlacedFault => ({
  ...{ area, file, specs: [] },
  ...{ find: 'one', put: 'two', says: `${area} is wrong.` },
});

describe('a fault in a source', () => {
  it('replaces its text as it is', () => {
    expect(withFault('a one b', { ...fault('a'), put: '$& $1' })).toBe('a $& $1 b');
  });

  it.each([
    ['nothing', 0],
    ['one and one', 2],
  ])('is refused in "%s"', (source, times) => {
    expect(() => withFault(source, fault('a'))).toThrow(`features/a.ts: occurs ${times} times, not once: one`);
  });
});

describe('the tests in a browser that are asked about a fault', () => {
  it.each([
    [
      'a folder of the kit',
      'kit/excel/table-preview.tsx',
      ['kit/excel/import-dialog', 'kit/excel/totals-dialog'],
      'crud',
    ],
    ['a folder with one file of tests', 'kit/big-select/big-select.tsx', ['kit/big-select'], 'remote-select'],
    ['a folder with several', 'kit/crud/use-delete.ts', ['kit/crud', 'kit/crud.kept', 'kit/crud/row-actions'], 'tree'],
    ['a file beside the folders', 'kit/tag.tsx', ['kit/tag'], 'kit/trees'],
    ['the window', 'app/shell/sidebar/rail/flyout.tsx', ['app/shell/sidebar/rail'], 'contact'],
  ])('are those that mirror %s', (_, file, asked, another) => {
    const tests = integrationTestsOf(fault('kit', file));
    expect(tests).toEqual(expect.arrayContaining(asked.map((one) => `tests/integration/renderer/${one}.test.ts`)));
    expect(tests.filter((one) => one.includes(another))).toEqual([]);
  });

  it('are none for a feature, which is drawn in no gallery', () => {
    expect(integrationTestsOf(fault('faq', 'features/faq/faq.ts'))).toEqual([]);
  });
});

describe('who notices a fault', () => {
  /** Tests by file, each with the areas whose faults it notices. A file whose faults are `broken` does not load. */
  const TESTS: Record<string, Record<string, string[]>> = {
    'a.test.ts': { 'a is right': ['a'] },
    'b.test.ts': { 'b is right': [] },
    'law.test.ts': { 'all are right': ['c', 'e'], 'g is right': ['g'], 'h is right': ['h'] },
  };
  const asked: { areas: string[]; tests: readonly string[] }[] = [];
  const ask =
    (broken: string): Ask =>
    async (faults, tests) => {
      const areas = faults.map(({ area }) => area);
      asked.push({ areas, tests });
      return [...new Set(tests.map(fileOf))].flatMap((file) => {
        if (file === 'law.test.ts' && areas.includes(broken)) return [file];
        return Object.entries(TESTS[file] ?? {})
          .filter(([title]) => tests.includes(file) || tests.includes(`${file} › ${title}`))
          .flatMap(([title, notices]) => (areas.some((area) => notices.includes(area)) ? [`${file} › ${title}`] : []));
      });
    };
  const testsOf = ({ area }: PlacedFault) => [...(TESTS[`${area}.test.ts`] ? [`${area}.test.ts`] : []), 'law.test.ts'];
  const faults = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((area) => fault(area));
  const noticedBy = async (broken = 'nothing') => {
    asked.length = 0;
    const noticed = await narrow(faults, testsOf, ask(broken));
    return [...noticed].map(([{ area }, tests]) => `${area}: ${tests}`).sort();
  };
  const NOTICED = [
    'a: a.test.ts › a is right',
    'c: law.test.ts › all are right',
    'e: law.test.ts › all are right',
    'g: law.test.ts › g is right',
    'h: law.test.ts › h is right',
  ];

  it('is found by what fails with it and not without it, also by a test that two faults fail', async () => {
    expect(await noticedBy()).toEqual(NOTICED);
  });

  it('is found although another fault keeps a whole file of tests from running', async () => {
    expect(await noticedBy('i')).toEqual([...NOTICED, 'i: law.test.ts']);
  });

  it('asks again only what has failed', async () => {
    await noticedBy();
    const [, ...again] = asked;
    expect(again.flatMap(({ tests }) => tests).filter((test) => !test.startsWith('law.test.ts › '))).toEqual([]);
  });

  it('costs one run where nothing notices', async () => {
    asked.length = 0;
    expect(await narrow([fault('b'), fault('d')], testsOf, ask('nothing'))).toEqual(new Map());
    expect(asked.map(({ areas }) => areas)).toEqual([['b', 'd']]);
  });

  it('runs nothing for faults that no test is asked about', async () => {
    asked.length = 0;
    expect(await narrow([fault('b')], () => [], ask('nothing'))).toEqual(new Map());
    expect(asked).toEqual([]);
  });

  it('is found in eight further runs among seventy', () => {
    const codes = codesOf(70);
    expect(new Set(codes).size).toBe(70);
    expect(Math.max(...codes)).toBeLessThan(2 ** 8);
    const together = codes.flatMap((one) => codes.flatMap((other) => (one === other ? [] : one | other)));
    expect(together.filter((both) => codes.includes(both))).toEqual([]);
  });
});

describe('a test that fails without a fault', () => {
  it('notices nothing, and is told once', async () => {
    const told: string[] = [];
    const runs: string[][] = [];
    const ask: Ask = async (faults, files) => {
      runs.push([...files]);
      return ['a.test.ts › broken', ...(faults.length > 0 ? ['a.test.ts › right'] : [])];
    };
    const sound = withoutBroken(ask, (test) => told.push(test));
    expect(await sound([fault('a')], ['a.test.ts', 'b.test.ts'])).toEqual(['a.test.ts › right']);
    expect(await sound([fault('b')], ['a.test.ts'])).toEqual(['a.test.ts › right']);
    expect(told).toEqual(['a.test.ts › broken']);
    expect(runs).toEqual([['a.test.ts', 'b.test.ts'], ['a.test.ts'], ['a.test.ts']]);
  });
});

describe('rounds', () => {
  const faults = [
    ...[fault('a', 'features/1'), fault('a', 'features/2'), fault('b', 'features/1')],
    ...[fault('b', 'features/3'), fault('kit', 'kit/4')],
  ];
  const rounds = (most: number, apart: 'file' | 'area') =>
    roundsOf(faults, most, apart).map((round) => round.map(({ area, file }) => `${area} ${file.split('/')[1]}`));

  it('never have two faults of a file, nor one of a layer beside one of a feature', () => {
    expect(rounds(9, 'file')).toEqual([['a 1', 'a 2', 'b 3'], ['b 1'], ['kit 4']]);
  });

  it('never have two faults of an area where that is asked for', () => {
    expect(rounds(9, 'area')).toEqual([['a 1', 'b 3'], ['a 2', 'b 1'], ['kit 4']]);
  });

  it('have no more than asked for', () => {
    expect(rounds(2, 'file')).toEqual([['a 1', 'a 2'], ['b 1', 'b 3'], ['kit 4']]);
  });
});

describe('the page of the faults', () => {
  const page = readFileSync(resolve(root, 'tools/faults/README.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| (.+) \| `([\w-]+)` \|$/gm)];

  it('names for each law one fault of the corpus', () => {
    const laws = globSync('tests/unit/renderer/laws/*.test.*', { cwd: root });
    const names = laws.map((file) => (file.split('/').at(-1) ?? '').replace(/\.test\..*$/, ''));
    expect(rows.map(([, law]) => law).sort()).toEqual(names.sort());
    const known = new Set(corpus.map(({ area, says }) => `${area}: ${says}`));
    expect(rows.filter(([, , says, area]) => !known.has(`${area}: ${says}`)).map(([row]) => row)).toEqual([]);
  });
});

describe('what only laws notice', () => {
  const [LAW, OTHER] = [
    'tests/unit/renderer/laws/rows.test.ts › total',
    'tests/unit/renderer/laws/words.test.ts › all',
  ];
  const noticedBy = (area: string, ...tests: string[]) => ({
    fault: fault(area),
    outcome: { is: 'noticed', suite: 'unit', tests } as const,
  });

  it('is counted for each law: by it alone, and beside other laws', () => {
    const judged = [
      noticedBy('a', LAW, LAW),
      noticedBy('b', LAW, OTHER),
      noticedBy('c', LAW, 'tests/unit/renderer/features/c/c.test.ts › c'),
      { fault: fault('d'), outcome: unnoticed(fault('d'), 3) },
    ];
    expect(lawRows(judged, ['rows', 'values', 'words'])).toEqual([
      { law: 'rows', alone: 1, together: 1, such: 'a: a is wrong.' },
      { law: 'values', alone: 0, together: 0, such: undefined },
      { law: 'words', alone: 0, together: 1, such: 'b: b is wrong.' },
    ]);
  });
});

describe('the share', () => {
  it('is of the faults that could be noticed: neither invalid ones nor those with a reason', () => {
    const judged = [
      { fault: fault('a'), outcome: { is: 'noticed', suite: 'unit', tests: ['a'] } as const },
      { fault: fault('b'), outcome: unnoticed(fault('b'), 3) },
      { fault: fault('c'), outcome: unnoticed({ ...fault('c'), reason: 'looks the same' }, 3) },
      { fault: fault('d'), outcome: { is: 'invalid', why: 'TS2322' } as const },
    ];
    expect(figuresOf(judged)).toEqual({ noticed: 1, unnoticed: 1, excused: 1, invalid: 1, share: 0.5 });
  });
});
