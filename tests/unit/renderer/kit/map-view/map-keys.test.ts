import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapKeys } from '@/kit/map-view/map-keys.ts';

/** A map that only records its calls. */
function toldMap() {
  const told: unknown[] = [];
  const map = {
    panBy: (...asked: unknown[]) => told.push(['pan', ...asked]),
    zoomIn: (...asked: unknown[]) => told.push(['zoom', ...asked]),
  };
  const keys = createMapKeys(map as never, () => told.push('pick'));
  return { told, keys };
}
const STILL = { animate: false };

describe('the keys of a map', () => {
  it.each([
    ['ArrowLeft', ['pan', [-60, 0], STILL]],
    ['ArrowRight', ['pan', [60, 0], STILL]],
    ['ArrowUp', ['pan', [0, -60], STILL]],
    ['ArrowDown', ['pan', [0, 60], STILL]],
    ['Equal', ['zoom', 1, STILL]],
    ['NumpadAdd', ['zoom', 1, STILL]],
    ['Minus', ['zoom', -1, STILL]],
    ['NumpadSubtract', ['zoom', -1, STILL]],
    ['Enter', 'pick'],
  ])('%s acts on the map', (code, asked) => {
    const { told, keys } = toldMap();
    expect(keys.press(code)).toBe(true);
    expect(told).toEqual([asked]);
  });

  it('leave every other key alone', () => {
    const known = /^(Arrow(Left|Right|Up|Down)|Equal|Minus|Numpad(Add|Subtract)|Enter)$/;
    const other = fc.oneof(fc.string(), fc.constantFrom('Tab', 'Escape', 'KeyA', 'Space', 'toString'));
    fc.assert(
      fc.property(
        other.filter((code) => !known.test(code)),
        (code) => {
          const { told, keys } = toldMap();
          expect(keys.press(code)).toBe(false);
          expect(told).toEqual([]);
        },
      ),
    );
  });
});
