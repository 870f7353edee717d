import { ConsolePage } from './console-page.tsx';
import { MANAGERS } from './consoles.ts';
import { ManagersExcel } from './managers-excel.tsx';

/** Page of the managers (spec 001 §2). */
export const Component = () => (
  <ConsolePage of={MANAGERS} excel={(role, narrowed) => <ManagersExcel role={role} narrowed={narrowed} />} />
);
