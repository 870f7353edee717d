import fc from 'fast-check';

const LONG = 'x'.repeat(2_100_000);
const deep = (levels: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const DEEP = deep(500);
const WIDE = Array.from({ length: 60_000 }, () => 0);

/** Texts with which a page would reach beyond its own: other folders, other hosts, other headers, other objects. */
const HOSTILE_TEXTS = [
  '',
  '.',
  '..',
  '../../outside/canary.txt',
  '..\\..\\outside\\canary.txt',
  'api/v1/../../../outside/canary.txt',
  'api/v1/%2e%2e/%2e%2e/secret',
  'api/v1/..%2f..%2fsecret',
  'api//evil.example/x',
  'api/v1/boards?token=1#x',
  'api/v1/admin-login',
  'api/v1/LOGIN-by-sso',
  '/etc/passwd',
  'C:\\Windows\\System32\\config\\SAM',
  '\\\\evil.example\\share\\x.xlsx',
  '//evil.example/x',
  'file:///etc/passwd',
  'https://evil.example/',
  'http://evil.example/',
  'http://127.0.0.1:1/',
  'https://169.254.169.254/latest/meta-data',
  'https://me:secret@evil.example/',
  'app://backoffice/index.html',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ms-settings:privacy',
  'mailto:a@evil.example%0d%0aBcc:b@evil.example?attach=/etc/passwd',
  'x\r\nX-Evil: 1\r\n\r\nGET /evil HTTP/1.1',
  'a"\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin',
  'a\0.xlsx',
  'CON',
  'aux.txt',
  'a.xlsx:stream',
  'hisobot\u202exslx.exe',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  '=cmd|calc!A1',
  '{{7*7}}',
  "' OR 1=1 --",
] as const;

/** A text that no person types. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map((text) => `${text}${'../'.repeat(50)}`) },
);

/** An object whose own field `__proto__` or `constructor` would change other objects in a careless merge. */
const pollution = (): unknown[] => [
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('[{"__proto__":{"polluted":true,"length":3}}]'),
];

/** A value of any type instead of the expected one; a page can send all of them by structured clone. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(null, undefined, true, 0, -1, 2 ** 53, Number.NaN, Infinity, 1e-300) },
  { weight: 2, arbitrary: fc.nat({ max: 2 }).map((which) => pollution()[which]) },
  { weight: 2, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown[]>(LONG, DEEP, WIDE, new Uint8Array(16), /x/, new Date(Number.NaN)) },
);
