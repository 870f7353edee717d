import { describe, expect, it } from 'vitest';
import { faqForm as form } from '@/features/faq/faq.ts';

const inFive = (text: string) => ({ uz_lat: text, uz_cyr: text, ru: text, en: text, kr: text });

describe('the form of a question', () => {
  it('begins at place 0 on the portal (H-004, H-005)', () => {
    expect(form.empty()).toMatchObject({ order: 0, type: 'PORTAL' });
  });

  it('requires both texts in every language, each with its suffix (H-002, H-003, Z-132)', () => {
    const issues = form.schema.safeParse({ ...form.empty(), type: null }).error?.issues ?? [];
    const suffixes = { uz_lat: 'Uz Lat', uz_cyr: 'Uz Cyr', ru: 'Ru', en: 'En', kr: 'Kr' };
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      ...Object.entries(suffixes).map(([language, suffix]) => `question.${language}: Sarlavha majburiy (${suffix})`),
      ...Object.entries(suffixes).map(([language, suffix]) => `answer.${language}: Sarlavha majburiy (${suffix})`),
      'type: Majburiy maydon',
    ]);
  });

  it('sends 0 where the place was emptied', () => {
    const values = { question: inFive(' Savol '), answer: inFive('Javob'), order: null, type: 'MY_SCHOOL' as const };
    expect(form.schema.parse(values)).toEqual({ ...values, question: inFive('Savol'), order: 0 });
    expect(form.schema.parse({ ...values, order: 7 }).order).toBe(7);
  });

  it('keeps an unknown type', () => {
    expect(form.read.parse({ question: 'a', answer: 'b', order: '3', type: 'BOT' })).toMatchObject({
      order: 3,
      type: 'BOT',
    });
  });
});
