import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { GROUP_ICONS } from '../group-icons.ts';
import styles from './rail.module.css';

export type RailGroupProps = {
  group: MenuGroup;
  /** The open screen is one of its own. */
  active: boolean;
  /** Its entries are shown. */
  opened: boolean;
  onChange: (opened: boolean) => void;
};

export interface RailIconProps
  extends Pick<RailGroupProps, 'group' | 'active'>,
    Omit<ActionIconProps, 'children'>,
    ElementProps<'button', keyof ActionIconProps> {}

/** The icon of a group on the rail; what else it is given belongs to what it opens. */
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
