import { WebOffice } from '@/entities/web-office.tsx';
import { useMe } from '@/session/session.ts';
import { canAddSavings } from './access.ts';

/** The savings report (S096): the document says only who adds to it (N-033), which is done in the web back-office, too. */
export function Component() {
  const { role } = useMe();
  return canAddSavings(role) ? <WebOffice label="Veb-panelda qo'shish" /> : <WebOffice />;
}
