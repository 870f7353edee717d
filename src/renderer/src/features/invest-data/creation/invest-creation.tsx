import { useQuery } from '@tanstack/react-query';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { FormFailed, FormLoading, FormNotice, FormPanel } from '@/kit/forms/form-panel.tsx';
import { useGoBack } from '@/kit/use-go-back.ts';
import { investSetupQuery } from './api.ts';
import { CreationForm } from './creation-form.tsx';
import { ListsUnread } from './lists-unread.tsx';

export type InvestCreationProps = {
  address: InvestAddress;
  /** Called once the object exists: created, or found to exist. */
  onCreated: () => void;
};

/** The form of a new investment object, for an admin if there is none yet (O-001, O-008; spec 001 §2). */
export function InvestCreation({ address, onCreated }: InvestCreationProps) {
  const { data, error, refetch, isFetching } = useQuery(investSetupQuery);
  const back = useGoBack('/app/initiatives');
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (data?.lists.step === 'read') {
    return (
      <FormPanel>
        <CreationForm
          key={keyOf(address)}
          address={address}
          lists={data.lists.lists}
          publicIdKey={data.publicIdKey}
          onCreated={onCreated}
          onLeave={back}
        />
      </FormPanel>
    );
  }
  return (
    <FormPanel>
      {data && (
        <FormNotice>
          <ListsUnread answer={data.lists} {...retry} onLeave={back} />
        </FormNotice>
      )}
      {!data && (error ? <FormFailed error={error} {...retry} /> : <FormLoading />)}
      <WayOut onLeave={back} />
    </FormPanel>
  );
}

/** Key of the form: another value in the address makes it another form. */
const keyOf = ({ publicId, desc, soato, tin, type, category, granted_amount }: InvestAddress): string =>
  JSON.stringify([publicId, desc, soato, tin, type, category, granted_amount]);

/** Lets Esc leave the page while the form is not shown. */
function WayOut({ onLeave }: { onLeave: () => void }) {
  useCommands([{ id: 'page.leave', title: 'Orqaga', where: 'Hamma joyda', keys: ['Escape'], run: onLeave }]);
  return null;
}
