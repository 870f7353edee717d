import { describe, expect, test } from 'vitest';
import { isAppUrl, resolveAddress } from '../../../../src/main/addresses/app-address.ts';
import { contentSecurityPolicy } from '../../../../src/main/page/csp.ts';
import { personalised } from '../../../../src/main/page/page-files.ts';

describe('resolveAddress', () => {
  const at = (path: string) => resolveAddress(`app://backoffice${path}`);

  test.each(['', '/', '/index.html', '/app/initiatives', '/app/initiative/accept/12?size=15', '/auth#x'])(
    '%s is the page',
    (path) => expect(at(path)).toEqual({ kind: 'page' }),
  );

  test.each([
    ['/assets/index-Ab_3.js', 'assets/index-Ab_3.js'],
    ['/favicon.ico', 'favicon.ico'],
    ['/assets/inter%20x.woff2', null],
  ])('%s is a file', (path, file) => expect(at(path)).toEqual(file ? { kind: 'asset', path: file } : { kind: 'none' }));

  test('pictures and tiles', () => {
    expect(at('/files/abc-1?w=384')).toEqual({ kind: 'picture', hash: 'abc-1' });
    expect(at('/files/abc-1')).toEqual({ kind: 'picture', hash: 'abc-1' });
    expect(at('/files/abc-1?drawing=1')).toEqual({ kind: 'picture', hash: 'abc-1', drawing: true });
    expect(at('/files/abc-1?ahead=1&most=500')).toEqual({ kind: 'picture', hash: 'abc-1', most: 500 });
    for (const most of ['', '&most=', '&most=x']) {
      expect(at(`/files/abc-1?ahead=1${most}`)).toEqual({ kind: 'picture', hash: 'abc-1', most: 0 });
    }
    expect(at('/files/a/b')).toEqual({ kind: 'none' });
    expect(at('/tiles/3/4/5')).toEqual({ kind: 'tile', z: '3', x: '4', y: '5' });
    expect(at('/tiles/3/4')).toEqual({ kind: 'none' });
  });

  // The URL parser resolves plain dot segments; none of the others may reach the disk.
  test.each([
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/.env',
    '/.git/config.txt',
    '/assets/c:%5cwindows.ini',
    '/assets/x%00.js',
    '/assets/%E0%A4%A.js',
    '/files/..%2f..%2fsession.bin',
  ])('%s leads nowhere', (path) => expect(at(path)).toEqual({ kind: 'none' }));

  test.each(['/../../package.json', '/assets/../../package.json', '/%2e%2e/package.json'])(
    '%s stays inside the folder of the page',
    (path) => expect(at(path)).toEqual({ kind: 'asset', path: 'package.json' }),
  );

  test.each([
    'app://other/',
    'https://backoffice/',
    'app://backoffice.evil/',
    'app://user@backoffice/',
    'file:///x',
    'x',
  ])('%s is not an address of the app', (address) => {
    expect(isAppUrl(address)).toBe(false);
    expect(resolveAddress(address)).toEqual({ kind: 'none' });
  });
});

test('the policy allows nothing inline and nothing remote', () => {
  const directives = new Map(
    contentSecurityPolicy('R4nd0m')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'nonce-R4nd0m'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('the first tag of the page carries script and colour scheme', () => {
  const template = '<!doctype html>\n<html lang="uz-Latn" data-script="latin">\n<head></head></html>';
  expect(personalised(template, { script: 'cyrillic', colorScheme: 'dark' }, false)).toBe(
    '<!doctype html>\n<html lang="uz-Cyrl" data-script="cyrillic" data-mantine-color-scheme="dark">\n<head></head></html>',
  );
});

test('the page finds its files from every route', () => {
  const template = '<html><script src="./assets/index-1.js"></script><link href="./assets/a.css" data-x="./y">';
  expect(personalised(template, { script: 'latin', colorScheme: 'light' }, false)).toContain(
    '<script src="/assets/index-1.js"></script><link href="/assets/a.css" data-x="./y">',
  );
});

test('the files of the first page are preloaded: the list of a signed-in person, the sign-in page of anybody else', () => {
  const link = (name: string, mark: string) =>
    `<link rel="modulepreload" href="./assets/${name}.js" data-${mark}-sign-in>`;
  const template = `<html><link href="./assets/a.css">\n    ${link('list', 'after')}\n    ${link('sign-in', 'before')}</html>`;
  const preloaded = (isSignedIn: boolean) =>
    [
      ...personalised(template, { script: 'latin', colorScheme: 'light' }, isSignedIn).matchAll(/assets\/([\w.-]+)/g),
    ].map(([, file]) => file);
  expect(preloaded(true)).toEqual(['a.css', 'list.js']);
  expect(preloaded(false)).toEqual(['a.css', 'sign-in.js']);
});
