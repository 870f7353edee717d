import { Progress } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { canManageDocuments } from '@/domains/initiative/model/access.ts';
import { LOOKUP_STALE_MS } from '@/entities/lookup.ts';
import { protocolQuery } from '@/entities/moderation-protocol.ts';
import { useReviewWindow } from '@/entities/use-review-window.ts';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { checksOf, GRANT_CAP, shareOfCap } from './checks.ts';
import styles from './decision-panel.module.css';
import { Decisions, type DecisionsProps } from './decisions.tsx';

export type DecisionPanelProps = DecisionsProps & {
  /** Distance of an outlying pin from the others of its district, in metres; null for a pin among them. */
  far: number | null;
  /** Section of similar initiatives, under the checks. */
  similar: ReactNode;
};

/** Sticky side panel of the desk: amounts, checks, earlier decisions, and the decision buttons. */
export function DecisionPanel({ initiative, board, underWay, taken, far, similar }: DecisionPanelProps) {
  const { t, tr } = useT();
  const { role } = useMe();
  const { requested_amount, granted_amount, moderation_sub_stage_comment, moderator_comment, district_id } = initiative;
  const protocol = useQuery({
    ...protocolQuery(board?.id ?? null, district_id),
    staleTime: LOOKUP_STALE_MS,
    enabled: canManageDocuments(role) && board !== undefined,
  });
  // Any answer of the platform without a file means that there is no protocol (E-006); without an answer the state is
  // unknown.
  const answered = protocol.isSuccess || AppError.from(protocol.error).status !== undefined;
  const uploaded = answered ? Boolean(protocol.data) : undefined;
  const share = shareOfCap(requested_amount);
  const open = useReviewWindow(useMemo(() => (board ? [board] : []), [board]));
  const remarks = [...new Set([moderation_sub_stage_comment, moderator_comment])].filter(
    (remark) => typeof remark === 'string',
  );

  return (
    <aside className={styles.panel} aria-label={t('Qaror')}>
      <div className={styles.scroll}>
        <section>
          <h3 className={styles.label}>{t("So'ralgan summa")}</h3>
          <p className={styles.amount}>
            {formatMoney(requested_amount)} <small>{t("so'm")}</small>
          </p>
          <Progress
            className={styles.share}
            value={Math.min(share, 100)}
            {...(share > 100 && { color: 'red' })}
            size={6}
            aria-label={t("Eng ko'p summaning {{percent}} %", { percent: share })}
          />
          <p className={styles.cap} data-above={share > 100 || undefined}>
            <span>{t("Eng ko'p summaning {{percent}} %", { percent: share })}</span>
            <span className="num">{formatMoney(GRANT_CAP)}</span>
          </p>
          {granted_amount ? (
            <p className={styles.granted}>
              <span>{t('Ajratilgan summa')}</span>
              <strong className="num">
                {formatMoney(granted_amount)} {t("so'm")}
              </strong>
            </p>
          ) : null}
        </section>
        <section>
          <h3 className={styles.heading}>{t('Tekshiruv')}</h3>
          <ul className={styles.checks}>
            {checksOf(initiative, uploaded, far).map(({ good, text, values }) => (
              <li key={text} data-good={good}>
                {good ? (
                  <IconCircleCheckFilled size={17} aria-hidden />
                ) : (
                  <IconAlertTriangle size={17} stroke={1.8} aria-hidden />
                )}
                {t(text, values)}
              </li>
            ))}
          </ul>
          {open && (
            <p className={styles.days}>
              {open.daysLeft > 0
                ? t("Ko'rib chiqish davri: {{days}} kun qoldi", { days: open.daysLeft })
                : t("Ko'rib chiqish davri bugun tugaydi")}
            </p>
          )}
        </section>
        {similar}
        <section>
          <h3 className={styles.heading}>{t('Moderatsiya izohi')}</h3>
          {remarks.length === 0 && <p className={styles.nothing}>{t('Izoh kiritilmagan')}</p>}
          {remarks.map((remark) => (
            <p key={remark} className={styles.remark}>
              {tr(remark)}
            </p>
          ))}
        </section>
      </div>
      <Decisions key={initiative.id} {...{ initiative, board, underWay, taken }} />
    </aside>
  );
}
