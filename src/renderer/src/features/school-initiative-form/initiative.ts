import { isBlank, trimmed } from '@shared/blank.ts';
import { FILES_PER_CALL } from '@shared/files.ts';
import { type ChosenPlace, withDistrict, withRegion, withSchool, withSchoolClass } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import type { Problems } from '@/kit/forms/use-problems.ts';

/** Values of the form (spec 002 §3, §5). While a template is chosen, the fields it replaces are kept, not sent. */
export type InitiativeValues = ChosenPlace & {
  template_id: number | null;
  school_id: number | null;
  school_class: string | null;
  student_id: number | null;
  student_name: string;
  title: string;
  category_id: number | null;
  /** so'm */
  requested_amount: number | null;
  description: string;
};

/** An empty form. */
export const EMPTY: InitiativeValues = {
  template_id: null,
  region_id: null,
  district_id: null,
  school_id: null,
  school_class: null,
  student_id: null,
  student_name: '',
  title: '',
  category_id: null,
  requested_amount: null,
  description: '',
};

/** Clears the name when the student changes: a name belongs to its student (Z-162). */
const nameOfOne =
  <Chosen>(withChosen: (values: InitiativeValues, chosen: Chosen) => InitiativeValues) =>
  (values: InitiativeValues, chosen: Chosen): InitiativeValues => {
    const next = withChosen(values, chosen);
    return next.student_id === values.student_id ? next : { ...next, student_name: '' };
  };

/** The values with another region, district, school or class; the levels below are cleared (S-077 to S-080). */
export const chosen = {
  region: nameOfOne<number | null>(withRegion),
  district: nameOfOne<number | null>(withDistrict),
  school: nameOfOne<number | null>(withSchool),
  schoolClass: nameOfOne<string | null>(withSchoolClass),
} as const;

/** The values with another student and that student's name, which can then be edited (Z-162). */
export const withStudent = (values: InitiativeValues, student: { id: number; title: string | null } | null) =>
  student?.id === values.student_id
    ? values
    : { ...values, student_id: student?.id ?? null, student_name: student?.title ?? '' };

const MISSING: Text = 'Majburiy maydon';
const isEmpty = (value: string | number | null) => value === null || isBlank(String(value));

const ALWAYS = ['region_id', 'district_id', 'school_id', 'school_class', 'student_id'] as const;
const WITHOUT_TEMPLATE = ['student_name', 'title', 'category_id', 'requested_amount', 'description'] as const;

/** Whether the form asks for the texts itself (S-075). */
export const asksTexts = ({ template_id }: Pick<InitiativeValues, 'template_id'>): boolean => template_id === null;

/** Messages for missing values, by field (S-073, S-074). */
export function initiativeProblems(values: InitiativeValues): Problems<InitiativeValues> {
  const asked = [...ALWAYS, ...(asksTexts(values) ? WITHOUT_TEMPLATE : [])];
  return Object.fromEntries(asked.filter((field) => isEmpty(values[field])).map((field) => [field, MISSING]));
}

/** Error in the number of pictures; null for none (S-076). */
export function picturesProblem(values: InitiativeValues, count: number): Text | null {
  if (!asksTexts(values)) return null;
  if (count === 0) return 'Rasim yuklanmagan!';
  return count > FILES_PER_CALL ? "Ko'pi bilan 20 ta rasm yuborish mumkin" : null;
}

/** A random colour (S-081). `random` returns a number from 0 to below 1. */
export const anyColor = (random: () => number = Math.random): string => `color${Math.floor(random() * 6)}`;

/**
 * Multipart fields of a complete form: with a template, its id replaces the texts (S-083); without one, all fields are
 * sent (S-082, S-084). `board`: id of the season.
 */
export function initiativeFields(values: InitiativeValues, board: number, color: string): Record<string, string> {
  const { template_id, student_id, title, category_id, requested_amount, description, student_name } = values;
  const always = { board_id: String(board), student_id: String(student_id), color };
  if (template_id !== null) return { template_id: String(template_id), ...always };
  return {
    title: trimmed(title),
    category_id: String(category_id),
    requested_amount: String(requested_amount),
    description: trimmed(description),
    device_type: 'WEB',
    student_name: trimmed(student_name),
    ...always,
  };
}
