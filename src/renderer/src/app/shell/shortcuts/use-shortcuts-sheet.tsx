import { Kbd } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { useT } from '@/i18n/use-t.ts';
import classes from './shortcuts.module.css';
import { SHORTCUTS } from './shortcuts.ts';

/** Opens the sheet with the keys of the program. */
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
    <div className={classes.sheet}>
      {SHORTCUTS.map(({ where, keys }) => (
        <section key={where} className={classes.group}>
          <h3 className={classes.where}>{t(where)}</h3>
          <dl className={classes.list}>
            {keys.map((shortcut) => (
              <div key={shortcut.meaning} className={classes.row}>
                <dt>{t(shortcut.meaning)}</dt>
                <dd className={classes.keys}>
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
