import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/faq/faqs-page.tsx',
      find: "column.accessor('order', {",
      put: "column.accessor('id', {",
      says: 'The id stands under the heading of the order.',
    },
    {
      file: 'features/faq/faq-page.tsx',
      find: '{...field(`answer.${language}`)}',
      put: '{...field(`question.${language}`)}',
      says: "The answer's field shows the question.",
    },
    {
      file: 'features/faq/faq.ts',
      find: "empty: (): string | null => 'PORTAL'",
      put: "empty: (): string | null => 'MY_SCHOOL'",
      says: 'A new question belongs to the school.',
    },
    {
      file: 'features/faq/faqs-page.tsx',
      find: 'noun="ta savol"',
      put: 'noun="ta forum"',
      says: 'Questions are counted as forums.',
    },
  ],
} satisfies Area;
