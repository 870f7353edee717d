import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { publicPage } from '@/entities/public-page.ts';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { Dialog } from '@/kit/dialog.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { useOpenLink } from '@/kit/use-open-link.ts';
import { ownInitiativesQuery } from './api.ts';
import { authorColumns } from './author-columns.tsx';
import styles from './author-dialog.module.css';
import type { OwnInitiative } from './own-initiative.ts';

/** Paged on the client: the call returns all initiatives. */
const LIST = { key: '', size: 6, inAddress: false };
const rowId = ({ id }: OwnInitiative) => id;

export type AuthorDialogProps = { author: { id: number; name: string }; onClose: () => void };

/** Dialog with the initiatives of an appeal's author, each linked to the public site (S035, F-013, F-014). */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const translation = useT();
  const { t, tr } = translation;
  const openLink = useOpenLink();
  const query = useQuery(ownInitiativesQuery(author.id));
  const info = useQuery(appInfoQuery).data;
  const [photos, setPhotos] = useState<{ of: OwnInitiative; index: number } | null>(null);

  const columns = useMemo(
    () =>
      authorColumns(translation, {
        pageOf: (initiative) =>
          info ? publicPage({ site: info.webUrl, pattern: info.initiativePage }, initiative) : null,
        openPage: (url) => void openLink(url),
        openPhotos: (of) => setPhotos({ of, index: 0 }),
      }),
    [translation, info, openLink],
  );

  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${t('Muallifning tashabbuslari')}: ${tr(author.name)}`}
      size={1080}
      closeOnEscape={photos === null}
    >
      <div className={styles.table}>
        <DataTable
          label="Muallifning tashabbuslari"
          columns={columns}
          query={query}
          list={LIST}
          rowId={rowId}
          row={{ oneLine: true }}
          empty={<EmptyState title="Tashabbus topilmadi" hint="Bu muallif hali tashabbus bermagan." />}
        />
      </div>
      <PhotoViewer
        hashes={photos?.of.images ?? []}
        index={photos?.index ?? null}
        onIndex={(index) => setPhotos(photos && index !== null ? { ...photos, index } : null)}
        title={tr(photos?.of.category_title)}
      />
    </Dialog>
  );
}
