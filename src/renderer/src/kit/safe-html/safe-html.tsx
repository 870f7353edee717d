import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useOpenLink } from '../use-open-link.ts';
import styles from './safe-html.module.css';
import { sanitizeHtml } from './sanitize.ts';

/** A word that is an address or the name of a site: the same in both scripts. */
const ADDRESS = /^\S+\.\S+$/;

/** Every text of the fragment in the chosen script, but for addresses. */
function translate(fragment: DocumentFragment, tr: (text: string) => string): void {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.nodeValue && !ADDRESS.test(text.nodeValue.trim())) text.nodeValue = tr(text.nodeValue);
  }
}

/**
 * Shows HTML that strangers wrote: sanitised, in the chosen script. Nothing in it runs or loads, and a link opens in the
 * system's browser. Text without any markup keeps its lines.
 */
export function SafeHtml({ html }: { html: string }) {
  const { tr } = useT();
  const openLink = useOpenLink();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const fragment = sanitizeHtml(html);
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

  // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks, also those by Enter, of the links in it.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers Enter with a click.
  return <div ref={place} className={styles.text} onClick={open} onAuxClick={(event) => event.preventDefault()} />;
}
