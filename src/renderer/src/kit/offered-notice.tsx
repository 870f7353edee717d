import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

export type OfferedNoticeProps = {
  label: Text;
  /** Name of the record that the notice is about. Default: none. */
  about?: string | undefined;
  onTake: () => void;
  message: ReactNode;
};

/** The message of a notice, with a button for its offer. */
export function OfferedNotice({ label, about, onTake, message }: OfferedNoticeProps) {
  const { t } = useT();
  return (
    <Group justify="space-between" gap={12}>
      <div>
        {about !== undefined && <p style={{ margin: 0 }}>{about}</p>}
        {message}
      </div>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t(label)}
      </Button>
    </Group>
  );
}
