import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWire } from '../../chromium-host/wire.ts';

const { encode, decode } = createWire();
const carried = (value: unknown) => decode(encode(value));

/** Nested values that structured clone preserves. */
const cloneable = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
});

describe('the wire between page and main process', () => {
  test('carries what structured clone carries', () => {
    fc.assert(
      fc.property(cloneable, (value) => {
        expect(carried(value)).toEqual(structuredClone(value));
      }),
    );
  });

  test('carries undefined, negative zero and invalid dates', () => {
    expect(carried([undefined, -0, new Date(Number.NaN)])).toStrictEqual([undefined, -0, new Date(Number.NaN)]);
    expect(Object.keys(carried({ a: undefined }) as object)).toEqual(['a']);
  });

  test('puts long texts beside what it writes, but none that UTF-8 would change', () => {
    const long = 'ў'.repeat(60_000);
    const value = { ok: true, value: [long, 'ab', `${long}\ud83d`, { $json: long }] };
    const beside: string[] = [];
    const text = encode(value, beside);
    expect(beside).toEqual([long, long]);
    expect(text.length).toBeLessThan(61_000);
    expect(decode(text, beside)).toEqual(value);
    expect(carried(value)).toEqual(value);
  });

  test('carries a Buffer as its bytes', () => {
    const answer = carried(Buffer.from('salom'));
    expect(answer).toStrictEqual(new Uint8Array([115, 97, 108, 111, 109]));
  });

  test('carries errors with their name, message and stack', () => {
    const error = new RangeError('too far');
    expect(carried(error)).toMatchObject({ name: 'RangeError', message: 'too far', stack: error.stack });
  });

  test('carries an object that looks like a marker of the wire format', () => {
    const value = { $type: 'date', value: 1 };
    expect(carried(value)).toEqual(value);
  });

  test.each([
    ['a function', { f: () => 1 }],
    ['a symbol', [Symbol('s')]],
    ['a promise', Promise.resolve()],
    ['a blob', new Blob([])],
  ])('refuses %s', (_what, value) => {
    expect(() => encode(value)).toThrow('An object could not be cloned.');
  });

  test('reports a cycle instead of overflowing the stack', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(() => encode(cycle)).toThrow('cyclic values are not offered');
  });
});
