import { MANAGERS } from './consoles.ts';
import { ManagerForm } from './manager-form.tsx';

/** The form of a manager (spec 001 §2). */
export const Component = () => <ManagerForm of={MANAGERS} />;
