import { MANAGERS } from './consoles.ts';
import { ManagerForm } from './manager-form.tsx';

/** Form of a manager (spec 001 §2). */
export const Component = () => <ManagerForm of={MANAGERS} />;
