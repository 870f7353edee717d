import { Button, Skeleton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import type { Initiative } from '../initiative.ts';
import styles from './form-page.module.css';
import { useInitiative } from './use-initiative.ts';

export type FormOf = (initiative: Initiative, board: Board | undefined) => ReactNode;

/** The page of a form about the initiative in the address. */
export function FormPage({ children }: { children: FormOf }) {
  const id = Number(useParams().id);
  return (
    <section className={styles.panel}>
      {Number.isSafeInteger(id) ? (
        <InitiativeForm key={id} id={id}>
          {children}
        </InitiativeForm>
      ) : (
        <div className={styles.failed}>
          <EmptyState title="Bunday tashabbus topilmadi" />
        </div>
      )}
    </section>
  );
}

export type InitiativeFormProps = {
  id: number;
  /** The way out while there is no form yet, by a button and Esc. Default: none, the page has its own. */
  onLeave?: () => void;
  children: FormOf;
};

/** A form about an initiative, once that is read; says what could not be read. */
export function InitiativeForm({ id, onLeave, children }: InitiativeFormProps) {
  const loaded = useInitiative(id);
  if (loaded.step === 'loaded') return children(loaded.initiative, loaded.board);
  return (
    <>
      {loaded.step === 'failed' ? (
        <div className={styles.failed}>
          <FailedState error={loaded.error} onRetry={loaded.retry} retrying={loaded.retrying} />
        </div>
      ) : (
        <Loading />
      )}
      {onLeave && <WayOut onLeave={onLeave} />}
    </>
  );
}

function WayOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useT();
  useHotkeys([['Escape', onLeave]]);
  return (
    <footer className={styles.footer}>
      <Button variant="default" onClick={onLeave} data-autofocus>
        {t('Yopish')}
      </Button>
    </footer>
  );
}

function Loading() {
  const { t } = useT();
  return (
    <div className={styles.loading} role="status" aria-label={t("Ma'lumotlar yuklanmoqda")}>
      <Skeleton height={57} radius="md" />
      {[52, 52, 52, 130].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </div>
  );
}
