import { describe, expect, it } from 'vitest';
import { STAGES, stageOptions } from '@/entities/initiative-stages.ts';

const labels = (stage: Parameters<typeof stageOptions>[0]) => stageOptions(stage).map(({ label }) => label);

describe('the stage filter', () => {
  it("has the specification's five options", () => {
    expect(labels('ALL')).toEqual(['Barchasi', 'Yangilar', 'Qabul qilinganlar', 'Rad etilganlar', 'Goliblar']);
    expect(stageOptions('ALL').map(({ value }) => value)).toEqual(['ALL', 'INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER']);
  });

  it('shows PUBLIC_CONTROL only while the address asks for it', () => {
    for (const stage of STAGES) {
      expect(labels(stage).includes('Nazoratda')).toBe(stage === 'PUBLIC_CONTROL');
    }
  });
});
