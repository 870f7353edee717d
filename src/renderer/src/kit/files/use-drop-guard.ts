import { useWindowListener } from '../keys/use-window-listener.ts';

/** The attribute (`data-…`) of an area that takes files. */
export const DROP_ZONE = 'drop-zone';

/** Whether files are dragged, and not a text or a link. */
export const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes every drop of files on the window, so that none of them opens in the program's place; on every page. */
export function useDropGuard(): void {
  const refuse = (event: DragEvent) => {
    if (carriesFiles(event)) event.preventDefault();
  };
  useWindowListener('dragover', refuse);
  useWindowListener('drop', refuse);
}
