import { FILE_HASH, filePath, INVEST_CREATION_PATH, isApiPath } from '@shared/api-path.ts';
import { expect, test } from 'vitest';

test.each([
  ['api/v1/users/profile', true],
  ['api/v2/info/file/a-b_c.d', true],
  ['api/v1/-a', true],
  ['api', false],
  ['api/', false],
  ['/api/v1', false],
  ['api/v1/', false],
  [INVEST_CREATION_PATH, true],
  ['api/v1/chronology/invest', true],
  ['api/v1/chronology/invest//', false],
  ['API/v1/chronology/invest/', false],
  ['api/v1/chronology/', false],
  ['api/v1/admin-login/', false],
  ['api//v1', false],
  ['api/../admin', false],
  ['api/.hidden', false],
  ['api/v1/a%2fb', false],
  ['api/v1?x=1', false],
  ['api/v1#x', false],
  ['api/v1\n', false],
  ['https://example.uz/api/v1', false],
])('%j is a path below api/: %s', (path, expected) => expect(isApiPath(path)).toBe(expected));

test.each([
  ['a', true],
  ['Az_09-x', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['..', false],
  ['a/b', false],
  ['a.b', false],
])('%j is the name of a file: %s', (hash, expected) => expect(FILE_HASH.test(hash)).toBe(expected));

test('the path of a file is one of the platform', () => expect(isApiPath(filePath('a-1'))).toBe(true));
