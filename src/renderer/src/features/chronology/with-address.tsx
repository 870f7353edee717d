import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type ChronologyAddress, readChronologyAddress } from '@/entities/chronology-address.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';

/** Renders a screen of the chronology with its address; a message if the address names no initiative. */
export function WithAddress({ children }: { children: (address: ChronologyAddress) => ReactNode }) {
  const { initiativeId } = useParams();
  const [query] = useSearchParams();
  const address = readChronologyAddress(initiativeId, query);
  if (address) return children(address);
  return (
    <ListPage>
      <EmptyState title="Bunday tashabbus topilmadi" action={<ListLink to="/app/initiatives" />} />
    </ListPage>
  );
}
