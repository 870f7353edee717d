import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useOpenLink } from '../use-open-link.ts';
import { isTooMuch } from './markup-size.ts';
import { PlainText } from './plain-text.tsx';
import styles from './safe-html.module.css';
import { sanitizeHtml } from './sanitize.ts';
import { linesOf } from './words.ts';

type SafeHtmlProps = {
  html: string;
  /** Name of the record whose text this is. */
  name: string;
};

/** An address or the name of a site: not transliterated. */
const ADDRESS = /^\S+\.\S+$/;

/** Transliterates every text of the fragment except addresses. */
function translate(fragment: DocumentFragment, tr: (text: string) => string): void {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.nodeValue && !ADDRESS.test(text.nodeValue.trim())) text.nodeValue = tr(text.nodeValue);
  }
}

/**
 * Shows untrusted HTML: sanitized, in the chosen script. Nothing runs or loads, and links open in the system's browser.
 * Plain text keeps its line breaks. What is too much to be drawn is shown as plain text, and said to be, with the
 * record's name.
 */
export function SafeHtml({ html, name }: SafeHtmlProps) {
  const { t } = useT();
  const plain = useMemo(() => (isTooMuch(html) ? linesOf(html) : null), [html]);
  if (plain === null) return <DrawnHtml html={html} />;
  return (
    <PlainText
      text={plain}
      note={t("{{name}}: matn juda uzun yoki murakkab. U bezaksiz va havolalarsiz, to'liq ko'rsatildi.", { name })}
    />
  );
}

function DrawnHtml({ html }: Pick<SafeHtmlProps, 'html'>) {
  const { tr } = useT();
  const openLink = useOpenLink();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const fragment = sanitizeHtml(html);
    if (!fragment) return;
    translate(fragment, tr);
    place.current?.toggleAttribute('data-plain', fragment.childElementCount === 0);
    place.current?.replaceChildren(fragment);
  }, [html, tr]);

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const url = link?.getAttribute('href');
    if (!url) return;
    event.preventDefault();
    void openLink(url);
  };

  // biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks of the links inside, also those by Enter.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers Enter with a click.
  return <div ref={place} className={styles.text} onClick={open} onAuxClick={(event) => event.preventDefault()} />;
}
