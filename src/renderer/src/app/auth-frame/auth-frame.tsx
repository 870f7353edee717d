import { Outlet } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { ColorSchemeSwitch } from '../switches/color-scheme-switch.tsx';
import { ScriptSwitch } from '../switches/script-switch.tsx';
import { useWindowTitle } from '../use-window-title.ts';
import classes from './auth-frame.module.css';
import { TilePattern } from './tile-pattern.tsx';

/** What surrounds the sign-in form: the tiled wall with the product's promise, and the two switches. */
export function AuthFrame() {
  const { t } = useT();
  useWindowTitle('Tizimga kirish');
  return (
    <div className={classes.frame}>
      <aside className={classes.art}>
        <TilePattern />
        <div className={classes.brand}>
          <BrandMark />
          <div>
            <span className={classes.product}>{t('Tashabbusli budjet')}</span>
            <span className={classes.panel}>{t('Boshqaruv paneli')}</span>
          </div>
        </div>
        <div className={classes.promise}>
          <p className={classes.headline}>{t("Har bir tashabbus o'z vaqtida ko'rib chiqiladi")}</p>
          <p className={classes.lead}>{t("Tashabbuslarni ko'rib chiqish, hujjatlar va hisobotlar bitta oynada.")}</p>
        </div>
      </aside>
      <main className={classes.side}>
        <div className={classes.switches}>
          <ColorSchemeSwitch />
          <ScriptSwitch />
        </div>
        <div className={classes.content}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
