import { isBlank, trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import { pointOf } from './coordinates.ts';

const degrees = z.object({ latitude: z.number(), longitude: z.number() });

/** Values of the location dialog; also the shape of its draft. */
export const locationValuesSchema = z.object({
  latitude: z.string(),
  longitude: z.string(),
  /** The address as edited. */
  address: z.string(),
  /** Address found by the last lookup; an address that differs from it was typed. */
  found: z.string(),
  /** Coordinates of the last pick, to which the address belongs; null where nothing was picked. */
  picked: degrees.nullable(),
});
/** Values of the location dialog. */
export type LocationValues = z.infer<typeof locationValuesSchema>;

/**
 * `none`: nothing was picked; `of-pick`: the coordinates are those of the pick; `of-other-place`: they were typed over.
 */
export type AddressState = 'none' | 'of-pick' | 'of-other-place';

/** Which place the address belongs to: coordinates typed after a pick may differ from the address. */
export function addressState(values: LocationValues): AddressState {
  const { picked } = values;
  if (!picked) return 'none';
  const point = pointOf(values);
  const isPick = point?.latitude === picked.latitude && point.longitude === picked.longitude;
  return isPick ? 'of-pick' : 'of-other-place';
}

/** Address to send with the location (C-031), blanks collapsed; null: none is sent, and the platform keeps its own. */
export function addressToSend(values: LocationValues): string | null {
  if (addressState(values) !== 'of-pick') return null;
  return trimmed(values.address.replace(/\s+/g, ' ')) || null;
}

/** Whether the person has typed the address: neither empty nor the address found by the lookup. */
export const isTyped = ({ address, found }: Pick<LocationValues, 'address' | 'found'>): boolean =>
  !isBlank(address) && address !== found;
