import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { protocolQuery } from '@/entities/moderation-protocol.ts';
import { NoPlace } from '@/entities/no-place.tsx';
import { useArea } from '@/entities/use-area.ts';
import { useT } from '@/i18n/use-t.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { useMe } from '@/session/session.ts';
import { protocolFileName } from './documents.ts';
import styles from './own-protocol.module.css';
import { ProtocolForm } from './protocol-form.tsx';

/**
 * Protocol of the moderator's own district: to view and save if uploaded, else to submit. A submitted protocol cannot
 * be replaced (E-004, Z-053).
 */
export function OwnProtocol({ board }: { board: number }) {
  const { t, tr } = useT();
  const me = useMe();
  const area = useArea(me);
  const query = useQuery({ ...protocolQuery(board, me.district_id ?? null), enabled: me.district_id != null });
  if (me.district_id == null) return <NoPlace />;
  if (query.isPending) return <Loader className={styles.loader} role="img" aria-label={t("Ma'lumotlar yuklanmoqda")} />;
  // Any failure shows the form for submitting, without a notice (E-006); a failure other than a 404 is marked as
  // doubtful.
  const doubtful = query.isError;
  const hash = query.data ?? null;

  return (
    <section className={styles.panel} aria-labelledby="own-protocol">
      <h2 id="own-protocol" className={styles.title}>
        {t('Tumaningizning protokoli')}
        {area && <span className={styles.area}>{tr(area)}</span>}
      </h2>
      {doubtful && (
        <div className={styles.doubt} role="status">
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
          <span>{t("Protokol avval yuklanganmi, tekshirib bo'lmadi.")}</span>
          <Button size="xs" variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('Qayta tekshirish')}
          </Button>
        </div>
      )}
      {hash ? (
        <div className={styles.there}>
          <IconFileTypePdf className={styles.icon} size={32} stroke={1.4} aria-hidden />
          <p className={styles.words}>{t('Protokol yuklangan.')}</p>
          <StoredFile hash={hash} name={protocolFileName(area)} />
        </div>
      ) : (
        <>
          <p className={styles.hint}>
            {t("Protokolni PDF shaklida yuklang va saqlang. Saqlangach, uni almashtirib bo'lmaydi.")}
          </p>
          <ProtocolForm
            board={board}
            district={{ id: String(me.district_id), title: area ?? undefined }}
            look={async () => (await query.refetch()).data ?? null}
          />
        </>
      )}
    </section>
  );
}
