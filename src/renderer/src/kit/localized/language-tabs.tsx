import { Tabs } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './language-tabs.module.css';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';

export type LanguageTabsProps<L extends Language> = {
  /** Errors of the form, by path. */
  errors: FormErrors;
  /** The languages of the content, in order. Default: all five. */
  languages?: readonly L[];
  /** Tab labels. Default: each language's own name. */
  names?: Readonly<Record<L, string>>;
  /** Renders the fields of one language; each path contains the language as a segment (`title.ru`). */
  children: (language: L) => ReactNode;
};

/** Number of errors in the fields of a language. */
export const errorsIn = (errors: FormErrors, language: Language): number =>
  Object.keys(errors).filter((path) => errors[path] && path.split('.').includes(language)).length;

/**
 * Long content with a tab for each language. A tab shows its number of errors; a refused submit opens the first tab
 * with an error. Hidden tabs stay mounted, so that typed text and uploads in flight are kept.
 */
export function LanguageTabs<L extends Language = Language>(props: LanguageTabsProps<L>) {
  const { errors, names = LANGUAGE_NAMES, children } = props;
  const { t } = useT();
  // Without `languages`, L is `Language`.
  const languages = props.languages ?? (LANGUAGES as readonly Language[] as readonly L[]);
  const [open, setOpen] = useState(languages[0]);
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    // Switch only after a refused submit, which adds errors; correcting a field removes some.
    const bad = languages.find((language) => errorsIn(errors, language) > 0);
    if (bad && Object.keys(errors).length >= Object.keys(seen).length) setOpen(bad);
  }
  return (
    <Tabs
      value={open ?? null}
      onChange={(value) => setOpen(languages.find((language) => language === value) ?? open)}
      keepMounted
      keepMountedMode="display-none"
    >
      <Tabs.List>
        {languages.map((language) => {
          const wrong = errorsIn(errors, language);
          return (
            <Tabs.Tab
              key={language}
              value={language}
              rightSection={
                wrong > 0 && (
                  <span
                    className={styles.wrong}
                    aria-label={t('{{count}} ta maydonda xatolik', { count: wrong })}
                    role="img"
                  >
                    {wrong}
                  </span>
                )
              }
            >
              {names[language]}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} pt={16}>
          <div className={styles.fields}>{children(language)}</div>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
