import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { type Screen, screenPath } from '../../../menu/screen.ts';
import classes from './finder.module.css';
import type { Finder } from './use-finder.ts';

export interface FinderOptionProps {
  finder: Finder;
  screen: Screen;
  children: ReactNode;
}

/** An entry that the arrows of the field reach. The keyboard stays in the field when the entry is pressed. */
export function FinderOption({ finder, screen, children }: FinderOptionProps) {
  const isMarked = finder.marked === screen.path;
  return (
    <NavLink
      to={screenPath(screen)}
      id={finder.idOf(screen)}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      className={() => classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={finder.onOpen}
    >
      {children}
    </NavLink>
  );
}
