import { expect, test } from 'vitest';
import { schoolCategoryForm as form } from '@/features/school-categories/school-category.ts';

const TITLE = { uz_lat: 'Sport', uz_cyr: 'Спорт', ru: 'Спорт', en: 'Sports', kr: 'Sport' };
const HASH = 'a'.repeat(40);

test('S-015: requires five titles; icon and order are optional', () => {
  const { error } = form.schema.safeParse(form.empty());
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'].map((language) => [`title.${language}`, 'Majburiy maydon']),
  );
  expect(form.schema.parse({ ...form.empty(), title: TITLE })).toEqual({ title: TITLE, icon: null, order: null });
  expect(form.schema.safeParse({ ...form.empty(), title: TITLE, order: 1.5 }).success).toBe(false);
});

test('a stored category is sent back as it is', () => {
  const stored = { title: TITLE, icon: HASH, order: 3 };
  expect(form.schema.parse(form.read.parse({ id: 1, ...stored, created_at: '2026-01-10' }))).toEqual(stored);
});
