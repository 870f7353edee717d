import { ConsolePage } from './console-page.tsx';
import { MODERATORS } from './consoles.ts';
import { ModeratorsExcel } from './moderators-excel.tsx';

/** Page of the moderators (spec 001 §2). */
export const Component = () => <ConsolePage of={MODERATORS} excel={() => <ModeratorsExcel />} />;
