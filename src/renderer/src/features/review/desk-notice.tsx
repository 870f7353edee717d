import { Alert, Loader } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconUserCheck } from '@tabler/icons-react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Entry, isAtLeast, left } from './queue.ts';
import type { InitiativeQueue } from './use-queue.ts';

export type DeskNoticeProps = {
  /** The entry in view. */
  entry: Entry<Initiative>;
  queue: InitiativeQueue;
  /** Whether the entry's decision is being sent, or has come back undone, as far as is known. */
  sent: 'sending' | 'returned' | null;
};

/** Notice above an initiative: what becomes of its decision, nothing is left to decide, or somebody else has decided. */
export function DeskNotice({ entry, queue, sent }: DeskNoticeProps) {
  const { t } = useT();
  if (sent === 'sending') {
    return (
      <Alert color="blue" role="status" icon={<Loader size={18} />}>
        {t('Qaroringiz yuborilmoqda')}
      </Alert>
    );
  }
  if (sent === 'returned' && entry.mark === null) {
    return (
      <Alert color="yellow" role="status" icon={<IconArrowBackUp size={18} stroke={1.7} />}>
        {t("Qaroringiz bajarilgani tasdiqlanmadi. Tashabbusni qayta ko'rib chiqing.")}
      </Alert>
    );
  }
  if (left(queue) === 0 && !isAtLeast(queue)) {
    return (
      <Alert color="green" role="status" icon={<IconCircleCheck size={18} stroke={1.7} />}>
        {t("Navbatdagi barcha tashabbuslar ko'rib chiqildi")}
      </Alert>
    );
  }
  if (entry.mark !== 'elsewhere') return null;
  return (
    <Alert color="yellow" role="status" icon={<IconUserCheck size={18} stroke={1.7} />}>
      {t("Bu tashabbus bo'yicha qaror allaqachon qabul qilingan")}
    </Alert>
  );
}
