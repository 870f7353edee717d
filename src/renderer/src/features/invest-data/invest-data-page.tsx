import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { INVEST_DRAFTS, type InvestAddress, readInvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { FormFailed, FormPanel } from '@/kit/forms/form-panel.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useAsked } from '@/kit/use-asked.ts';
import { useWords } from '@/kit/words.tsx';
import { useMe } from '@/session/session.ts';
import { canCreate } from './access.ts';
import { CouncilSection } from './council/council-section.tsx';
import { removeMark } from './creation/begun-mark.ts';
import { InvestCreation } from './creation/invest-creation.tsx';
import styles from './invest-data-page.module.css';
import { investDataQuery } from './model/api.ts';
import type { InvestData } from './model/invest-data.ts';
import { INVEST_STAGES } from './model/stages.ts';
import { PaperDialog } from './paper/paper-dialog.tsx';
import { MoneyCard } from './parts/money-card.tsx';
import { NothingYet } from './parts/nothing-yet.tsx';
import { StageList } from './parts/stage-list.tsx';
import { WinnerBrief } from './parts/winner-brief.tsx';

/** Transparent investment data of a winner (S084, A-009). */
export function Component() {
  const { public_id = '' } = useParams();
  const [query] = useSearchParams();
  return <InvestPage key={public_id} address={readInvestAddress(public_id, query)} />;
}

function InvestPage({ address }: { address: InvestAddress }) {
  const { role } = useMe();
  const { action } = useWords();
  const queries = useQueryClient();
  const options = investDataQuery(address.publicId);
  const { data, isError, error, refetch, isFetching } = useQuery({ ...options, refetchOnReconnect: false });
  const isShown = Boolean(data);
  const creates = canCreate(role);
  useEffect(() => {
    if (isShown && creates) void removeMark(address.publicId);
  }, [isShown, creates, address.publicId]);
  // The platform's message or the action fallback (O-038).
  const failed = (why: Error) => <FormFailed error={why} words={action} onRetry={refetch} retrying={isFetching} />;
  if (data) return <InvestView address={address} data={data} />;
  if (data === undefined) return <FormPanel>{isError ? failed(error) : <InvestSkeleton />}</FormPanel>;
  return (
    <FormPanel>
      <div className={styles.page}>
        {/* Outside of the creation's form, which its dialog would submit (Z-184). */}
        <div className={styles.council}>
          <CouncilSection address={address} />
        </div>
        <div className={styles.rest}>
          {creates ? (
            <InvestCreation
              address={address}
              onRead={() => void queries.invalidateQueries({ queryKey: options.queryKey })}
              reading={isFetching}
            />
          ) : isError ? (
            // The cached null is stale: an object may exist by now.
            failed(error)
          ) : (
            <NothingYet address={address} />
          )}
        </div>
      </div>
    </FormPanel>
  );
}

type InvestViewProps = { address: InvestAddress; data: InvestData };

/** The investment object of a winner: the stages, and beside them the winner, the money and the council decision. */
function InvestView({ address, data }: InvestViewProps) {
  const { t } = useT();
  const { of: editing, open, close, around } = useOwnDialog<true>('invest-paper');
  useAsked(true, () => open(true), INVEST_DRAFTS['invest-paper']);
  useCommands([
    {
      id: 'invest.edit',
      title: "Ma'lumotlarni tahrirlash oynasi",
      where: "Investitsiya ma'lumotlarida",
      keys: ['KeyE'],
      run: () => open(true),
    },
  ]);
  return (
    <section className={styles.view}>
      <div className={styles.main}>
        <StageList data={data} />
      </div>
      <aside className={styles.side}>
        <div className={styles.about}>
          <WinnerBrief address={address} />
          <MoneyCard data={data} />
          {/* Z-159, an inference: everybody who may open the screen edits, and links a council decision. */}
          <CouncilSection address={address} />
        </div>
        <footer className={styles.footer}>
          <Button
            fullWidth
            leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
            rightSection={<CommandKey of="invest.edit" />}
            onClick={() => open(true)}
          >
            {t('Tahrirlash')}
          </Button>
        </footer>
      </aside>
      {around(editing && <PaperDialog address={address} data={data} onClose={close} />)}
    </section>
  );
}

/** Placeholder of the stages while the object is loading. */
function InvestSkeleton() {
  const { t } = useT();
  return (
    <div className={styles.stages} role="status" aria-label={t("Ma'lumotlar yuklanmoqda")}>
      {INVEST_STAGES.map(({ title }) => (
        <div key={title} className={styles.stage}>
          <Skeleton circle width={28} height={28} />
          <div className={styles.content}>
            <Skeleton width={220} height={20} />
            <Skeleton height={64} radius="md" />
          </div>
        </div>
      ))}
    </div>
  );
}
