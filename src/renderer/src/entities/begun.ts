import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that a person has begun and that is not done: told by the feature that knows it, listed on the desk. */
export type Begun = {
  /** Unique on the desk. */
  id: string;
  /** `warn`: the person has to act, or somebody may be told something wrong. */
  tone: 'warn' | 'plain';
  icon: Icon;
  /** What was begun. */
  title: string;
  /** The record. Default: none. */
  about?: string | undefined;
  /** How far it is. */
  below: string;
  /** What can be done; the first one that can be focused stands for the row. */
  buttons: ReactNode;
};
