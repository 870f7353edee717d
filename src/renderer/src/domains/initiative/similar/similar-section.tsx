import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { CampaignLine } from './campaign-line.tsx';
import { SimilarList } from './similar-list.tsx';
import type { JustDecided } from './similar-row.tsx';
import styles from './similar-section.module.css';
import { useReadWhenOld } from './use-read-when-old.ts';
import type { Similar, SimilarOne } from './use-similar.ts';

export type SimilarSectionProps = {
  similar: Similar;
  /** This person's recent decisions, by initiative id. */
  decided: ReadonlyMap<number, JustDecided>;
  /** Id of the initiative compared with the one in view; null for none. */
  compared: number | null;
  /** Opens the comparison with the initiative in view. */
  onCompare: (one: SimilarOne) => void;
};

/**
 * Initiatives similar to the one in view, with the shared facts, under the checks, a campaign as one line; S compares
 * with the first one. Renders nothing without any.
 */
export function SimilarSection({ similar, decided, compared, onCompare }: SimilarSectionProps) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const { first, behind, campaign, among, renew } = similar;
  const next = first[0] ?? campaign[0] ?? behind[0];
  const further = open ? behind : [];
  useReadWhenOld([...first, ...further], renew);
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
  const row = { decided, compared, onCompare };
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
      <SimilarList ones={first} {...row} />
      {campaign.length > 0 && <CampaignLine campaign={campaign} renew={renew} {...row} />}
      <SimilarList ones={further} {...row} />
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
