import type { Text } from '@/i18n/text.ts';

/** Why a form has nothing to send if the record has been decided meanwhile. */
export const SETTLED: Text = 'Qaror allaqachon qabul qilingan';

/** Why a form of a known record has nothing to send before a field is changed. */
export const UNCHANGED: Text = "Hech narsa o'zgartirilmagan";

/** `UNCHANGED` until a field of the form is changed; then undefined. */
export const unchanged = (form: { isDirty: () => boolean }): Text | undefined =>
  form.isDirty() ? undefined : UNCHANGED;
