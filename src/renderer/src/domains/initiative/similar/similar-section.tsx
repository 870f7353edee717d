import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { mark } from '@/kit/tag.tsx';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';
import { AsOf } from './as-of.tsx';
import { factTexts } from './fact-texts.ts';
import styles from './similar-section.module.css';
import { useReadWhenOld } from './use-read-when-old.ts';
import type { Similar, SimilarOne } from './use-similar.ts';

type SaidOfProps = {
  initiative: Initiative;
  /** This person's decision just made, which the cached initiative may not show yet. Default: none. */
  decided?: 'for' | 'against' | undefined;
};

/** The last decision on an initiative in the review, or its stage where it has left the review without a decision. */
function SaidOf({ initiative, decided }: SaidOfProps) {
  const { t } = useT();
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  if (decided === 'for') return mark(t('Tasdiqlangan'), { tone: 'good', icon: 'thumb-up' });
  if (decided === 'against') return mark(t('Rad etilgan'), { tone: 'bad', icon: 'thumb-down' });
  return subStageMark(initiative) ?? (initiative.stage && t(STAGE_LABELS[initiative.stage]));
}

export type SimilarSectionProps = {
  similar: Similar;
  /** This person's recent decisions, by initiative id. */
  decided: ReadonlyMap<number, 'for' | 'against'>;
  /** Id of the initiative compared with the one in view; null for none. */
  compared: number | null;
  /** Opens the comparison with the initiative in view. */
  onCompare: (one: SimilarOne) => void;
};

/**
 * Initiatives similar to the one in view, with the shared facts, under the checks; S compares with the first one.
 * Renders nothing without any.
 */
export function SimilarSection({ similar, decided, compared, onCompare }: SimilarSectionProps) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const { first, behind, among } = similar;
  const next = first[0] ?? behind[0];
  const shown = [...first, ...(open ? behind : [])];
  useReadWhenOld(shown, similar.renew);
  const compare = () => (next ? onCompare(next) : false);
  useCommands([
    {
      id: 'desk.compare',
      title: 'Yonma-yon taqqoslash',
      where: "Ko'rib chiqishda",
      keys: ['KeyS'],
      run: compare,
      enabled: () => compared === null,
      exists: () => next !== undefined && compared === null,
    },
  ]);
  if (!next) return null;
  return (
    <section className={styles.section} data-similar>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          {t("O'xshash tashabbuslar")} {first.length > 0 && <span>{formatCount(first.length)}</span>}
        </h3>
        {compared === null && (
          <UnstyledButton className={styles.compare} onClick={compare}>
            {t('Taqqoslash')} <CommandKey of="desk.compare" />
          </UnstyledButton>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={one.initiative.id}>
            <DrawnRecord of={one.initiative} id={one.initiative.public_id ?? one.initiative.id}>
              {() => (
                <Row
                  one={one}
                  decided={decided.get(one.initiative.id)}
                  current={one.initiative.id === compared}
                  onCompare={onCompare}
                />
              )}
            </DrawnRecord>
          </li>
        ))}
      </ul>
      {behind.length > 0 && !open && (
        <UnstyledButton className={styles.more} aria-expanded={false} onClick={() => setOpen(true)}>
          {t('Yana')} <span>{formatCount(behind.length)}</span>
        </UnstyledButton>
      )}
      {among !== null && (
        <p className={styles.among}>{t("{{count}} ta o'qilgan tashabbus ichida", { count: formatCount(among) })}</p>
      )}
    </section>
  );
}

type RowProps = Pick<SimilarSectionProps, 'onCompare'> &
  Pick<SaidOfProps, 'decided'> & {
    one: SimilarOne;
    current: boolean;
  };

function Row({ one, decided, current, onCompare }: RowProps) {
  const { t, tr } = useT();
  const { initiative, facts, winner, readAt } = one;
  const topic = tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus');
  return (
    <UnstyledButton className={styles.row} aria-current={current} onClick={() => onCompare(one)}>
      <span className={styles.topic} title={topic}>
        {topic}
      </span>
      <span className={styles.facts}>
        {factTexts(facts, winner)
          .map(({ text, values }) => t(text, values))
          .join(', ')}
      </span>
      {!winner && (
        <span className={styles.said}>
          <SaidOf initiative={initiative} decided={decided} />
          {!decided && readAt !== null && <AsOf at={readAt} />}
        </span>
      )}
    </UnstyledButton>
  );
}
