import { expect, it } from 'vitest';
import { budgetCitizenForm as form } from '@/features/site-papers/budget-citizen.ts';
import { LANGUAGES } from '@/kit/localized/languages.ts';
import { filledPaper, messagesOf } from './filled-paper.ts';

it('I-012 to I-014: requires title, picture and paper per language; only the title message names the language', () => {
  const said = messagesOf(form.schema.safeParse(form.empty()));
  expect(Object.keys(said)).toHaveLength(15);
  expect(said).toMatchObject({
    'title.uz_lat': 'Sarlavha majburiy (Uz)',
    'title.kr': 'Sarlavha majburiy (Kp)',
    'images.uz_cyr': 'Sarlavha uchun rasm yuklang',
    'images.en': 'Sarlavha uchun rasm yuklang',
    'attachments.uz_lat': 'Fayl yuklang',
    'attachments.ru': 'Fayl yuklang',
  });
});

it('I-018, I-019: sends the only type that there is, and each file with its language alone', () => {
  const paper = filledPaper();
  expect(form.schema.parse(paper)).toEqual({
    title: paper.title,
    images: LANGUAGES.map((lang) => ({ file_id: `rasm-${lang}`, lang })),
    attachments: LANGUAGES.map((lang) => ({ file_id: `hujjat-${lang}`, lang })),
    budget_type: 'BUDGET_CITIZEN',
  });
});
