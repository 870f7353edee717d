import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../scripts/first-run/report-page.ts';
import { type FirstStep, type Outcome, runSteps } from '../../../scripts/first-run/run-steps.ts';
import { FIRST_STEPS } from '../../../scripts/first-run/steps.ts';

type Log = string[];
const step = (id: string, needs: string[], go: FirstStep<Log>['go'], limitMs = 5000): FirstStep<Log> => ({
  id,
  title: `Step ${id}`,
  needs,
  limitMs,
  go,
});
const passes = (id: string, ...needs: string[]) =>
  step(id, needs, async (log) => {
    log.push(id);
    return `done ${id}`;
  });
const fails = (id: string, ...needs: string[]) => step(id, needs, () => Promise.reject(new Error(`no ${id}`)));

/** Runs steps; returns the outcomes in short, every list that was told, and what was carried out. */
async function run(...steps: FirstStep<Log>[]) {
  const done: Log = [];
  const told: (readonly Outcome[])[] = [];
  const outcomes = await runSteps(steps, done, (all) => void told.push(all));
  return { short: outcomes.map(({ state, told: why }) => `${state}: ${why}`), told, done };
}

describe('the steps of a first run', () => {
  it('are all told when one fails in between, and only those that need it are not tried', async () => {
    const { short, done } = await run(
      passes('a'),
      fails('b', 'a'),
      passes('c', 'b'),
      passes('d', 'c'),
      passes('e', 'a'),
    );
    expect(short).toEqual([
      'passed: done a',
      'failed: no b',
      'not reached: it needs “Step b”, which failed',
      'not reached: it needs “Step c”, which was not reached',
      'passed: done e',
    ]);
    expect(done).toEqual(['a', 'e']);
  });

  it('that never end are ended at their limit', async () => {
    const hangs = step('hangs', [], () => sleep(60_000, '', { ref: false }), 20);
    const { short } = await run(hangs, passes('next'));
    expect(short).toEqual(['failed: it has not ended within 0.02 s', 'passed: done next']);
  });

  it('are told whole before the first and after each, whatever ends the run', async () => {
    const { told } = await run(passes('a'), fails('b'), passes('c'));
    expect(told.map((all) => all.map(({ state }) => state))).toEqual([
      ['not reached', 'not reached', 'not reached'],
      ['passed', 'not reached', 'not reached'],
      ['passed', 'failed', 'not reached'],
      ['passed', 'failed', 'passed'],
    ]);
    expect(told[0]?.[0]?.told).toBe('the run ended before it');
  });

  it('stand in the agreed order, need only steps before them, and take ten minutes at most but for what is assumed', () => {
    expect(FIRST_STEPS.map(({ id }) => id)).toEqual([
      ...['beliefs', 'launch', 'sign-in', 'list', 'decision'],
      ...['upload', 'download', 'print', 'open', 'sign-out'],
    ]);
    for (const [nth, { needs }] of FIRST_STEPS.entries()) {
      const before = FIRST_STEPS.slice(0, nth).map(({ id }) => id);
      expect(needs.every((id) => before.includes(id))).toBe(true);
    }
    const minutes = FIRST_STEPS.slice(1).reduce((sum, { limitMs }) => sum + limitMs / 60_000, 0);
    expect(minutes).toBeLessThanOrEqual(10);
  });
});

describe('the report of a first run', () => {
  const report = {
    at: new Date(0),
    runtime: 'Electron',
    facts: [['System', 'Linux of karimova']] as const,
    outcomes: [
      { title: 'Launch', state: 'failed', told: '<b>cannot</b> open /home/karimova & display', seconds: 1.2 },
      { title: 'Sign-in', state: 'not reached', told: 'it needs “Launch”, which failed' },
    ] as const,
    log: ['started by karimova'],
  };
  const page = reportPage(report, (text) => text.replaceAll('karimova', '[user]'));

  it('names every step with its outcome, its error and why it was not reached', () => {
    for (const words of ['0 of 2', 'Launch', 'failed', '1.2 s', 'Sign-in', 'not reached', 'it needs “Launch”']) {
      expect(page).toContain(words);
    }
  });

  it('passes every text of the machine through the cleaner, and shows it as text', () => {
    expect(page).not.toContain('karimova');
    expect(page.match(/\[user\]/g)).toHaveLength(3);
    expect(page).toContain('&lt;b&gt;cannot&lt;/b&gt;');
  });

  it('is one page that needs nothing else', () => {
    expect(page).not.toMatch(/<(script|link|img)\b|https?:|url\(/);
  });
});
