import { expect, it } from 'vitest';
import { regulatoryDocumentForm as form } from '@/features/site-papers/regulatory-document.ts';
import { LANGUAGES } from '@/kit/localized/languages.ts';
import { filledPaper, messagesOf } from './filled-paper.ts';

it('requires title, picture and paper in every language', () => {
  const names = { uz_lat: 'Uz', uz_cyr: 'UzKr', ru: 'Ru', en: 'En', kr: 'Kp' };
  expect(messagesOf(form.schema.safeParse(form.empty()))).toEqual(
    Object.fromEntries(
      LANGUAGES.flatMap((language) => [
        [`title.${language}`, `Sarlavha majburiy (${names[language]})`],
        [`images.${language}`, `Sarlavha uchun rasm yuklang (${names[language]})`],
        [`attachments.${language}`, `Fayl yuklang (${names[language]})`],
      ]),
    ),
  );
});

it('sends each file with its language and type (I-025)', () => {
  const paper = filledPaper();
  const sent = form.schema.parse(paper);
  expect(sent.title).toEqual(paper.title);
  expect(sent.images).toEqual(LANGUAGES.map((lang) => ({ file_id: `rasm-${lang}`, lang, type: 'IMAGE' })));
  expect(sent.attachments[4]).toEqual({ file_id: 'hujjat-kr', lang: 'kr', type: 'ATTACHMENT' });
});
