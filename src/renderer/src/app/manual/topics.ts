import type { Text } from '@/i18n/text.ts';
import type { HelpTopic } from '@/kit/help/help.ts';

/** Where the manual says more on what a failure leaves a person with: a chapter, and what can go wrong there. */
export const TOPICS: Readonly<Record<HelpTopic, { chapter: string; trouble: Text }>> = {
  'error-number': { chapter: 'checking-the-network', trouble: 'Xato raqami' },
  'unknown-outcome': {
    chapter: 'without-a-line',
    trouble: "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.",
  },
};
