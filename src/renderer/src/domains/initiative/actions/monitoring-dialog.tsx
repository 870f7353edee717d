import { Button } from '@mantine/core';
import { type Icon, IconBrandAppstore, IconBrandGooglePlay, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { useOpenLink } from '@/kit/use-open-link.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import styles from './monitoring-dialog.module.css';

/**
 * Dialog with the download links of the mobile app for on-site monitoring (S013, C-034); the addresses are the
 * office's.
 */
export function MonitoringDialog({ initiative, onClose }: Pick<ActionDialogProps, 'initiative' | 'onClose'>) {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  return (
    <Dialog opened onClose={onClose} title={t('Mobil monitoring')} size={480}>
      <NamedInitiative initiative={initiative} />
      <p className={styles.text}>
        {t('Monitoring mobil ilovada olib boriladi. Ilovani telefoningizga shu yerdan oling.')}
      </p>
      {info.data && (
        <ul className={styles.stores}>
          <Store name="App Store" icon={IconBrandAppstore} url={info.data.mobileAppStoreUrl} />
          <Store name="Play Market" icon={IconBrandGooglePlay} url={info.data.mobilePlayMarketUrl} />
        </ul>
      )}
    </Dialog>
  );
}

type StoreProps = {
  /** Brand name, identical in both scripts. */
  name: string;
  icon: Icon;
  url: string | null;
};

function Store({ name, icon: StoreIcon, url }: StoreProps) {
  const { t } = useT();
  const open = useOpenLink();
  return (
    <li className={styles.store}>
      <StoreIcon size={26} stroke={1.4} aria-hidden />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.url}>
          {url ?? t('Havola sozlanmagan: administrator uni dastur sozlamalariga kiritishi kerak.')}
        </span>
      </div>
      {url !== null && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('{{name}}: brauzerda ochish', { name })}
          rightSection={<IconExternalLink size={14} stroke={1.7} aria-hidden />}
          onClick={() => open(url)}
        >
          {t('Ochish')}
        </Button>
      )}
    </li>
  );
}
