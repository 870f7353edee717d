import type { Area } from '../fault.ts';

export default {
  specs: ['site-items', 'news'],
  faults: [
    {
      file: 'features/site-items/site-items-page.tsx',
      find: "(lang === 'uz' ? translation.tr(title) : title)",
      put: 'translation.tr(title)',
      says: 'Russian and English titles are transliterated in Cyrillic.',
    },
    {
      file: 'features/site-items/site-items-page.tsx',
      find: "active: active === 'all' ? null : active === 'true'",
      put: "active: active === 'all' ? null : active === 'false'",
      says: 'The filter by state is turned round.',
    },
    {
      file: 'features/site-items/site-items-page.tsx',
      find: 'formatDateTime(getValue())',
      put: 'formatDateTime(getValue() && null)',
      says: 'No item shows its time of sending.',
    },
    {
      file: 'features/site-items/api.ts',
      find: 'if (now.active === wanted) return wanted;',
      put: '',
      says: 'An item that somebody else has switched is switched back.',
    },
    {
      file: 'features/site-items/site-item.ts',
      find: 'title_ru: title.ru,',
      put: 'title_ru: title.en,',
      says: 'The English title goes out as the Russian one.',
    },
    {
      file: 'features/site-items/site-item.ts',
      find: 'active: { ...flagField(), empty: () => true },',
      put: 'active: { ...flagField(), empty: () => false },',
      says: 'A new item is not active.',
    },
    {
      file: 'features/site-items/send-time.ts',
      find: 'const SHIFT_HOURS = 5;',
      put: 'const SHIFT_HOURS = 0;',
      says: "The time of sending is sent without the platform's shift.",
    },
    {
      file: 'features/site-items/define-site-items.ts',
      find: 'ways: { saved: list, left: cancel ?? list },',
      put: 'ways: { saved: list, left: list },',
      says: 'Leaving a form leads to another list.',
    },
    {
      file: 'features/site-items/site-item-page.tsx',
      find: '{...field(`context.${language}`)}',
      put: '{...field(`title.${language}`)}',
      says: "The text's field is that of the title.",
    },
  ],
} satisfies Area;
