import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useGoBack } from '@/kit/use-go-back.ts';
import { STAGES } from '../model/stages.ts';
import styles from './nothing-yet.module.css';
import { WinnerLine } from './winner-brief.tsx';

/** The page of a winner without an investment object, for those who may not create one (O-002). Esc goes back. */
export function NothingYet({ address }: { address: InvestAddress }) {
  const { t } = useT();
  const back = useGoBack('/app/initiatives');
  useCommands([{ id: 'page.leave', title: 'Orqaga', where: 'Hamma joyda', keys: ['Escape'], run: back }]);
  return (
    <div className={styles.nothing}>
      <WinnerLine address={address} />
      <ol className={styles.strip} aria-label={t('Bosqichlar')}>
        {STAGES.map(({ title }, index) => (
          <li key={title}>
            <span className={styles.node} aria-hidden>
              {index + 1}
            </span>
            <span>{t(title)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.title}>{t("Ma'lumot hali yo'q")}</p>
      <p className={styles.hint}>
        {t(
          "Bu tashabbus bo'yicha investitsiya obyekti yaratilmagan. Uni administrator yaratadi, shundan keyin to'rt bosqich shu yerda ko'rinadi.",
        )}
      </p>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
        rightSection={<CommandKey of="page.leave" />}
        onClick={back}
      >
        {t('Orqaga')}
      </Button>
    </div>
  );
}
