import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import type { FoundAddress, MapPoint } from '@shared/map.ts';
import { startOf, units } from '@shared/start-of.ts';
import { z } from 'zod';
import { jsonOf, readWhole } from '../api/body.ts';
import type { Fetch } from '../api/client.ts';
import { errorOfAnswer, errorOfCall, errorOfFetch } from '../api/errors.ts';
import { parseAnswer } from '../api/parse-answer.ts';
import type { Log } from '../diagnostics/log.ts';
import { addressText } from './address-text.ts';

/** Most cached places. */
const REMEMBERED = 200;
/** Decimals of the coordinates in a cache key: about a metre. */
const DECIMALS = 5;
const MAX_BYTES = 256 * 1024;
/** Longest address, in UTF-16 units: the service is somebody else's, and its answer fills a field. */
const LONGEST = 300;
/** Language of the map (spec 000 §9, Z-147). */
const LANGUAGE = 'uz_UZ';

/** For a place without an address, Nominatim answers status 200 with an error in words. */
const answerSchema = z.union([
  z.object({ address: z.record(z.string(), z.string()) }),
  z.object({ error: z.string() }).transform(() => ({ address: {} })),
]);

function bounded(text: string | null): FoundAddress {
  const address = text && startOf(text, LONGEST, units).trimEnd();
  return { address, cut: text !== null && text.length > LONGEST };
}

/** Addresses of places on the map. */
export type Geocoder = {
  /**
   * The address of a place in words, of at most 300 characters. A newer call cancels the one in flight. Throws
   * `AppError`: `cancelled`, `timeout`, `network`, `server`, `unexpected-shape`.
   */
  reverse: (point: MapPoint) => Promise<FoundAddress>;
};

type Options = {
  /** Nominatim's API, with a slash at its end. */
  url: string;
  fetch: Fetch;
  /** Identifies the program to the service, as its terms require. */
  userAgent: string;
  /** Shortest time between two requests, in ms. Default: a second, as Nominatim's terms require. */
  intervalMs?: number;
  /** Time limit of an answer with its body, in ms. Default: 5 seconds. */
  timeoutMs?: number;
  log: Log;
};

/**
 * Creates the geocoder, which asks a Nominatim for addresses in Uzbek (C-030). The service learns the place but nothing
 * about the person.
 */
export function createGeocoder(options: Options): Geocoder {
  const { url, fetch, userAgent, intervalMs = 1000, timeoutMs = 5000, log } = options;
  const known = new Map<string, FoundAddress>();
  const slot = createSlot(intervalMs);

  const ask = async (place: { lat: string; lon: string }, ended: AbortSignal): Promise<FoundAddress> => {
    const address = new URL('reverse', url);
    const query = { ...place, format: 'jsonv2', zoom: '18', addressdetails: '1', 'accept-language': LANGUAGE };
    address.search = new URLSearchParams(query).toString();
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address.href, {
        redirect: 'error',
        credentials: 'omit',
        headers: { Accept: 'application/json', 'User-Agent': userAgent },
        signal: AbortSignal.any([ended, late]),
      });
      const whole = await readWhole(response, MAX_BYTES);
      if (!whole.ok) throw errorOfAnswer(whole.status, null);
      return bounded(addressText(parseAnswer(answerSchema, await jsonOf(whole), 'geocoder').address));
    } catch (thrown) {
      if (late.aborted && !ended.aborted) throw new AppError({ kind: 'timeout' }, { cause: thrown });
      throw errorOfCall(errorOfFetch(thrown), ended);
    }
  };

  const remember = (key: string, address: FoundAddress) => {
    known.set(key, address);
    const oldest = known.keys().next().value;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };

  return {
    reverse: async ({ latitude, longitude }) => {
      const place = { lat: latitude.toFixed(DECIMALS), lon: longitude.toFixed(DECIMALS) };
      const key = `${place.lat} ${place.lon}`;
      const before = known.get(key);
      if (before !== undefined) {
        slot.clear();
        known.delete(key);
        remember(key, before);
        return before;
      }
      try {
        const address = await slot.run((signal) => ask(place, signal));
        remember(key, address);
        return address;
      } catch (thrown) {
        const error = AppError.from(thrown);
        if (error.kind !== 'cancelled') log.warn('no address', error.facts());
        throw error;
      }
    },
  };
}

/** Room for one task at a time. */
type Slot = {
  /** Runs a task and cancels the previous one, running or waiting. `signal` aborts when the task is cancelled. */
  run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the running or waiting task as `cancelled`. */
  clear: () => void;
};

/** Creates a slot; a task starts no sooner than `intervalMs` after the start of the previous one. */
function createSlot(intervalMs: number): Slot {
  let current = new AbortController();
  let begunAt = Number.NEGATIVE_INFINITY;
  const clear = () => current.abort(new AppError({ kind: 'cancelled' }));
  return {
    clear,
    run: async (work) => {
      clear();
      current = new AbortController();
      const { signal } = current;
      const wait = begunAt + intervalMs - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      begunAt = performance.now();
      return work(signal);
    },
  };
}
