import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { useAction } from '@/kit/use-action.ts';
import styles from './lock.module.css';

/** The way out of a locked program: the question of every sign-out, in place, as no dialog lies above the cover. */
export function LockedSignOut({ name }: { name: string }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const signOut = useAction({ work: () => unwrap(bridge.session.signOut()) });
  if (!asked)
    return (
      <Button
        fullWidth
        variant="default"
        className={styles.leave}
        leftSection={<IconLogout size={16} stroke={1.7} />}
        onClick={() => setAsked(true)}
      >
        {t('Chiqish')}
      </Button>
    );
  return (
    <section className={styles.question} aria-labelledby="lock-question">
      <h2 className={styles.questionTitle} id="lock-question">
        {t('Tizimdan chiqishni istaysizmi?')}
      </h2>
      <p className={styles.questionText}>
        {t("Boshlangan amallar to'xtaydi. Yozilganlar shu kompyuterda {{name}} uchun qoladi.", { name })}
      </p>
      <div className={styles.answers}>
        <Button variant="default" autoFocus onClick={() => setAsked(false)}>
          {t('Bekor qilish')}
        </Button>
        <Button color="red" loading={signOut.running} onClick={() => signOut.press()}>
          {t('Ha')}
        </Button>
      </div>
    </section>
  );
}
