import { AppError, type ErrorKind } from '@shared/errors.ts';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/main/journal/outcome.ts';

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
    expect(outcomeOf(new AppError({ kind, ...(status !== undefined && { status }) })).state).toBe(state);
  });

  test('the message of the platform is kept with the error number', () => {
    const thrown = new AppError({ kind: 'invalid', status: 409, serverMessage: 'Band', number: '234679' });
    expect(outcomeOf(thrown)).toEqual({ state: 'refused', status: 409, said: 'Band', number: '234679' });
  });
});
