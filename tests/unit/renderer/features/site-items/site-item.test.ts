import { describe, expect, it } from 'vitest';
import { type SiteItemValues, siteItemForm, withActive } from '@/features/site-items/site-item.ts';

/** Messages of a form, by path. */
const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const image = { hash: 'a'.repeat(40), name: 'rasm.jpg' };

describe('the form of an item', () => {
  const filled: SiteItemValues = {
    title: { uz_lat: ' Sarlavha ', ru: 'Заголовок', en: 'Title' },
    context: { uz_lat: '<p>Matn</p>', ru: '<p>Текст</p>', en: '<p>Text</p>' },
    image,
    created_date: '2026-11-21 10:00:00',
    active: false,
  };

  it('reports everything that is missing at once', () => {
    expect(messagesOf(siteItemForm.schema.safeParse(siteItemForm.empty()))).toEqual({
      'title.uz_lat': 'Sarlavha majburiy (Uz)',
      'title.ru': 'Sarlavha majburiy (Ru)',
      'title.en': 'Sarlavha majburiy (En)',
      'context.uz_lat': 'Asosiy matin (Uz) majburiy',
      'context.ru': 'Asosiy matn (Ru) majburiy',
      'context.en': 'Asosiy matn (En) majburiy',
      image: 'Sarlavha uchun rasm yuklang',
      created_date: 'Yuborish vaqtini kiriting',
    });
  });

  it('sends the field names of the call, the shifted time, and the unchanged switch', () => {
    expect(siteItemForm.schema.parse(filled)).toEqual({
      title_uz: 'Sarlavha',
      title_ru: 'Заголовок',
      title_en: 'Title',
      context_uz: '<p>Matn</p>',
      context_ru: '<p>Текст</p>',
      context_en: '<p>Text</p>',
      image: image.hash,
      active: false,
      created_date: '2026-11-21T10:00:00.000Z',
    });
    expect(siteItemForm.empty().active).toBe(true);
  });

  it('does not accept an empty paragraph as a text', () => {
    const blank = { ...filled, context: { ...filled.context, ru: '<p>&nbsp;</p>' } };
    expect(messagesOf(siteItemForm.schema.safeParse(blank))).toEqual({ 'context.ru': 'Asosiy matn (Ru) majburiy' });
  });
});

it('switching changes one row and nothing else of the page', () => {
  const row = (id: number) => ({ id, title: 'a', link: null, active: true, created_date: null });
  const page = { rows: [row(1), row(2)], total: 12, offset: 10 };
  expect(withActive(page, 2, false)).toEqual({ ...page, rows: [row(1), { ...row(2), active: false }] });
});
