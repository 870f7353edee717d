import { IconRefreshAlert } from '@tabler/icons-react';
import { useEffect } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { PageMessage } from '../pages/page-message.tsx';
import { UpdateBody } from '../updates/update-body.tsx';
import { UpdateButtons } from '../updates/update-buttons.tsx';
import { useUpdates } from '../updates/use-updates.ts';
import { useWindowTitle } from '../use-window-title.ts';
import styles from './outdated.module.css';

/** Replaces every page of a program that is too old: why, and how to update. */
export default function OutdatedPage({ version, least }: { version: string; least: string }) {
  const { t } = useT();
  const state = useUpdates();
  useWindowTitle('Dasturni yangilash kerak');
  useEffect(() => void bridge.updates.check(), []);
  return (
    <main className={styles.page}>
      <PageMessage
        icon={<IconRefreshAlert size={34} stroke={1.5} />}
        heading="h1"
        title={t('Dasturni yangilash kerak')}
        actions={
          <section className={styles.card} aria-label={t('Dastur yangilanishi')}>
            <UpdateBody state={state} />
            {state.status === 'current' && <p className={styles.ask}>{t(ASK)}</p>}
            <div className={styles.buttons}>
              <UpdateButtons state={state} />
            </div>
          </section>
        }
      >
        {t(
          "Tashkilotingiz kamida {{least}} versiyasini talab qiladi, bu kompyuterda esa {{version}} o'rnatilgan. Yangilanmaguncha platformaga hech narsa yuborilmaydi; saqlangan qoralamalar joyida turadi.",
          { least, version },
        )}
      </PageMessage>
    </main>
  );
}

const ASK = "Talab qilingan versiya hali serverda yo'q. Administratorga murojaat qiling.";
