import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { judgeCascade, judgeList, judgeSelect, judgeSignIn, judgeTree } from '../../../tools/bench/goals.ts';
import { signInScriptBytes } from '../../../tools/bench/sign-in-size.ts';
import { mean, median } from '../../../tools/bench/statistics.ts';

const folders: string[] = [];

/** A folder like `out/renderer`, with these modules. */
function built(modules: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./assets/index-1.js"></script>');
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, 'assets', name), code);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('figures of the benchmark', () => {
  it('takes the median of the rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow('No values');
    expect(mean([1, 2, 6])).toBe(3);
  });

  it('judges ratios to the peer of the same run', () => {
    const figures = (factor: number) => ({
      replace: { 20: 10 * factor, 200: 100 * factor, 1000: 1000 * factor },
      scrollMean: 16.7,
      scrollWorst: 33.4,
      heap: 50 * factor,
    });
    const verdicts = judgeList({ ours: figures(0.1), antd: figures(1), html: figures(0.3) });
    expect(verdicts.map(({ value, ok }) => [value, ok])).toEqual([
      ['0.10×', true],
      ['0.10×', false],
      ['0.10×', false],
      ['16.7 ms', true],
      ['33.4 ms', true],
      ['0.10×', true],
    ]);
    expect(judgeSignIn(200_001).ok).toBe(false);
  });

  it('judges a tree by each number of rows, when a level is opened and when its page is turned', () => {
    const figures = (factor: number) => ({ 20: 10 * factor, 200: 100 * factor, 1000: 1000 * factor });
    const antd = { open: figures(1), next: figures(1) };
    const verdicts = judgeTree({ ours: { open: figures(0.05), next: figures(0.5) }, antd });
    expect(verdicts.map(({ value, ok }) => [value, ok])).toEqual([
      ...[
        ['0.050× (0.5 ms)', true],
        ['0.050× (5.0 ms)', true],
        ['0.050× (50.0 ms)', false],
      ],
      ...[
        ['0.50× (5.0 ms)', true],
        ['0.50× (50.0 ms)', false],
        ['0.50× (500.0 ms)', false],
      ],
    ]);
  });

  it('judges a cascade by its opening and by each number of children', () => {
    const figures = (factor: number) => ({ open: 80 * factor, expand: { 20: 5 * factor, 200: 20, 1000: 60 * factor } });
    const verdicts = judgeCascade({ ours: figures(1.2), antd: figures(1) });
    expect(verdicts.map(({ value, ok }) => [value, ok])).toEqual([
      ['1.20× (96.0 ms)', false],
      ['1.20× (6.0 ms)', false],
      ['1.00× (20.0 ms)', true],
      ['1.20× (72.0 ms)', false],
    ]);
  });

  it('judges a select by its letters, the worst of them, and its opening', () => {
    const antd = { keystroke: 40, worst: 55, open: 30 };
    const verdicts = judgeSelect('students', { ours: { keystroke: 8, worst: 16.1, open: 30 }, antd });
    expect(verdicts.map(({ value, ok }) => [value, ok])).toEqual([
      ['0.20× (8.0 ms)', true],
      ['16.1 ms', false],
      ['1.00× (30.0 ms)', true],
    ]);
  });
});

describe("the sign-in screen's script", () => {
  it('is the first script, the sign-in chunk and their static imports, not what they load later', () => {
    const modules = {
      'index-1.js':
        'import{a as b}from"./react-2.js";import"./side-3.js";const p=()=>import("./sign-in-page-4.js");b(p);',
      'react-2.js': 'export const a=1;',
      'side-3.js': 'import*as r from"./react-2.js";globalThis.r=r;',
      'sign-in-page-4.js':
        'import r,{a}from"./own-5.js";export*from"./react-2.js";import("./password-form-6.js");r(a);',
      'own-5.js': 'export default 1;export const a=2;',
      'password-form-6.js': 'export const large="much";',
      'initiatives-page-7.js': 'import{a}from"./react-2.js";a;',
    };
    const { 'password-form-6.js': _later, 'initiatives-page-7.js': _other, ...counted } = modules;
    const bytes = Object.values(counted).reduce((total, code) => total + gzipSync(code, { level: 9 }).length, 0);
    expect(signInScriptBytes(built(modules))).toBe(bytes);
  });

  it('is not guessed where there is no sign-in chunk', () => {
    expect(() => signInScriptBytes(built({ 'index-1.js': '' }))).toThrow('Cannot tell');
  });
});
