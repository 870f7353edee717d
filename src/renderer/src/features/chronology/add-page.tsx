import { ChronologyForm } from './chronology-form.tsx';
import { WithAddress } from './with-address.tsx';

/** The form of a new record, named ChronologyAdd in the documents. */
export const Component = () => (
  <WithAddress>{(address) => <ChronologyForm key={address.initiative} address={address} />}</WithAddress>
);
