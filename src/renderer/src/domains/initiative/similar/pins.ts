import type { Degrees } from '@/entities/initiative-location.ts';
import { metresBetween } from './places.ts';

/** Most initiatives that share the pin of a place of their own: above it, the pin is an office's. */
const MOST_AT_A_PIN = 3;
/** Largest distance of pins that are set at one building, in metres. */
const AT_A_PIN = 30;
/** Least share of pins that have another one at their building where people pin offices, whatever it is about. */
const CROWDED = 0.3;
/** Fewest pins by which that can be told. */
const FEWEST = 20;
/** Side of a cell, in degrees: at least 30 m in either direction, up to a latitude of 46°. */
const CELL = 0.0004;
const ROWS_APART = 1_000_000;

const cellOf = ({ latitude, longitude }: Degrees): number =>
  Math.floor(latitude / CELL) * ROWS_APART + Math.floor(longitude / CELL);
const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * ROWS_APART + column));

/** The pins of initiatives, by their numbers in an index. */
export type Pins = {
  readonly put: (nth: number, place: Degrees | null) => void;
  /**
   * Whether this is the pin of an office: more than three initiatives are pinned here, the given one among them, or any
   * other where many share their pins. `nth`: its number, if it has one.
   */
  readonly office: (place: Degrees, nth: number | undefined) => boolean;
};

/** Creates an empty set of pins. */
export function createPins(): Pins {
  const cells = new Map<number, Map<number, Degrees>>();
  const places = new Map<number, Degrees>();
  /** Whether people pin offices here; null: to be found. */
  let crowded: boolean | null = null;

  /** Number of other initiatives at the building of a pin, up to `most`. */
  const othersAt = (place: Degrees, nth: number | undefined, most: number): number => {
    let others = 0;
    for (const step of AROUND) {
      for (const [at, other] of cells.get(cellOf(place) + step) ?? []) {
        if (at === nth || metresBetween(place, other) > AT_A_PIN) continue;
        others += 1;
        if (others === most) return others;
      }
    }
    return others;
  };
  const isCrowded = (): boolean => {
    let sharing = 0;
    for (const [nth, place] of places) sharing += othersAt(place, nth, 1);
    return places.size >= FEWEST && sharing >= CROWDED * places.size;
  };

  return {
    put(nth, place) {
      const before = places.get(nth);
      if (before?.latitude === place?.latitude && before?.longitude === place?.longitude) return;
      crowded = null;
      if (before) {
        cells.get(cellOf(before))?.delete(nth);
        places.delete(nth);
      }
      if (!place) return;
      places.set(nth, place);
      const cell = cells.get(cellOf(place));
      if (cell) cell.set(nth, place);
      else cells.set(cellOf(place), new Map([[nth, place]]));
    },
    office(place, nth) {
      crowded ??= isCrowded();
      const most = crowded ? 1 : MOST_AT_A_PIN;
      return othersAt(place, nth, most) === most;
    },
  };
}
