import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import styles from './pages.module.css';

/** Shown while the program or a lazy chunk is loading from disk. */
export function SplashPage() {
  const { t } = useT();
  return (
    <div className={styles.splash} role="status" aria-label={t('Ochilmoqda')}>
      <BrandMark size={48} />
      <span className={styles.bar} />
    </div>
  );
}
