import { Alert, Skeleton, Text } from '@mantine/core';
import { AppError, mayBeDone } from '@shared/errors.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { initiativesQuery } from '@/domains/initiative/model/api.ts';
import { boardName } from '@/entities/board-select.tsx';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { formatCount, formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import type { TotalsWords } from '@/kit/excel/totals-text.ts';
import { useSentTotals } from '@/kit/excel/use-sent-totals.tsx';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { sendSms } from './api.ts';
import { lastSending, recorded, type SmsSending, smsMemory } from './sms-record.ts';

const FIRST_PAGE = { limit: 20, offset: 0 };
const WORDS: TotalsWords = {
  of: 'Mavsum',
  total: 'Jami',
  successful: 'Yuborildi',
  failed: 'Yuborilmadi',
  done: 'Sms yuborildi',
  partly: 'Ayrim mualliflarga SMS yuborilmadi.',
  none: 'Birorta ham SMS yuborilmadi.',
};

/**
 * Confirmation before the authors of all winners of a board get an SMS; shows a known earlier sending (C-068), then the
 * totals if not every SMS was sent.
 */
export function SmsDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const translation = useT();
  const { t } = translation;
  const name = boardName(board, translation);
  const { tell, closed, dialog } = useSentTotals({ title: 'SMS', name, words: WORDS, onClose });
  const { data: info } = useQuery(appInfoQuery);
  const record = { platform: info?.platformName ?? '', id: board.id };
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt writes the record
  const last = useMemo(() => lastSending(smsMemory(record)), [record.platform, record.id, attempts]);
  const winners = useQuery(
    initiativesQuery({ board: board.id, search: '', stage: 'WINNER', sub_stage: ALL }, FIRST_PAGE),
  );
  /** The attempt just made got no readable answer; the footer says so, so the note on the earlier sending is hidden. */
  const [broken, setBroken] = useState(false);
  const none = winners.data?.total === 0;

  const submit = async (): Promise<Outcome> => {
    try {
      tell(await recorded(smsMemory(record), () => sendSms(board)));
    } catch (error) {
      setAttempts(attempts + 1);
      setBroken(mayBeDone(AppError.from(error)));
      throw error;
    }
    return 'done';
  };

  return (
    dialog || (
      <SendDialog
        title="G'oliblar mualliflariga SMS yuborilsinmi?"
        submit={none ? null : last ? { label: 'Baribir yana yuborish', danger: true } : { label: 'SMS yuborish' }}
        onSubmit={submit}
        failure="Sms yuborishda xatolik sodir bo'ldi!"
        unsure="SMS yuborilgan bo'lishi ham, yuborilmagan bo'lishi ham mumkin. Yana yuborsangiz, mualliflar uni ikkinchi marta olishi mumkin."
        onClose={closed}
      >
        {last && !broken && <Earlier sending={last} />}
        <div>
          <Text fw={600}>{name}</Text>
          <Text c="var(--tb-text-2)" mt={6}>
            {winners.isPending ? (
              <Skeleton component="span" display="block" h={16} w="70%" />
            ) : none ? (
              t("Bu mavsumda g'olib tashabbus yo'q.")
            ) : winners.data ? (
              t("{{count}} ta g'olib tashabbusning mualliflari bittadan SMS oladi.", {
                count: formatCount(winners.data.total),
              })
            ) : (
              t("Shu mavsum g'oliblarining barcha mualliflari SMS oladi.")
            )}
          </Text>
        </div>
      </SendDialog>
    )
  );
}

/** Note that the SMS was sent before, or may have been. */
function Earlier({ sending: { at, outcome } }: { sending: SmsSending }) {
  const { t } = useT();
  const time = formatDateTime(new Date(at).toISOString());
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={18} stroke={1.7} />}
      title={t(
        outcome === 'sent'
          ? 'SMS {{time}} da yuborilgan'
          : "SMS {{time}} da yuborilgan bo'lishi mumkin: natijasi noma'lum",
        { time },
      )}
    >
      {t('Yana yuborsangiz, mualliflar uni ikkinchi marta olishi mumkin.')}
    </Alert>
  );
}
