import { expect, test } from 'vitest';
import { challengeOf, randomToken, sameSecret } from '../../../../src/main/auth/pkce.ts';

test("the challenge of RFC 7636's own example", () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('a token has 256 bits, in characters allowed in a verifier, and is never repeated', () => {
  const tokens = Array.from({ length: 200 }, randomToken);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('secrets are equal only when every character is', () => {
  const token = randomToken();
  expect(sameSecret(token, `${token}`)).toBe(true);
  expect(sameSecret(token, token.slice(1))).toBe(false);
  expect(sameSecret(token, '')).toBe(false);
});
