import { ConsolePage } from './console-page.tsx';
import { MANAGERS, MODERATORS } from './consoles.ts';
import { ManagerForm } from './manager-form.tsx';

/** The managers, and the form of one (spec 001 §2). */
export const Managers = () => <ConsolePage of={MANAGERS} />;
export const Manager = () => <ManagerForm of={MANAGERS} />;

/** The moderators, and the form of one (spec 001 §2). */
export const Moderators = () => <ConsolePage of={MODERATORS} />;
export const Moderator = () => <ManagerForm of={MODERATORS} />;
