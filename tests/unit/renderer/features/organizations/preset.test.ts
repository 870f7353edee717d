import { describe, expect, it } from 'vitest';
import { EVERYWHERE, listOf, presetPlace, shownPlace } from '@/features/organizations/preset.ts';
import { readListState, writeListState } from '@/kit/list/list-state.ts';

const regions = [{ id: 3 }, { id: 1 }];
const districts = [
  { id: 11, region_id: 1 },
  { id: 31, region_id: 3 },
  { id: 12, region_id: 1 },
  { id: 32, region_id: 3 },
  { id: 99, region_id: null },
];

describe('the initial place (M-005, Z-078)', () => {
  const preset = (region: number | null, district: number | null) =>
    presetPlace({ configured: { region, district }, regions, districts });

  it('is the first region and its first district where nothing is configured', () => {
    expect(preset(null, null)).toEqual({ region: 3, district: 31 });
  });

  it('is the configured region, district or both', () => {
    expect(preset(1, 12)).toEqual({ region: 1, district: 12 });
    expect(preset(1, null)).toEqual({ region: 1, district: 11 });
    expect(preset(null, 12)).toEqual({ region: 1, district: 12 });
  });

  it('ignores a district of another region, and a place that the platform does not have', () => {
    expect(preset(1, 32)).toEqual({ region: 1, district: 11 });
    expect(preset(7, 77)).toEqual({ region: 3, district: 31 });
    expect(preset(7, 12)).toEqual({ region: 3, district: 31 });
  });

  it('is none where the platform has no places', () => {
    expect(presetPlace({ configured: { region: 1, district: 11 }, regions: [], districts: [] })).toEqual(EVERYWHERE);
    expect(presetPlace({ configured: EVERYWHERE, regions: [{ id: 1 }], districts: [] })).toEqual({
      region: 1,
      district: null,
    });
  });
});

describe('a filter in the address', () => {
  const PRESET = { region: 1, district: 12 };
  const spec = listOf(PRESET);
  const shown = (address: string) => {
    const { type, ...place } = readListState(new URLSearchParams(address), spec).filters;
    return { ...shownPlace(place, PRESET, districts), type };
  };

  it('wins over the preset, which applies without a filter', () => {
    expect(shown('')).toEqual({ ...PRESET, type: 'SCHOOL' });
    expect(shown('type=SPORT')).toEqual({ ...PRESET, type: 'SPORT' });
    expect(shown('region=3')).toEqual({ region: 3, district: null, type: 'SCHOOL' });
    expect(shown('district=32')).toEqual({ region: 3, district: 32, type: 'SCHOOL' });
    expect(shown('district=11')).toEqual({ region: 1, district: 11, type: 'SCHOOL' });
  });

  it('that was cleared stays cleared', () => {
    expect(shown('region=&district=&type=')).toEqual({ ...EVERYWHERE, type: '' });
    expect(shown('district=')).toEqual({ region: 1, district: null, type: 'SCHOOL' });
  });

  it('of an unknown district is kept', () => {
    expect(shown('district=77')).toEqual({ region: 1, district: 77, type: 'SCHOOL' });
    expect(shown('district=99')).toEqual({ region: 1, district: 99, type: 'SCHOOL' });
  });

  it('is not written where it equals the preset', () => {
    const write = (filters: Parameters<typeof writeListState<typeof spec.filters>>[0]['filters']) =>
      writeListState({ page: 1, size: 20, filters }, new URLSearchParams(), spec).toString();
    expect(write({ ...PRESET, type: 'SCHOOL' })).toBe('');
    expect(write({ region: null, district: null, type: '' })).toBe('region=&district=&type=');
  });
});
