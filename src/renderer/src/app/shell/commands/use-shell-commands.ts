import { useNavigate } from 'react-router';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { openPalette } from '@/kit/palette/open-palette.ts';
import { useMe } from '@/session/session.ts';
import { goToAddress, goToId, goToScreens } from '../../menu/go-to.ts';
import { SCREENS } from '../../menu/registry.ts';
import { useScript } from '../../script.ts';
import { useColorScheme } from '../../switches/color-scheme-switch.tsx';
import { useSignOut } from '../header/use-sign-out.ts';
import { useShortcutsSheet } from '../shortcuts/use-shortcuts-sheet.tsx';

const EVERYWHERE = { where: 'Hamma joyda' } as const;
/** Also over a dialog, from the palette: these commands have no key, or a key that works in a dialog too. */
const IN_DIALOGS = { ...EVERYWHERE, inDialog: true } as const;

/** Registers the shell's commands, which every page has. */
export function useShellCommands(): void {
  const { role } = useMe();
  const navigate = useNavigate();
  const { script, choose } = useScript();
  const { dark, toggle } = useColorScheme();
  const signOut = useSignOut();
  const openSheet = useShortcutsSheet();
  useCommands([
    { ...IN_DIALOGS, id: 'palette', title: "Sahifaga o'tish", keys: ['Ctrl+KeyK'], run: openPalette },
    ...goToScreens(role, SCREENS).map(({ screen, keys }) => ({
      ...EVERYWHERE,
      id: goToId(screen),
      title: screen.title,
      keys: [keys],
      run: () => void navigate(goToAddress(screen, window.location, SCREENS)),
    })),
    { ...EVERYWHERE, id: 'shortcuts', title: 'Tezkor tugmalar', keys: ['Shift+Slash'], run: openSheet },
    {
      ...IN_DIALOGS,
      id: 'script',
      title: script === 'latin' ? 'Kirill yozuvi' : 'Lotin yozuvi',
      run: () => choose(script === 'latin' ? 'cyrillic' : 'latin'),
    },
    {
      ...IN_DIALOGS,
      id: 'color-scheme',
      title: dark ? "Yorug' ko'rinish" : "Qorong'i ko'rinish",
      run: toggle,
    },
    { ...IN_DIALOGS, id: 'sign-out', title: 'Tizimdan chiqish', run: () => void signOut() },
  ]);
}
