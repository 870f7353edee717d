import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../src/main/config/config.ts';
import { parseRegQuery } from '../../../../src/main/config/registry.ts';

const KEY = 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Tashabbusli budjet';

/** Output of `reg query`: an empty line, the key, its values, an empty line. */
const output = (...lines: string[]) => ['', KEY, ...lines, '', ''].join('\r\n');

/** Bytes of a text in a code page, as they are read: one character per byte. */
const bytes = (hexadecimal: string) => Buffer.from(hexadecimal, 'hex').toString('latin1');

describe('group policies in the output of `reg query`', () => {
  test('texts and numbers are read by name', () => {
    const said = output(
      '    apiUrl    REG_SZ    https://api.example.uz/base',
      '    ssoAuthorizeUrl    REG_SZ    https://sso.example.uz/auth?realm=a&b=c d',
      '    passwordLogin    REG_DWORD    0x0',
      '    organizationsRegionId    REG_DWORD    0x4b7',
    );
    expect(parseRegQuery(said)).toEqual({
      apiUrl: 'https://api.example.uz/base',
      ssoAuthorizeUrl: 'https://sso.example.uz/auth?realm=a&b=c d',
      passwordLogin: '0',
      organizationsRegionId: '1207',
    });
  });

  test('an empty text is read with and without the blanks before it', () => {
    expect(parseRegQuery(output('    ssoRedirectPorts    REG_SZ    '))).toEqual({ ssoRedirectPorts: '' });
    expect(parseRegQuery(output('    ssoRedirectPorts    REG_SZ'))).toEqual({ ssoRedirectPorts: '' });
  });

  test('four blanks inside a text are part of it', () => {
    expect(parseRegQuery(output('    downloadsDir    REG_SZ    D:\\A    REG_SZ    B'))).toEqual({
      downloadsDir: 'D:\\A    REG_SZ    B',
    });
  });

  test('a key without values gives none', () => expect(parseRegQuery(output())).toEqual({}));

  test('values of a subkey are ignored', () => {
    const said = output(
      '    apiUrl    REG_SZ    https://a.uz',
      '',
      `${KEY}\\Below`,
      '    webUrl    REG_SZ    https://b.uz',
    );
    expect(parseRegQuery(said)).toEqual({ apiUrl: 'https://a.uz' });
  });

  test.each([
    ['English', '(Default)'],
    ['German', '(Standard)'],
    // "(по умолчанию)" in code page 866, "(par défaut)" in 850.
    ['Russian', bytes('28afae20e3aceeabe7a0ade8ee29')],
    ['French', bytes('287061722064826661757429')],
  ])('the default value is ignored: %s', (_, name) => {
    const said = output(`    ${name}    REG_SZ    x`, '    apiUrl    REG_SZ    https://a.uz');
    expect(parseRegQuery(said)).toEqual({ apiUrl: 'https://a.uz' });
  });

  test.each([
    [
      'a path in Cyrillic, in code page 866',
      `    downloadsDir    REG_SZ    D:\\${bytes('9de1e1afaee0e2')}`,
      '"downloadsDir"',
    ],
    ['a text of several lines', '    apiUrl    REG_SZ    https://a.uz\r\nhttps://b.uz', '""'],
    ['a list', '    ssoRedirectPorts    REG_MULTI_SZ    4100\\04101', '"ssoRedirectPorts"'],
    ['a text with variables', '    downloadsDir    REG_EXPAND_SZ    %USERPROFILE%', '"downloadsDir"'],
    ['bytes', '    apiUrl    REG_BINARY    00FF', '"apiUrl"'],
  ])('%s is refused by name', (_, line, name) => {
    expect(() => parseRegQuery(output(line))).toThrow(ConfigError);
    expect(() => parseRegQuery(output(line))).toThrow(`HKLM\\Software\\Policies\\Tashabbusli budjet, ${name}: `);
  });
});
