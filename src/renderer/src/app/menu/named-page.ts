import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';

/** Loads one of the pages that a feature's module exports, by its name there. */
export const namedPage =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen['lazy'] =>
  async () => ({ Component: (await load())[name] });
