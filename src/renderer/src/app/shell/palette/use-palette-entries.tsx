import type { Role } from '@shared/roles.ts';
import {
  IconBolt,
  IconHelpCircle,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import type { Command } from '@/kit/commands/command.ts';
import { allCommands } from '@/kit/commands/command-list.ts';
import { offeredCommands } from '@/kit/palette/open-palette.ts';
import type { PaletteEntry } from '@/kit/palette/source.ts';
import { goToId } from '../../menu/go-to.ts';
import { SCREENS } from '../../menu/registry.ts';
import { screenPath } from '../../menu/screen.ts';
import { GROUP_ICONS } from '../sidebar/group-icons.ts';
import { paletteScreens } from './palette-screens.ts';

const ICON = { size: 18, stroke: 1.7 };
const ICONS: Readonly<Record<string, TablerIcon>> = {
  manual: IconHelpCircle,
  script: IconLanguage,
  shortcuts: IconKeyboard,
  'sign-out': IconLogout,
};
const SCHEME_ICONS: Partial<Record<Text, TablerIcon>> = { "Yorug' ko'rinish": IconSun, "Qorong'i ko'rinish": IconMoon };
const iconOf = ({ id, title }: Command): TablerIcon => ICONS[id] ?? SCHEME_ICONS[title] ?? IconBolt;

/** True for a command to list: the palette is open already, and screens are entries of their own. */
const isCommand = ({ id }: Command): boolean => id !== 'palette' && !id.startsWith('go.');

/** Entries of the palette for a role: the screens of its menu, and the commands that were possible when it was opened. */
export function usePaletteEntries(role: Role): { screens: readonly PaletteEntry[]; commands: readonly PaletteEntry[] } {
  const navigate = useNavigate();
  const keyOf = (id: string) => allCommands().find((command) => command.id === id)?.keys?.[0];
  const screens = paletteScreens(role, SCREENS).map(({ screen, group }) => {
    const Icon = GROUP_ICONS[group.id];
    return {
      id: screen.path,
      title: screen.title,
      group: group.title,
      keys: keyOf(goToId(screen)),
      icon: <Icon {...ICON} />,
      run: () => void navigate(screenPath(screen)),
    };
  });
  const commands = offeredCommands()
    .filter(isCommand)
    .map((command): PaletteEntry => {
      const Icon = iconOf(command);
      return {
        id: command.id,
        title: command.title,
        keys: command.keys?.[0],
        icon: <Icon {...ICON} />,
        run: () => {
          if (command.enabled?.() ?? true) command.run();
        },
      };
    });
  return { screens, commands };
}
