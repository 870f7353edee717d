import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { LinkControl } from './link-control.tsx';
import styles from './rich-text.module.css';

const LABELS = {
  boldControlLabel: 'Qalin',
  italicControlLabel: 'Qiya',
  underlineControlLabel: 'Tagiga chizilgan',
  strikeControlLabel: 'Ustidan chizilgan',
  clearFormattingControlLabel: 'Bezakni olib tashlash',
  h2ControlLabel: 'Sarlavha, 2-daraja',
  h3ControlLabel: 'Sarlavha, 3-daraja',
  bulletListControlLabel: "Belgili ro'yxat",
  orderedListControlLabel: "Raqamli ro'yxat",
  blockquoteControlLabel: 'Iqtibos',
  hrControlLabel: 'Ajratuvchi chiziq',
  unlinkControlLabel: 'Havolani olib tashlash',
  undoControlLabel: 'Amalni bekor qilish',
  redoControlLabel: 'Amalni qaytarish',
} as const satisfies Readonly<Record<string, Text>>;

/** Labels of the editor's buttons in the chosen script. */
export function useEditorLabels(): Record<keyof typeof LABELS, string> {
  const { t } = useT();
  return useMemo(() => {
    const entries = Object.entries(LABELS).map(([name, text]) => [name, t(text)]);
    return Object.fromEntries(entries) as Record<keyof typeof LABELS, string>;
  }, [t]);
}

/** The editor's toolbar: a single tab stop, with arrow keys between the buttons. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <RichTextEditor.Toolbar {...roving} className={styles.toolbar ?? ''} role="toolbar" aria-label={label}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Roving tabindex: a toolbar as a single tab stop, with arrows, Home and End between the buttons. Pass `ref` and
 * `onKeyDown` to the toolbar; its buttons are found in the document.
 */
function useRovingFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };

  // Buttons become disabled and enabled: one enabled button must always be reachable by Tab.
  useLayoutEffect(() => {
    const all = buttons();
    const stop = all.find((button) => button.tabIndex === 0 && !button.matches(':disabled'));
    const first = all.find((button) => !button.matches(':disabled'));
    if (all.filter((button) => button.tabIndex === 0).length !== 1 || !stop) stopAt(stop ?? first);
  });

  const onKeyDown = (event: KeyboardEvent<E>) => {
    const step = STEPS[event.key];
    const usable = buttons().filter((button) => !button.matches(':disabled'));
    const at = usable.indexOf(event.target as HTMLElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = usable[step(at, usable.length)];
    stopAt(next);
    next?.focus();
  };
  return { ref, onKeyDown };
}
