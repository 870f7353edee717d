import type { Geocoder } from '../../geocoder/geocoder.ts';
import type { Handlers } from '../router.ts';

/** Calls about places on the map; `geocoder` is null where the office has named none. */
export const mapHandlers = (geocoder: Geocoder | null): Pick<Handlers, `map.${string}` & keyof Handlers> => ({
  'map.reverse': async (point) =>
    geocoder ? { ...(await geocoder.reverse(point)), asked: true } : { address: null, cut: false, asked: false },
});
