import { Alert, List } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './error-list.module.css';

/** All errors of a form whose fields are not all in view, each message once; renders nothing without errors. */
export function ErrorList({ errors }: { errors: FormErrors }) {
  const { t } = useT();
  const messages = [...new Set(Object.values(errors).filter((error) => typeof error === 'string'))];
  if (messages.length === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertCircle />} role="alert" mb={16}>
      <List size="sm" spacing={2} className={styles.list ?? ''}>
        {messages.map((message) => (
          <List.Item key={message}>{t(message as Text)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
