import { useWindowListener } from '../keys/use-window-listener.ts';
import { useNotices } from '../notices.ts';
import { carriesFiles, DROP_ZONE } from './use-drop-guard.ts';

/** Shows a notice if files are dropped outside of every drop zone. */
export function useDropNotice(): void {
  const notices = useNotices();
  useWindowListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    // The path at dispatch time: the overlay of a zone has left the document by now.
    const zoned = event.composedPath().some((at) => at instanceof Element && at.hasAttribute(`data-${DROP_ZONE}`));
    if (zoned) return;
    const zone = document.querySelector(`[data-${DROP_ZONE}]`);
    notices.warn(
      zone
        ? 'Fayl belgilangan joydan tashqariga tashlandi. Uni fayl maydoniga tashlang.'
        : 'Bu sahifaga fayl tashlanmaydi.',
    );
  });
}
