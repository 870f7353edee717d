import { ConsolePage } from './console-page.tsx';
import { MODERATORS } from './consoles.ts';

/** Page of the moderators (spec 001 §2). */
export const Component = () => <ConsolePage of={MODERATORS} />;
