import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { FormFailed, FormLoading, FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import { useGoBack } from '@/kit/use-go-back.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { investSetupQuery } from './api.ts';
import { markQuery } from './begun-mark.ts';
import styles from './creation.module.css';
import { CreationForm } from './creation-form.tsx';
import { ListsUnread } from './lists-unread.tsx';
import { readinessQuery } from './readiness.ts';

export type InvestCreationProps = {
  address: InvestAddress;
  /** Reads the object: once it exists, created or found to exist, and on retry. */
  onRead: () => void;
  /** Whether the object is being read. */
  reading: boolean;
};

/**
 * The form of a new investment object, for an admin if there is none yet (O-001, O-008; spec 001 §2), why there may be
 * none yet (Z-115), or that the created one is not shown yet.
 */
export function InvestCreation({ address, onRead, reading }: InvestCreationProps) {
  const queries = useQueryClient();
  const setup = useQuery(investSetupQuery);
  const readiness = useQuery(readinessQuery(address));
  const back = useGoBack('/app/initiatives');
  /** Once shown, the form stays: a later reading must not discard its input. */
  const [ready, setReady] = useState(false);
  if (readiness.data === null && !ready) setReady(true);
  const { data } = setup;
  const mark = useQuery(markQuery(address.publicId));
  /** The person wants the form although an object was created. */
  const [again, setAgain] = useState(false);
  const created = () => {
    setAgain(false);
    void queries.invalidateQueries({ queryKey: markQuery(address.publicId).queryKey });
    onRead();
  };
  if (mark.data === 'created' && !again) {
    return (
      <FormPanel>
        <NotVisibleYet onRetry={onRead} retrying={reading} onAgain={() => setAgain(true)} />
        <WayOut onLeave={back} />
      </FormPanel>
    );
  }
  if (readiness.data && !ready) return <NothingYet address={address} why={readiness.data} />;
  if (ready && mark.isSuccess && data?.lists.step === 'read') {
    return (
      <FormPanel>
        <CreationForm
          key={keyOf(address)}
          address={address}
          lists={data.lists.lists}
          publicIdKey={data.publicIdKey}
          onCreated={created}
          onLeave={back}
        />
      </FormPanel>
    );
  }
  const failed = [readiness, setup].find((query) => query.isError && query.data === undefined);
  return (
    <FormPanel>
      {failed ? (
        <FormFailed error={failed.error} {...retryOf(failed)} />
      ) : data && data.lists.step !== 'read' ? (
        <FormNotice>
          <ListsUnread answer={data.lists} {...retryOf(setup)} onLeave={back} />
        </FormNotice>
      ) : (
        <FormLoading />
      )}
      <WayOut onLeave={back} />
    </FormPanel>
  );
}

const retryOf = ({ refetch, isFetching }: { refetch: () => unknown; isFetching: boolean }) => ({
  onRetry: () => void refetch(),
  retrying: isFetching,
});

/** Key of the form: another value in the address makes it another form. */
const keyOf = ({ publicId, desc, soato, tin, type, category, granted_amount }: InvestAddress): string =>
  JSON.stringify([publicId, desc, soato, tin, type, category, granted_amount]);

/** Lets Esc leave the page while the form is not shown. */
function WayOut({ onLeave }: { onLeave: () => void }) {
  useCommands([{ id: 'page.leave', title: 'Orqaga', where: 'Hamma joyda', keys: ['Escape'], run: onLeave }]);
  return null;
}

type NotVisibleYetProps = {
  /** Reads the object again. */
  onRetry: () => void;
  retrying: boolean;
  /** Opens the form once more. */
  onAgain: () => void;
};

/** Shown in place of the form after a creation that the platform has confirmed, until a reading shows the object. */
function NotVisibleYet({ onRetry, retrying, onAgain }: NotVisibleYetProps) {
  const { t } = useT();
  return (
    <FormNotice>
      <div className={styles.unread} role="status">
        <IconClock size={40} stroke={1.2} aria-hidden />
        <h2>{t("Investitsiya obyekti yaratildi, hali ko'rinmayapti")}</h2>
        <p>
          {t(
            "Platforma uni birozdan keyin ko'rsatishi mumkin. Qayta yaratilsa, ikkinchi obyekt paydo bo'lishi mumkin.",
          )}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onAgain}>
            {t('Yaratish shaklini ochish')}
          </Button>
          <Button onClick={onRetry} loading={retrying} autoFocus>
            {t('Qayta urinish')}
          </Button>
        </div>
      </div>
    </FormNotice>
  );
}
