import { describe, expect, it } from 'vitest';
import { documentForm } from '@/features/regulatory-documents/regulatory-document.ts';
import { LANGUAGES } from '@/kit/localized/languages.ts';

/** What a form says, by path. */
const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the form of a regulatory document', () => {
  it('asks every language for its title, picture and paper', () => {
    const names = { uz_lat: 'Uz', uz_cyr: 'UzKr', ru: 'Ru', en: 'En', kr: 'Kp' };
    expect(messagesOf(documentForm.schema.safeParse(documentForm.empty()))).toEqual(
      Object.fromEntries(
        LANGUAGES.flatMap((language) => [
          [`title.${language}`, `Sarlavha majburiy (${names[language]})`],
          [`images.${language}`, `Sarlavha uchun rasm yuklang (${names[language]})`],
          [`attachments.${language}`, `Fayl yuklang (${names[language]})`],
        ]),
      ),
    );
  });

  it('sends each file with its language and type', () => {
    const files = (hash: string) =>
      Object.fromEntries(LANGUAGES.map((lang) => [lang, { hash: `${hash}-${lang}`, name: '' }]));
    const title = Object.fromEntries(LANGUAGES.map((lang) => [lang, `Nizom ${lang}`]));
    const sent = documentForm.schema.parse({ title, images: files('rasm'), attachments: files('hujjat') });
    expect(sent.title).toEqual(title);
    expect(sent.images).toEqual(LANGUAGES.map((lang) => ({ file_id: `rasm-${lang}`, lang, type: 'IMAGE' })));
    expect(sent.attachments[4]).toEqual({ file_id: 'hujjat-kr', lang: 'kr', type: 'ATTACHMENT' });
  });
});
