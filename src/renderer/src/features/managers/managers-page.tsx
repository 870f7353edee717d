import { ConsolePage } from './console-page.tsx';
import { MANAGERS } from './consoles.ts';

/** Page of the managers (spec 001 §2). */
export const Component = () => <ConsolePage of={MANAGERS} />;
