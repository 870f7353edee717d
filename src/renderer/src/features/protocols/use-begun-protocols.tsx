import { Button } from '@mantine/core';
import { isUnfinished } from '@shared/protocols.ts';
import { IconFolderUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { useProtocolRun } from '@/api/protocols.ts';
import type { Begun } from '@/entities/begun.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { asking } from '@/kit/use-asked.ts';
import { sendingProgress } from './folder/sending-words.ts';

/** For the desk: the folder of protocols whose upload is running or incomplete. */
export function useBegunProtocols(): readonly Begun[] {
  const { t } = useT();
  const run = useProtocolRun();
  if (!run || !isUnfinished(run)) return [];
  const { all, done, halted } = sendingProgress(run);
  const title = t('Protokollar papkasi');
  return [
    {
      id: 'protocols',
      tone: 'plain',
      icon: IconFolderUp,
      title,
      below: [
        t(run.going ? 'Protokollar yuborilmoqda' : "Yuborish to'xtagan"),
        t('{{all}} tadan {{done}} tasi biriktirildi', { all: formatCount(all), done: formatCount(done) }),
        halted > 0 && t("{{n}} tasi to'xtadi", { n: formatCount(halted) }),
      ]
        .filter(Boolean)
        .join(', '),
      buttons: (
        <>
          {!run.going && (
            <Button
              size="xs"
              variant="default"
              aria-label={`${t('Davom ettirish')}: ${title}`}
              onClick={() => void bridge.protocols.resume({ ids: null })}
            >
              {t('Davom ettirish')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/app/initiatives?board=${run.board}`}
            state={asking('documents')}
            aria-label={`${t("Ro'yxatni ochish")}: ${title}`}
          >
            {t("Ro'yxatni ochish")}
          </Button>
        </>
      ),
    },
  ];
}
