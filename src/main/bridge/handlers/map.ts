import type { Geocoder } from '../../geocoder/geocoder.ts';
import type { Handlers } from '../router.ts';

/** Calls about places on the map. */
export const mapHandlers = (geocoder: Geocoder): Pick<Handlers, `map.${string}` & keyof Handlers> => ({
  'map.reverse': async (point) => ({ address: await geocoder.reverse(point) }),
});
