import { useT } from '@/i18n/use-t.ts';
import { clockOf } from '@/kit/when.ts';

/** The time at which a decision was read, beside it: it may have changed since. `at`: ms since the epoch. */
export function AsOf({ at }: { at: number }) {
  const { t } = useT();
  return <small>{t('{{time}} holati', { time: clockOf(at) })}</small>;
}
