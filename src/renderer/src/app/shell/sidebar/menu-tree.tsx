import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../menu/menu.ts';
import { type GroupId, screenPath } from '../../menu/screen.ts';
import { GROUP_ICONS } from './group-icons.ts';
import classes from './sidebar.module.css';

export interface MenuProps {
  groups: readonly MenuGroup[];
  /** The group of the screen that is open. */
  activeGroup: GroupId | undefined;
}

/** The menu with its groups as sections that open; the group of the open screen is open. */
export function MenuTree({ groups, activeGroup }: MenuProps) {
  const [open, setOpen] = useState<ReadonlySet<GroupId>>(new Set());
  const [seen, setSeen] = useState<GroupId>();
  if (activeGroup && activeGroup !== seen) {
    setSeen(activeGroup);
    setOpen(new Set(open).add(activeGroup));
  }
  const toggle = (id: GroupId) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  return groups.map((group) => (
    <MenuSection
      key={group.id}
      group={group}
      active={group.id === activeGroup}
      open={open.has(group.id)}
      onToggle={() => toggle(group.id)}
    />
  ));
}

interface MenuSectionProps {
  group: MenuGroup;
  active: boolean;
  open: boolean;
  onToggle: () => void;
}

function MenuSection({ group, active, open, onToggle }: MenuSectionProps) {
  const { t } = useT();
  const Icon = GROUP_ICONS[group.id];
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const listId = `menu-${group.id}`;
  return (
    <section>
      <UnstyledButton
        className={classes.group}
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.7} className={classes.groupIcon} />
        <span className={classes.groupTitle}>{t(group.title)}</span>
        <Chevron size={16} stroke={1.7} />
      </UnstyledButton>
      <ul id={listId} className={classes.entries} hidden={!open}>
        {group.screens.map((screen) => (
          <li key={screen.path}>
            <NavLink to={screenPath(screen)} className={() => classes.entry}>
              {t(screen.title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
