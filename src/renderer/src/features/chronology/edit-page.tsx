import { Navigate, useSearchParams } from 'react-router';
import { chronologyPath } from '@/entities/chronology-address.ts';
import { ChronologyForm } from './chronology-form.tsx';
import { KnownSubject } from './known-subject.tsx';
import { WithAddress } from './with-address.tsx';

/** The form of a known record, named ChronologyEdit in the documents; without `edit_id`, redirects to the list. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('edit_id');
  return (
    <WithAddress>
      {(address) =>
        id ? (
          <KnownSubject key={`${address.initiative}/${id}`} address={address}>
            {(known) => <ChronologyForm address={known} />}
          </KnownSubject>
        ) : (
          <Navigate to={chronologyPath(address)} replace />
        )
      }
    </WithAddress>
  );
}
