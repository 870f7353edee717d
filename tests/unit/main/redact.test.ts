import { describe, expect, test } from 'vitest';
import { createLog } from '../../../src/main/diagnostics/log.ts';
import { REDACTED, redact, redactText } from '../../../src/main/diagnostics/redact.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123';

describe('redactText', () => {
  test.each([
    [`Authorization: Bearer ${JWT}`, 'Bearer'],
    [`token was ${JWT} here`, JWT],
    ['http://127.0.0.1:1/callback?code=s3cr3t&state=abcdef', 's3cr3t'],
    ['http://127.0.0.1:1/callback?code=s3cr3t&state=abcdef', 'abcdef'],
    ['{"password":"parol-admin","x":1}', 'parol-admin'],
    ['captcha_result=42', '42'],
    ['access_token=abc.def', 'abc.def'],
    ['PINFL 31234567890123 topilmadi', '31234567890123'],
    ['STIR: 301234567', '301234567'],
    ['tel +998 90 123-45-67', '123-45-67'],
    ['tel 998901234567', '998901234567'],
    ['tel +998(90)1234567', '1234567'],
  ])('%s', (line, secret) => {
    const hidden = redactText(line);
    expect(hidden).toContain(REDACTED);
    if (secret !== 'Bearer') expect(hidden).not.toContain(secret);
    expect(hidden).not.toContain(JWT);
  });

  test.each([
    'GET api/v1/moderators/initiatives 200 in 153 ms',
    "initiative 123456789, 1500000000 so'm",
    `${'x'.repeat(3)} 123456789012345678 bytes`,
    'stage=INITIAL&page=3',
  ])('leaves %s as it is', (line) => expect(redactText(line)).toBe(line));
});

describe('redact', () => {
  test('blanks fields by their name, at any depth, and texts by their content', () => {
    expect(
      redact({
        refreshToken: 'a',
        headers: { Authorization: 'b', Accept: '*/*' },
        list: [{ phone: 901234567, id: 7, note: 'tel 998901234567' }],
        pinfl: 31234567890123,
        other: 31234567890123,
      }),
    ).toEqual({
      refreshToken: REDACTED,
      headers: { Authorization: REDACTED, Accept: '*/*' },
      list: [{ phone: REDACTED, id: 7, note: `tel ${REDACTED}` }],
      pinfl: REDACTED,
      other: REDACTED,
    });
  });

  test('errors keep their stack and lose their secrets; cycles end', () => {
    const error = new Error(`refused ${JWT}`, { cause: new Error('password=abc') });
    const plain = JSON.stringify(redact({ error }));
    expect(plain).toContain('redact.test');
    expect(plain).not.toContain(JWT);
    expect(plain).not.toContain('abc"');
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(JSON.stringify(redact(cycle))).toContain('…');
  });
});

test('a line of the log carries level, scope and redacted facts', () => {
  const lines: string[] = [];
  createLog((level, line) => lines.push(`${level} ${line}`))
    .child('api')
    .child('retry')
    .warn('failed for 31234567890123', { token: 'x', path: 'api/v1/regions' });
  expect(lines).toEqual([`warn (api/retry) failed for ${REDACTED} {"token":"${REDACTED}","path":"api/v1/regions"}`]);
});
