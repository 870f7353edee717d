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
    openModal({ title: t('Tezkor tugmalar'), size: 440, children: <ShortcutsList /> });
  };
}

function ShortcutsList() {
  const { t } = useT();
  return (
    <dl className={classes.list}>
      {SHORTCUTS.map(({ keys, meaning }) => (
        <div key={meaning} className={classes.row}>
          <dt>{t(meaning)}</dt>
          <dd className={classes.keys}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
