import { Button, Loader } from '@mantine/core';
import { costOf } from '@/domains/initiative/reading/cost.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import styles from './map-page.module.css';
import type { MapReading } from './use-map-rows.ts';

/** Shown over the map until its rows have arrived: progress, the question before a long reading, or the failure. */
export function MapStateView({ reading }: { reading: MapReading }) {
  const { t } = useT();
  const { state, total, done, error, agree, retry, stop } = reading;
  if (state === 'failed') return <FailedState error={error} onRetry={retry} />;
  if (state === 'asks') {
    return (
      <div className={styles.asks}>
        <p>{t("Xarita uchun {{total}} ta tashabbusni o'qish kerak", { total: formatCount(total) })}</p>
        <small>
          {t("Filtrni toraytiring yoki hammasini o'qing.")} {costOf(total ?? 0, t)}
        </small>
        <Button onClick={agree}>{t("Hammasini o'qish")}</Button>
      </div>
    );
  }
  return (
    <div className={styles.reading} data-over={reading.rows.length > 0 || undefined}>
      <Loader size="xs" />
      <span role="status">
        {total === null || done === 0
          ? t("O'qilmoqda…")
          : t("O'qilmoqda: {{done}} / {{all}}", { done: formatCount(done), all: formatCount(total) })}
      </span>
      {stop && (
        <Button size="compact-sm" variant="default" onClick={stop}>
          {t("To'xtatish")}
        </Button>
      )}
    </div>
  );
}
