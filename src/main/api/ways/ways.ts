import { type OwnNames, withKnownNames } from '@shared/own-names.ts';
import type { ApiClient } from '../client.ts';
import { asAsked } from './as-asked.ts';
import { inPages } from './in-pages.ts';

/**
 * What an office's platform has decided otherwise than the readings say: keys of the configuration, each absent where
 * the reading holds (`docs/readings.md`).
 */
export type Ways = OwnNames & {
  /** Most rows that the platform gives in one answer (Z-119, Z-135). */
  readonly mostRows?: number | undefined;
  /** How all site items are asked for, shown and hidden: `active` empty, or the word null (Z-123). */
  readonly siteItemsAll?: 'empty' | 'null' | undefined;
  /** Path at which single quarterly reports are read and saved (Z-069). */
  readonly quarterlyReportsPath?: string | undefined;
  /** How an acceptance names its ids: without `_id` (Z-038). */
  readonly acceptKeys?: 'plain' | undefined;
  /** What becomes of a field without a value in a POST: it is left out (Z-050, Z-145, Z-170, Z-175). */
  readonly emptyFields?: 'left-out' | undefined;
  /** How the result of the captcha is sent (Z-036). */
  readonly captchaResult?: 'number' | undefined;
};

/** The keys of the configuration that are ways. */
export const WAYS = [
  'answerKey',
  'totalKey',
  'mostRows',
  'siteItemsAll',
  'quarterlyReportsPath',
  'acceptKeys',
  'emptyFields',
  'captchaResult',
] as const satisfies readonly (keyof Ways)[];

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
