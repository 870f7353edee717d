import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import panel from '@/kit/forms/form-panel.module.css';
import { FormFailed, FormLoading, FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import type { Initiative } from '../model/initiative.ts';
import { LineHold } from '../parts/line-hold.tsx';
import { useInitiative } from './use-initiative.ts';

/** Renders a form for a loaded initiative and its board. */
export type FormOf = (initiative: Initiative, board: Board | undefined) => ReactNode;

/** Page with a form about the initiative whose id is in the address. */
export function InitiativeFormPage({ children }: { children: FormOf }) {
  const id = Number(useParams().id);
  return (
    <FormPanel>
      {Number.isSafeInteger(id) ? (
        <InitiativeForm key={id} id={id}>
          {children}
        </InitiativeForm>
      ) : (
        <FormNotice>
          <EmptyState title="Bunday tashabbus topilmadi" action={<ListLink to="/app/initiatives" />} />
        </FormNotice>
      )}
    </FormPanel>
  );
}

export type InitiativeFormProps = {
  id: number;
  /** The initiative as shown, used as a fallback while offline. Default: none. */
  known?: Initiative;
  /** Leaves before the form has loaded, by a button and Esc. Default: none, the page has its own way back. */
  onLeave?: () => void;
  children: FormOf;
};

/** Loads an initiative and renders its form; shows an error where the initiative or its board could not be loaded. */
export function InitiativeForm({ id, known, onLeave, children }: InitiativeFormProps) {
  const loaded = useInitiative(id, known);
  if (loaded.step === 'loaded') {
    const form = children(loaded.initiative, loaded.board);
    return known ? <LineHold unread={loaded.standsIn}>{form}</LineHold> : form;
  }
  return (
    <>
      {loaded.step === 'failed' ? (
        <FormFailed
          error={loaded.error}
          onRetry={loaded.retry}
          retrying={loaded.retrying}
          gone={onLeave ? null : <ListLink to="/app/initiatives" />}
        />
      ) : (
        <FormLoading />
      )}
      {onLeave && <CloseFooter onLeave={onLeave} />}
    </>
  );
}

function CloseFooter({ onLeave }: { onLeave: () => void }) {
  const { t } = useT();
  useCommands([
    { id: 'page.leave', title: 'Yopish', where: 'Hamma joyda', keys: ['Escape'], run: onLeave, inDialog: true },
  ]);
  return (
    <footer className={panel.footer}>
      <Button variant="default" onClick={onLeave} data-autofocus>
        {t('Yopish')}
      </Button>
    </footer>
  );
}
