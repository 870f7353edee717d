import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { type Screen, screenPath } from '../../../menu/screen.ts';
import styles from './finder.module.css';
import type { Finder } from './use-finder.ts';

export type FinderOptionProps = {
  finder: Finder;
  screen: Screen;
  children: ReactNode;
};

/** An option that the arrow keys of the search field reach. Pressing the option leaves the focus in the field. */
export function FinderOption({ finder, screen, children }: FinderOptionProps) {
  const id = finder.idOf(screen);
  return (
    <NavLink
      to={screenPath(screen)}
      id={id}
      role="option"
      aria-selected={id === finder.markedId}
      tabIndex={-1}
      className={() => styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={finder.onOpen}
    >
      {children}
    </NavLink>
  );
}
