import { describe, expect, it } from 'vitest';
import * as access from '@/domains/initiative/model/access.ts';
import { nameOf, SITUATIONS } from '../../../roles/situations.ts';

describe('why a form can only be read', () => {
  it('is given exactly where it cannot be saved', () => {
    for (const situation of SITUATIONS) {
      expect(access.whyNotDecide(situation) === null, nameOf(situation)).toBe(access.mayDecide(situation) === 'yes');
      expect(access.whyNotEdit(situation) === null, nameOf(situation)).toBe(access.mayEdit(situation) === 'yes');
    }
  });
});
