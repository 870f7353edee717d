import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNREAD } from '@/features/invest-data/model/fact.ts';
import { type InvestData, investDataSchema } from '@/features/invest-data/model/invest-data.ts';
import { INVEST_STAGES, type InvestStage, knownOf } from '@/features/invest-data/model/stages.ts';

const nothing = investDataSchema.parse({ id: 1 });
const stage = (number: number) => INVEST_STAGES[number - 1] as InvestStage;
const dataWith = (changes: Partial<InvestData>): InvestData => ({ ...nothing, ...changes });

describe('the four stages', () => {
  it('Z-158: hold every value of the object once, except the two sums beside them and the name of the file', () => {
    const shown = INVEST_STAGES.flatMap(({ facts }) => facts.map(({ key }) => key));
    const beside = ['id', 'distributedSumma', 'paidOnlineSumma', 'orderer_document_name'];
    expect([...shown, ...beside].toSorted()).toEqual(Object.keys(nothing).toSorted());
  });

  it('are marked by their own known fields alone', () => {
    const designer = { designerName: 'Loyiha', designerTin: '301554902', designerLots: '25110007849013' };
    expect(knownOf(nothing, stage(2))).toEqual({ mark: 'none', missing: 4, unread: 0 });
    expect(knownOf(dataWith(designer), stage(2))).toEqual({ mark: 'some', missing: 1, unread: 0 });
    const all = dataWith({ ...designer, designerDirector: 'Yusupova' });
    expect(knownOf(all, stage(2))).toEqual({ mark: 'all', missing: 0, unread: 0 });
    expect(knownOf(all, stage(3)).mark).toBe('none');
    expect(knownOf(dataWith({ final_value: 0n }), stage(4))).toEqual({ mark: 'some', missing: 2, unread: 0 });
  });

  it('an unreadable value is not known, and is counted separately', () => {
    expect(knownOf(dataWith({ designerTin: UNREAD }), stage(2))).toEqual({ mark: 'none', missing: 3, unread: 1 });
  });

  it('counts every field once, whatever is known', () => {
    const fact = fc.constantFrom(null, UNREAD, 'x');
    fc.assert(
      fc.property(fc.array(fact, { minLength: 4, maxLength: 4 }), ([name, tin, director, lots]) => {
        const data = { designerName: name, designerTin: tin, designerDirector: director, designerLots: lots };
        const { mark, missing, unread } = knownOf(dataWith(data as Partial<InvestData>), stage(2));
        const known = 4 - missing - unread;
        expect(known).toBe(Object.values(data).filter((value) => value === 'x').length);
        expect(mark).toBe(known === 4 ? 'all' : known === 0 ? 'none' : 'some');
      }),
    );
  });
});
