import { describe, expect, it } from 'vitest';
import { credentials, days, jsonKey, ports, recordId, version } from '../../../../src/main/config/values.ts';

const KINDS = {
  days: { schema: days, message: '0 dan 3650 gacha butun son' },
  version: { schema: version, message: 'versiya, masalan 1.2.0' },
  recordId: { schema: recordId, message: '1 dan boshlanadigan butun son' },
  credentials: { schema: credentials, message: 'nom:parol' },
  jsonKey: { schema: jsonKey, message: 'lotin harflari, raqamlar va _ belgisidan iborat nom' },
} as const;
type Name = keyof typeof KINDS;

describe('a value of the configuration', () => {
  it.each<[Name, unknown, unknown]>([
    ['days', 0, 0],
    ['days', 3650, 3650],
    ['days', '0', 0],
    ['days', '3650', 3650],
    ['version', '1.2.0', '1.2.0'],
    ['version', '10.20.30', '10.20.30'],
    ['version', '12345.12345.12345', '12345.12345.12345'],
    ['recordId', 1, 1],
    ['recordId', '42', 42],
    ['credentials', 'nom:parol', 'nom:parol'],
    ['credentials', 'nom:a:b', 'nom:a:b'],
    ['jsonKey', 'initiative_public_id', 'initiative_public_id'],
  ])('%s: %o is accepted', (name, written, value) => {
    expect(KINDS[name].schema.parse(written)).toBe(value);
  });

  it.each<[Name, unknown]>([
    ['days', -1],
    ['days', 3651],
    ['days', 1.5],
    ['days', '3651'],
    ['days', '12345'],
    ['days', '7 kun'],
    ['days', '-7'],
    ['days', ''],
    ['days', null],
    ['version', '1.2'],
    ['version', 'v1.2.0'],
    ['version', '1.2.0-beta'],
    ['version', '123456.2.0'],
    ['version', '1.123456.0'],
    ['version', '1.2.123456'],
    ['version', 'a.b.c'],
    ['recordId', 0],
    ['recordId', '0'],
    ['recordId', 1.5],
    ['recordId', '12a'],
    ['recordId', 'a12'],
    ['recordId', '1234567890123456'],
    ['credentials', ':parol'],
    ['credentials', 'nom:'],
    ['credentials', 'nom'],
    ['credentials', 'no\nm:parol'],
    ['credentials', '\u0000nom:parol'],
    ['credentials', 'nom:par\u0007ol'],
    ['jsonKey', '1id'],
    ['jsonKey', 'id-1'],
    ['jsonKey', ''],
  ])('%s: %o is refused in words', (name, written) => {
    const { schema, message } = KINDS[name];
    expect(schema.safeParse(written).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('ports may be separated by several blanks and commas', () => {
    expect(ports.parse(' 1024,  2048 ,4096')).toEqual([1024, 2048, 4096]);
  });
});
