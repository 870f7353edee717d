import { Button } from '@mantine/core';
import { isUnfinished } from '@shared/protocols.ts';
import { IconFolderUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useProtocolRun } from '@/api/protocols.ts';
import { PROTOCOL_PATH } from '@/entities/moderation-protocol.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import { DropZone } from '@/kit/files/drop-zone.tsx';
import { useLostFocus } from '@/kit/keys/use-lost-focus.ts';
import { FolderProblem } from './folder-problem.tsx';
import styles from './folder-tab.module.css';
import { FolderTable } from './folder-table.tsx';
import { ordersOf } from './plan.ts';
import { SendingTable } from './sending-table.tsx';
import { type Folder, useFolder } from './use-folder.ts';

const LEAVING = {
  title: "Papka ro'yxati yopilsinmi?",
  message: "Tumanlar bo'yicha tanlaganlaringiz saqlanmaydi.",
} as const;

export type FolderTabProps = {
  board: number;
  /** The list of the districts, shown while no folder is open. */
  children: ReactNode;
};

/** The protocols of a board: the list that is being sent, else the open folder of files, else the districts. */
export function FolderTab({ board, children }: FolderTabProps) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const unsaved = useUnsaved();
  const run = useProtocolRun();
  const folder = useFolder(board);
  const { touched, close } = folder;

  useEffect(() => {
    if (touched) return unsaved.add({ kind: 'input', discard: () => close(false), question: LEAVING });
  });
  const confirmed = run?.confirmed ?? null;
  useEffect(() => {
    if (confirmed !== null) void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
  }, [confirmed, queries]);

  const leave = async () => {
    if (!touched || (await confirm({ ...LEAVING, danger: true }))) close(false);
  };
  const send = async () => {
    await unwrap(bridge.protocols.send({ board, orders: ordersOf(folder.judged) }));
    close(true);
  };

  if (run && run.board === board) return <SendingTable run={run} />;
  if (folder.opened) return <FolderTable folder={folder} onSend={send} onClose={() => void leave()} />;
  return (
    <Districts folder={folder} isOtherSent={Boolean(run && (run.going || isUnfinished(run)))}>
      {children}
    </Districts>
  );
}

type DistrictsProps = {
  folder: Folder;
  /** Whether protocols of another board are still to be sent. */
  isOtherSent: boolean;
  children: ReactNode;
};

/** The list of the districts, below the drop zone for a folder. */
function Districts({ folder, isOtherSent, children }: DistrictsProps) {
  const { t } = useT();
  const frame = useLostFocus<HTMLDivElement>();
  return (
    <div ref={frame} tabIndex={-1} className={styles.tab}>
      {isOtherSent ? (
        <p className={styles.invite}>{t('Boshqa mavsumning protokollari hali yuborilmagan: avval ularni yuboring.')}</p>
      ) : (
        <DropZone onFiles={folder.drop} disabled={folder.looking}>
          <div className={styles.invite}>
            <IconFolderUp size={24} stroke={1.4} aria-hidden />
            <span>
              {t('Protokollar papkasini shu yerga tashlang')}
              <FolderProblem problem={folder.problem} />
            </span>
            <Button variant="default" size="xs" loading={folder.looking} onClick={() => folder.pick('folder')}>
              {t('Papkani tanlash')}
            </Button>
            <Button variant="default" size="xs" disabled={folder.looking} onClick={() => folder.pick('files')}>
              {t('Fayllarni tanlash')}
            </Button>
          </div>
        </DropZone>
      )}
      <div className={styles.list}>{children}</div>
    </div>
  );
}
