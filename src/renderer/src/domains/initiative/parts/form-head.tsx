import { useEffect, useMemo, useRef } from 'react';
import { ChangedInitiative, type ChangedInitiativeProps } from '@/entities/changed-initiative.tsx';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { stageTags } from '@/entities/stage-tag.tsx';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';
import styles from './form-head.module.css';

/** Summary of a form's initiative: topic, place, stage and amount. */
export function FormHead({ initiative }: { initiative: Initiative }) {
  const { t, tr } = useT();
  const stageTag = useMemo(() => stageTags(t), [t]);
  const { region_title, district_title, type, stage, requested_amount, public_id } = initiative;
  const place = [region_title, district_title].filter(Boolean).map(tr).join(', ');
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <p className={styles.title} title={tr(topicOf(initiative))}>
          <span className="cut2">{tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus')}</span>
        </p>
        <p className={styles.place}>
          {[public_id, place, type && t(INITIATIVE_TYPE_LABELS[type])].filter(Boolean).join(' · ')}
        </p>
      </div>
      {stageTag(stage, initiative.odd_words)}
      <dl className={styles.amount}>
        <dt>{t("So'ralgan summa")}</dt>
        <dd>{requested_amount === null ? '—' : `${formatMoney(requested_amount)} ${t("so'm")}`}</dd>
      </dl>
    </div>
  );
}

/** Changes made by somebody else, scrolled into view. */
export function ChangedMeanwhile(props: ChangedInitiativeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { changes } = props.decision;
  useEffect(() => {
    if (changes.length > 0) place.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <div ref={place}>
      <ChangedInitiative {...props} />
    </div>
  );
}
