import { useEffect } from 'react';
import { useNotices } from '../notices.ts';
import { carriesFiles, DROP_ZONE } from './use-drop-guard.ts';

/** Says where files belong when some are dropped where no zone has taken them. */
export function useDropNotice(): void {
  const notices = useNotices();
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      if (event.target instanceof Element && event.target.closest(`[data-${DROP_ZONE}]`)) return;
      const zone = document.querySelector(`[data-${DROP_ZONE}]`);
      notices.warn(
        zone
          ? 'Fayl belgilangan joydan tashqariga tashlandi. Uni fayl maydoniga tashlang.'
          : 'Bu sahifaga fayl tashlanmaydi.',
      );
    };
    window.addEventListener('drop', drop);
    return () => window.removeEventListener('drop', drop);
  }, [notices]);
}
