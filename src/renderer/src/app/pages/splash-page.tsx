import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import styles from './pages.module.css';

/** While the program or a part of it is still on its way from the disk. */
export function SplashPage() {
  const { t } = useT();
  return (
    <div className={styles.splash} role="status" aria-label={t('Ochilmoqda')}>
      <BrandMark size={48} />
      <span className={styles.bar} />
    </div>
  );
}
