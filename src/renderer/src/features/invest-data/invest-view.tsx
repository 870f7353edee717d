import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { INVEST_DRAFTS, type InvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useAsked } from '@/kit/use-asked.ts';
import { CouncilSection } from './council/council-section.tsx';
import styles from './invest-view.module.css';
import type { InvestData } from './model/invest-data.ts';
import { PaperDialog } from './paper/paper-dialog.tsx';
import { MoneyCard } from './parts/money-card.tsx';
import { StageList } from './parts/stage-list.tsx';
import { WinnerBrief } from './parts/winner-brief.tsx';

export type InvestViewProps = { address: InvestAddress; data: InvestData };

/** The investment object of a winner: the stages, and beside them the winner, the money and the council decision. */
export function InvestView({ address, data }: InvestViewProps) {
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
