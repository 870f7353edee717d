import { trimmed } from '@shared/blank.ts';
import { startOf } from '@shared/start-of.ts';
import type { z } from 'zod';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { type Change, changesBetween, type DecisiveFact, fileFact } from '@/kit/decisions/changes.ts';
import { dayField } from '@/kit/forms/day-field.ts';
import { countField, fileField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { knownOr } from './fact.ts';
import type { InvestData } from './invest-data.ts';
import { somOf } from './sum.ts';

/** The fields that staff edit, all required (O-029 to O-031, Z-076). */
export const PAPER = recordForm({
  orderer_document_name: textField(),
  orderer_document_file: fileField(),
  orderer_document_num: textField(),
  orderer_document_date: dayField(),
  date_put_into_use: dayField(),
  received_org: textField(),
  /** so'm; a new value is whole. */
  final_value: countField(),
});

/** Values of the form. */
export type PaperValues = z.input<typeof PAPER.schema>;
/** Values as sent. */
export type Paper = z.output<typeof PAPER.schema>;

/** File name of the document where the platform gives none. */
export const documentFileName = (name: string | null): string => `${startOf(name ?? 'Hujjat', NAME_LENGTH).trim()}.pdf`;
const NAME_LENGTH = 120;

/** The form's values of an object. A value that is missing or unreadable begins empty. */
export function paperOf(data: InvestData): PaperValues {
  const hash = knownOr(data.orderer_document_file);
  const name = knownOr(data.orderer_document_name);
  return {
    orderer_document_name: name ?? '',
    orderer_document_file: hash === null ? null : { hash, name: documentFileName(name) },
    orderer_document_num: knownOr(data.orderer_document_num) ?? '',
    orderer_document_date: knownOr(data.orderer_document_date),
    date_put_into_use: knownOr(data.date_put_into_use),
    received_org: knownOr(data.received_org) ?? '',
    final_value: somOf(knownOr(data.final_value)),
  };
}

const said = (
  key: 'orderer_document_name' | 'orderer_document_num' | 'received_org',
  label: Text,
): DecisiveFact<PaperValues> => ({
  label,
  of: ({ [key]: text }) => trimmed(text) || null,
  shown: ({ [key]: text }) => text || '—',
});
const day = (key: 'orderer_document_date' | 'date_put_into_use', label: Text): DecisiveFact<PaperValues> => ({
  label,
  of: ({ [key]: text }) => (text && trimmed(text)) || null,
  shown: ({ [key]: text }) => (text ? formatDate(text) : '—'),
});

const PAPER_FACTS: readonly DecisiveFact<PaperValues>[] = [
  said('orderer_document_name', 'Hujjat nomi'),
  // By its id only: its name is ours.
  fileFact('Hujjat fayli', ({ orderer_document_file }) => orderer_document_file?.hash ?? null),
  said('orderer_document_num', 'Hujjat raqami'),
  day('orderer_document_date', 'Hujjat sanasi'),
  day('date_put_into_use', 'Topshirilgan sana'),
  said('received_org', 'Qabul qilgan tashkilot'),
  {
    label: 'Yakuniy qiymati',
    of: ({ final_value }) => final_value,
    shown: ({ final_value }, { t }) => (final_value === null ? '—' : `${formatMoney(final_value)} ${t("so'm")}`),
  },
];

/** Changes made by somebody else between two readings, but for those that equal the values to be sent. */
export const conflictsBetween = (seen: InvestData, now: InvestData, typed: PaperValues): readonly Change[] =>
  changesBetween(PAPER_FACTS, paperOf(seen), paperOf(now), typed);
