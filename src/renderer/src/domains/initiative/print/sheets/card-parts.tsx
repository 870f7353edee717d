import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { SUB_STAGE_LABELS, saidInReview } from '../../model/sub-stages.ts';
import type { PaperCard } from '../paper/job.ts';
import styles from './card.module.css';

export type CardTopProps = {
  card: PaperCard;
  /** Whether the author's name is shown. */
  author: boolean;
};

/** Title, sums, state and facts of an initiative. */
export function CardTop({ card, author }: CardTopProps) {
  const { t, tr } = useT();
  const som = (sum: number | null) => (sum === null ? '—' : `${formatMoney(sum)} ${t("so'm")}`);
  const said = saidInReview({ stage: card.stage, moderation_sub_stage: card.sub_stage });
  const reviewed = said ? t(SUB_STAGE_LABELS[said]) : `${t('Moderator')}: ${t("Ko'rilmagan").toLowerCase()}`;
  const joined = (...parts: (string | null)[]) => tr(parts.filter(Boolean).join(', '));
  const verified = card.verified ? ` (${t('tasdiqlangan')})` : '';
  const facts: [Text, string][] = [
    ['Viloyat, tuman', joined(card.region, card.district)],
    ['Mahalla', tr(card.quarter)],
    ['Manzil', tr(card.address)],
    [
      'Toifa, turi',
      [tr(card.category), card.type && t(INITIATIVE_TYPE_LABELS[card.type]).toLowerCase()].filter(Boolean).join(', '),
    ],
    ...(author ? [['Muallif', card.author ? tr(card.author) + verified : ''] as [Text, string]] : []),
    ['Yuborilgan', formatDate(card.created_at)],
  ];
  return (
    <div className={styles.top}>
      <h2 className={styles.title}>{card.title ? tr(card.title) : t('Sarlavhasiz tashabbus')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t("So'ralgan summa")}</dt>
          <dd>{som(card.requested)}</dd>
        </div>
        <div>
          <dt>{t('Ajratilgan summa')}</dt>
          <dd>{som(card.granted)}</dd>
        </div>
        <div>
          <dt>{t('Holati')}</dt>
          <dd>
            {card.stage ? t(STAGE_LABELS[card.stage]) : '—'}
            {said !== undefined && <small>{reviewed}</small>}
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: Text; value: string }) {
  const { t } = useT();
  return (
    <>
      <dt>{t(label)}</dt>
      <dd>{value || '—'}</dd>
    </>
  );
}

/** Room for the decision: what is decided so far, boxes to tick, lines to write on, and a signature. */
export function DecisionRoom({ card }: { card: PaperCard }) {
  const { t } = useT();
  const said = saidInReview({ stage: card.stage, moderation_sub_stage: card.sub_stage });
  const decided = said === undefined && card.stage ? STAGE_LABELS[card.stage] : "Moderator qarori hali yo'q.";
  return (
    <div className={styles.decision}>
      <h3>{t('Qaror')}</h3>
      <p>{t(said ? SUB_STAGE_LABELS[said] : decided)}</p>
      <div className={styles.answers}>
        <span>
          <i /> {t('Qabul qilish')}
        </span>
        <span>
          <i /> {t('Rad etish')}
        </span>
      </div>
      <div className={styles.small}>{t('Izoh')}</div>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.signs}>
        <span>{t('F.I.Sh.')}</span>
        <span>{t('Imzo')}</span>
        <span>{t('Sana')}</span>
      </div>
    </div>
  );
}
