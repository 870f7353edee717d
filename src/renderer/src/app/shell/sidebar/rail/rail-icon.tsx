import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { GROUP_ICONS } from '../group-icons.ts';
import styles from './rail.module.css';

export type RailGroupProps = {
  group: MenuGroup;
  /** The open screen belongs to this group. */
  active: boolean;
  /** The group's fly-out is open. */
  opened: boolean;
  onChange: (opened: boolean) => void;
};

export interface RailIconProps
  extends Pick<RailGroupProps, 'group' | 'active'>,
    Omit<ActionIconProps, 'children'>,
    ElementProps<'button', keyof ActionIconProps> {}

/** Icon button of a group on the rail; passes the other props on to the button, for the fly-out's target. */
export function RailIcon({ group, active, ...rest }: RailIconProps) {
  const { t } = useT();
  const Icon = GROUP_ICONS[group.id];
  return (
    <ActionIcon
      classNames={{ root: styles.railGroup }}
      data-active={active || undefined}
      size="lg"
      aria-label={t(group.title)}
      {...rest}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
