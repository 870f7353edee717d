import { ActionIcon } from '@mantine/core';
import { IconArrowRight, IconExternalLink, IconFile, IconFileTypePdf } from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import { sizeOf } from '@/kit/files/file-size.ts';
import { DistrictPicker } from './district-picker.tsx';
import styles from './folder.module.css';
import type { JudgedRow, ProtocolsByDistrict } from './plan.ts';
import { LOOKS, verdictWords } from './verdict-words.ts';

/** Actions of a file's cells. */
export type FolderActions = {
  tick: (row: JudgedRow, on: boolean) => void;
  open: (row: JudgedRow) => void;
  pick: (row: JudgedRow, opened: boolean) => void;
  choose: (row: JudgedRow, id: number) => void;
};

type Context = {
  translation: Translation;
  protocols: ProtocolsByDistrict;
  picking: string | null;
  actions: FolderActions;
};

/** The cells of a file: its tick, the file, its district, the verdict, and the district's protocol so far. */
export const folderCells =
  ({ translation, protocols, picking, actions }: Context) =>
  (row: JudgedRow) => {
    const { t } = translation;
    const { file, verdict, protocol, mayTick, on } = row;
    const usable = verdict !== 'unusable';
    const { icon: Mark, tone } = LOOKS[verdict];
    const Sign = usable ? IconFileTypePdf : IconFile;
    const there = protocol !== null && protocol.file_id !== null;
    return (
      <>
        <td>
          <input
            type="checkbox"
            className={styles.tick}
            tabIndex={-1}
            checked={on}
            disabled={!mayTick}
            aria-label={`${t('Yuborish')}: ${file.name}`}
            onChange={({ currentTarget }) => actions.tick(row, currentTarget.checked)}
          />
        </td>
        <td>
          <div className={styles.file} data-off={!usable || undefined}>
            <Sign size={20} stroke={1.5} aria-hidden />
            <span title={file.name}>{file.name}</span>
            <small>{sizeOf(file, t)}</small>
            {usable && (
              <ActionIcon
                size={26}
                tabIndex={-1}
                aria-label={`${t('Ochish')}: ${file.name}`}
                title={t('Ochish')}
                onClick={() => actions.open(row)}
              >
                <IconExternalLink size={15} stroke={1.7} aria-hidden />
              </ActionIcon>
            )}
          </div>
        </td>
        <td>
          <IconArrowRight size={16} stroke={1.7} aria-hidden className={styles.arrow} />
        </td>
        <td>
          {usable ? (
            <DistrictPicker
              row={row}
              protocols={protocols}
              opened={picking === file.id}
              onOpened={(opened) => actions.pick(row, opened)}
              onChoose={(id) => actions.choose(row, id)}
            />
          ) : (
            '—'
          )}
        </td>
        <td>
          <span className={styles.verdict} data-tone={tone}>
            <Mark size={17} stroke={1.7} aria-hidden />
            {verdictWords(row, translation)}
          </span>
        </td>
        <td>
          {usable && protocol && (
            <span className={styles.there}>
              {t(!there ? 'Yuklanmagan' : mayTick ? 'Bor, almashtiriladi' : 'Bor, tegilmaydi')}
            </span>
          )}
        </td>
      </>
    );
  };
