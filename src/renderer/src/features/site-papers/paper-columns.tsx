import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { thumbnail } from '@/kit/thumbnail.tsx';
import type { Paper } from './paper.ts';

/** Title of a document in the current script. */
export const paperName = ({ title }: Paper, { tr, script }: Translation): string => tr(inUzbek(title, script));

/** Chooses the image of a row: its id in the file service; undefined if there is none. */
type PictureOf = (paper: Paper, translation: Translation) => string | undefined;

const column = createAppColumnHelper<Paper>();

/** The columns of a list of documents: title and image. */
export const paperColumns = (pictureOf: PictureOf) => (translation: Translation) => [
  column.accessor((row) => paperName(row, translation), {
    id: 'title',
    header: translation.t('Sarlavha'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor((row) => pictureOf(row, translation), {
    id: 'image',
    header: translation.t('Rasm'),
    meta: { width: 130 },
    cell: ({ getValue }) => thumbnail(getValue()),
  }),
];
