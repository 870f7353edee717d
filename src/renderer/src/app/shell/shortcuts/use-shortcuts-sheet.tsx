import { Kbd } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { useT } from '@/i18n/use-t.ts';
import styles from './shortcuts.module.css';
import { SHORTCUTS } from './shortcuts.ts';

/** Returns a function that opens the sheet of keyboard shortcuts. */
export function useShortcutsSheet(): () => void {
  const { t } = useT();
  const { openModal } = useModals();
  return () => {
    openModal({ title: t('Tezkor tugmalar'), size: 780, children: <ShortcutsList /> });
  };
}

function ShortcutsList() {
  const { t } = useT();
  return (
    <div className={styles.sheet}>
      {SHORTCUTS.map(({ where, keys }) => (
        <section key={where} className={styles.group}>
          <h3 className={styles.where}>{t(where)}</h3>
          <dl className={styles.list}>
            {keys.map((shortcut) => (
              <div key={shortcut.meaning} className={styles.row}>
                <dt>{t(shortcut.meaning)}</dt>
                <dd className={styles.keys}>
                  {shortcut.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
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
