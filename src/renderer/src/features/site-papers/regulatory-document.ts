import type { Text } from '@/i18n/text.ts';
import type { Language } from '@/kit/localized/languages.ts';
import { paperForm } from './paper.ts';

/** Messages for a missing file, by language (Z-132). */
const MISSING: Readonly<Record<Language, { image: Text; file: Text }>> = {
  uz_lat: { image: 'Sarlavha uchun rasm yuklang (Uz)', file: 'Fayl yuklang (Uz)' },
  uz_cyr: { image: 'Sarlavha uchun rasm yuklang (UzKr)', file: 'Fayl yuklang (UzKr)' },
  ru: { image: 'Sarlavha uchun rasm yuklang (Ru)', file: 'Fayl yuklang (Ru)' },
  en: { image: 'Sarlavha uchun rasm yuklang (En)', file: 'Fayl yuklang (En)' },
  kr: { image: 'Sarlavha uchun rasm yuklang (Kp)', file: 'Fayl yuklang (Kp)' },
};

/** The form of a regulatory document; the files are sent with a type (I-025; spec 001 §5). */
export const regulatoryDocumentForm = paperForm({
  messages: (language) => MISSING[language],
  more: { image: { type: 'IMAGE' }, file: { type: 'ATTACHMENT' } },
});
