import { useT } from '@/i18n/use-t.ts';
import { FinderOption } from '../finder/finder-option.tsx';
import type { MenuColumn } from '../finder/places.ts';
import type { Finder } from '../finder/use-finder.ts';
import styles from './flyout.module.css';

export type FlyoutColumnsProps = {
  columns: readonly MenuColumn[];
  finder: Finder;
};

/** Sections of a group, in columns side by side. */
export function FlyoutColumns({ columns, finder }: FlyoutColumnsProps) {
  const { t } = useT();
  return (
    <div id={finder.listId} role="listbox" aria-label={t('Sahifalar')} className={styles.columns}>
      {columns.map((sections, column) => (
        <div key={sections[0]?.screens[0]?.path} className={styles.column}>
          {sections.map(({ title, screens }, index) => {
            const titleId = `${finder.listId}-${column}-${index}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div key={titleId} role="group" aria-labelledby={title && titleId} className={styles.section}>
                {title && (
                  <div id={titleId} role="presentation" className={styles.sectionTitle}>
                    {t(title)}
                  </div>
                )}
                {screens.map((screen) => (
                  <FinderOption key={screen.path} finder={finder} screen={screen}>
                    {t(screen.title)}
                  </FinderOption>
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
