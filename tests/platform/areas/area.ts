import type { AnyTable } from '../db/table.ts';
import type { Route } from '../http/route.ts';

/** A part of the platform in one file: its tables with what is in them at first, and its calls. */
export type Area<Tables extends readonly AnyTable[] = readonly AnyTable[]> = {
  /** The choices of its seed depend on it: another name, other rows. */
  name: string;
  /** In the order in which they are filled: one that refers to another, or is made from it, comes after. */
  tables: Tables;
  routes: readonly Route[];
};

/** Declares an area; it is served, seeded and found once it stands in `all.ts`. */
export const defineArea = <const Tables extends readonly AnyTable[]>(area: Area<Tables>): Area<Tables> => area;
