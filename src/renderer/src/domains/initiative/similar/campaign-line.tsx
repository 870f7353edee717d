import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { chosenAddress } from '../links/chosen.ts';
import { SimilarList, type SimilarListProps } from './similar-list.tsx';
import styles from './similar-section.module.css';
import { useReadWhenOld } from './use-read-when-old.ts';
import type { Similar } from './use-similar.ts';

/** How many of a campaign are shown at first. */
const SHOWN = 15;

export type CampaignLineProps = Omit<SimilarListProps, 'ones'> & Pick<Similar, 'campaign' | 'renew'>;

/** The others that were filed with the text of the initiative in view, as one line, which opens their list. */
export function CampaignLine({ campaign, renew, ...row }: CampaignLineProps) {
  const { t } = useT();
  const navigate = useNavigate();
  const [shown, setShown] = useState(0);
  const ones = campaign.slice(0, shown);
  useReadWhenOld(ones, renew);
  const open = shown > 0;
  const inTurn = () => {
    const address = chosenAddress(campaign.map(({ initiative }) => initiative.id));
    void navigate(address, { state: { fromList: true } });
  };
  return (
    <div data-campaign>
      <UnstyledButton className={styles.campaign} aria-expanded={open} onClick={() => setShown(open ? 0 : SHOWN)}>
        <IconChevronRight size={15} stroke={1.7} aria-hidden />
        {t('{{count}} ta tashabbus bir xil matndan', { count: formatCount(campaign.length) })}
      </UnstyledButton>
      {open && (
        <>
          <UnstyledButton className={styles.inTurn} onClick={inTurn}>
            {t("Ketma-ket ko'rib chiqish")}
          </UnstyledButton>
          <SimilarList ones={ones} {...row} />
          {shown < campaign.length && (
            <UnstyledButton className={styles.more} onClick={() => setShown(campaign.length)}>
              {t('Yana')} <span>{formatCount(campaign.length - shown)}</span>
            </UnstyledButton>
          )}
        </>
      )}
    </div>
  );
}
