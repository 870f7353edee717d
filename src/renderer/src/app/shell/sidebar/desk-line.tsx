import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { useMe } from '@/session/session.ts';
import { goToId } from '../../menu/go-to.ts';
import { SCREENS } from '../../menu/registry.ts';
import { mayOpen, screenPath } from '../../menu/screen.ts';
import styles from './desk-line.module.css';

/** Path of the person's own desk, which stands above the menu. */
export const DESK = 'desk';

const screen = SCREENS.find(({ path }) => path === DESK);
const command = goToId({ path: DESK });

/** The desk's line above the menu, for roles that have a desk. */
export function DeskLine({ rail, active }: { rail: boolean; active: boolean }) {
  const { t } = useT();
  const { role } = useMe();
  const key = useCommandKey(command);
  if (!screen || !mayOpen(role, screen)) return null;
  const label = t(screen.title);
  const here = active ? 'page' : undefined;
  if (rail)
    return (
      <>
        <Tooltip label={[label, key].filter(Boolean).join(' · ')} position="right">
          <ActionIcon
            component={Link}
            to={screenPath(screen)}
            className={styles.icon}
            size="lg"
            aria-label={label}
            aria-current={here}
          >
            <IconListCheck size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <hr className={styles.end} />
      </>
    );
  return (
    <UnstyledButton component={Link} to={screenPath(screen)} className={styles.line} aria-current={here}>
      <IconListCheck size={18} stroke={1.7} aria-hidden />
      <span>{label}</span>
      <CommandKey of={command} />
    </UnstyledButton>
  );
}
