import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, failureSchema } from '../../../../src/shared/bridge/contract.ts';

const request = (input: object) =>
  contract['api.request'].input.safeParse({ requestId: '1', method: 'GET', path: 'api/v1/boards', ...input });
const accepts = (path: string): boolean => request({ path }).success;

describe('the headers of a request', () => {
  it('are only the language of the content, one of three', () => {
    expect(request({ language: 'ru' }).data).toMatchObject({ language: 'ru' });
    expect(request({ language: 'kr' }).success).toBe(false);
    expect(request({ language: 'ru\r\nX-Header: 1' }).success).toBe(false);
    expect(request({ headers: { authorization: 'Bearer other' } }).data).toEqual(request({}).data);
  });
});

describe('the path of a request', () => {
  it.each([
    'api/v1/boards',
    'api/v2/vote/captcha-3',
    'api/v1/users/profile',
    'api/v1/moderators/initiatives/000123/files/a.b-c_d',
    'api/v1/files/0a1b2c3d.pdf',
  ])('may be %s', (path) => {
    expect(accepts(path)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['the root itself', 'api'],
    ['the root with a slash', 'api/'],
    ['outside of api/', 'oauth/token'],
    ['a name that starts like api', 'apiary/v1'],
    ['absolute', '/api/v1/boards'],
    ['an address', 'https://example.com/api/v1'],
    ['an address without a scheme', '//example.com/api/v1'],
    ['an address after api', 'api:pass@example.com/x'],
    ['dot segments', 'api/../x'],
    ['dot segments at the end', 'api/v1/..'],
    ['a single dot', 'api/./v1'],
    ['dot segments in percent signs', 'api/%2e%2e/x'],
    ['a slash in percent signs', 'api/v1%2f..%2fx'],
    ['backslashes', 'api\\..\\x'],
    ['a backslash in a segment', 'api/v1\\..\\..\\x'],
    ['an empty segment', 'api//example.com'],
    ['a trailing slash', 'api/v1/boards/'],
    ['a query', 'api/v1/boards?type=1'],
    ['a fragment', 'api/v1/boards#x'],
    ['parameters', 'api/v1;x=1/boards'],
    ['a space', 'api/v1/my boards'],
    ['a line break', 'api/v1/boards\n'],
    ['a header in a line break', 'api/v1\r\nX-Header: 1'],
    ['a null', 'api/v1\0'],
    ['letters that only look Latin', 'арi/v1/boards'],
  ])('may not be %s', (_what, path) => {
    expect(accepts(path)).toBe(false);
    expect(contract['downloads.start'].input.safeParse({ path, suggestedName: 'a.xlsx' }).success).toBe(false);
  });

  it('resolves to itself below api/ of any platform, whatever it is', () => {
    const part = fc.constantFrom(
      'api',
      'v1',
      '/',
      '//',
      '.',
      '..',
      '\\',
      '%2e',
      '-',
      '_',
      ':',
      '@',
      '?',
      '#',
      ' ',
      'ü',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = `api/${parts.join('')}`;
        if (!accepts(path)) return;
        expect(new URL(path, 'https://platform.example/').href).toBe(`https://platform.example/${path}`);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a request', () => {
  it('carries scalars in its query; null and undefined are allowed and mean absent', () => {
    expect(request({ query: { offset: 0, search: 'yo‘l', active: true, type: null, stage: undefined } }).success).toBe(
      true,
    );
    expect(request({ query: { ids: [1, 2] } }).success).toBe(false);
    expect(request({ query: { nested: { a: 1 } } }).success).toBe(false);
  });

  it('carries JSON in its body and nothing else', () => {
    expect(request({ method: 'POST', body: { ids: [1, 2], note: null } }).success).toBe(true);
    expect(request({ method: 'POST', body: { at: new Date(0) } }).success).toBe(false);
    expect(request({ method: 'POST', body: { call: () => 1 } }).success).toBe(false);
  });

  it('carries fields of a form instead of a body, never both', () => {
    expect(request({ method: 'POST', form: { board_id: '49' } }).success).toBe(true);
    expect(request({ method: 'POST', form: { board_id: 49 } }).success).toBe(false);
    expect(request({ method: 'POST', form: { board_id: '49' }, body: {} }).success).toBe(false);
  });

  it('has one of five methods and needs an id to be cancelled by', () => {
    expect(request({ method: 'CONNECT' }).success).toBe(false);
    expect(request({ method: 'get' }).success).toBe(false);
    expect(request({ requestId: '' }).success).toBe(false);
    expect(request({ requestId: 'x'.repeat(101) }).success).toBe(false);
  });

  it('drops unknown fields, so that no header can be added', () => {
    expect(request({ headers: { Authorization: 'Bearer x' } }).data).not.toHaveProperty('headers');
  });
});

describe('other calls', () => {
  it('take nothing where nothing is expected', () => {
    for (const name of ['session.current', 'session.signOut', 'downloads.list'] as const) {
      expect(contract[name].input.safeParse(undefined).success).toBe(true);
      expect(contract[name].input.safeParse({}).success).toBe(false);
    }
  });

  it('take a captcha answer of at most six characters and a user name', () => {
    const input = { username: 'a', password: 'b', captchaKey: 'k', captchaResult: '123456' };
    const { input: schema } = contract['session.signInWithPassword'];
    expect(schema.safeParse(input).success).toBe(true);
    expect(schema.safeParse({ ...input, captchaResult: '1234567' }).success).toBe(false);
    expect(schema.safeParse({ ...input, username: '' }).success).toBe(false);
  });

  it('take a single setting, and only a known one', () => {
    const { input: schema } = contract['app.settings'];
    expect(schema.safeParse({ script: 'cyrillic' }).success).toBe(true);
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ script: 'arabic' }).success).toBe(false);
    expect(schema.safeParse({ colorScheme: 'auto' }).success).toBe(false);
  });
});

describe('a draft', () => {
  const { input: schema } = contract['drafts.save'];

  it('is JSON of a named form and record', () => {
    const draft = { scope: 'initiative-ban', record: '42', value: { comment: 'x', file: null } };
    expect(schema.safeParse(draft).success).toBe(true);
    expect(schema.safeParse({ ...draft, title: "Yo'l" }).success).toBe(true);
    expect(schema.safeParse({ ...draft, title: 'x'.repeat(301) }).success).toBe(false);
    expect(schema.safeParse({ ...draft, record: '' }).success).toBe(false);
    expect(schema.safeParse({ ...draft, value: { at: new Date(0) } }).success).toBe(false);
    expect(schema.safeParse({ ...draft, value: undefined }).success).toBe(false);
  });
});

describe('the captcha picture', () => {
  it('is inline data, never an address', () => {
    const { output } = contract['session.captcha'];
    expect(output.safeParse({ key: 'k', image: 'data:image/png;base64,AA==' }).success).toBe(true);
    expect(output.safeParse({ key: 'k', image: 'https://example.com/a.png' }).success).toBe(false);
  });
});

describe('a failed answer', () => {
  it('is distinguished from a successful one', () => {
    expect(failureSchema.safeParse({ ok: false, error: { kind: 'network' } }).success).toBe(true);
    expect(failureSchema.safeParse({ ok: true, value: 1 }).success).toBe(false);
    expect(failureSchema.safeParse({ ok: false, error: { kind: 'odd' } }).success).toBe(false);
  });
});
