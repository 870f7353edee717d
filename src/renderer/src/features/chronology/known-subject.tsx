import { AppError } from '@shared/errors.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ChronologyAddress, chronologyPath } from '@/entities/chronology-address.ts';
import type { Text } from '@/i18n/text.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import { subjectQuery } from './api.ts';

export type KnownSubjectProps = {
  address: ChronologyAddress;
  /** The form, for the address as it is: with the initiative's own board if the address has none. */
  children: (address: ChronologyAddress) => ReactNode;
};

/**
 * A form about the initiative of its address, shown while the initiative is read. Where the platform knows no such
 * initiative, or it is of another board, it says so instead: orderers and contractors would be those of another board.
 */
export function KnownSubject({ address, children }: KnownSubjectProps) {
  const { data, error } = useQuery(subjectQuery(address.initiative));
  const own = data?.board_id ?? null;
  if (error && !data && AppError.from(error).kind === 'not-found') return <Misfit title="Bunday tashabbus topilmadi" />;
  if (address.board !== null && own !== null && own !== address.board) {
    const list = chronologyPath({ ...address, board: own });
    return <Misfit title="Havoladagi mavsum bu tashabbusniki emas" hint={OPEN_AGAIN} list={list} />;
  }
  return children({ ...address, board: address.board ?? own });
}

const OPEN_AGAIN: Text = "Yozuvni xronologiya ro'yxatidan oching.";

function Misfit({ title, hint, list = '/app/initiatives' }: { title: Text; hint?: Text; list?: string }) {
  return (
    <FormPanel>
      <FormNotice>
        <EmptyState title={title} {...(hint && { hint })} action={<ListLink to={list} />} />
      </FormNotice>
    </FormPanel>
  );
}
