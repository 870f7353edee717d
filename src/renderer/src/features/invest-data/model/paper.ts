import { trimmed } from '@shared/blank.ts';
import { startOf } from '@shared/start-of.ts';
import type { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
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

const LABELS = {
  orderer_document_name: 'Hujjat nomi',
  orderer_document_file: 'Hujjat fayli',
  orderer_document_num: 'Hujjat raqami',
  orderer_document_date: 'Hujjat sanasi',
  date_put_into_use: 'Topshirilgan sana',
  received_org: 'Qabul qilgan tashkilot',
  final_value: 'Yakuniy qiymati',
} as const satisfies Record<keyof PaperValues, Text>;

/** A field that somebody else has changed since the form was opened, with the form's value before and after. */
export type PaperChange = {
  readonly field: keyof PaperValues;
  readonly label: Text;
  readonly before: PaperValues[keyof PaperValues];
  readonly after: PaperValues[keyof PaperValues];
};

/** The part of a value that is compared: of a file only its id, as its name is ours. */
const meant = (value: PaperValues[keyof PaperValues]): unknown =>
  typeof value === 'object' && value !== null ? value.hash : typeof value === 'string' ? trimmed(value) || null : value;

/**
 * Changes made by somebody else between two readings. A field that already has the value to be sent is no conflict:
 * this recognises a save whose answer was lost.
 */
export function conflictsBetween(seen: InvestData, now: InvestData, typed: PaperValues): readonly PaperChange[] {
  const [before, after] = [paperOf(seen), paperOf(now)];
  return (Object.keys(LABELS) as (keyof PaperValues)[])
    .filter((key) => meant(before[key]) !== meant(after[key]) && meant(after[key]) !== meant(typed[key]))
    .map((key) => ({ field: key, label: LABELS[key], before: before[key], after: after[key] }));
}
