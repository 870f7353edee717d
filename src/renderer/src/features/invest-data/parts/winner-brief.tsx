import type { InvestAddress } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useWinner } from './use-winner.ts';
import styles from './winner-brief.module.css';

/** The winner that the data belong to, as the address describes it. */
export function WinnerBrief({ address }: { address: InvestAddress }) {
  const { t } = useT();
  const winner = useWinner(address);
  const lines: readonly (readonly [Text, string | null])[] = [
    ['ID', winner.publicId],
    ['Tuman', winner.district],
    ['Toifa', winner.category],
    ['Turi', winner.type],
    ['Ajratilgan summa', winner.granted],
  ];
  return (
    <section>
      {winner.description && (
        <h2 className={styles.title} title={winner.description}>
          {winner.description}
        </h2>
      )}
      <dl className={styles.brief}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same in one line, above a page without data. */
export function WinnerLine({ address }: { address: InvestAddress }) {
  const { t } = useT();
  const { description, publicId, district, category, type, granted } = useWinner(address);
  return (
    <section className={styles.line}>
      <div>
        {description && (
          <h2 className={styles.lineTitle} title={description}>
            {description}
          </h2>
        )}
        <p className={styles.small}>{[publicId, district, category, type].filter(Boolean).join(' · ')}</p>
      </div>
      {granted && (
        <div className={styles.granted}>
          <p className={styles.small}>{t('Ajratilgan summa')}</p>
          <p className="num">{granted}</p>
        </div>
      )}
    </section>
  );
}
