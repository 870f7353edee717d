import type { EditorProps } from '@tiptap/pm/view';
import { useMemo, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { type NotKept, pastedHtml, pastedText } from './pasted.ts';

const NOTES: Readonly<Record<NotKept, Text>> = {
  picture: "Nusxadagi rasm qo'yilmadi: bu matnga rasm kiritib bo'lmaydi.",
  table: "Nusxadagi jadval oddiy qatorlar qilib qo'yildi: kataklar orasida « · » turadi.",
  link: 'Nusxadagi havolada @ belgisidan oldin nom bor edi: matni qoldi, havolasi olib tashlandi.',
  markup: "Nusxa juda uzun yoki murakkab edi: matni bezaksiz va havolalarsiz qo'yildi.",
};

type PasteProps = Pick<EditorProps, 'transformPastedHTML' | 'transformPastedText' | 'handlePaste'>;

/** What an editor does with a paste, and what the person is told about the last one. */
export function usePaste(): { notes: readonly Text[]; pasteProps: PasteProps } {
  const [notKept, setNotKept] = useState<readonly NotKept[]>([]);
  const pasteProps = useMemo(
    (): PasteProps => ({
      transformPastedHTML: (html) => {
        const pasted = pastedHtml(html);
        setNotKept(pasted.notKept);
        return pasted.html;
      },
      transformPastedText: (text) => {
        setNotKept([]);
        return pastedText(text);
      },
      handlePaste: (_view, { clipboardData }, slice) => {
        // A picture alone, such as one of the screen, has neither words nor HTML.
        const isPicture =
          slice.size === 0 && [...(clipboardData?.files ?? [])].some(({ type }) => /^image\//.test(type));
        if (isPicture) setNotKept(['picture']);
        return isPicture;
      },
    }),
    [],
  );
  return { notes: notKept.map((kind) => NOTES[kind]), pasteProps };
}
