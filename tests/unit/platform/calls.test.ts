import { describe, expect, it } from 'vitest';
import { CALLS } from '../../platform/calls/all.ts';
import type { CallEntry } from '../../platform/calls/entry.ts';
import { entryAt, isBesidePlatform } from '../../platform/calls/entry-at.ts';
import { ROUTES } from '../../platform/routes/all.ts';

const sorted = (keys: readonly string[] = []) => keys.toSorted();

/** The keys in which a route and its entry must agree. */
const keys = (call: Pick<CallEntry, 'query' | 'body' | 'multipart'>) => ({
  query: sorted(call.query),
  body: sorted(call.body),
  multipart: sorted(call.multipart),
});

describe('the table of calls', () => {
  it('has each number and each address once', () => {
    expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
    const addresses = CALLS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(CALLS.length);
  });

  it('names keys and roles once each', () => {
    for (const entry of CALLS)
      for (const names of [...Object.values(keys(entry)), entry.roles].filter(Array.isArray))
        expect(new Set(names).size, entry.id).toBe(names.length);
  });

  it('has every call of the documents, and later ones numbered after the last', () => {
    const all = Array.from(
      { length: Math.max(315, CALLS.length) },
      (_, index) => `E${String(index + 1).padStart(3, '0')}`,
    );
    expect(sorted(CALLS.map(({ id }) => id))).toEqual(all);
  });
});

describe('the table and the routes of the stand-in', () => {
  it.each(ROUTES)('$id $method $path takes the keys of its entry', (route) => {
    const entry = CALLS.find(({ id }) => id === route.id);
    expect(entry && keys(entry)).toEqual(keys(route));
  });

  it('have exactly one route for each entry that no other route serves', () => {
    const served = CALLS.filter(({ servedBy }) => !servedBy);
    expect(sorted(ROUTES.map(({ id }) => id))).toEqual(sorted(served.map(({ id }) => id)));
  });

  it('share a route only if it accepts method and body of the call', () => {
    for (const { id, servedBy, method, body = [] } of CALLS.filter((entry) => entry.servedBy)) {
      const route = ROUTES.find((known) => known.id === servedBy);
      expect(route?.method, id).toBe(method);
      expect(route?.body, id).toEqual(expect.arrayContaining([...body]));
    }
  });
});

describe('the entry of a call that was made', () => {
  it('is found for every address of the table', () => {
    const found = CALLS.map(({ method, path }) => entryAt({ method, path: path.replace(/\{\w+\}/g, '17') })?.id);
    expect(found).toEqual(CALLS.map(({ id }) => id));
  });

  it('is none for another method, a longer path or an empty parameter', () => {
    expect(entryAt({ method: 'GET', path: '/api/v1/funds/3' })?.id).toBe('E202');
    for (const path of ['/api/v1/funds/3/more', '/api/v1/funds/', '/funds/3'])
      expect(entryAt({ method: 'GET', path }), path).toBeUndefined();
    expect(entryAt({ method: 'PATCH', path: '/api/v1/funds/3' })).toBeUndefined();
  });

  it('is not needed for map tiles and geocoder', () => {
    expect(['/tiles/1/2/3.png', '/geocoder/reverse'].every((path) => isBesidePlatform({ path }))).toBe(true);
    expect(isBesidePlatform({ path: '/api/v1/tiles/1' })).toBe(false);
  });
});
