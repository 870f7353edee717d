import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';

/** Link to the form of a moderation result; no list shows the results (Z-084). */
export function ResultLink() {
  const { t } = useT();
  return (
    <Button
      component={Link}
      to="/app/moderation-results/add"
      variant="default"
      size="xs"
      leftSection={<IconFileUpload size={16} stroke={1.7} aria-hidden />}
    >
      {t('Moderatsiya natijasi')}
    </Button>
  );
}
