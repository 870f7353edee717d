import { useEffect } from 'react';
import { useNotices } from '../notices.ts';

/** The attribute (`data-…`) of an area that takes files. */
export const DROP_ZONE = 'drop-zone';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes every drop of files on the window that no zone has taken, so that none of them opens in the program's place,
 * and says where files belong.
 */
export function useDropGuard(): void {
  const notices = useNotices();
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.target instanceof Element && event.target.closest(`[data-${DROP_ZONE}]`)) return;
      const zone = document.querySelector(`[data-${DROP_ZONE}]`);
      notices.warn(
        zone
          ? 'Fayl belgilangan joydan tashqariga tashlandi. Uni fayl maydoniga tashlang.'
          : 'Bu sahifaga fayl tashlanmaydi.',
      );
    };
    window.addEventListener('dragover', hover);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hover);
      window.removeEventListener('drop', drop);
    };
  }, [notices]);
}
