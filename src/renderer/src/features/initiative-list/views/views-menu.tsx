import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useNotices } from '@/kit/notices.ts';
import { PanelButton } from '@/kit/panel-button.tsx';
import { useReadings } from '@/kit/readings/use-readings.ts';
import { useMe } from '@/session/session.ts';
import { useViewActions, type ViewActions } from './use-view-actions.ts';
import { countIdOf, type OfferedView, starCalls } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import { keptQueryOf, sameFilter } from './view-filters.ts';
import { ViewRow } from './view-row.tsx';
import { MOST, mayKeep } from './views.ts';
import styles from './views-menu.module.css';

export type ViewsMenuProps = {
  /** The filters in view. */
  filter: InitiativeFilter;
  boards: readonly Board[];
  /** Shows these filters in the list. */
  onOpen: (filter: InitiativeFilter) => void;
};

/** The open dialog: null names a new view, else it renames this view. */
type Asked = { view: OfferedView | null };

/** Menu of the list's views: open, save (Ctrl+D), rename, reorder, put on the desk, remove. */
export function ViewsMenu({ filter, boards, onOpen }: ViewsMenuProps) {
  const { t, tr } = useT();
  const { role } = useMe();
  const notices = useNotices();
  const { offered, actions } = useViewActions();
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const current = offered.find((view) => sameFilter(view.filter, filter));

  /** Focuses the menu's button first: the dialog will restore focus there, as its opener is gone by then. */
  const ask = (view: OfferedView | null) => {
    if (opened) button.current?.focus({ preventScroll: true });
    setOpened(false);
    setAsked({ view });
  };
  const query = keptQueryOf(filter, role, boards);
  const save = () => {
    if (offered.length >= MOST.kept) notices.warn("Ko'pi bilan 30 ta ko'rinish saqlanadi");
    else if (!mayKeep(query)) notices.warn("Ko'rinishda shaxsiy raqam saqlanmaydi");
    else ask(null);
  };
  useCommands([
    {
      id: 'list.save-view',
      title: 'Hozirgi filtrni saqlash…',
      where: "Ro'yxatda",
      keys: ['Ctrl+KeyD'],
      run: save,
    },
  ]);

  return (
    <>
      <PanelButton
        ref={button}
        label={current ? tr(current.name) : t("Ko'rinishlar")}
        name={t("Ko'rinishlarim")}
        edge="start"
        width={400}
        opened={opened}
        onChange={setOpened}
        classNames={{ button: styles.button, panel: styles.dropdown }}
        leftSection={<IconBookmark size={17} stroke={1.7} aria-hidden />}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      >
        <ViewsList
          offered={offered}
          current={current}
          actions={actions}
          onOpen={(view) => {
            setOpened(false);
            if (view.gone) notices.warn("Bu ko'rinishdagi filtr endi yo'q");
            onOpen(view.filter);
          }}
          onRename={ask}
          onSave={save}
        />
      </PanelButton>
      {asked && (
        <ViewDialog
          view={asked.view}
          views={offered}
          onSave={(name) => (asked.view ? actions.rename(asked.view, name) : actions.add(name, query))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type ViewsListProps = {
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
function ViewsList({ offered, current, actions, onOpen, onRename, onSave }: ViewsListProps) {
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
