import type { Country, Named } from './country.ts';
import type { Frame, Pen } from './frame.ts';
import { COLOURS } from './style.ts';

type Style = { font: string; colour: string; clearance: { across: number; down: number } };

/** Widest label in px, half of it to each side. */
const HALF_LABEL = 130;

function styleOf(zoom: number): { kind: 'regions' | 'districts' | 'quarters'; style: Style }[] {
  const font = (weight: number, size: number) =>
    `${weight} ${size}px "Inter Variable", Inter, "DejaVu Sans", sans-serif`;
  const region: Style = { font: font(700, 13), colour: COLOURS.region, clearance: { across: 150, down: 24 } };
  const district: Style = { font: font(600, 12), colour: COLOURS.district, clearance: { across: 140, down: 22 } };
  const quarter: Style = { font: font(500, 11), colour: COLOURS.quarter, clearance: { across: 120, down: 26 } };
  if (zoom < 5) return [];
  if (zoom < 9) return [{ kind: 'regions', style: region }];
  if (zoom < 14) return [{ kind: 'districts', style: district }];
  return [{ kind: 'quarters', style: quarter }];
}

/**
 * Names at their places. Of names that would collide only the one with the lower id is written, decided alike on every
 * tile, so that a name that crosses an edge is whole.
 */
export function paintLabels(pen: Pen, frame: Frame, country: Country): void {
  for (const { kind, style } of styleOf(frame.zoom)) {
    const { across, down } = style.clearance;
    const around = country[kind].filter((place) => frame.near(place, HALF_LABEL + across));
    const collides = (a: Named, b: Named) => {
      const [[ax, ay], [bx, by]] = [frame.px(a), frame.px(b)];
      return Math.abs(ax - bx) < across && Math.abs(ay - by) < down;
    };
    pen.font = style.font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    for (const place of around) {
      if (around.some((other) => other.id < place.id && collides(other, place))) continue;
      const [x, y] = frame.px(place);
      pen.strokeStyle = 'rgba(255,255,255,0.88)';
      pen.lineWidth = 3.5;
      pen.strokeText(place.name, x, y);
      pen.fillStyle = style.colour;
      pen.fillText(place.name, x, y);
    }
  }
}
