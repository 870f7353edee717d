import { expect, it } from 'vitest';
import type { Setting } from '@/features/contact/judge/finding.ts';
import { lineOf, proposedBy } from '@/features/contact/proposed.ts';
import type { CheckedCall } from '@/features/contact/run.ts';

const outcome = (...settings: Setting[]) => ({ findings: [{ what: 'way', settings }] }) as unknown as CheckedCall;
const named = (value: string): Setting => ({ key: 'answerKey', value, reading: 'Z-154' });

it('each key is proposed once, as most calls propose it, as a line of the file', () => {
  const rows: Setting = { key: 'mostRows', value: 200, reading: 'Z-119' };
  const outcomes = [outcome(named('javob')), outcome(named('natija'), rows), outcome(named('natija')), outcome()];
  expect(proposedBy({ outcomes }).map(lineOf)).toEqual(['"answerKey": "natija"', '"mostRows": 200']);
});
