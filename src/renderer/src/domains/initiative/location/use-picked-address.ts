import type { MapPoint } from '@shared/map.ts';
import { useEffect, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { isTyped, type LocationValues } from './location-values.ts';

/** State of an address lookup; `off`: the office has named no service of addresses. */
export type Lookup =
  | { status: 'idle' | 'looking' | 'none' | 'failed' | 'off' }
  | { status: 'found'; address: string; cut: boolean };

/** The lookup of a picked place's address. */
export type PickedAddress = {
  lookup: Lookup;
  /** Looks up the address of a point; the latest lookup wins. Never throws. */
  look: (point: MapPoint) => Promise<void>;
  /** Replaces the address in the field with the address found. */
  take: (address: string) => void;
};

type Found = Pick<LocationValues, 'address' | 'found'>;
type Field = { get: () => Found; set: (found: Found) => void };

const isSame = (a: MapPoint | null, b: MapPoint | null) => a?.latitude === b?.latitude && a?.longitude === b?.longitude;

/**
 * Looks up the address of a picked place (C-030) and fills in the field unless the person has typed an address.
 * `point`: the current coordinates; a result for other coordinates is discarded.
 */
export function usePickedAddress(point: MapPoint | null, field: Field): PickedAddress {
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });
  const [lookedUp, setLookedUp] = useState<MapPoint | null>(null);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const put = (address: string) => field.set({ address, found: address });

  const look = async (place: MapPoint) => {
    const turn = ++latest.current;
    if (!isTyped(field.get())) put('');
    setLookedUp(place);
    setLookup({ status: 'looking' });
    try {
      const { address, asked, cut } = await unwrap(bridge.map.reverse(place));
      if (turn !== latest.current) return;
      if (address !== null && !isTyped(field.get())) put(address);
      setLookup(address === null ? { status: asked ? 'none' : 'off' } : { status: 'found', address, cut });
    } catch {
      if (turn === latest.current) setLookup({ status: 'failed' });
    }
  };
  return { lookup: isSame(point, lookedUp) ? lookup : { status: 'idle' }, look, take: put };
}
