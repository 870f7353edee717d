import { IconExternalLink } from '@tabler/icons-react';
import { formatCount, formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { actionsColumn, RowButton } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { Picture } from '@/kit/picture.tsx';
import styles from './author-dialog.module.css';
import type { OwnInitiative } from './own-initiative.ts';

const column = createAppColumnHelper<OwnInitiative>();

export type AuthorColumnsOptions = {
  /** URL of an initiative on the public site; null if the URL cannot be built. */
  pageOf: (initiative: OwnInitiative) => string | null;
  openPage: (address: string) => void;
  openPhotos: (initiative: OwnInitiative) => void;
};

/** The columns of S035, without the row number, which the table adds. */
export const authorColumns = ({ t, tr }: Translation, { pageOf, openPage, openPhotos }: AuthorColumnsOptions) =>
  column.columns([
    column.accessor('public_id', {
      header: t('ID'),
      meta: { width: 120, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor('district_title', {
      header: t('Tuman'),
      meta: { width: 160 },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('category_title', { header: t('Toifa'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('vote_count', {
      header: t('Ovozlar'),
      meta: { width: 90, align: 'end', figures: true },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor('created_at', {
      header: t('Sana'),
      meta: { width: 100, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.display({
      id: 'images',
      header: t('Rasmlar'),
      meta: { width: 90 },
      cell: ({ row: { original } }) => {
        const [first] = original.images;
        if (first === undefined) return '—';
        return (
          <button
            type="button"
            className={styles.photos}
            aria-label={t('Rasmlar: {{count}} ta', { count: original.images.length })}
            onClick={() => openPhotos(original)}
          >
            <Picture hash={first} alt="" />
            {original.images.length > 1 && <span className={styles.more}>{original.images.length}</span>}
          </button>
        );
      },
    }),
    actionsColumn<OwnInitiative>(t, 84, (initiative) => {
      const page = pageOf(initiative);
      return (
        page && (
          <RowButton
            label="Saytda ochish"
            name={initiative.public_id ?? String(initiative.id)}
            icon={IconExternalLink}
            onClick={() => openPage(page)}
          />
        )
      );
    }),
  ]);
