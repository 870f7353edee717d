import { useT } from '@/i18n/use-t.ts';
import type { PartField } from '@/kit/excel/export-dialog.tsx';
import { REQUIRED } from '@/kit/forms/rules.ts';
import { BoardField } from './board-field.tsx';

/** The season of the rows in a table file, as a field for `PartExcel`. */
export function BoardPart({ missing, ...field }: PartField) {
  const { t } = useT();
  return <BoardField {...field} error={missing ? t(REQUIRED) : undefined} required />;
}
