import { describe, expect, test } from 'vitest';
import { isPortalPage, portalAddress } from '../../../../src/main/network/portal.ts';

describe('an answer is the page of a captive portal', () => {
  test.each([
    [200, 'text/html; charset=utf-8', true],
    [200, 'TEXT/HTML', true],
    [203, 'application/xhtml+xml', true],
    [511, 'text/plain', true],
    [200, 'application/json', false],
    [200, 'text/htmlx', false],
    // The platform's own gateway reports failures in HTML.
    [502, 'text/html', false],
    [404, 'text/html', false],
    [401, 'text/html', false],
  ])('%i with %s: %s', (status, type, expected) => {
    expect(isPortalPage(new Response('', { status, headers: { 'Content-Type': type } }))).toBe(expected);
  });

  test('not where it is an HTML attachment, nor where it has no content type', () => {
    const file = { 'Content-Type': 'text/html', 'Content-Disposition': 'attachment; filename="ilova.html"' };
    expect(isPortalPage(new Response('', { headers: file }))).toBe(false);
    expect(isPortalPage(new Response(null))).toBe(false);
  });
});

describe('a redirect leads to a captive portal', () => {
  const PLATFORM = 'https://api.openbudget.example';
  test.each([
    ['http://192.168.1.1/login?next=x', 'http://192.168.1.1/login?next=x'],
    ['https://kirish.example/', 'https://kirish.example/'],
    // The platform's own redirects do not count.
    ['https://api.openbudget.example/other', null],
    ['http://api.openbudget.example:8080/', null],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['no address', null],
  ])('%s', (to, expected) => {
    expect(portalAddress(to, PLATFORM)?.href ?? null).toBe(expected);
  });
});
