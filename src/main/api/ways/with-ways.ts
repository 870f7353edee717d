import { withKnownNames } from '@shared/own-names.ts';
import type { ApiClient } from '../client.ts';
import { asAsked } from './as-asked.ts';
import { inPages } from './in-pages.ts';
import { WAYS, type Ways } from './ways.ts';

/**
 * The client of a platform with these ways. The program asks and reads as the readings say; here, and nowhere else,
 * that is put into the platform's own terms.
 */
export function withWays(client: ApiClient, ways: Ways): ApiClient {
  if (WAYS.every((way) => ways[way] === undefined)) return client;
  const requestWritten: ApiClient['requestWritten'] = async (request) => {
    const answer = await inPages(asAsked(request, ways), ways.mostRows, client.requestWritten);
    const value = withKnownNames(answer.value, ways);
    return value === answer.value ? answer : { text: JSON.stringify(value), value };
  };
  return { ...client, requestWritten, request: async (request) => (await requestWritten(request)).value };
}
