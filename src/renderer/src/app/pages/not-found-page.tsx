import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { useWindowTitle } from '../use-window-title.ts';
import { PageMessage } from './page-message.tsx';
import styles from './pages.module.css';

/** Shown for an unknown address. */
export function Component() {
  const { t } = useT();
  useWindowTitle('Sahifa topilmadi (404)');
  return (
    <main className={styles.whole}>
      <PageMessage
        icon={<IconMap2 size={34} stroke={1.5} />}
        heading="h1"
        title={t('Sahifa topilmadi (404)')}
        actions={
          <Button component={Link} to="/" size="md">
            {t('Bosh sahifaga qaytish')}
          </Button>
        }
      >
        {t("Bunday manzil yo'q. U ko'chirilgan yoki noto'g'ri yozilgan bo'lishi mumkin.")}
      </PageMessage>
    </main>
  );
}
