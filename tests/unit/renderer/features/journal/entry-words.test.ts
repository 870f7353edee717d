import { expect, it } from 'vitest';
import { detailOf } from '@/features/journal/entry-words.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { entry } from './entries.ts';

const latin = createI18n('latin').current();
const before = { latitude: 41.31, longitude: 69.24 };

it('an entry tells where an initiative was before only if it has moved it', () => {
  const told = (['location', 'location-permission', 'accept'] as const).map((action) =>
    detailOf(entry(action, { before }), latin),
  );
  expect(told).toEqual(['061404829083 · 41.31, 69.24 edi', '061404829083 · 41.31, 69.24 edi', '061404829083']);
});
