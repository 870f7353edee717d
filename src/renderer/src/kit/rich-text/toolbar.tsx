import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { LinkControl } from './link-control.tsx';
import styles from './rich-text.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

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
