import { MODERATION } from '@/i18n/failure-words.ts';
import { namedPage } from './named-page.ts';
import type { Screen } from './screen.ts';

/** Parameters of `webOfficeScreens`. */
export type WebOfficeScreens = Pick<Screen, 'path' | 'title' | 'group' | 'section' | 'roles'> & {
  /** Screens that the entry leads to on the platform: the path below the entry's, and the roles. Default: none. */
  below?: readonly Pick<Screen, 'path' | 'roles'>[];
};

/**
 * Registry entries of a screen that the documents name without its content: a page that says so and links to the
 * platform's web back-office (Z-056).
 */
export function webOfficeScreens({ below = [], ...entry }: WebOfficeScreens): readonly Screen[] {
  const screen = {
    ...entry,
    words: MODERATION,
    lazy: namedPage(() => import('@/entities/web-office.tsx'), 'WebOffice'),
  };
  return [
    { ...screen, menu: true },
    ...below.map(({ path, roles }) => ({ ...screen, path: `${entry.path}/${path}`, roles, menu: false })),
  ];
}
