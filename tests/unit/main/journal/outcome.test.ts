import { AppError, type ErrorKind } from '@shared/errors.ts';
import { describe, expect, test } from 'vitest';
import { journalOutcome, outcomeOfAnswer } from '../../../../src/main/journal/outcome.ts';

describe('what a failure says about the change', () => {
  test.each<[ErrorKind, number | undefined, 'refused' | 'unknown']>([
    ['network', undefined, 'unknown'],
    ['timeout', undefined, 'unknown'],
    ['cancelled', undefined, 'unknown'],
    ['unexpected-shape', undefined, 'unknown'],
    ['unexpected-shape', 200, 'unknown'],
    ['server', 502, 'unknown'],
    ['server', 504, 'unknown'],
    ['server', 500, 'refused'],
    ['server', 503, 'refused'],
    ['invalid', 409, 'refused'],
    ['forbidden', 403, 'refused'],
    ['unauthorized', 401, 'refused'],
    ['unauthorized', undefined, 'refused'],
    ['file', undefined, 'refused'],
  ])('%s %s: %s', (kind, status, state) => {
    expect(journalOutcome(new AppError({ kind, ...(status !== undefined && { status }) })).state).toBe(state);
  });

  test('the message of the platform is kept with the error number', () => {
    const thrown = new AppError({ kind: 'invalid', status: 409, serverMessage: 'Band', number: '234679' });
    expect(journalOutcome(thrown)).toEqual({ state: 'refused', status: 409, said: 'Band', number: '234679' });
  });
});

describe('what an answer says about the change', () => {
  const none = { total: 3, successful: 0, failed: 3, errors: [{ row: 1, message: "Raqam noto'g'ri" }] };
  const counted = ({ errors: _, ...counts }: typeof none, as: string) => ({
    state: 'done',
    counted: { ...counts, as },
  });

  test.each([
    ['sms', none, counted(none, 'none')],
    ['sms', { data: { ...none, successful: 1, failed: 2 } }, counted({ ...none, successful: 1, failed: 2 }, 'partly')],
    [
      'registry-import',
      [{ total: 0, successful: 0 }],
      counted({ total: 0, successful: 0, failed: 0, errors: [] }, 'none'),
    ],
    ['registry-import', { total: 2, failed: 0 }, counted({ total: 2, successful: 2, failed: 0, errors: [] }, 'done')],
    ['sms', { sent: { total: 3, id: 7 } }, { state: 'unknown' }],
    ['sms', null, { state: 'done' }],
    ['accept', none, { state: 'done' }],
  ] as const)('%s, %j', (action, answer, outcome) => {
    expect(outcomeOfAnswer(action, answer)).toEqual(outcome);
  });
});
