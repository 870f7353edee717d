import { Alert } from '@mantine/core';
import { IconCircleCheck, IconUserCheck } from '@tabler/icons-react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Entry, isAtLeast, left } from './queue.ts';
import type { InitiativeQueue } from './use-queue.ts';

export type DeskNoticeProps = {
  /** The entry in view. */
  entry: Entry<Initiative>;
  queue: InitiativeQueue;
};

/** Notice above an initiative: nothing is left to decide, or somebody else has already decided. */
export function DeskNotice({ entry, queue }: DeskNoticeProps) {
  const { t } = useT();
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
