import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { PageMessage } from './page-message.tsx';
import styles from './pages.module.css';

/** A defect in a page, in words. Reloading keeps the address, and with it the list's state; the session is main's. */
export function RouteErrorPage() {
  const { t } = useT();
  return (
    <div role="alert" className={styles.whole}>
      <PageMessage
        icon={<IconAlertTriangle size={34} stroke={1.5} />}
        title={t("Sahifani ko'rsatib bo'lmadi")}
        actions={
          <Button size="md" onClick={() => window.location.reload()}>
            {t('Qayta urinish')}
          </Button>
        }
      >
        {t("Dasturda kutilmagan xatolik yuz berdi. Sahifani qaytadan ochib ko'ring.")}
      </PageMessage>
    </div>
  );
}
