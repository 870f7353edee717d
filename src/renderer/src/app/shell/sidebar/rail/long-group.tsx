import { Popover } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import styles from './flyout.module.css';
import { Flyout } from './flyout.tsx';
import { type RailGroupProps, RailIcon } from './rail-icon.tsx';
import { HOVER, useLater } from './use-later.ts';

/**
 * How the fly-out was opened: by a hovering pointer (closes when the pointer leaves), by a click on the icon or in the
 * fly-out, or by a key (the search field takes the focus).
 */
type By = 'pointer' | 'click' | 'key';

/** Keeps the opening height: few search results must not shrink the box and move the fly-out. */
const keepHeight = (place: HTMLElement | null) => place?.style.setProperty('--opened', `${place.offsetHeight}px`);

/** A long group of the rail: a fly-out beside the icon with the entries by section and a search field. */
export function LongGroup({ group, active, opened, onChange }: RailGroupProps) {
  const icon = useRef<HTMLButtonElement>(null);
  const [by, setBy] = useState<By>('pointer');
  const later = useLater();

  const change = (next: boolean) => {
    later(null);
    onChange(next);
  };
  const open = (next: By) => {
    setBy(next);
    change(true);
  };
  const leave = () => {
    icon.current?.focus();
    change(false);
  };
  const onMouseLeave = () => (opened && by !== 'pointer' ? undefined : later(() => change(false), HOVER.close));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== icon.current && !currentTarget.contains(relatedTarget)) change(false);
  };

  return (
    <Popover
      opened={opened}
      onChange={change}
      position="right-start"
      offset={8}
      middlewares={{ flip: false, shift: { padding: 8 } }}
      closeOnEscape={false}
    >
      <Popover.Target>
        <RailIcon
          ref={icon}
          group={group}
          active={active}
          onMouseEnter={() => later(opened ? null : () => open('pointer'), HOVER.open)}
          onMouseLeave={onMouseLeave}
          // A click made by a key has `detail` 0.
          onClick={({ detail }: MouseEvent) => open(detail === 0 ? 'key' : 'click')}
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={keepHeight}
        className={styles.place}
        onMouseEnter={() => later(null)}
        onMouseLeave={onMouseLeave}
        onFocus={() => by === 'pointer' && setBy('click')}
        onBlur={onBlur}
        // The focus goes back to the icon first, so Tab continues after the icon.
        onKeyDown={({ key }: KeyboardEvent) => key === 'Tab' && leave()}
      >
        <Flyout group={group} takesFocus={by === 'key'} onOpen={() => change(false)} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}
