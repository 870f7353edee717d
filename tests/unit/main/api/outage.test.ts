import { AppError, asksForFewer, ERROR_KINDS } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import { isGatewayAnswer, isOutage, lineBroke } from '../../../../src/main/api/outage.ts';

test.each(ERROR_KINDS)('%s: only `network` is a broken connection; `network` and `timeout` are outages', (kind) => {
  const error = new AppError({ kind });
  expect(lineBroke(error)).toBe(kind === 'network');
  expect(isOutage(error)).toBe(kind === 'network' || kind === 'timeout');
});

test.each([
  [429, false],
  [500, false],
  [501, false],
  [502, true],
  [503, true],
  [504, true],
  [505, false],
])('status %d comes from a gateway: %s', (status, expected) => {
  const error = new AppError({ kind: 'server', status });
  expect(isGatewayAnswer(error)).toBe(expected);
  expect(isOutage(error)).toBe(expected);
  expect(lineBroke(error)).toBe(false);
  expect(asksForFewer(error)).toBe(status === 429);
});
