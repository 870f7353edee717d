import { formatTiyin } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Fact, isKnown, isUnread } from '../model/fact.ts';
import { figuresOf } from '../model/figures.ts';
import type { InvestData } from '../model/invest-data.ts';
import { UnreadValue } from './fact-value.tsx';
import styles from './money-card.module.css';

type MoneyCardProps = { data: Pick<InvestData, 'distributedSumma' | 'paidOnlineSumma'> };

/** The distributed sum, what is paid of it online and what remains (O-006), as figures and as a bar. */
export function MoneyCard({ data }: MoneyCardProps) {
  const { t } = useT();
  const { distributed, paid, remaining, percent, isOver } = figuresOf(data.distributedSumma, data.paidOnlineSumma);
  return (
    <section className={styles.card}>
      <p className={styles.label}>{t('Taqsimlangan')}</p>
      <p className={styles.total} data-lacking={!isKnown(distributed) || undefined}>
        <Sum value={distributed} />
      </p>
      <div
        className={styles.bar}
        {...(percent !== null && { role: 'img', 'aria-label': t("To'langan ulushi: {{percent}} %", { percent }) })}
      >
        <span style={{ width: `${percent ?? 0}%` }} />
      </div>
      <dl className={styles.parts}>
        <div>
          <dt data-part="paid">{t("To'langan")}</dt>
          <dd>
            <Percent value={isOver ? null : percent} />
            <Sum value={paid} />
          </dd>
        </div>
        <div>
          <dt data-part="remaining">{t('Qoldiq')}</dt>
          <dd>
            <Percent value={isOver || percent === null ? null : 100 - percent} />
            {remaining === null && (isUnread(distributed) || isUnread(paid)) ? '—' : <Sum value={remaining} />}
          </dd>
        </div>
      </dl>
      {isOver && (
        <p className={styles.note} role="note">
          {t("To'langan summa taqsimlanganidan ko'p.")}
        </p>
      )}
      {remaining === null && (
        <p className={styles.note}>{t("Qoldiqni hisoblab bo'lmadi: summalardan biri noma'lum.")}</p>
      )}
    </section>
  );
}

function Sum({ value }: { value: Fact<bigint> }) {
  const { t } = useT();
  if (isUnread(value)) return <UnreadValue />;
  if (value === null) return <span className={styles.none}>{t('aniqlanmagan')}</span>;
  return (
    <span className="num">
      {formatTiyin(value)} <small>{t("so'm")}</small>
    </span>
  );
}

const Percent = ({ value }: { value: number | null }) => value !== null && <em className="num">{value} %</em>;
