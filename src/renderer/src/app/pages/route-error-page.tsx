import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { noteDefect } from '@/api/note-defect.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { PageMessage } from './page-message.tsx';
import styles from './pages.module.css';

/**
 * Error page for a defect in a page. A reload keeps the address, hence the list's state, and the session, which main
 * holds.
 */
export function RouteErrorPage() {
  const { t } = useT();
  const number = useDefectNumber(useRouteError());
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
        <span className={styles.number}>
          <ErrorNumber number={number} />
        </span>
      </PageMessage>
    </div>
  );
}

/** Number of the log line of a defect, once it has been logged. */
function useDefectNumber(error: unknown): string | undefined {
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    void noteDefect(error).then(setNumber);
  }, [error]);
  return number;
}
