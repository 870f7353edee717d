import { Popover } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import styles from './flyout.module.css';
import { Flyout } from './flyout.tsx';
import { type RailGroupProps, RailIcon } from './rail-icon.tsx';
import { HOVER, useLater } from './use-later.ts';

/**
 * What has opened a fly-out: a pointer that passes, which closes it again; a click, also one into it; or a key, which goes
 * into its field.
 */
type By = 'pointer' | 'click' | 'key';

/** While one types, what is found may be short: the fly-out stays where it was opened. */
const keepHeight = (place: HTMLElement | null) => place?.style.setProperty('--opened', `${place.offsetHeight}px`);

/** A group of the rail with many entries: they stand beside its icon by section, with a field to find one. */
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
          // A click that a key makes has no count.
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
        // Tab goes on from the icon.
        onKeyDown={({ key }: KeyboardEvent) => key === 'Tab' && leave()}
      >
        <Flyout group={group} takesFocus={by === 'key'} onOpen={() => change(false)} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}
