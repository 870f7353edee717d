import { Button } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

/** The further button of a question, below its words. */
export function FurtherButton({ label, onClick }: { label: Text; onClick: () => void }) {
  const { t } = useT();
  return (
    <Button variant="default" mt="md" onClick={onClick}>
      {t(label)}
    </Button>
  );
}
