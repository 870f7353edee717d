import { useGoBack } from '@/kit/use-go-back.ts';
import { InitiativeFormPage } from '../forms/initiative-form.tsx';
import { EditForm } from './edit-form.tsx';

/** The edit screen (spec 001 §2): goes back one screen when it is saved. */
export function Component() {
  const back = useGoBack('/app/initiatives');
  return (
    <InitiativeFormPage>
      {(initiative, board) => <EditForm initiative={initiative} board={board} onDone={back} onCancel={back} />}
    </InitiativeFormPage>
  );
}
