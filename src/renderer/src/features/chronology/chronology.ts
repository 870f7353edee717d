import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { MB, pdfRule } from '@/kit/files/file-rule.ts';
import { dayField } from '@/kit/forms/day-field.ts';
import { choiceField, chosenField, countField, fileField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Labels of the types of a record, by the platform's names. */
export const TYPE_LABELS = { GUKS: 'GUKS', CONSTRUCTION: 'Qurilish', SALE: 'Sotuv' } as const satisfies Record<
  string,
  Text
>;
/** Type of a record. */
export type ChronologyType = keyof typeof TYPE_LABELS;
/** The types in the order of the form's choice; the first is the default (N-004). */
export const TYPES = Object.keys(TYPE_LABELS) as [ChronologyType, ...ChronologyType[]];

/** Label of a type; null for an unknown type. */
export const typeLabel = (type: string | null): Text | null =>
  type !== null && Object.hasOwn(TYPE_LABELS, type) ? TYPE_LABELS[type as ChronologyType] : null;

/** Labels of the documents, each a PDF in the file service (Z-074). */
export const DOCUMENTS = {
  address_document: 'Manzilli hujjat',
  estimate_document: 'Smeta hujjati',
  final_sum_document: 'Yakuniy summa hujjati',
} as const satisfies Record<string, Text>;
/** Field of a document. */
export type DocumentField = keyof typeof DOCUMENTS;

/** Row of the list (T-025, N-002); anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  chronology_type: optionalText,
  /** Documents are ids in the file service. */
  address_document: optionalText,
  orderer_id: optionalNumber,
  orderer_title: optionalName,
  manager_search_date: optionalTime,
  lot_number: optionalText,
  estimate_document: optionalText,
  contractor_id: optionalNumber,
  contractor_title: optionalName,
  contract_code: optionalText,
  /** so'm */
  final_sum: optionalNumber,
  final_sum_document: optionalText,
  finished_date: optionalTime,
});
/** A record of an initiative's chronology: one stage of its works (spec 001 §3). */
export type Chronology = z.output<typeof rowSchema>;

/** Fields of the initiative of a chronology: what names it, and its board; any may be missing. */
export const subjectSchema = z.object({
  public_id: optionalText,
  title: optionalName,
  description: optionalText,
  board_id: optionalNumber,
});

/** N-005: every field of the form has this message. */
const MESSAGE = 'Majburiy maydopn.';
const asked = { message: MESSAGE } as const;

/** File of a document: a PDF of at most 5 MB (spec 001 §9). */
export const DOCUMENT_FILE = pdfRule({
  missing: MESSAGE,
  maxBytes: 5 * MB,
  arrived: 'Amaliyot muvaffaqiyatli bajarildi!',
});

/** The form of a record: ten fields, rules and body, without the initiative (N-004 to N-006). */
export const chronologyForm = recordForm({
  chronology_type: { ...choiceField(TYPES, asked), empty: (): string | null => TYPES[0] },
  address_document: fileField(asked),
  orderer_id: chosenField(asked),
  manager_search_date: dayField(asked),
  lot_number: textField(asked),
  estimate_document: fileField(asked),
  contractor_id: chosenField(asked),
  final_sum: countField(asked),
  final_sum_document: fileField(asked),
  finished_date: dayField(asked),
});
/** Values of the form. */
export type ChronologyValues = z.input<typeof chronologyForm.schema>;

/**
 * Adds the names of orderer and contractor, taken from the initiative's rows, to a record that has only their ids. An
 * id that no row names gets an empty name.
 */
export function withNames(values: ChronologyValues, rows: readonly Chronology[]): ChronologyValues {
  const { orderer_id: orderer, contractor_id: contractor } = values;
  const ordered = rows.find(({ orderer_id }) => orderer_id === orderer?.value);
  const contracted = rows.find(({ contractor_id }) => contractor_id === contractor?.value);
  return {
    ...values,
    orderer_id: orderer && { ...orderer, label: ordered?.orderer_title ?? '' },
    contractor_id: contractor && { ...contractor, label: contracted?.contractor_title ?? '' },
  };
}

/** Whether a record's orderer and contractor have names. */
export const hasNames = ({ orderer_id, contractor_id }: ChronologyValues): boolean =>
  orderer_id?.label !== '' && contractor_id?.label !== '';
