import type { Role } from '@shared/roles.ts';
import { IconKeyboard, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { SCREENS } from '../../menu/registry.ts';
import { screenPath } from '../../menu/screen.ts';
import { useScript } from '../../script.ts';
import { useColorScheme } from '../../switches/color-scheme-switch.tsx';
import { useSignOut } from '../header/use-sign-out.ts';
import { useShortcutsSheet } from '../shortcuts/use-shortcuts-sheet.tsx';
import { GROUP_ICONS } from '../sidebar/group-icons.ts';
import { paletteScreens } from './palette-screens.ts';

/** An entry of the palette: a screen or a command. */
export type PaletteEntry = {
  id: string;
  title: Text;
  /** Menu group of the screen. */
  group?: Text;
  icon: ReactNode;
  run: () => void;
};

const ICON = { size: 18, stroke: 1.7 };

/** Entries of the palette for a role: every screen of its menu, and the commands of the shell. */
export function usePaletteEntries(role: Role): { screens: readonly PaletteEntry[]; commands: readonly PaletteEntry[] } {
  const navigate = useNavigate();
  const { script, choose } = useScript();
  const { dark, toggle } = useColorScheme();
  const signOut = useSignOut();
  const openShortcuts = useShortcutsSheet();

  const screens = paletteScreens(role, SCREENS).map(({ screen, group }) => {
    const Icon = GROUP_ICONS[group.id];
    return {
      id: screen.path,
      title: screen.title,
      group: group.title,
      icon: <Icon {...ICON} />,
      run: () => void navigate(screenPath(screen)),
    };
  });
  const commands: PaletteEntry[] = [
    {
      id: 'script',
      title: script === 'latin' ? 'Kirill yozuvi' : 'Lotin yozuvi',
      icon: <IconLanguage {...ICON} />,
      run: () => choose(script === 'latin' ? 'cyrillic' : 'latin'),
    },
    {
      id: 'color-scheme',
      title: dark ? "Yorug' ko'rinish" : "Qorong'i ko'rinish",
      icon: dark ? <IconSun {...ICON} /> : <IconMoon {...ICON} />,
      run: toggle,
    },
    { id: 'shortcuts', title: 'Tezkor tugmalar', icon: <IconKeyboard {...ICON} />, run: openShortcuts },
    { id: 'sign-out', title: 'Tizimdan chiqish', icon: <IconLogout {...ICON} />, run: () => void signOut() },
  ];
  return { screens, commands };
}
