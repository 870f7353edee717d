import { ActionIcon, Loader, Modal, Tooltip } from '@mantine/core';
import { startOf } from '@shared/start-of.ts';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconPhotoOff,
  IconRotateClockwise,
  IconX,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '../commands/use-commands.ts';
import { TakeFocus } from '../keys/take-focus.tsx';
import { Picture } from '../picture.tsx';
import { pictureUrl } from '../picture-url.ts';
import { useDownload } from '../use-download.tsx';
import styles from './photo-viewer.module.css';
import { useZoom } from './use-zoom.ts';

/** Maximum length of the title in a picture's file name, in characters; a title may be a whole sentence. */
const NAME_LENGTH = 80;

export type PhotoViewerProps = {
  /** Ids of the pictures in the file service. */
  hashes: readonly string[];
  /** Index of the picture in view; null closes the viewer. */
  index: number | null;
  onIndex: (index: number | null) => void;
  /** Name of what the pictures show. */
  title: string;
};

/**
 * A full-window picture viewer: wheel, double click and + − 0 zoom, drag pans, ← → change the picture, R rotates, Esc
 * closes.
 */
export function PhotoViewer({ hashes, index, onIndex, title }: PhotoViewerProps) {
  const { t } = useT();
  return (
    <Modal.Root opened={index !== null} onClose={() => onIndex(null)} fullScreen padding={0} returnFocus={false}>
      <Modal.Content className={styles.content} aria-label={t('Rasmlar')}>
        <Modal.Body className={styles.body}>
          {index !== null && <Viewer hashes={hashes} index={index} onIndex={onIndex} title={title} />}
          <TakeFocus />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Viewer({ hashes, index, onIndex, title }: PhotoViewerProps & { index: number }) {
  const { t } = useT();
  const zoom = useZoom();
  const save = useDownload();
  const hash = hashes[index];
  const show = (next: number) => {
    if (next < 0 || next >= hashes.length) return;
    zoom.fit();
    onIndex(next);
  };
  const inViewer = { where: 'Rasmlar', inDialog: true } as const;
  const step = { ...inViewer, held: true } as const;
  useCommands([
    { ...step, id: 'photos.previous', title: 'Oldingi rasm', keys: ['ArrowLeft'], run: () => show(index - 1) },
    { ...step, id: 'photos.next', title: 'Keyingi rasm', keys: ['ArrowRight'], run: () => show(index + 1) },
    { ...step, id: 'photos.closer', title: 'Kattalashtirish', keys: ['Equal', 'NumpadAdd'], run: zoom.closer },
    {
      ...step,
      id: 'photos.further',
      title: 'Kichiklashtirish',
      keys: ['Minus', 'NumpadSubtract'],
      run: zoom.further,
    },
    { ...inViewer, id: 'photos.fit', title: 'Oynaga moslash', keys: ['Digit0', 'Numpad0'], run: zoom.fit },
    { ...inViewer, id: 'photos.turn', title: 'Burish', keys: ['KeyR'], run: zoom.turn },
  ]);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <span className={styles.place}>
          {index + 1} / {hashes.length}
        </span>
        <Tool label={t('Kichiklashtirish')} onClick={zoom.further} icon={<IconZoomOut size={20} stroke={1.6} />} />
        <Tool label={t('Kattalashtirish')} onClick={zoom.closer} icon={<IconZoomIn size={20} stroke={1.6} />} />
        <Tool label={t('Oynaga moslash')} onClick={zoom.fit} icon={<IconZoomReset size={20} stroke={1.6} />} />
        <Tool label={t('Burish')} onClick={zoom.turn} icon={<IconRotateClockwise size={20} stroke={1.6} />} />
        {hash !== undefined && (
          <Tool
            label={t('Rasmni saqlash')}
            onClick={() =>
              void save.start({
                path: `api/v2/info/file/${hash}`,
                suggestedName: `${startOf(title, NAME_LENGTH).trim()} ${index + 1}`,
              })
            }
            icon={<IconDownload size={20} stroke={1.6} />}
          />
        )}
        <Tool label={t('Yopish')} onClick={() => onIndex(null)} icon={<IconX size={20} stroke={1.6} />} />
      </div>
      <div
        ref={zoom.stageRef}
        className={styles.stage}
        data-zoomed={zoom.view.scale > 1 || undefined}
        {...zoom.handlers}
      >
        {hash !== undefined && <Large key={hash} hash={hash} view={zoom.view} alt={`${title}, ${index + 1}`} />}
      </div>
      {index > 0 && (
        <Tool
          className={styles.previous}
          label={t('Oldingi rasm')}
          onClick={() => show(index - 1)}
          icon={<IconChevronLeft size={26} stroke={1.6} />}
        />
      )}
      {index < hashes.length - 1 && (
        <Tool
          className={styles.next}
          label={t('Keyingi rasm')}
          onClick={() => show(index + 1)}
          icon={<IconChevronRight size={26} stroke={1.6} />}
        />
      )}
      {hashes.length > 1 && (
        <nav className={styles.strip} aria-label={t('Rasmlar')}>
          {hashes.map((one, at) => (
            <button
              key={one}
              type="button"
              className={styles.thumb}
              aria-current={at === index}
              onClick={() => show(at)}
            >
              <Picture hash={one} alt={`${at + 1}`} />
            </button>
          ))}
        </nav>
      )}
    </>
  );
}

function Large({ hash, view, alt }: { hash: string; view: ReturnType<typeof useZoom>['view']; alt: string }) {
  const { t } = useT();
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        <IconPhotoOff size={40} stroke={1.2} aria-hidden />
        {t('Rasm yuklanmadi')}
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && <Loader className={styles.loader} color="gray" size="sm" />}
      <img
        className={styles.image}
        src={pictureUrl(hash)}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turn}deg)` }}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </>
  );
}

type ToolProps = { label: string; onClick: () => void; icon: ReactNode; className?: string | undefined };

function Tool({ label, onClick, icon, className }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="transparent"
        className={className ?? styles.tool}
        size="lg"
        onClick={onClick}
        aria-label={label}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
