import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { type Language, titleField } from '@/kit/localized/languages.ts';
import { filesField } from './paper.ts';

/** Messages for a missing file, by language (Z-132). */
const MISSING: Readonly<Record<Language, { image: Text; file: Text }>> = {
  uz_lat: { image: 'Sarlavha uchun rasm yuklang (Uz)', file: 'Fayl yuklang (Uz)' },
  uz_cyr: { image: 'Sarlavha uchun rasm yuklang (UzKr)', file: 'Fayl yuklang (UzKr)' },
  ru: { image: 'Sarlavha uchun rasm yuklang (Ru)', file: 'Fayl yuklang (Ru)' },
  en: { image: 'Sarlavha uchun rasm yuklang (En)', file: 'Fayl yuklang (En)' },
  kr: { image: 'Sarlavha uchun rasm yuklang (Kp)', file: 'Fayl yuklang (Kp)' },
};

/** The form of a regulatory document; the files are sent with a type (I-025; spec 001 §5). */
export const regulatoryDocumentForm = recordForm({
  title: titleField((language) => TITLE_MESSAGES[language]),
  images: filesField((language) => MISSING[language].image, { type: 'IMAGE' }),
  attachments: filesField((language) => MISSING[language].file, { type: 'ATTACHMENT' }),
});
