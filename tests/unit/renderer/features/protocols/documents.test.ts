import { describe, expect, it } from 'vitest';
import {
  councilDecisionSchema,
  councilFileName,
  protocolFileName,
  protocolSchema,
} from '@/features/protocols/documents.ts';

describe('a document of the platform', () => {
  it('needs nothing but its id; a blank file counts as none', () => {
    const missing = { id: 3, region: null, district: null, file_id: null };
    expect(protocolSchema.parse({ id: 3, file_id: ' ' })).toEqual({ ...missing, district_id: null });
    expect(councilDecisionSchema.parse({ id: 3, file_id: '' })).toEqual({ ...missing, title: null });
    expect(protocolSchema.safeParse({ region: 'Navoiy viloyati' }).success).toBe(false);
  });
});

it.each([{ id: null }, {}])(
  'a protocol without a record on the platform yet, with %j, is an ordinary row',
  (record) => {
    const row = { ...record, region: { uz_lat: 'Navoiy viloyati' }, district: 'Qiziltepa tumani', district_id: '8' };
    expect(protocolSchema.parse(row)).toEqual({
      id: null,
      region: 'Navoiy viloyati',
      district: 'Qiziltepa tumani',
      district_id: 8,
      file_id: null,
    });
  },
);

describe('the suggested name of a document', () => {
  it('contains the district', () => {
    expect(protocolFileName('Qiziltepa tumani')).toBe('Protokol, Qiziltepa tumani.pdf');
    expect(protocolFileName(null)).toBe('Protokol.pdf');
  });

  it('contains the known parts of the decision', () => {
    const decision = { title: '14-sonli qaror, 12.05.2026', district: 'Qiziltepa tumani' };
    expect(councilFileName(decision)).toBe('Qiziltepa tumani, 14-sonli qaror, 12.05.2026');
    expect(councilFileName({ ...decision, district: null })).toBe('14-sonli qaror, 12.05.2026');
    expect(councilFileName({ title: null, district: null })).toBe('Kengash qarori');
  });

  it('is no longer than the contract allows, and that of a protocol still ends in .pdf', () => {
    for (const name of [
      councilFileName({ title: 'Qaror '.repeat(80), district: null }),
      protocolFileName('A'.repeat(400)),
    ])
      expect(name.length).toBeLessThanOrEqual(200);
    expect(protocolFileName('A'.repeat(400))).toMatch(/A\.pdf$/);
  });
});
