import { Button, Group, Tabs } from '@mantine/core';
import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { canAdministerDocuments } from '@/domains/initiative/model/access.ts';
import { boardName } from '@/entities/board-select.tsx';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useDownload } from '@/kit/use-download.tsx';
import { useMe } from '@/session/session.ts';
import { DOCUMENTS_EXCEL_PATH } from './api.ts';
import { CouncilDecisions } from './council-decisions.tsx';
import { CouncilDialog } from './council-dialog.tsx';
import type { CouncilDecision, KnownProtocol } from './documents.ts';
import styles from './documents-dialog.module.css';
import { FolderTab } from './folder/folder-tab.tsx';
import { OwnProtocol } from './own-protocol.tsx';
import { ProtocolDialog } from './protocol-dialog.tsx';
import { Protocols } from './protocols.tsx';

/** Link to the form of a moderation result; no list shows the results (Z-084). */
function ResultLink() {
  const { t } = useT();
  return (
    <Button
      component={Link}
      to="/app/moderation-results/add"
      variant="default"
      size="xs"
      leftSection={<IconFileUpload size={16} stroke={1.7} aria-hidden />}
    >
      {t('Moderatsiya natijasi')}
    </Button>
  );
}

const TABS = ['protocol', 'council'] as const;
type Tab = (typeof TABS)[number];

export type DocumentsDialogProps = {
  board: Board;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
};

/** Full-window dialog with the documents of a board: protocols and council decisions (E-001). */
export function DocumentsDialog({ board, onClose }: DocumentsDialogProps) {
  const translation = useT();
  const { t } = translation;
  const administers = canAdministerDocuments(useMe().role);
  const unsaved = useUnsaved();
  const [tab, setTab] = useState<Tab>('protocol');
  /** Tabs opened so far: a tab loads its data only when first opened. */
  const [seen, setSeen] = useState<ReadonlySet<Tab>>(new Set([tab]));
  const protocol = useOwnDialog<KnownProtocol>('protocol');
  const decision = useOwnDialog<CouncilDecision>('council-decision');

  const turnTo = (value: string | null) => {
    const next = TABS.find((one) => one === value);
    if (!next) return;
    setTab(next);
    setSeen((before) => new Set([...before, next]));
  };

  const close = async () => {
    if (unsaved.any()) {
      if (!(await unsaved.mayLeave())) return;
      unsaved.discard();
    }
    onClose();
  };

  return (
    <Dialog
      opened
      onClose={close}
      fullScreen
      radius={0}
      padding={0}
      // Esc closes the topmost dialog only.
      closeOnEscape={!protocol.of && !decision.of}
      title={
        <>
          {t('Hujjatlar')}
          <span className={styles.board}>{boardName(board, translation)}</span>
        </>
      }
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
    >
      <Tabs
        value={tab}
        onChange={turnTo}
        keepMountedMode="display-none"
        classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, panel: styles.panel }}
      >
        <div className={styles.line}>
          <Tabs.List>
            <Tabs.Tab value="protocol">{t('Moderatsiya natijalari protokoli')}</Tabs.Tab>
            <Tabs.Tab value="council">{t("G'olib loyihalar bo'yicha kengash qarori")}</Tabs.Tab>
          </Tabs.List>
          <Group gap={8}>
            <ResultLink />
            {administers && <DocumentsExcel board={board.id} />}
          </Group>
        </div>
        <Tabs.Panel value="protocol">
          {administers ? (
            <FolderTab board={board.id}>
              <Protocols board={board.id} onEdit={protocol.open} />
            </FolderTab>
          ) : (
            <OwnProtocol board={board.id} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="council">
          {seen.has('council') && <CouncilDecisions board={board.id} onEdit={decision.open} />}
        </Tabs.Panel>
      </Tabs>
      {protocol.around(
        protocol.of && <ProtocolDialog protocol={protocol.of} board={board.id} onClose={protocol.close} />,
      )}
      {decision.around(
        decision.of && <CouncilDialog decision={decision.of} board={board.id} onClose={decision.close} />,
      )}
    </Dialog>
  );
}

/** Button that saves the list of all documents of a board as Excel (E-016). */
function DocumentsExcel({ board }: { board: number }) {
  const { t } = useT();
  const { start, running } = useDownload();
  return (
    <Button
      variant="default"
      size="xs"
      loading={running}
      leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />}
      onClick={() => start({ path: DOCUMENTS_EXCEL_PATH, query: { board_id: board }, suggestedName: 'hujjatlar.xlsx' })}
    >
      {t('Barcha hujjatlar (Excel)')}
    </Button>
  );
}
