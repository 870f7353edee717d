import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { INVEST_DRAFTS, type InvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { LoadFailure } from '@/kit/big-select/load-failure.tsx';
import { FailedState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useAsked } from '@/kit/use-asked.ts';
import { councilDecisionsQuery, linkedQuery } from '../model/api.ts';
import { placeMisfitOf } from '../model/misfit.ts';
import { CouncilDialog } from './council-dialog.tsx';
import styles from './council-section.module.css';

/**
 * The council decision that made the initiative a winner, as the platform has it now, with the button that links one. An
 * address without the initiative's id shows the decision that it names.
 */
export function CouncilSection({ address }: { address: InvestAddress }) {
  const { t, tr } = useT();
  const { of: opened, open, close, around } = useOwnDialog<true>('council-link');
  const { id } = address;
  const linked = useQuery({ ...linkedQuery(id ?? 0), enabled: id !== null });
  const { data: link } = linked;
  const misfit = link ? placeMisfitOf(address, link) : null;
  const current = id === null ? address.council_decision_id : (!misfit && link?.council_decision_id) || null;
  const decisions = useQuery({ ...councilDecisionsQuery(address), enabled: current !== null });
  const { data, error, isFetching } = decisions;
  useAsked(id !== null && linked.isSuccess && !misfit, () => open(true), INVEST_DRAFTS['council-decision-link']);
  const decision = data?.rows.find((row) => row.id === current);

  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Kengash qarori')}</h2>
        {id !== null && linked.isSuccess && !misfit && (
          <Button size="xs" variant="default" onClick={() => open(true)}>
            {t(current === null ? 'Biriktirish' : "O'zgartirish")}
          </Button>
        )}
      </div>
      {linked.isError && <FailedState error={linked.error} onRetry={linked.refetch} retrying={linked.isFetching} />}
      <p className={styles.decision} data-none={current === null || undefined}>
        {current === null
          ? !linked.isError && !misfit && t(linked.isLoading ? "Ma'lumotlar yuklanmoqda" : 'aniqlanmagan')
          : !data && isFetching
            ? t("Ma'lumotlar yuklanmoqda")
            : (decision?.title && tr(decision.title)) || t('{{id}}-raqamli qaror', { id: current })}
      </p>
      {current !== null && data && !decision && (
        <p className={styles.note}>{t("Bu qaror shu mavsum va tumanning ro'yxatida yo'q.")}</p>
      )}
      {current !== null && error && !data && <LoadFailure query={decisions} />}
      {misfit && <p className={styles.note}>{t(misfit)}</p>}
      {id === null && (
        <p className={styles.note}>
          {t(
            "Manzilda tashabbus raqami yo'q, shuning uchun qarorni biriktirib bo'lmaydi. Sahifani tashabbuslar ro'yxatidan oching.",
          )}
        </p>
      )}
      {around(
        // It compares with the decision that is linked now, also where a notice has opened it again.
        opened && id !== null && linked.isSuccess && (
          <CouncilDialog address={address} initiative={id} current={current} onClose={close} />
        ),
      )}
    </section>
  );
}
