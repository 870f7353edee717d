import { Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { IconHash, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { boardsQuery } from '@/entities/boards.ts';
import { stageTags } from '@/entities/stage-tag.tsx';
import { MODERATION } from '@/i18n/failure-words.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { closePalette } from '@/kit/palette/open-palette.ts';
import { useFailureText } from '@/kit/words.tsx';
import { useMe } from '@/session/session.ts';
import { openedAlone, rowAddress } from '../links/address.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';
import styles from './found-group.module.css';
import type { ById } from './use-by-id.ts';

/** The initiatives with the id searched for, or why there are none. */
export function FoundGroup({ digits, rows, error }: Omit<ById, 'ask'>) {
  const { t } = useT();
  const { data: boards } = useQuery({ ...boardsQuery(useMe()), enabled: rows !== undefined && rows.length > 0 });
  // The list shows active boards only; an initiative of an older season is on none of them.
  const listed = rows?.filter(({ board_id }) => boards?.some(({ id }) => id === board_id)) ?? [];
  return (
    <>
      <Spotlight.ActionsGroup label={t("ID bo'yicha")}>
        {rows?.map((one) => (
          <DrawnRecord key={one.id} of={one} id={one.public_id ?? one.id}>
            {() => <FoundEntry initiative={one} digits={digits} />}
          </DrawnRecord>
        ))}
        {!rows?.length && (
          <div className={styles.said} role="status">
            {error ? <Failure error={error} /> : t(rows ? "Bunday ID topilmadi. To'liq ID yozing." : 'Qidirilmoqda…')}
          </div>
        )}
      </Spotlight.ActionsGroup>
      {listed.length > 0 && <InList listed={listed} />}
    </>
  );
}

function Failure({ error }: { error: Error }) {
  const { t } = useT();
  const failureText = useFailureText();
  const { headline, below, number } = failureText(error, MODERATION.list);
  if (hasNoAnswer(AppError.from(error))) return t("Aloqa yo'q");
  return (
    <>
      {[headline, ...below].join(' ')}
      <ErrorNumber number={number} />
    </>
  );
}

/** Leads to the row of the marked initiative in the list, else to that of the first. */
function InList({ listed }: { listed: readonly Initiative[] }) {
  const { t } = useT();
  const navigate = useNavigate();
  const show = () => {
    const marked = document.querySelector<HTMLElement>('[data-selected][data-initiative]')?.dataset.initiative;
    const one = listed.find(({ id }) => String(id) === marked) ?? listed[0];
    if (!one) return;
    flushSync(closePalette);
    void navigate(rowAddress({ publicId: one.public_id, board: one.board_id }));
  };
  useCommands([
    {
      id: 'palette.in-list',
      title: "Ro'yxatda ko'rsatish",
      where: 'Hamma joyda',
      keys: ['Ctrl+Enter'],
      inDialog: true,
      hears: () => true,
      run: (event) => {
        // The palette would take the Enter and open the marked entry.
        event?.stopImmediatePropagation();
        show();
      },
    },
  ]);
  return (
    <Spotlight.ActionsGroup label={t('Shu tashabbus bilan')}>
      <Spotlight.Action
        label={t("Ro'yxatda ko'rsatish")}
        dimmedSections={false}
        leftSection={<IconListSearch size={18} stroke={1.7} />}
        rightSection={<CommandKey of="palette.in-list" />}
        onClick={show}
      />
    </Spotlight.ActionsGroup>
  );
}

type FoundEntryProps = {
  initiative: Initiative;
  /** The digits of its id that were searched for. */
  digits: string;
};

/** An initiative found by its id: opens the desk with this initiative alone. */
function FoundEntry({ initiative, digits }: FoundEntryProps) {
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
