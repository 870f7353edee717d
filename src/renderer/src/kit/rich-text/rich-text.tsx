import '@mantine/tiptap/styles.css';
import { Input, useMantineStyleNonce } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { inWords } from '../merging/in-words.ts';
import { isTooMuch } from '../safe-html/markup-size.ts';
import { PlainText } from '../safe-html/plain-text.tsx';
import { linesOf, wordsOf } from '../safe-html/words.ts';
import { cleanHtml } from './clean-html.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { isLinkAddress, tagsLostIn } from './html.ts';
import { usePaste } from './pasted/use-paste.ts';
import styles from './rich-text.module.css';
import { Toolbar, useEditorLabels } from './toolbar.tsx';

export type RichTextProps = {
  label: Text;
  /** HTML; '' for an empty text. */
  value: string;
  /** Called with the editor's HTML, '' for an empty text, only after an edit by the person. */
  onChange: (html: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Error. Default: none. */
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
  /** Path of the field in its form. Default: none. */
  'data-path'?: string;
};

const LOST: Text =
  "Bu matnda muharrir ko'rsata olmaydigan qismlar bor ({{tags}}). Matnni o'zgartirsangiz, ular yo'qoladi.";

const TOO_MUCH: Text =
  "Matn juda uzun yoki murakkab. U bezaksiz va havolalarsiz, to'liq ko'rsatildi. Uni shu yerda o'zgartirib bo'lmaydi; saqlansa, o'zgarmay qoladi.";

const EXTENSIONS = [
  FocusAtOnce,
  // No trailing node: an automatic last line would change a text that was only viewed.
  StarterKit.configure({ link: false, trailingNode: false, code: false, codeBlock: false }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', isAllowedUri: (address) => isLinkAddress(address) }),
];

/**
 * A field for formatted text. The value is sanitized for display, and an unedited value stays byte for byte. Use with
 * `field('context.ru')` of a form. Ctrl+B, Ctrl+I, Ctrl+U and Ctrl+Z work as usual; a
 * paste keeps what the editor can, and says what it cannot. A value that is too much to be drawn is shown as plain text
 * that cannot be edited.
 */
export function RichText(props: RichTextProps) {
  const { label, value, onChange, required = false } = props;
  const { t } = useT();
  /** What the person has written here is never taken out of their hands. */
  const written = useRef<string>(undefined);
  const plain = useMemo(() => (value !== written.current && isTooMuch(value) ? linesOf(value) : null), [value]);
  const write = (html: string) => {
    written.current = html;
    onChange(html);
  };
  if (plain === null) return <Editor {...props} onChange={write} />;
  return (
    <Input.Wrapper label={t(label)} labelElement="div" error={inWords(props.error, wordsOf)} required={required}>
      <PlainText text={plain} note={t(TOO_MUCH)} />
    </Input.Wrapper>
  );
}

function Editor(props: RichTextProps) {
  const { label, value, onChange, onFocus, onBlur, error, required = false, 'data-path': path } = props;
  const { t } = useT();
  const id = useId();
  const nonce = useMantineStyleNonce()?.();
  const labels = useEditorLabels();
  const wrong = Boolean(error);
  /** The value in the editor; a `value` that differs came from outside. */
  const shown = useRef(value);
  const lost = useMemo(() => tagsLostIn(value), [value]);

  const content = useMemo(() => ({ html: cleanHtml(shown.current) ?? '' }), []);
  const { notes, pasteProps } = usePaste();
  const editorProps = useMemo(
    () => ({
      ...pasteProps,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        'aria-invalid': String(wrong),
        ...(wrong && { 'aria-describedby': `${id}-error` }),
        ...(path && { 'data-path': path }),
      },
    }),
    [id, required, wrong, path, pasteProps],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: content.html,
    editorProps,
    ...(nonce !== undefined && { injectNonce: nonce }),
    onUpdate: (update) => {
      shown.current = update.editor.isEmpty ? '' : update.editor.getHTML();
      onChange(shown.current);
    },
    onFocus: () => onFocus?.(),
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(cleanHtml(value) ?? '', { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper
      id={id}
      label={t(label)}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      error={inWords(error, wordsOf)}
      required={required}
      description={[
        ...(lost.length > 0 ? [t(LOST, { tags: lost.join(', ') })] : []),
        ...notes.map((note) => t(note)),
      ].join(' ')}
      descriptionProps={{ role: 'status' }}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        classNames={{ root: styles.root ?? '', content: styles.content ?? '' }}
        mod={{ wrong }}
      >
        <Toolbar editor={editor} label={`${t('Matn bezagi')}: ${t(label)}`} />
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
