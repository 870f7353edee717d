import { describe, expect, it } from 'vitest';
import { notingOddFields } from '@/api/odd-fields.ts';
import { UNREAD } from '@/features/invest-data/model/fact.ts';
import { investDataSchema } from '@/features/invest-data/model/invest-data.ts';

const answer = (changes: object = {}, object: object | null = {}) => ({
  id: 7,
  orderer_document_name: 'Buyruq',
  orderer_document_file: 'abc',
  orderer_document_num: 118,
  orderer_document_date: '2025-10-17T19:30:00Z',
  date_put_into_use: '',
  received_org: null,
  final_value: 1_370_000_000,
  invest_object: object && { data: [{ customerName: 'Hokimlik', distributedSumma: '100', ...object }] },
  ...changes,
});

describe('the investment object of a winner', () => {
  it('T-026: is read with its papers; empty and missing values are null', () => {
    expect(investDataSchema.parse(answer({}, { Accounts: '2340', paidOnlineSumma: 40 }))).toMatchObject({
      id: 7,
      orderer_document_num: '118',
      orderer_document_date: '2025-10-17T19:30:00Z',
      date_put_into_use: null,
      final_value: 137_000_000_000n,
      customerName: 'Hokimlik',
      Accounts: '2340',
      distributedSumma: 10_000n,
      paidOnlineSumma: 4000n,
      builderName: null,
    });
  });

  it.each([[{ data: [] }], [{ data: null }], [null], [undefined]])(
    '%j holds no object: all of it is missing',
    (object) => {
      const data = investDataSchema.parse(answer({ invest_object: object }));
      expect(data).toMatchObject({ customerName: null, distributedSumma: null, orderer_document_name: 'Buyruq' });
    },
  );

  it('an unreadable value hides no other value, and its name is logged', () => {
    const odd = answer({ final_value: 'kelishilgan', orderer_document_date: '32.13.2025' }, { paidOnlineSumma: {} });
    const { value, fields } = notingOddFields(() => investDataSchema.parse(odd));
    expect(value).toMatchObject({ final_value: UNREAD, orderer_document_date: UNREAD, paidOnlineSumma: UNREAD });
    expect(value).toMatchObject({ customerName: 'Hokimlik', distributedSumma: 10_000n, orderer_document_num: '118' });
    expect(fields).toEqual(['orderer_document_date', 'final_value', 'paidOnlineSumma']);
  });

  it.each([
    ['without an id', { id: null }],
    ['with an object of another shape', { invest_object: 'yo‘q' }],
    ['with a list of another shape', { invest_object: { data: 'yo‘q' } }],
    ['with a row that is no object', { invest_object: { data: ['yo‘q'] } }],
  ])('%s is an error', (_, changes) => {
    expect(investDataSchema.safeParse(answer(changes)).success).toBe(false);
  });
});
