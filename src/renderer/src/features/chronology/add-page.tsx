import { ChronologyForm } from './chronology-form.tsx';
import { KnownSubject } from './known-subject.tsx';
import { WithAddress } from './with-address.tsx';

/** The form of a new record, named ChronologyAdd in the documents. */
export const Component = () => (
  <WithAddress>
    {(address) => (
      <KnownSubject key={address.initiative} address={address}>
        {(known) => <ChronologyForm address={known} />}
      </KnownSubject>
    )}
  </WithAddress>
);
