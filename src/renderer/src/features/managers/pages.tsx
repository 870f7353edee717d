import { ConsolePage } from './console-page.tsx';
import { MANAGERS, MODERATORS } from './consoles.ts';
import { ManagerForm } from './manager-form.tsx';

/** The managers, and the form of one (spec 001 §2). */
export const ManagersPage = () => <ConsolePage of={MANAGERS} />;
export const ManagerPage = () => <ManagerForm of={MANAGERS} />;

/** The moderators, and the form of one (spec 001 §2). */
export const ModeratorsPage = () => <ConsolePage of={MODERATORS} />;
export const ModeratorPage = () => <ManagerForm of={MODERATORS} />;
