import { ConsolePage } from './console-page.tsx';
import { MANAGERS } from './consoles.ts';
import { ManagersExcel } from './managers-excel.tsx';

/** The list of managers (spec 001 §2). */
export const Component = () => (
  <ConsolePage of={MANAGERS} excel={(role, narrowed) => <ManagersExcel role={role} narrowed={narrowed} />} />
);
