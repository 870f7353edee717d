import { AppError } from '@shared/errors.ts';
import { useMemo, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from '@/kit/files/drop-zone.tsx';
import { FormFailed, FormLoading } from '@/kit/forms/form-panel.tsx';
import { useLostFocus } from '@/kit/keys/use-lost-focus.ts';
import { useNotices } from '@/kit/notices.ts';
import styles from './folder.module.css';
import { type FolderActions, folderCells } from './folder-cells.tsx';
import { FolderFoot } from './folder-foot.tsx';
import { FolderHead } from './folder-head.tsx';
import { type JudgedRow, sums, withAll, withFileDistrict, withTick } from './plan.ts';
import { RowTable } from './row-table.tsx';
import type { Folder } from './use-folder.ts';
import { useFolderKeys } from './use-folder-keys.ts';
import { GROUP_TITLES } from './verdict-words.ts';

const rowId = ({ file }: JudgedRow) => file.id;

export type FolderTableProps = { folder: Folder; onSend: () => Promise<void>; onClose: () => void };

/** The files of a folder with their districts, to be corrected and sent. */
export function FolderTable({ folder, onSend, onClose }: FolderTableProps) {
  const translation = useT();
  const { t } = translation;
  const notices = useNotices();
  const frame = useLostFocus<HTMLElement>();
  const current = useRef<JudgedRow>(undefined);
  const [picking, setPicking] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { judged: rows, setRows, protocols, query } = folder;
  const { sent } = sums(rows);

  const actions = useMemo<FolderActions>(
    () => ({
      tick: ({ file }, on) => setRows((now) => withTick(now, file.id, on)),
      pick: ({ file }, opened) => setPicking(opened ? file.id : null),
      choose: ({ file }, id) => {
        setRows((now) => withFileDistrict(now, file.id, id));
        setPicking(null);
      },
      open: ({ file }) =>
        void unwrap(bridge.protocols.open({ fileId: file.id })).catch(() => notices.warn("Faylni ochib bo'lmadi.")),
    }),
    [setRows, notices],
  );
  const cells = useMemo(
    () => folderCells({ translation, protocols, picking, actions }),
    [translation, protocols, picking, actions],
  );
  const groupTitle = ({ group: of }: JudgedRow) =>
    of && t(GROUP_TITLES[of], { n: formatCount(rows.filter(({ group }) => group === of).length) });
  const send = async () => {
    if (sent === 0 || sending) return;
    setSending(true);
    try {
      await onSend();
    } catch (thrown) {
      notices.failure(
        AppError.from(thrown),
        "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
      );
    } finally {
      setSending(false);
    }
  };
  useFolderKeys({
    frame,
    current: () => rows.find(({ file }) => file.id === current.current?.file.id),
    actions,
    ...{ send, leave: onClose, unpick: picking === null ? null : () => setPicking(null) },
  });

  const columns = [
    {
      id: 'tick',
      width: 48,
      label: (
        <input
          type="checkbox"
          className={styles.tick}
          checked={sent > 0}
          aria-label={t('Barchasini belgilash')}
          onChange={({ currentTarget }) => setRows((now) => withAll(now, currentTarget.checked))}
        />
      ),
    },
    { id: 'file', label: t('Fayl'), width: '31%' },
    { id: 'arrow', label: '', width: 40 },
    { id: 'district', label: t('Tuman'), width: '25%' },
    { id: 'match', label: t('Moslik'), width: '25%' },
    { id: 'there', label: t('Hozirgi protokol') },
  ];

  return (
    <section ref={frame} tabIndex={-1} className={styles.panel} aria-label={t('Protokollar papkasi')}>
      <DropZone onFiles={folder.drop}>
        <FolderHead folder={folder} />
      </DropZone>
      {query.data ? (
        <RowTable
          label="Protokollar papkasi"
          columns={columns}
          rows={rows}
          rowId={rowId}
          cells={cells}
          heading={(row, before) => row.group !== before?.group && groupTitle(row)}
          onCurrent={(row) => {
            current.current = row;
          }}
        />
      ) : query.isError ? (
        <FormFailed error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <FormLoading />
      )}
      <FolderFoot folder={folder} sending={sending} onSend={send} onClose={onClose} />
    </section>
  );
}
