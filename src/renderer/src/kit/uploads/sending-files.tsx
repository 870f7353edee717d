import { Button, Kbd, Progress } from '@mantine/core';
import type { ChosenFile } from '@shared/files.ts';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '../files/file-size.ts';
import { sentPercent, type UploadState } from '../files/use-upload.ts';
import { progressOfFiles } from './files-progress.ts';
import styles from './sending-files.module.css';

export type SendingFilesProps = {
  /** The pictures of the call, in the order of sending. */
  files: readonly ChosenFile[];
  state: UploadState & { step: 'sending' };
  /** Stops the call. */
  onStop: () => void;
};

/** Progress of one call with several pictures, by picture and by bytes, with a button that stops it. */
export function SendingFiles({ files, state, onStop }: SendingFilesProps) {
  const { t } = useT();
  const { sentBytes, totalBytes } = state;
  const { current } = progressOfFiles(files, state);
  return (
    <>
      <div className={styles.progress}>
        <div className={styles.words}>
          <span role="status">
            {current === null
              ? t('Rasmlar yetib bordi. Platforma ularni qayta ishlamoqda…')
              : t('Yuborilmoqda: {{nth}}-rasm, {{count}} tadan', { nth: current, count: files.length })}
          </span>
          <span className={styles.figures}>
            {fileSize(sentBytes, t)} / {fileSize(totalBytes, t)} · {sentPercent(state)} %
          </span>
        </div>
        <Progress
          value={sentPercent(state)}
          animated={current === null}
          size={6}
          aria-label={t('Rasmlarni yuborish')}
        />
      </div>
      <Button variant="default" onClick={onStop} rightSection={<Kbd aria-hidden>Esc</Kbd>}>
        {t("To'xtatish")}
      </Button>
    </>
  );
}
