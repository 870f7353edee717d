import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

export type OfferedNoticeProps = {
  label: Text;
  onTake: () => void;
  message: ReactNode;
};

/** The message of a notice, with a button for its offer. */
export function OfferedNotice({ label, onTake, message }: OfferedNoticeProps) {
  const { t } = useT();
  return (
    <Group justify="space-between" gap={12}>
      <div>{message}</div>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t(label)}
      </Button>
    </Group>
  );
}
