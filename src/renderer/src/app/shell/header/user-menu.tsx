import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconHelpCircle,
  IconInfoCircle,
  IconKeyboard,
  IconListCheck,
  IconLogout,
  IconSelector,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { appInfoQuery } from '@/api/app-info.ts';
import { ROLE_LABELS } from '@/entities/role-labels.ts';
import { useArea } from '@/entities/use-area.ts';
import { useT } from '@/i18n/use-t.ts';
import { ActionMenu, ActionMenuDropdown } from '@/kit/action-menu.tsx';
import { useMe } from '@/session/session.ts';
import { useManual } from '../../manual/use-manual.ts';
import { SCREENS } from '../../menu/registry.ts';
import { besideMenu, screenPath } from '../../menu/screen.ts';
import { useProgramDialog } from '../../program-dialogs.ts';
import { useShortcutsSheet } from '../shortcuts/use-shortcuts-sheet.tsx';
import styles from './header.module.css';
import { initialsOf } from './person.ts';
import { useSignOut } from './use-sign-out.ts';

/** User menu: name, role and area of the signed-in person, and sign-out. */
export function UserMenu() {
  const { t, tr } = useT();
  const me = useMe();
  const area = useArea(me);
  const signOut = useSignOut();
  const openShortcuts = useShortcutsSheet();
  const openDialog = useProgramDialog();
  const manual = useManual();
  const info = useQuery(appInfoQuery);
  const role = t(ROLE_LABELS[me.role]);
  const name = tr(me.full_name) || me.username || role;

  return (
    <ActionMenu position="bottom-end" width={264}>
      <Menu.Target>
        <UnstyledButton className={styles.person}>
          <VisuallyHidden>{t('Foydalanuvchi menyusi')}</VisuallyHidden>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.who}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.role}>{area ? `${role} · ${tr(area)}` : role}</span>
          </span>
          <IconSelector size={16} stroke={1.7} />
        </UnstyledButton>
      </Menu.Target>
      <ActionMenuDropdown>
        {besideMenu(me.role, SCREENS).map((screen) => (
          <Menu.Item
            key={screen.path}
            component={Link}
            to={screenPath(screen)}
            leftSection={<IconListCheck size={16} stroke={1.7} />}
          >
            {t(screen.title)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconHelpCircle size={16} stroke={1.7} />} onClick={() => manual.open()}>
          {t("Qo'llanma")}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.7} />} onClick={openShortcuts}>
          {t('Tezkor tugmalar')}
        </Menu.Item>
        <Menu.Item leftSection={<IconInfoCircle size={16} stroke={1.7} />} onClick={() => openDialog('about')}>
          {t('Dastur haqida')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => void signOut()}>
          {t('Tizimdan chiqish')}
        </Menu.Item>
        {info.data && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('Dastur versiyasi: {{version}}', { version: info.data.version })}</Menu.Label>
          </>
        )}
      </ActionMenuDropdown>
    </ActionMenu>
  );
}
