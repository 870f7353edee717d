import { MODERATORS } from './consoles.ts';
import { ManagerForm } from './manager-form.tsx';

/** Form of a moderator (spec 001 §2). */
export const Component = () => <ManagerForm of={MODERATORS} />;
