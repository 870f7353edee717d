import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '@/api/app-info.ts';
import { bridge } from '@/api/bridge.ts';
import type { Board } from '@/entities/boards.ts';
import { publicPage } from '@/entities/public-page.ts';
import type { Text } from '@/i18n/text.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useNotices } from '@/kit/notices.ts';
import type { Initiative } from '../model/initiative.ts';
import { copiedText } from './copied-text.ts';

export type CopyOptions = {
  /** Heading on the sheet of keys. */
  where: Text;
  /** The initiative that is current at this moment. */
  current: () => Initiative | undefined;
  boards: readonly Board[];
};

/** Ctrl+Shift+C copies title, id and link of the current initiative; the palette also its public page's address. */
export function useCopyCommands({ where, current, boards }: CopyOptions): void {
  const notices = useNotices();
  const { data: info } = useQuery(appInfoQuery);
  const textNow = () => {
    const initiative = current();
    return initiative && info ? copiedText(initiative, info.platformName) : null;
  };
  const pageNow = () => {
    const initiative = current();
    if (!initiative || !info) return null;
    const board = boards.find(({ id }) => id === initiative.board_id);
    const site = { site: info.webUrl, pattern: info.initiativePage };
    return board ? publicPage(site, { ...initiative, board_type: board.type }) : null;
  };
  const copy = (text: string | null) => {
    if (text === null) return false;
    void bridge.app.copyText({ text }).then(({ ok }) => ok && notices.success('Nusxalandi'));
    return true;
  };
  useCommands([
    {
      id: 'page.copy-link',
      title: 'ID va havolani nusxalash',
      where,
      keys: ['Ctrl+Shift+KeyC'],
      run: () => copy(textNow()),
      bind: () => {
        const text = textNow();
        return () => copy(text);
      },
      enabled: () => textNow() !== null,
    },
    {
      id: 'page.copy-page',
      title: 'Saytdagi sahifasi havolasi',
      where,
      run: () => copy(pageNow()),
      bind: () => {
        const address = pageNow();
        return () => copy(address);
      },
      enabled: () => pageNow() !== null,
    },
  ]);
}
