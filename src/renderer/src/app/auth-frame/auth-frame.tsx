import { Outlet } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import { ColorSchemeSwitch } from '../switches/color-scheme-switch.tsx';
import { ScriptSwitch } from '../switches/script-switch.tsx';
import { useWindowTitle } from '../use-window-title.ts';
import styles from './auth-frame.module.css';
import { TilePattern } from './tile-pattern.tsx';

/** Frame of the sign-in form: the tiled wall with the product's promise, and the script and colour-scheme switches. */
export function AuthFrame() {
  const { t } = useT();
  useWindowTitle('Tizimga kirish');
  return (
    <div className={styles.frame}>
      <aside className={styles.art}>
        <TilePattern />
        <div className={styles.brand}>
          <BrandMark />
          <div>
            <span className={styles.product}>{t('Tashabbusli budjet')}</span>
            <span className={styles.panel}>{t('Boshqaruv paneli')}</span>
          </div>
        </div>
        <div className={styles.promise}>
          <p className={styles.headline}>{t("Har bir tashabbus o'z vaqtida ko'rib chiqiladi")}</p>
          <p className={styles.lead}>{t("Tashabbuslarni ko'rib chiqish, hujjatlar va hisobotlar bitta oynada.")}</p>
        </div>
      </aside>
      <main className={styles.side}>
        <div className={styles.switches}>
          <ColorSchemeSwitch />
          <ScriptSwitch />
        </div>
        <div className={styles.content}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
