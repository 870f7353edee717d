import { Button, Skeleton } from '@mantine/core';
import type { TablePreview } from '@shared/files.ts';
import type { ReactNode } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FileField } from '../files/file-field.tsx';
import { problemOf, separatorName } from '../files/texts.ts';
import { CsvEncoding, ENCODINGS } from './csv-encoding.tsx';
import styles from './import-body.module.css';
import { ImportFailure } from './import-failure.tsx';
import { ImportFooter } from './import-footer.tsx';
import { ListColumns } from './list-columns.tsx';
import { ListDoubts } from './list-doubts.tsx';
import { TableFilePreview } from './table-preview.tsx';
import { TotalsResult } from './totals-result.tsx';
import type { ImportForm } from './use-import-form.ts';

/** A short note on a table file: its sheet, or the encoding and separator of a csv. */
function ImportNote({ preview: { sheets, csv } }: { preview: TablePreview }) {
  const { t } = useT();
  const [sheet] = sheets;
  if (csv) {
    return (
      <>
        {ENCODINGS[csv.encoding]} · {t('ajratuvchi: {{name}}', { name: separatorName(csv.separator, t) })}
      </>
    );
  }
  if (sheets.length > 1) return t('{{count}} ta varaq', { count: formatCount(sheets.length) });
  return sheet ? t("“{{name}}” varag'i", { name: sheet.name }) : null;
}

export type ImportBodyProps = {
  /** From `useImportForm`. */
  form: ImportForm;
  /** Further buttons in the footer. Default: none. */
  actions?: ReactNode;
  /** Whether the page has nowhere to leave to: the cancel button then appears only with a file. Default: false. */
  stays?: boolean;
  /** Fields to the left of the file. Default: none. */
  children?: ReactNode;
};

/** Content of an import page or dialog: fields and file side by side, then the result. */
export function ImportBody({ form, actions, stays = false, children }: ImportBodyProps) {
  const { t } = useT();
  const { flow, preview, encoding, frame, sending, wrong, failure, result, check, leave } = form;
  const { choice, rule } = flow;
  const hasColumns = check.lists.own.columns.length > 0;
  return (
    <div ref={frame} className={styles.frame}>
      {result ? (
        <TotalsResult name={result.file.name} totals={result.totals} onClose={leave} />
      ) : (
        <>
          <div className={styles.body}>
            {(children || hasColumns) && (
              <fieldset className={styles.fields} disabled={sending}>
                {children}
                {hasColumns && <ListColumns check={check} />}
              </fieldset>
            )}
            <div className={styles.file}>
              <FileField
                choice={choice}
                rule={rule}
                locked={sending}
                note={preview.data ? <ImportNote preview={preview.data} /> : preview.isLoading && t("Fayl o'qilmoqda")}
                error={wrong}
              >
                {encoding && <CsvEncoding choice={encoding} disabled={sending} />}
                <ListDoubts check={check} />
                <ImportPreview preview={preview} />
              </FileField>
            </div>
          </div>
          {failure && <ImportFailure error={failure} />}
          <ImportFooter form={form} actions={actions} stays={stays} />
        </>
      )}
    </div>
  );
}

/** Preview of the chosen file: loading, failed or read. */
function ImportPreview({ preview }: Pick<ImportForm, 'preview'>) {
  const { t } = useT();
  if (preview.isSuccess) return <TableFilePreview key={preview.dataUpdatedAt} preview={preview.data} />;
  if (preview.isLoading) {
    return (
      <div className={styles.reading} role="status" aria-label={t("Fayl o'qilmoqda")}>
        <Skeleton height={58} radius={10} />
        <Skeleton height={202} radius={10} />
      </div>
    );
  }
  if (preview.isError && !problemOf(preview.error)) {
    return (
      <div className={styles.unread} role="alert">
        {t("Faylni o'qib bo'lmadi.")}
        <Button variant="default" size="xs" loading={preview.isFetching} onClick={() => void preview.refetch()}>
          {t('Qayta urinish')}
        </Button>
      </div>
    );
  }
  return null;
}
