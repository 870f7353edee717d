import { Menu } from '@mantine/core';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { screenPath } from '../../../menu/screen.ts';
import styles from './rail.module.css';
import { type RailGroupProps, RailIcon } from './rail-icon.tsx';
import { HOVER } from './use-later.ts';

/** A short group of the rail: a menu of the entries beside the icon. */
export function ShortGroup({ group, active, opened, onChange }: RailGroupProps) {
  const { t } = useT();
  // Opened by a key, the menu takes the focus; opened by hovering, it must not take the focus from a field.
  const [byKeyboard, setByKeyboard] = useState(false);
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      trigger="click-hover"
      trapFocus={byKeyboard}
      position="right-start"
      offset={8}
      width={264}
      openDelay={byKeyboard ? 0 : HOVER.open}
      closeDelay={HOVER.close}
    >
      <Menu.Target>
        <RailIcon
          group={group}
          active={active}
          onKeyDown={() => setByKeyboard(true)}
          onPointerEnter={() => setByKeyboard(false)}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.flyoutTitle}>{t(group.title)}</Menu.Label>
        {group.screens.map((screen, index) => (
          <Menu.Item
            key={screen.path}
            component={NavLink}
            to={screenPath(screen)}
            className={styles.flyoutEntry}
            data-autofocus={index === 0 || undefined}
          >
            {t(screen.title)}
          </Menu.Item>
        ))}
        {byKeyboard && <TakeFocus />}
      </Menu.Dropdown>
    </Menu>
  );
}
