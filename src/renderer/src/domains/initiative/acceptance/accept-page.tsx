import { useGoBack } from '@/kit/use-go-back.ts';
import { InitiativeFormPage } from '../forms/initiative-form.tsx';
import { AcceptForm } from './accept-form.tsx';

/** Acceptance screen (spec 000 §2, D-001); goes back one screen when done. */
export function Component() {
  const back = useGoBack('/app/initiatives');
  return (
    <InitiativeFormPage>
      {(initiative, board) => <AcceptForm initiative={initiative} board={board} onDone={back} onCancel={back} />}
    </InitiativeFormPage>
  );
}
