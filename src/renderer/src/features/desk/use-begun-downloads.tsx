import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { bridge } from '@/api/bridge.ts';
import { useDownloads } from '@/api/downloads.ts';
import type { Begun } from '@/entities/begun.ts';
import { useT } from '@/i18n/use-t.ts';

/** Files whose download stopped halfway, for the desk. */
export function useBegunDownloads(): readonly Begun[] {
  const { t } = useT();
  return useDownloads()
    .filter(({ state }) => state === 'interrupted')
    .map(({ id, name, receivedBytes, totalBytes }): Begun => {
      const share = totalBytes ? Math.floor((receivedBytes / totalBytes) * 100) : null;
      return {
        id: `download ${id}`,
        tone: 'plain',
        icon: IconDownload,
        title: name,
        below: share === null ? t("Yuklab olish to'xtagan") : t("Yuklab olish to'xtagan: {{p}} %", { p: share }),
        buttons: (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('Davom ettirish')}: ${name}`}
            onClick={() => void bridge.downloads.retry({ id })}
          >
            {t('Davom ettirish')}
          </Button>
        ),
      };
    });
}
