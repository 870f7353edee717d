import { WebOffice } from '@/entities/web-office.tsx';
import { useMe } from '@/session/session.ts';
import { canAddSavings } from './access.ts';

/**
 * Page of the savings report (S096). The document says only who may add to the report (N-033); adding, too, is done in
 * the web back-office.
 */
export function Component() {
  const { role } = useMe();
  return canAddSavings(role) ? <WebOffice label="Veb-panelda qo'shish" /> : <WebOffice />;
}
