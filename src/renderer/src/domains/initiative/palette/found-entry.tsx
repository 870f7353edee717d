import { Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { IconHash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { stageTags } from '@/entities/stage-tag.tsx';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { closePalette } from '@/kit/palette/open-palette.ts';
import { openedAlone } from '../links/address.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';
import styles from './found-group.module.css';

export type FoundEntryProps = {
  initiative: Initiative;
  /** The digits of its id that were searched for. */
  digits: string;
};

/** An initiative found by its id: opens the desk with this initiative alone. */
export function FoundEntry({ initiative, digits }: FoundEntryProps) {
  const { t, tr } = useT();
  const navigate = useNavigate();
  const { id, public_id, quarter_title, created_at, stage, board_id } = initiative;
  const about = [tr(quarter_title), formatDate(created_at)].filter(Boolean);
  const open = () => {
    flushSync(closePalette);
    void navigate(openedAlone({ id, publicId: public_id, board: board_id }));
  };
  return (
    <Spotlight.Action data-initiative={id} onClick={open}>
      <IconHash className={styles.icon} size={18} stroke={1.7} aria-hidden />
      <span className={styles.body}>
        <span className={styles.title}>{tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus')}</span>
        <span className={styles.about}>
          <span className={styles.id}>
            <strong>{digits}</strong>
            {public_id?.slice(digits.length)}
          </span>
          {about.map((part) => ` · ${part}`)}
        </span>
      </span>
      <span className={styles.states}>
        {stageTags(t)(stage)}
        {subStageMarks(t)(initiative)}
        <Kbd className={styles.enter} aria-hidden>
          Enter
        </Kbd>
      </span>
    </Spotlight.Action>
  );
}
