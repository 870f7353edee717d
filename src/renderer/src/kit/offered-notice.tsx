import { Button, Group } from '@mantine/core';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

export type OfferedNoticeProps = {
  text: Text;
  label: Text;
  onTake: () => void;
};

/** Text of a notice, with a button for its offer. */
export function OfferedNotice({ text, label, onTake }: OfferedNoticeProps) {
  const { t } = useT();
  return (
    <Group justify="space-between" gap={12}>
      <span>{t(text)}</span>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t(label)}
      </Button>
    </Group>
  );
}
