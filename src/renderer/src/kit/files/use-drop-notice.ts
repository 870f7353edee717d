import { useWindowListener } from '../keys/use-window-listener.ts';
import { useNotices } from '../notices.ts';
import { carriesFiles, DROP_ZONE } from './use-drop-guard.ts';

/** Says where files belong when some are dropped where no zone has taken them. */
export function useDropNotice(): void {
  const notices = useNotices();
  useWindowListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    // Where it fell, and not where that is now: what a zone shows over itself is gone already.
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
