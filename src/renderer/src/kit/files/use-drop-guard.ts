import { useWindowListener } from '../keys/use-window-listener.ts';

/** The attribute (without `data-`) of a drop area. */
export const DROP_ZONE = 'drop-zone';

/** Whether the drag carries files rather than text or a link. */
export const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Prevents the default of every file drop on the window: Electron would otherwise open the file instead of the program.
 * For every page.
 */
export function useDropGuard(): void {
  const refuse = (event: DragEvent) => {
    if (carriesFiles(event)) event.preventDefault();
  };
  useWindowListener('dragover', refuse);
  useWindowListener('drop', refuse);
}
