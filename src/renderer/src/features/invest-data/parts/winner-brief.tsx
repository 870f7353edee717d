import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/entities/categories.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
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

/** The winner as the address describes it, in words; null for a missing value or a name that is not known yet. */
type Winner = {
  readonly description: string | null;
  readonly publicId: string;
  readonly district: string | null;
  readonly category: string | null;
  readonly type: string | null;
  /** With the currency. */
  readonly granted: string | null;
};

/** Puts the address's description of the winner into words; districts and categories are looked up. */
function useWinner(address: InvestAddress): Winner {
  const { t, tr } = useT();
  const categories = useQuery(categoriesQuery).data;
  const { district } = usePlaceOf()(address.district_id);
  const category = categories?.find(({ id }) => id === address.category)?.title ?? null;
  const { desc, type, granted_amount, publicId } = address;
  return {
    description: desc && tr(desc),
    publicId,
    district: district && tr(district),
    category: category && tr(category),
    type: type !== null && isType(type) ? t(INITIATIVE_TYPE_LABELS[type]) : type,
    granted: granted_amount === null ? null : `${formatMoney(granted_amount)} ${t("so'm")}`,
  };
}

const isType = (type: string): type is keyof typeof INITIATIVE_TYPE_LABELS =>
  Object.hasOwn(INITIATIVE_TYPE_LABELS, type);
