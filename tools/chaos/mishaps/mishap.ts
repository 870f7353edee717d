import type { Person } from '../people/person.ts';

/**
 * Causes a mishap at a person's workstation. If the mishap does not pass by itself, returns the function that repairs
 * it after the person's next step.
 */
export type Strike = (person: Person) => Promise<void | (() => Promise<void>)>;
