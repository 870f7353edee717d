import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './draft-banner.module.css';
import type { Draft } from './use-draft.ts';

const NO_BREAK_SPACE = '\u00A0';

/** Line above a form that is still being sent from before. */
export function SendingBanner() {
  const { t } = useT();
  return (
    <div className={styles.banner} role="status">
      <Loader size={18} aria-hidden />
      <span className={styles.text}>{t('Shu shakl hali yuborilmoqda: javobini kuting.')}</span>
    </div>
  );
}

/**
 * One line above a form: says that it is still being sent from before, offers an earlier draft, or says that drafts
 * cannot be saved. Renders nothing if none applies.
 */
export function DraftBanner({
  draft,
}: {
  draft: Pick<Draft, 'offered' | 'failed' | 'sending' | 'accept' | 'discard'>;
}) {
  const { offered, failed, sending, accept, discard } = draft;
  const { t } = useT();
  if (sending) return <SendingBanner />;
  if (offered) {
    const time = formatDateTime(new Date(offered.savedAt).toISOString()).replace(' ', NO_BREAK_SPACE);
    return (
      <div className={styles.banner} role="status">
        <IconHistory size={18} stroke={1.7} aria-hidden />
        <span className={styles.text}>{t('Saqlanmagan matn topildi ({{time}})', { time })}</span>
        {/* The fields are inert until the offer is answered, so this button takes focus. */}
        <Button size="xs" autoFocus onClick={accept}>
          {t('Tiklash')}
        </Button>
        <Button size="xs" variant="default" onClick={discard}>
          {t("O'chirish")}
        </Button>
      </div>
    );
  }
  if (!failed) return null;
  return (
    <div className={styles.banner} role="alert" data-failed>
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      <span className={styles.text}>
        {t("Yozganlaringizni ehtiyot uchun saqlab bo'lmadi: yuborguningizcha oynani yopmang.")}
      </span>
    </div>
  );
}
