import { AppError } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import { countReading } from '@/kit/readings/reading.ts';

const data = { total: 7, rows: [] };
const error = (kind: 'network' | 'timeout' | 'cancelled' | 'forbidden' | 'server') => new AppError({ kind });

test.each([
  ['nothing yet', {}, 'pending'],
  ['an answer', { data }, 'known'],
  ['no answer, and an answer before', { data, error: error('network') }, 'known'],
  ['a timeout, and an answer before', { data, error: error('timeout') }, 'known'],
  ['a cancelled reading', { error: error('cancelled') }, 'pending'],
  ['no answer, and none before', { error: error('network') }, 'failed'],
  ['a refusal, and an answer before', { data, error: error('forbidden') }, 'failed'],
  ['a failure of the platform', { data, error: error('server') }, 'failed'],
])('%s', (_name, query, state) => {
  expect(countReading({ data: undefined, error: null, ...query }).state).toBe(state);
});
