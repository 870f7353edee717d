import { Button, CloseButton } from '@mantine/core';
import type { UpdateState } from '@shared/updates.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useProgramDialog } from '../../program-dialogs.ts';
import { useUpdates } from '../../updates/use-updates.ts';
import { Banner } from './banner.tsx';

const SAID: Partial<Record<UpdateState['status'], Text>> = {
  available: 'Dasturning yangi versiyasi bor: {{version}}',
  downloading: 'Yangi versiya yuklab olinmoqda: {{version}}',
  ready: "Yangi versiya o'rnatishga tayyor: {{version}}",
};

/**
 * Banner for a newer version, until the person closes it. The banner reappears once that version is ready to be
 * installed.
 */
export function UpdateNotice() {
  const { t } = useT();
  const state = useUpdates();
  const openDialog = useProgramDialog();
  const [closed, setClosed] = useState('');
  const said = SAID[state.status];
  const version = 'offer' in state ? (state.offer?.version ?? '') : '';
  const about = `${state.status === 'ready'} ${version}`;

  if (!said || closed === about) return null;
  return (
    <Banner
      tone="calm"
      icon={<IconRefresh size={18} stroke={1.7} />}
      action={
        <>
          <Button size="xs" variant="default" onClick={() => openDialog('updates')}>
            {t('Batafsil')}
          </Button>
          <CloseButton size="sm" aria-label={t('Yopish')} onClick={() => setClosed(about)} />
        </>
      }
    >
      {t(said, { version })}
    </Banner>
  );
}
