import { mayCheck } from '@shared/access.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { CONTACT } from '@/api/contact.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import type { Text } from '@/i18n/text.ts';
import { onSequence, shownFirst } from '@/kit/commands/key-presses.ts';
import { capsOf } from '@/kit/commands/keys.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { openPalette } from '@/kit/palette/open-palette.ts';
import { useMe } from '@/session/session.ts';
import { useManual } from '../../manual/use-manual.ts';
import { goToAddress, goToId, goToScreens } from '../../menu/go-to.ts';
import { SCREENS } from '../../menu/registry.ts';
import { useProgramDialog } from '../../program-dialogs.ts';
import { useScript } from '../../script.ts';
import { useColorScheme } from '../../switches/color-scheme-switch.tsx';
import { useSignOut } from '../header/use-sign-out.ts';
import { useShortcutsSheet } from '../shortcuts/use-shortcuts-sheet.tsx';
import styles from './shell-commands.module.css';

/** The shell's commands, also those of the native menu; shows the first key of a sequence while the second is awaited. */
export function ShellCommands() {
  useShellCommands();
  const openSheet = useShortcutsSheet();
  const manual = useManual();
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'shortcuts') openSheet();
    if (command === 'manual') manual.toggle();
    if (command === 'palette') openPalette();
  });
  useEffect(() => bridge.on('menu.command', onCommand), []);
  const first = useSyncExternalStore(onSequence, shownFirst);
  return first && <output className={styles.begun}>{capsOf(first).join(' ')} …</output>;
}

const CONTACT_TITLE: Text = 'Platforma bilan moslikni tekshirish';
const EVERYWHERE = { where: 'Hamma joyda' } as const;
/** Also over a dialog, from the palette: these commands have no key, or a key that works in a dialog too. */
const IN_DIALOGS = { ...EVERYWHERE, inDialog: true } as const;

/** Registers the shell's commands, which every page has. */
function useShellCommands(): void {
  const { role } = useMe();
  const navigate = useNavigate();
  const { script, choose } = useScript();
  const { dark, toggle } = useColorScheme();
  const signOut = useSignOut();
  const openSheet = useShortcutsSheet();
  const manual = useManual();
  const openDialog = useProgramDialog();
  useCommands([
    { ...IN_DIALOGS, id: 'palette', title: "Sahifaga o'tish", keys: ['Ctrl+KeyK'], run: openPalette },
    ...goToScreens(role, SCREENS).map(({ screen, keys }) => ({
      ...EVERYWHERE,
      id: goToId(screen),
      title: screen.title,
      keys: [keys],
      run: () => void navigate(goToAddress(screen, window.location, SCREENS)),
    })),
    // Also in a text field.
    { ...IN_DIALOGS, id: 'manual', title: "Qo'llanma", keys: ['F1'], hears: () => true, run: manual.toggle },
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
    ...(mayCheck(role)
      ? [{ ...EVERYWHERE, id: 'contact', title: CONTACT_TITLE, run: () => void navigate(CONTACT) }]
      : []),
    { ...EVERYWHERE, id: 'network-check', title: 'Tarmoqni tekshirish', run: () => void navigate(NETWORK_CHECK) },
    {
      ...EVERYWHERE,
      id: 'updates',
      title: 'Dastur yangilanishi',
      run: () => {
        void bridge.updates.check();
        openDialog('updates');
      },
    },
    { ...IN_DIALOGS, id: 'sign-out', title: 'Tizimdan chiqish', run: () => void signOut() },
  ]);
}
