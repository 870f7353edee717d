import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { PageMessage } from './page-message.tsx';
import styles from './pages.module.css';

/**
 * Error page for a defect in a page. A reload keeps the address, with it the list's state, and the session, which main
 * holds.
 */
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
