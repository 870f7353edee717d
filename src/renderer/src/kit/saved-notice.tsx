import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Download } from '@shared/downloads.ts';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';

/** Duration of the notice, in ms; long, as it has buttons. */
const STAY_MS = 12_000;

/** Notice that a file was saved, with "open" and "show in folder". */
export function showSaved({ id, name }: Pick<Download, 'id' | 'name'>): void {
  notifications.show({
    title: <SavedTitle />,
    message: <SavedFile id={id} name={name} />,
    color: 'green',
    autoClose: STAY_MS,
  });
}

// Components, so that an open notice follows a change of script.
function SavedTitle() {
  return useT().t('Fayl saqlandi');
}

function SavedFile({ id, name }: Pick<Download, 'id' | 'name'>) {
  const { t } = useT();
  return (
    <>
      {name}
      <Group gap={8} mt={8}>
        <Button size="xs" variant="default" onClick={() => void bridge.downloads.open({ id })}>
          {t('Ochish')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void bridge.downloads.showInFolder({ id })}>
          {t("Papkada ko'rsatish")}
        </Button>
      </Group>
    </>
  );
}
