import { useGoBack } from '@/kit/use-go-back.ts';
import { InitiativeFormPage } from '../forms/initiative-form.tsx';
import { EditForm } from './edit-form.tsx';

/** Edit screen (spec 001 §2); goes back one screen after saving. */
export function Component() {
  const back = useGoBack('/app/initiatives');
  return (
    <InitiativeFormPage>
      {(initiative, board) => <EditForm initiative={initiative} board={board} onDone={back} onCancel={back} />}
    </InitiativeFormPage>
  );
}
