import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { InvestAddress } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useGoBack } from '@/kit/use-go-back.ts';
import { INVEST_STAGES } from '../model/stages.ts';
import styles from './nothing-yet.module.css';
import { WinnerLine } from './winner-brief.tsx';

export type NothingYetProps = {
  address: InvestAddress;
  /** What is missing before an object may be created (Z-115). Default: nothing, but this person may not create one. */
  why?: Text;
};

/** The page of a winner without an investment object that this person cannot create (now) (O-002). Esc goes back. */
export function NothingYet({ address, why }: NothingYetProps) {
  const { t } = useT();
  const back = useGoBack('/app/initiatives');
  useCommands([{ id: 'page.leave', title: 'Orqaga', where: 'Hamma joyda', keys: ['Escape'], run: back }]);
  return (
    <div className={styles.nothing}>
      <WinnerLine address={address} />
      <ol className={styles.strip} aria-label={t('Bosqichlar')}>
        {INVEST_STAGES.map(({ title }, index) => (
          <li key={title}>
            <span className={styles.node} aria-hidden>
              {index + 1}
            </span>
            <span>{t(title)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.title}>{t(why ?? "Ma'lumot hali yo'q")}</p>
      <p className={styles.hint}>
        {t(
          why
            ? 'Investitsiya obyektini yaratish uchun avval shu shart bajarilishi kerak.'
            : "Bu tashabbus bo'yicha investitsiya obyekti yaratilmagan. Uni administrator yaratadi, shundan keyin to'rt bosqich shu yerda ko'rinadi.",
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
