import { describe, expect, it } from 'vitest';
import { failureLines, playwrightFailures, vitestFailures } from '../../../scripts/lib/failures.ts';

describe('the failures of a run', () => {
  it("are read from Vitest's report, with the files that could not be loaded", () => {
    const testResults = [
      {
        name: '/here/tests/unit/sum.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'sum adds', status: 'passed', failureMessages: [] },
          { fullName: 'sum carries', status: 'failed', failureMessages: ['expected 9 to be 10'] },
        ],
      },
      { name: '/here/tests/unit/broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults }, '/here')).toEqual([
      { title: 'tests/unit/sum.test.ts › sum carries', message: 'expected 9 to be 10' },
      { title: 'tests/unit/broken.test.ts', message: 'Cannot find module' },
    ]);
  });

  it("are read from Playwright's report, however deep, with flaky tests and errors outside tests", () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'flaky', 'late')],
        suites: [{ title: 'deep', specs: [spec('three', 'unexpected', 'not visible', 'closed')] }],
      },
    ];
    expect(playwrightFailures({ suites, errors: [{ message: 'no such file' }] })).toEqual([
      { title: 'a.spec.ts › two', message: 'late' },
      { title: 'a.spec.ts › deep › three', message: 'not visible\nclosed' },
      { title: 'outside tests', message: 'no such file' },
    ]);
  });

  it('tell what the page showed at the end', () => {
    const attachments = [{ name: 'last seen', body: Buffer.from('dialog: Rad etish').toString('base64') }];
    const results = [
      { errors: [{ message: 'not visible' }], attachments: [...attachments, { name: 'page', body: 'AAAA' }] },
    ];
    const suites = [{ title: 'a.spec.ts', specs: [{ title: 'one', tests: [{ status: 'unexpected', results }] }] }];
    const failures = playwrightFailures({ suites, errors: [] });
    expect(failures).toEqual([{ title: 'a.spec.ts › one', message: 'not visible', lastSeen: 'dialog: Rad etish' }]);
    expect(failureLines('end-to-end', failures).at(-1)).toBe('        dialog: Rad etish');
  });

  it('are repeated without colours, each in few lines', () => {
    const message = ['\u001B[31mexpected 9 to be 10\u001B[39m', '', ...Array(40).fill('at sum.ts:3')].join('\n');
    const lines = failureLines('unit', [{ title: 'sum.test.ts › carries', message }]);
    expect(lines.slice(0, 2)).toEqual(['FAILED  unit: sum.test.ts › carries', '        expected 9 to be 10']);
    expect(lines).toHaveLength(21);
  });
});
