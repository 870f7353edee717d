import type { AnyTable } from '../db/table.ts';
import type { Route } from '../http/route.ts';

/** A part of the platform in one file: its tables with their seeds, and its calls. */
export type Area<Tables extends readonly AnyTable[] = readonly AnyTable[]> = {
  /** The seed's random choices depend on the name: another name gives other rows. */
  name: string;
  /** In the order of filling: a table that refers to another, or is derived from it, comes after it. */
  tables: Tables;
  routes: readonly Route[];
};

/** Declares an area; once it is listed in `all.ts`, the platform serves and seeds it and `find` finds its records. */
export const defineArea = <const Tables extends readonly AnyTable[]>(area: Area<Tables>): Area<Tables> => area;
