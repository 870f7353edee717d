import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMapPinOff, IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { MapDialog, type ShownPlace } from '@/domains/initiative/parts/map-dialog.tsx';
import { locationOf } from '@/entities/initiative-location.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { MapView } from '@/kit/map-view/map-view.tsx';
import styles from './place.module.css';

export type PlaceProps = {
  initiative: Initiative;
  /** The address in the platform's words; '' for none. */
  address: string;
};

/** Location of the initiative in view on a small map; M opens the large map (C-027 to C-029). */
export function PlaceMap({ initiative, address }: PlaceProps) {
  const { t, tr } = useT();
  const [large, setLarge] = useState<ShownPlace | null>(null);
  const location = locationOf(initiative);
  const open = () => location !== null && setLarge({ location, address });
  const dialog = <MapDialog place={large} onClose={() => setLarge(null)} />;
  useCommands([
    {
      id: 'desk.map',
      title: 'Xaritani ochish',
      where: "Ko'rib chiqishda",
      keys: ['KeyM'],
      run: open,
      enabled: () => location !== null,
    },
  ]);
  const key = useCommandKey('desk.map');
  if (!location) {
    return (
      <>
        <p className={styles.none}>
          <IconMapPinOff size={26} stroke={1.4} aria-hidden />
          {t('Joylashuv belgilanmagan')}
        </p>
        {dialog}
      </>
    );
  }
  return (
    <div className={styles.map}>
      <MapView {...location} label={tr(address) || t('Xaritada')} still />
      <Tooltip label={[t('Xaritani ochish'), key].filter(Boolean).join(' · ')}>
        <ActionIcon
          className={styles.enlarge}
          variant="default"
          size="lg"
          onClick={open}
          aria-label={t('Xaritani ochish')}
        >
          <IconMaximize size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {dialog}
    </div>
  );
}
