import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import type { InvestData } from '../model/invest-data.ts';
import { INVEST_STAGES, type InvestStage, type Known, knownOf } from '../model/stages.ts';
import { FactValue } from './fact-value.tsx';
import styles from './stage-list.module.css';

/** The four stages as one line from top to bottom, each of which can be collapsed (O-004). */
export function StageList({ data }: { data: InvestData }) {
  const { t } = useT();
  return (
    <ol className={styles.stages} aria-label={t('Bosqichlar')}>
      {INVEST_STAGES.map((stage, index) => (
        <DrawnRecord key={stage.title} of={data} id={data.id} place={asItem}>
          {() => <StageItem stage={stage} number={index + 1} data={data} />}
        </DrawnRecord>
      ))}
    </ol>
  );
}

const asItem = (said: ReactNode) => <li>{said}</li>;

type StageItemProps = { stage: InvestStage; number: number; data: InvestData };

function StageItem({ stage, number, data }: StageItemProps) {
  const { t } = useT();
  const [opened, setOpened] = useState(true);
  const id = useId();
  const known = knownOf(data, stage);
  return (
    <li className={styles.stage} data-mark={known.mark}>
      <span className={styles.node} aria-hidden>
        {known.mark === 'all' ? <IconCheck size={15} stroke={2.4} /> : number}
      </span>
      <div className={styles.content}>
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            <span className={styles.title}>{t(stage.title)}</span>
            <Lack known={known} />
            <IconChevronDown className={styles.chevron} size={16} stroke={1.7} aria-hidden />
          </button>
        </h2>
        <dl id={id} className={styles.facts} hidden={!opened}>
          {stage.facts.map((spec) => (
            <div key={spec.key} data-span={spec.span}>
              <dt>{t(spec.label)}</dt>
              <dd>
                <FactValue spec={spec} data={data} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Says what a stage lacks; renders nothing if all of it is known. */
function Lack({ known: { mark, missing, unread } }: { known: Known }) {
  const { t } = useT();
  if (mark === 'all') return null;
  const words = [
    missing > 0 && t('{{count}} ta aniqlanmagan', { count: missing }),
    unread > 0 && t("{{count}} ta o'qib bo'lmadi", { count: unread }),
  ];
  const text = mark === 'none' && unread === 0 ? t('aniqlanmagan') : words.filter(Boolean).join(', ');
  return <span className={styles.lack}>{text}</span>;
}
