import { useModals } from '@mantine/modals';
import { useT } from '@/i18n/use-t.ts';
import { KeyCaps } from '@/kit/commands/command-key.tsx';
import { commandsInFront } from '@/kit/commands/command-list.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { type SheetGroup, sheetGroups } from './sheet-groups.ts';
import styles from './shortcuts.module.css';

/** Returns a function that opens the sheet of the keys that work where it is opened. */
export function useShortcutsSheet(): () => void {
  const { openModal } = useModals();
  return () => {
    const groups = sheetGroups(commandsInFront(inFrontNow() !== null));
    openModal({ title: <SheetTitle />, size: 780, children: <ShortcutsList groups={groups} /> });
  };
}

/** A component, so that an open sheet follows a change of script. */
const SheetTitle = () => useT().t('Tezkor tugmalar');

function ShortcutsList({ groups }: { groups: readonly SheetGroup[] }) {
  const { t } = useT();
  return (
    <div className={styles.sheet}>
      {groups.map(({ where, commands }) => (
        <section key={where} className={styles.group}>
          <h3 className={styles.where}>{t(where)}</h3>
          <dl className={styles.list}>
            {commands.map(({ id, title, keys = [] }) => (
              <div key={id} className={styles.row} data-command={id}>
                <dt>{t(title)}</dt>
                <dd className={styles.keys}>
                  {keys.filter(isShown).map((key) => (
                    <KeyCaps key={key} of={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** False for keys of the number pad: they repeat the same signs. */
const isShown = (key: string): boolean => !key.includes('Numpad');
