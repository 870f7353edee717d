import { describe, expect, test } from 'vitest';
import { createOrigins } from '../../chromium-host/origin.ts';

const origins = createOrigins();
origins.register('app');

describe('the two names of an address', () => {
  test.each([
    ['app://backoffice/', 'http://backoffice.localhost/'],
    ['app://backoffice', 'http://backoffice.localhost'],
    [
      'app://backoffice/app/initiatives?page=2&q=a%2Fb#top',
      'http://backoffice.localhost/app/initiatives?page=2&q=a%2Fb#top',
    ],
  ])('%s is %s', (program, browser) => {
    expect(origins.toBrowser(program)).toBe(browser);
    expect(origins.toProgram(browser)).toBe(program);
  });

  test.each([
    'https://example.uz/app://backoffice/',
    'http://127.0.0.1:80/callback',
    'http://backoffice.localhost:81/',
    'about:blank',
  ])('%s has one name', (url) => {
    expect(origins.toBrowser(url)).toBe(url);
    expect(origins.toProgram(url)).toBe(url);
  });

  test('only the origins of the scheme have a preload', () => {
    const matches = (origin: string) => origins.browserOrigin().test(origin);
    expect(matches('http://backoffice.localhost')).toBe(true);
    expect(matches('http://backoffice.localhost.example.uz')).toBe(false);
    expect(matches('https://backoffice.localhost')).toBe(false);
    expect(matches('http://backoffice.localhost:8080')).toBe(false);
  });

  test('a second scheme is refused', () => {
    expect(() => origins.register('other')).toThrow('a second scheme');
  });
});
