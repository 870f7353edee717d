import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Unfinished work of a person, reported by its feature and listed on the desk. */
export type Begun = {
  /** Unique on the desk. */
  id: string;
  /** `warn`: the person must act, or somebody may be misinformed. */
  tone: 'warn' | 'plain';
  icon: Icon;
  /** What was begun. */
  title: string;
  /** The record. Default: none. */
  about?: string | undefined;
  /** Its progress or state. */
  below: string;
  /** Actions; the first that can take focus takes it for the row. */
  buttons: ReactNode;
};
