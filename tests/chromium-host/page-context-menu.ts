import type { ContextMenuParams } from 'electron';

/** What the page's own world can say of a context menu; coordinates in CSS px. */
export type ContextMenuReport = Pick<
  ContextMenuParams,
  | ('x' | 'y' | 'linkURL' | 'linkText' | 'srcURL' | 'mediaType' | 'hasImageContents')
  | ('isEditable' | 'selectionText' | 'menuSourceType' | 'editFlags')
>;

/**
 * Runs in the page before anything else: reports every `contextmenu` that the page does not prevent, and prevents it
 * then, because Electron has no menu of its own. Refers to nothing outside itself, as its source is sent to Chromium.
 */
export function reportContextMenus(report: (params: ContextMenuReport) => void): void {
  const describe = (event: MouseEvent, target: EventTarget | undefined): ContextMenuReport => {
    const element = target instanceof HTMLElement ? target : null;
    const field = element?.closest('input, textarea') as HTMLInputElement | HTMLTextAreaElement | null;
    const takesText =
      field !== null && !/^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/.test(field.type);
    const isRich = element?.isContentEditable ?? false;
    const isEditable = isRich || (takesText && !field.readOnly && !field.disabled);
    const selectionText = field?.type === 'password' ? '' : (getSelection()?.toString() ?? '');
    const link = element?.closest('a');
    const image = element instanceof HTMLImageElement ? element : null;
    return {
      x: event.clientX,
      y: event.clientY,
      linkURL: link?.href ?? '',
      linkText: link?.textContent ?? '',
      srcURL: image?.currentSrc ?? '',
      mediaType: image ? 'image' : 'none',
      hasImageContents: image !== null && image.naturalWidth > 0,
      isEditable,
      selectionText,
      // A menu that keys ask for is an event of no button.
      menuSourceType: event.button === 2 ? 'mouse' : 'keyboard',
      editFlags: {
        canUndo: document.queryCommandEnabled('undo'),
        canRedo: document.queryCommandEnabled('redo'),
        canCut: isEditable && selectionText !== '',
        canCopy: selectionText !== '',
        canPaste: isEditable,
        canDelete: isEditable && selectionText !== '',
        canSelectAll: document.queryCommandEnabled('selectAll'),
        canEditRichly: isRich,
      },
    };
  };

  addEventListener(
    'contextmenu',
    (event) => {
      const [target] = event.composedPath();
      let isOver = false;
      // The last listener of the event, which is over without it if the page stops it.
      const end = () => {
        removeEventListener('contextmenu', end);
        if (isOver || event.defaultPrevented) return;
        isOver = true;
        event.preventDefault();
        report(describe(event, target));
      };
      addEventListener('contextmenu', end);
      setTimeout(end);
    },
    true,
  );
}
