import type { Person } from '../people/person.ts';

/**
 * What happens to a person's workstation; gives what puts it right again after the person's next step, where it does not
 * pass by itself.
 */
export type Strike = (person: Person) => Promise<void | (() => Promise<void>)>;
