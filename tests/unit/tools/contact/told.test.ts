import { expect, it } from 'vitest';
import { linesOf } from '../../../../tools/contact/told.ts';

const report = { platform: 'p.uz', role: 'admin', ending: 'done', state: 'differs', ms: 61_400, notAsked: [{}, {}] };
const call = { line: 'funds', asked: 'list', path: 'api/v1/funds' };

it('tells the sum and each difference, and no call that agrees', () => {
  const calls = [
    { ...call, findings: [] },
    {
      ...call,
      findings: [
        { what: 'odd', at: 'id', expected: 'id', came: 'string' },
        { what: 'refused', status: 400 },
      ],
    },
  ];
  expect(linesOf({ ...report, calls })).toEqual([
    'p.uz as admin: differs',
    '2 calls in 61 s, 1 differ, 2 not asked',
    '  funds, list api/v1/funds: odd id (id, came string)',
    '  funds, list api/v1/funds: refused 400',
  ]);
});

it('tells a check that has not come to its end', () => {
  expect(linesOf({ ...report, calls: [], ending: 'not-json' })[0]).toBe(
    'p.uz as admin: differs, ended early: not-json',
  );
});
