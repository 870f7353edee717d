import { Button, CloseButton } from '@mantine/core';
import type { UpdateState } from '@shared/updates.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useUpdates } from '../../updates/use-updates.ts';
import { Banner } from './banner.tsx';

const UpdateDialog = lazyComponent(async () => (await import('../../updates/update-dialog.tsx')).default);

const SAID: Partial<Record<UpdateState['status'], Text>> = {
  available: 'Dasturning yangi versiyasi bor: {{version}}',
  downloading: 'Yangi versiya yuklab olinmoqda: {{version}}',
  ready: "Yangi versiya o'rnatishga tayyor: {{version}}",
};

/**
 * Banner for a newer version, until the person closes it, and the dialog about it, which the menu opens, too. Closed
 * for a version, it comes back once that version is ready to be installed.
 */
export function UpdateNotice() {
  const { t } = useT();
  const state = useUpdates();
  const [opened, setOpened] = useState(false);
  const [closed, setClosed] = useState('');
  const said = SAID[state.status];
  const version = 'offer' in state ? (state.offer?.version ?? '') : '';
  const about = `${state.status === 'ready'} ${version}`;

  const onCommand = useEffectEvent((command: string) => {
    if (command !== 'updates') return;
    void bridge.updates.check();
    setOpened(true);
  });
  useEffect(() => bridge.on('menu.command', onCommand), []);

  return (
    <>
      {said && closed !== about && (
        <Banner
          tone="calm"
          icon={<IconRefresh size={18} stroke={1.7} />}
          action={
            <>
              <Button size="xs" variant="default" onClick={() => setOpened(true)}>
                {t('Batafsil')}
              </Button>
              <CloseButton size="sm" aria-label={t('Yopish')} onClick={() => setClosed(about)} />
            </>
          }
        >
          {t(said, { version })}
        </Banner>
      )}
      {opened && <UpdateDialog onClose={() => setOpened(false)} />}
    </>
  );
}
