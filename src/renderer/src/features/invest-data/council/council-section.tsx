import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { councilDecisionsQuery } from '../model/api.ts';
import { CouncilDialog } from './council-dialog.tsx';
import styles from './council-section.module.css';

/**
 * The council decision that made the initiative a winner, with the button that links one. The address names the linked
 * decision, so that F5 keeps it.
 */
export function CouncilSection({ address }: { address: InvestAddress }) {
  const { t, tr } = useT();
  const [, setQuery] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const { id, council_decision_id: current } = address;
  const { data, isPending } = useQuery({ ...councilDecisionsQuery(address), enabled: current !== null });
  const title = data?.rows.find((row) => row.id === current)?.title ?? null;

  const close = (linked: number | null) => {
    setOpened(false);
    if (linked === null) return;
    setQuery(
      (query) => {
        query.set('council_decision_id', String(linked));
        return query;
      },
      { replace: true },
    );
  };

  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Kengash qarori')}</h2>
        {id !== null && (
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            {t(current === null ? 'Biriktirish' : "O'zgartirish")}
          </Button>
        )}
      </div>
      <p className={styles.decision} data-none={current === null || undefined}>
        {current === null
          ? t('aniqlanmagan')
          : isPending
            ? t("Ma'lumotlar yuklanmoqda")
            : (title && tr(title)) || t('{{id}}-raqamli qaror', { id: current })}
      </p>
      {id === null && (
        <p className={styles.note}>
          {t(
            "Manzilda tashabbus raqami yo'q, shuning uchun qarorni biriktirib bo'lmaydi. Sahifani tashabbuslar ro'yxatidan oching.",
          )}
        </p>
      )}
      {opened && id !== null && <CouncilDialog address={address} initiative={id} onClose={close} />}
    </section>
  );
}
