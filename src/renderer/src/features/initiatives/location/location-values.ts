import { z } from 'zod';
import { pointOf } from './coordinates.ts';

const degrees = z.object({ latitude: z.number(), longitude: z.number() });

/** What is entered in the location dialog; also the shape of its draft. */
export const locationValuesSchema = z.object({
  latitude: z.string(),
  longitude: z.string(),
  /** The address in words, as it is edited. */
  address: z.string(),
  /** What the map found last: an address that differs from it was typed. */
  found: z.string(),
  /** The place that was picked last, which is the one that the address belongs to; null where none was. */
  picked: degrees.nullable(),
});
export type LocationValues = z.infer<typeof locationValuesSchema>;

/** `none`: nothing was picked; `of-pick`: the coordinates are those of the pick; `of-other-place`: others were typed. */
export type AddressState = 'none' | 'of-pick' | 'of-other-place';

/** Whose the address in the form is: coordinates typed after a pick name another place than the address does. */
export function addressState(values: LocationValues): AddressState {
  const { picked } = values;
  if (!picked) return 'none';
  const point = pointOf(values);
  const isPick = point?.latitude === picked.latitude && point.longitude === picked.longitude;
  return isPick ? 'of-pick' : 'of-other-place';
}

/** The address that is sent with the place (C-031), its blanks joined; null: none is, and the platform keeps its own. */
export function addressToSend(values: LocationValues): string | null {
  if (addressState(values) !== 'of-pick') return null;
  return values.address.replace(/\s+/g, ' ').trim() || null;
}

/** Whether somebody has typed the address: it is neither empty nor what the map found. */
export const isTyped = ({ address, found }: Pick<LocationValues, 'address' | 'found'>): boolean =>
  address.trim() !== '' && address !== found;
