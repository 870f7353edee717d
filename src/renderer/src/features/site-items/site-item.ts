import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { flag, optionalText, optionalTime, recordId, writtenText, writtenTime } from '@/kit/fields.ts';
import { byLanguage } from '@/kit/forms/own-value.ts';
import { fileField, flagField } from '@/kit/forms/record-fields.ts';
import { type RecordField, type RecordForm, recordForm, sentAs } from '@/kit/forms/record-form.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';
import type { Page } from '@/kit/page.ts';
import { isBlankHtml } from '@/kit/rich-text/html.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { fromPlatform, toPlatform } from './send-time.ts';

/** Languages of the site items: three, not five (G-021). The calls name `uz_lat` `uz`. */
export const ITEM_LANGUAGES = ['uz_lat', 'ru', 'en'] as const;
type ItemLanguage = (typeof ITEM_LANGUAGES)[number];
type InThree = Record<ItemLanguage, string>;

const sendTime = optionalTime.transform(fromPlatform);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Row of the list. */
export const siteItemRowSchema = z.object({
  id: recordId,
  /** In the requested language. */
  title: text,
  /** URL on the public site. */
  link: optionalText,
  active: flag,
  created_date: sendTime,
});
/** A site item as listed. */
export type SiteItemRow = z.output<typeof siteItemRowSchema>;

/** A single item, as read for the form. */
const itemSchema = z
  .object({
    title_uz: text,
    title_ru: text,
    title_en: text,
    context_uz: text,
    context_ru: text,
    context_en: text,
    image: writtenText,
    active: flag,
    created_date: writtenTime,
  })
  .transform((item) => ({
    title: { uz_lat: item.title_uz, ru: item.title_ru, en: item.title_en },
    context: { uz_lat: item.context_uz, ru: item.context_ru, en: item.context_en },
    // The answer does not contain the file name.
    image: item.image === null ? null : { hash: item.image, name: '' },
    created_date: item.created_date,
    active: item.active,
  }));

/** Values of the form of an item. */
export type SiteItemValues = {
  title: InThree;
  /** HTML */
  context: InThree;
  image: UploadedFile | null;
  /** As the platform wrote it, or as chosen: `YYYY-MM-DD HH:mm:ss`, Tashkent time. `shownTime` shows either. */
  created_date: string | null;
  /** Not shown in the form: true for a new item; an existing one may be toggled meanwhile, and that stays (Z-124). */
  active: boolean;
};

const nothing: InThree = { uz_lat: '', ru: '', en: '' };

const context = (message: Text) => z.string().refine((html) => !isBlankHtml(html), message);

/** A required text in three languages. */
const inThree = (rule: z.ZodType<InThree, InThree>): RecordField<InThree, InThree> => ({
  empty: () => nothing,
  read: z.never(),
  rule,
  ruleOf: (stored) => byLanguage(rule, stored),
  required: true,
});

/** The send time: the platform's as it was read, or a chosen one, which `toPlatform` shifts. */
const sendTimeField: RecordField<string | null, string> = {
  empty: () => null,
  read: writtenTime,
  rule: required(z.string(), 'Yuborish vaqtini kiriting').transform(toPlatform),
  required: true,
};

/** Rules of spec 001 §5. */
const fields = recordForm({
  title: inThree(
    z.object({
      uz_lat: requiredText('Sarlavha majburiy (Uz)'),
      ru: requiredText('Sarlavha majburiy (Ru)'),
      en: requiredText('Sarlavha majburiy (En)'),
    }),
  ),
  context: inThree(
    z.object({
      uz_lat: context('Asosiy matin (Uz) majburiy'),
      ru: context('Asosiy matn (Ru) majburiy'),
      en: context('Asosiy matn (En) majburiy'),
    }),
  ),
  image: fileField({ message: 'Sarlavha uchun rasm yuklang' }),
  created_date: sendTimeField,
  active: { ...flagField(), empty: () => true },
});

/** Request body of an item. */
const bodyOf = ({ title, context, ...sent }: z.output<typeof fields.schema>) => ({
  title_uz: title.uz_lat,
  title_ru: title.ru,
  title_en: title.en,
  context_uz: context.uz_lat,
  context_ru: context.ru,
  context_en: context.en,
  ...sent,
});
/** Request body of an item. */
export type SentSiteItem = ReturnType<typeof bodyOf>;

/** The form of an item. Texts are grouped by language in the form, flat in the calls (three fields per text). */
export const siteItemForm: RecordForm<SiteItemValues, SentSiteItem> = {
  ...sentAs(fields, bodyOf),
  read: itemSchema,
  known: ['title_uz', 'context_uz', 'image', 'created_date'],
  isRequired: () => true,
};

/** Copy of a page of the list with the active state of an item replaced. */
export const withActive = (page: Page<SiteItemRow>, id: number, active: boolean): Page<SiteItemRow> => ({
  ...page,
  rows: page.rows.map((row) => (row.id === id ? { ...row, active } : row)),
});
