import { IconBookmark } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useReadings } from '@/kit/readings/use-readings.ts';
import type { ViewActions } from './use-view-actions.ts';
import { countIdOf, type OfferedView, starCalls } from './use-views.ts';
import { ViewRow } from './view-row.tsx';
import styles from './views-menu.module.css';

export type ViewsListProps = {
  offered: readonly OfferedView[];
  /** The view that the list shows; undefined: none. */
  current: OfferedView | undefined;
  actions: ViewActions;
  onOpen: (view: OfferedView) => void;
  onRename: (view: OfferedView) => void;
  onSave: () => void;
};

const isNeverOff = () => false;

/** The views by name, those of the desk with their counts, and a button that saves the filters in view. */
export function ViewsList({ offered, current, actions, onOpen, onRename, onSave }: ViewsListProps) {
  const { t } = useT();
  const { of } = useReadings(starCalls(offered), isNeverOff);
  return (
    <>
      <h2 className={styles.title}>{t("Ko'rinishlarim")}</h2>
      <ul className={styles.rows}>
        {offered.map((view, index) => (
          <ViewRow
            key={view.id}
            view={view}
            current={view === current}
            begins={current ? view === current : index === 0}
            place={{ first: index === 0, last: index === offered.length - 1 }}
            count={view.starred && !view.gone ? of(countIdOf(view)) : null}
            actions={actions}
            onOpen={() => onOpen(view)}
            onRename={() => onRename(view)}
          />
        ))}
      </ul>
      <button type="button" className={styles.save} data-view-focus onClick={onSave}>
        <IconBookmark size={17} stroke={1.7} aria-hidden />
        <span>{t('Hozirgi filtrni saqlash…')}</span>
        <CommandKey of="list.save-view" />
      </button>
      <p className={styles.hint}>
        {t(
          "Yulduzchali ko'rinishlar ish stolida soni bilan turadi. Mavsum o'zgarsa, ko'rinish joriy mavsumga ergashadi.",
        )}
      </p>
    </>
  );
}
