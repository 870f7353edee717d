import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useGoBack } from '../use-go-back.ts';
import styles from './check-page.module.css';

export type CheckFrameProps = {
  title: Text;
  /** What is checked, and what it changes. */
  lead: Text;
  /** What has been found. */
  children: ReactNode;
  /** When it was checked, and buttons. */
  foot: ReactNode;
};

/** A page outside of the shell, with and without a session, that checks something and tells what it has found. */
export function CheckFrame({ title, lead, children, foot }: CheckFrameProps) {
  const { t } = useT();
  const goBack = useGoBack('/');
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Button
          variant="subtle"
          color="gray"
          className={styles.back}
          leftSection={<IconArrowLeft size={17} stroke={1.7} />}
          onClick={goBack}
        >
          {t('Orqaga')}
        </Button>
        <header>
          <h1 className={styles.title}>{t(title)}</h1>
          <p className={styles.lead}>{t(lead)}</p>
        </header>
        {children}
        <footer className={styles.foot}>{foot}</footer>
      </div>
    </main>
  );
}
