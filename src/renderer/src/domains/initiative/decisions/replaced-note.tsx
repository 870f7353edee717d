import { Alert, Button, Group } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';

/** Says that a pair has replaced what was entered, and brings it back. Renders nothing without `restore`. */
export function ReplacedNote({ restore }: { restore: (() => void) | null }) {
  const { t } = useT();
  if (!restore) return null;
  return (
    <Alert color="yellow" role="status" p={8}>
      <Group justify="space-between" gap={12}>
        {t('Kiritganingiz almashtirildi.')}
        <Button size="compact-sm" variant="default" onClick={restore}>
          {t('Qaytarish')}
        </Button>
      </Group>
    </Alert>
  );
}
