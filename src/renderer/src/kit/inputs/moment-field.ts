import { z } from 'zod';
import { momentInTashkent, TASHKENT } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { writtenTime } from '../fields.ts';
import type { FieldProps } from '../forms/field.ts';
import type { RecordField } from '../forms/record-form.ts';
import { REQUIRED, required } from '../forms/rules.ts';
import { typedMoment } from './typed-day.ts';

/** A zone at the end of a written time. */
const ZONED = /(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A required day with its time of day. The form holds it as the platform wrote it; `asMoment` shows it. `dayAt`
 * (HH:mm:ss): the time of a day that is entered alone.
 */
export const momentField = (dayAt: string): RecordField<string | null, string> => ({
  empty: () => null,
  read: writtenTime,
  rule: required(
    z
      .string()
      // A text that is saved before its field is left.
      .transform((value) =>
        momentInTashkent(value) === null ? written(typedMoment(value, dayAt) ?? '', null, dayAt) : value,
      )
      .refine((value) => momentInTashkent(value) !== null, "Sana noto'g'ri kiritilgan" satisfies Text),
    REQUIRED,
  ),
  required: true,
});

/**
 * Props of a `DateField` for a field made by `momentField` with this `dayAt`, which is also the time of a stored day that
 * has none. `before`: the record's value, as last read.
 */
export const asMoment = <P extends Pick<FieldProps<string | null>, 'value' | 'onChange'>>(
  props: P,
  before: string | null,
  dayAt: string,
) => ({
  ...props,
  dayAt,
  value: momentInTashkent(props.value, dayAt) ?? props.value,
  onChange: (value: string | null) => props.onChange(value && written(value, before, dayAt)),
});

/**
 * An entered moment (`YYYY-MM-DD HH:mm:ss`, Tashkent time) as the platform writes it: with a zone if the record's value
 * had one, and as the record's value itself if it is the same moment. Incomplete input stays.
 */
function written(value: string, before: string | null, dayAt: string): string {
  const moment = momentInTashkent(value);
  if (moment === null) return value;
  if (moment === momentInTashkent(before, dayAt)) return before ?? value;
  return `${moment.replace(' ', 'T')}${ZONED.test(before ?? '') ? TASHKENT.zone : ''}`;
}
