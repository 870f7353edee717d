import { describe, expect, it } from 'vitest';
import { type InvestData, investDataSchema } from '@/features/invest-data/model/invest-data.ts';
import { conflictsBetween, documentFileName, PAPER, paperOf } from '@/features/invest-data/model/paper.ts';
import { createI18n } from '@/i18n/i18n.ts';

const latin = createI18n('latin').current();
const SAID = {
  id: 7,
  orderer_document_name: 'Buyruq',
  orderer_document_file: 'abc',
  orderer_document_num: '118',
  orderer_document_date: '2025-10-17',
  date_put_into_use: '2026-02-01',
  received_org: 'Maktab',
  final_value: 1_370_000_000,
};
const dataOf = (changes: object = {}): InvestData => investDataSchema.parse({ ...SAID, ...changes });

describe('the form of the papers', () => {
  it('begins empty where the object says nothing', () => {
    expect(paperOf(investDataSchema.parse({ id: 7 }))).toEqual(PAPER.empty());
  });

  it('O-032: a new final value has no decimals; that of the object is sent as it came', () => {
    const stored = paperOf(dataOf({ final_value: 1370.5, date_put_into_use: '2026-02-01T09:30:00Z' }));
    expect(PAPER.schemaOf(stored).parse({ ...stored, received_org: 'Bogcha' })).toMatchObject({
      final_value: 1370.5,
      date_put_into_use: '2026-02-01T09:30:00Z',
    });
    expect(PAPER.schemaOf(stored).safeParse({ ...stored, final_value: 1371.5 }).error?.issues).toMatchObject([
      { path: ['final_value'], message: 'Butun son kiriting' },
    ]);
  });

  it('a final value that cannot be read begins empty', () => {
    expect(paperOf(dataOf({ final_value: 'kelishilgan' })).final_value).toBeNull();
  });

  it('a file has the name of its document, cut', () => {
    expect(documentFileName('Buyruq')).toBe('Buyruq.pdf');
    expect(documentFileName(null)).toBe('Hujjat.pdf');
    expect(documentFileName('x'.repeat(500))).toHaveLength(124);
  });
});

describe('what somebody else has changed meanwhile', () => {
  const seen = dataOf();
  const labels = (now: InvestData, typed = paperOf(seen)) =>
    conflictsBetween(seen, now, typed).map(({ label }) => label);

  it('is no conflict where the papers are the same, whatever the investment system says', () => {
    expect(labels(dataOf({ invest_object: { data: [{ customerName: 'Boshqa' }] } }))).toEqual([]);
  });

  it('is reported field by field, a file by its id', () => {
    const now = dataOf({ received_org: 'Poliklinika', orderer_document_file: 'xyz', final_value: 5 });
    expect(labels(now)).toEqual(['Hujjat fayli', 'Qabul qilgan tashkilot', 'Yakuniy qiymati']);
    const words = conflictsBetween(seen, now, paperOf(seen)).map((change) => [
      change.before(latin),
      change.after(latin),
    ]);
    expect(words).toEqual([
      ['Biriktirilgan fayl', 'Boshqa fayl'],
      ['Maktab', 'Poliklinika'],
      ["1\u00A0370\u00A0000\u00A0000 so'm", "5 so'm"],
    ]);
    const days = conflictsBetween(seen, dataOf({ orderer_document_date: '2025-10-18' }), paperOf(seen));
    expect(days.map((change) => [change.before(latin), change.after(latin)])).toEqual([['17.10.2025', '18.10.2025']]);
    const others = {
      orderer_document_num: '119',
      orderer_document_date: '2025-10-18',
      date_put_into_use: '2026-02-02',
    };
    expect(labels(dataOf(others))).toEqual(['Hujjat raqami', 'Hujjat sanasi', 'Topshirilgan sana']);
    // The file gets its name from that of the document.
    expect(labels(dataOf({ orderer_document_name: 'Qaror' }))).toEqual(['Hujjat nomi']);
  });

  it('is no conflict where it equals the values to be sent: an answer was lost, or two persons wrote the same', () => {
    const now = dataOf({ received_org: 'Poliklinika', final_value: 5 });
    expect(labels(now, { ...paperOf(seen), received_org: ' Poliklinika ' })).toEqual(['Yakuniy qiymati']);
    expect(labels(now, paperOf(now))).toEqual([]);
  });
});
