import { costOf } from '@/domains/initiative/reading/cost.ts';
import { callsFor, PAUSE_MS } from '@/domains/initiative/reading/pace.ts';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import type { SeasonProgress } from '@/domains/initiative/reading/season-reading.ts';
import { allOf } from '@/domains/initiative/reading/sums.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useFailureText, useWords } from '@/kit/words.tsx';
import styles from './season.module.css';

export type ReadingLineProps = {
  reading: SeasonProgress | null;
  last: Summed | null;
  /** When the last reading ended, in words. */
  when: string | null;
  /** Number of initiatives; null while unknown. */
  total: number | null;
};

/** State of the reading: its progress, why it halted, the last result and its time, or the cost of a reading. */
export function ReadingLine({ reading, last, when, total }: ReadingLineProps) {
  const { t } = useT();
  const { list } = useWords();
  const failureText = useFailureText();
  if (reading && reading.end === null) return <RunningLine reading={reading} />;
  const end = reading?.end;
  if (end?.state === 'stopped' || end?.state === 'refused') {
    return (
      <p className={styles.line} role="status">
        {t(end.state === 'stopped' ? "O'qish to'xtatildi" : "Platforma javob bermayapti: o'qish to'xtadi")}
      </p>
    );
  }
  if (end?.state === 'failed') {
    const { headline, below } = failureText(end.error, list);
    return (
      <p className={styles.line} role="status">
        {[headline, ...below].join(' ')}
      </p>
    );
  }
  if (last) {
    const all = last.districts.reduce((sum, district) => sum + allOf(district), 0);
    const values = { when: when ?? '', n: formatCount(all), calls: formatCount(last.calls) };
    return (
      <p className={styles.line}>
        {last.about
          ? t("{{when}} o'qilgan: taxminan {{n}} ta tashabbus, {{calls}} ta so'rov", values)
          : t("{{when}} o'qilgan: {{n}} ta tashabbus, {{calls}} ta so'rov", values)}
      </p>
    );
  }
  if (total === null) return <p className={styles.line}>{t("Hali o'qilmagan")}</p>;
  return (
    <p className={styles.line}>
      {t("Hali o'qilmagan")}. {costOf(total, t)}
    </p>
  );
}

function RunningLine({ reading }: { reading: SeasonProgress }) {
  const { t } = useT();
  const { soFar, since } = reading;
  const { total, rows, calls } = soFar;
  if (total === null) return <p className={styles.line}>{t("O'qilmoqda…")}</p>;
  const left = callsFor(Math.max(1, total - soFar.next));
  const answered = Math.max(1, calls - since.calls);
  const each = Math.max(PAUSE_MS, (performance.now() - since.at) / answered);
  return (
    <p className={styles.line} role="status">
      {t("O'qilmoqda: {{done}} / {{all}}", { done: formatCount(rows.size), all: formatCount(total) })}
      {' · '}
      {t("{{n}} / {{m}} so'rov, taxminan {{s}} soniya qoldi. Ishni davom ettirishingiz mumkin.", {
        n: formatCount(calls),
        m: formatCount(calls + left),
        s: formatCount(Math.ceil((left * each) / 1000)),
      })}
    </p>
  );
}
