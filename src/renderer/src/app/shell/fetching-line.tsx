import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import styles from './shell.module.css';

/** Thin progress line at the top of the window while any query is in flight. */
export function FetchingLine() {
  const { t } = useT();
  const active = useIsFetching() + useIsMutating() > 0;
  return (
    <div
      className={styles.line}
      data-active={active || undefined}
      role="progressbar"
      aria-hidden={!active}
      aria-label={t("Ma'lumotlar yuklanmoqda")}
    />
  );
}
