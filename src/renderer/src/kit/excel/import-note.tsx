import type { TablePreview } from '@shared/files.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { separatorName } from '../files/texts.ts';
import { ENCODINGS } from './csv-encoding.tsx';

/** A short note on a table file: its sheet, or the encoding and separator of a csv. */
export function ImportNote({ preview: { sheets, csv } }: { preview: TablePreview }) {
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
