import { ERROR_NUMBER_LENGTH, ERROR_NUMBER_SIGNS, errorNumberSchema } from '@shared/error-schema.ts';
import { AppError } from '@shared/errors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newErrorNumber, numbered } from '../../../../src/main/diagnostics/error-number.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';

describe('an error number', () => {
  it('has six characters, none of which looks or sounds like another', () => {
    const made = Array.from({ length: 500 }, newErrorNumber);
    for (const number of made) expect(errorNumberSchema.safeParse(number).success).toBe(true);
    expect(new Set(made).size).toBe(500);
    expect(ERROR_NUMBER_SIGNS).not.toMatch(/[0158BGILOQSUVZ]/);
  });

  it('is never redacted in the log, whatever its characters are', () => {
    const anyNumber = fc
      .array(fc.constantFrom(...ERROR_NUMBER_SIGNS), { minLength: ERROR_NUMBER_LENGTH, maxLength: ERROR_NUMBER_LENGTH })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(anyNumber, fc.nat(30_000), (number, ms) => {
        const lines: string[] = [];
        createLog((_, line) => lines.push(line)).warn('call', { call: 'api.request', ms, outcome: 'server', number });
        expect(lines.join()).toContain(`"number":"${number}"`);
      }),
    );
  });
});

describe('a numbered failure', () => {
  it('keeps its number, also in a copy and across the processes', () => {
    const error = numbered(new AppError({ kind: 'server', status: 500 }));
    const { number } = error;
    expect(number).toBeDefined();
    expect(numbered(error).number).toBe(number);
    expect(numbered(new AppError({ ...error.toJSON(), kind: 'forbidden' })).number).toBe(number);
    expect(error.facts()).toEqual({ kind: 'server', status: 500, number });
  });

  it('has no number where the person cancelled', () => {
    expect(numbered(new AppError({ kind: 'cancelled' })).number).toBeUndefined();
  });
});
