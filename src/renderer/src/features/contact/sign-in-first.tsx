import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bridge, unwrap } from '@/api/bridge.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './check-page.module.css';

/** What can be told without a session: whether anything like the platform answers at its address. */
export function SignInFirst() {
  const { t } = useT();
  const { data } = useQuery({
    queryKey: ['network-check'],
    queryFn: () => unwrap(bridge.support.checkNetwork()),
    staleTime: 0,
    gcTime: 0,
  });
  const problem = data?.checks.find(({ name }) => name === 'platform')?.problem ?? null;
  return (
    <div className={styles.notice}>
      {problem === 'certificate' && (
        <p role="alert">{t("Platforma sertifikatiga ishonib bo'lmadi: tekshirish boshlanmaydi.")}</p>
      )}
      {problem === 'captive-portal' && (
        <p role="alert">{t("Platforma manzilida ma'lumot o'rniga veb-sahifa javob berdi: bu platforma emas.")}</p>
      )}
      {problem !== null && problem !== 'certificate' && problem !== 'captive-portal' && (
        <p role="alert">{t('Platforma manzili kutilgandek javob bermadi.')}</p>
      )}
      <p>{t('Tekshirish uchun avval tizimga kiring.')}</p>
      <div className={styles.buttons}>
        {problem !== null && (
          <Button variant="default" component={Link} to={NETWORK_CHECK}>
            {t('Tarmoqni tekshirish')}
          </Button>
        )}
        <Button component={Link} to="/auth">
          {t('Kirish')}
        </Button>
      </div>
    </div>
  );
}
