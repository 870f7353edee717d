import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEY_BYTES } from '../../../../src/main/storage/cipher.ts';
import { seal, unseal } from '../../../../src/main/storage/seal.ts';

const key = randomBytes(KEY_BYTES);

test('any text is unsealed unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(seal(text, key), key)).toBe(text);
    }),
  );
});

test('the same text is never sealed to the same bytes', () => {
  expect(seal('x', key).equals(seal('x', key))).toBe(false);
});

test('nothing of the text can be read in the sealed bytes', () => {
  expect(seal('secret-access-token', key).includes('secret')).toBe(false);
});

test('a changed bit, a missing byte and an extra byte are detected', () => {
  const sealed = seal('{"access_token":"a"}', key);
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => unseal(changed, key), `byte ${index}`).toThrow();
  }
  for (let length = 0; length < sealed.length; length++)
    expect(() => unseal(sealed.subarray(0, length), key)).toThrow();
  expect(() => unseal(Buffer.concat([sealed, Buffer.from('x')]), key)).toThrow();
});

test('another key opens nothing', () => {
  expect(() => unseal(seal('x', key), randomBytes(KEY_BYTES))).toThrow();
});

test('a text sealed for one purpose does not open for another, and does not contain its purpose', () => {
  const sealed = seal('x', key, 'https://api.example.uz');
  expect(unseal(sealed, key, 'https://api.example.uz')).toBe('x');
  expect(sealed.includes('example')).toBe(false);
  for (const other of ['https://api.example.com', 'https://api.example.u', '']) {
    expect(() => unseal(sealed, key, other)).toThrow();
  }
  expect(() => unseal(seal('x', key), key, 'https://api.example.uz')).toThrow();
});
