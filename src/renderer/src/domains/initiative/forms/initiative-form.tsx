import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useLine } from '@/api/line.ts';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import panel from '@/kit/forms/form-panel.module.css';
import { FormFailed, FormLoading, FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import { TypedAhead } from '@/kit/forms/typed-ahead.tsx';
import { useMe } from '@/session/session.ts';
import { initiativeQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { LineHold } from '../parts/line-hold.tsx';

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
        <>
          <FormLoading />
          {onLeave && <TypedAhead />}
        </>
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

/** State of loading an initiative. */
type LoadedInitiative =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  /**
   * `board`: the initiative's board; undefined if not among the active boards. `standsIn`: the initiative is the
   * fallback, as it cannot be read now.
   */
  | { step: 'loaded'; initiative: Initiative; board: Board | undefined; standsIn: boolean };

/** Age up to which a reading that is in view is good enough to open a form with, in ms. */
const YOUNG_MS = 10_000;

const isYoung = (state: { dataUpdatedAt: number; isInvalidated: boolean } | undefined): boolean =>
  state !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < YOUNG_MS;

/**
 * Loads the current initiative with all fields (a row of the list has fewer, and may be outdated), and its board, which
 * decides what a form asks for. While offline, `known` is the fallback until the initiative has been read. Default: no
 * fallback.
 */
function useInitiative(id: number, known?: Initiative): LoadedInitiative {
  const me = useMe();
  const online = useLine();
  const boards = useQuery(boardsQuery(me));
  const queries = useQueryClient();
  // In a dialog over what has just been read, the form stands at once; each decision reads the initiative again.
  const [young] = useState(() => known !== undefined && isYoung(queries.getQueryState(initiativeQuery(id).queryKey)));
  const one = useQuery({ ...initiativeQuery(id), staleTime: young ? YOUNG_MS : 0 });
  /** Once shown, the fallback stays until the initiative has been read: form input must not be lost. */
  const [standing, setStanding] = useState(false);
  const boardOf = ({ board_id }: Initiative) => boards.data?.find((board) => board.id === board_id);
  const loaded = (initiative: Initiative, standsIn: boolean) =>
    ({ step: 'loaded', initiative, board: boardOf(initiative), standsIn }) as const;

  if ((young || one.isFetchedAfterMount) && one.data && boards.data) return loaded(one.data, false);
  if (known && boards.data && (standing || !online)) {
    if (!standing) setStanding(true);
    return loaded(known, true);
  }
  const failed = [boards, one].find(({ isError, data }) => isError && data === undefined);
  if (!failed) return { step: 'loading' };
  return { step: 'failed', error: failed.error, retry: () => void failed.refetch(), retrying: failed.isFetching };
}
