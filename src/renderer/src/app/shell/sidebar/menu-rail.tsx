import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../menu/menu.ts';
import { screenPath } from '../../menu/screen.ts';
import { GROUP_ICONS } from './group-icons.ts';
import type { MenuProps } from './menu-tree.tsx';
import classes from './sidebar.module.css';

/** The menu as a column of icons; each opens its group's entries beside it, by pointer or keyboard. */
export function MenuRail({ groups, activeGroup }: MenuProps) {
  return groups.map((group) => <RailGroup key={group.id} group={group} active={group.id === activeGroup} />);
}

function RailGroup({ group, active }: { group: MenuGroup; active: boolean }) {
  const { t } = useT();
  // By the keyboard focus goes into the flyout; a pointer that only passes must not take it from a field.
  const [byKeyboard, setByKeyboard] = useState(false);
  const Icon = GROUP_ICONS[group.id];
  return (
    <Menu
      trigger="click-hover"
      trapFocus={byKeyboard}
      position="right-start"
      offset={8}
      width={264}
      openDelay={80}
      closeDelay={160}
    >
      <Menu.Target>
        <ActionIcon
          className={classes.railGroup}
          data-active={active || undefined}
          size="lg"
          aria-label={t(group.title)}
          onKeyDown={() => setByKeyboard(true)}
          onPointerEnter={() => setByKeyboard(false)}
        >
          <Icon size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.flyoutTitle}>{t(group.title)}</Menu.Label>
        {group.screens.map((screen) => (
          <Menu.Item key={screen.path} component={NavLink} to={screenPath(screen)} className={classes.flyoutEntry}>
            {t(screen.title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
