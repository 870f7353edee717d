import type { Role } from '@shared/roles.ts';
import type { Chapter } from '@/app/manual/chapter.ts';
import { exampleOf, openedOf, remedyOf, sentenceOf, sightWords } from '@/app/manual/words.ts';
import { ROLE_LABELS } from '@/entities/role-labels.ts';
import { languageOf, type Translation } from '@/i18n/i18n.ts';

/** Name of the picture of a step of a chapter, from 0; behind the last one: of how it ends. */
export const pictureOf = (chapter: string, step: number): string => `${chapter}-${step + 1}.png`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const paragraph = (text: string | null | undefined, of = 'p') => (text ? `<${of}>${escaped(text)}</${of}>` : '');
const listOf = (texts: readonly string[]) => `<ul>${texts.map((text) => paragraph(text, 'li')).join('')}</ul>`;

/** The heading of a chapter, with its number from 1. */
export const headingOf = (chapter: Chapter, number: number, t: Translation['t']): string =>
  `${number}. ${t(chapter.title)}`;

const STYLE = `
  @page { size: A4; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 10px 'Inter Variable', sans-serif; } }
  body { max-width: 178mm; margin: 0 auto; font: 11pt/1.45 'Inter Variable', sans-serif; color: #17222a; }
  h1 { font-size: 26pt; line-height: 1.2; margin: 0 0 4mm; }
  h2 { font-size: 17pt; line-height: 1.25; margin: 0 0 3mm; }
  h3 { font-size: 11.5pt; margin: 5mm 0 1mm; break-after: avoid; }
  p { margin: 0 0 2mm; }
  section { break-before: page; }
  nav ol { padding: 0; list-style: none; }
  nav a { display: flex; gap: 4mm; color: inherit; text-decoration: none; padding: 1mm 0; }
  nav a::after { content: attr(data-page); margin-left: auto; }
  ol.steps { padding-left: 7mm; }
  ol.steps > li { break-inside: avoid; margin-bottom: 4mm; }
  ol.steps > li::marker { font-weight: 650; }
  img { display: block; width: 71%; margin-top: 2mm; border: 1px solid #c6d0d5; border-radius: 6px; }
  .aside { color: #43525b; }
  dl > div { break-inside: avoid; }
  dt { margin-top: 2mm; font-weight: 600; }
  dd { margin: 0 0 0 5mm; }
  figure { margin: 0; break-inside: avoid; }
`;

/** A chapter as HTML, with its pictures. */
function chapterHtml(chapter: Chapter, number: number, t: Translation['t']): string {
  const { id, when, needs, steps, troubles } = chapter;
  const picture = (step: number) => `<img src="${pictureOf(id, step)}" alt="">`;
  const aside = (text: string | null | undefined) => (text ? `<p class="aside">${escaped(text)}</p>` : '');
  const rows = steps.map((step, index) => {
    const example = exampleOf(step, t);
    return `<li>${escaped(sentenceOf(step, t))}${aside(example && `${t('Masalan:')} “${example}”`)}${aside(sightWords(step.sees, t))}${picture(index)}</li>`;
  });
  const remedies = troubles.map(
    (trouble) =>
      `<div>${paragraph(`«${openedOf(trouble.told, t)}»`, 'dt')}${paragraph(remedyOf(trouble, t), 'dd')}</div>`,
  );
  return `<section id="${id}"><h2>${escaped(headingOf(chapter, number, t))}</h2>${paragraph(t(when))}
<h3>${escaped(t("Nima bo'lishi kerak"))}</h3>${listOf(needs.map((need) => t(need)))}
<h3>${escaped(t('Qadamlar'))}</h3><ol class="steps">${rows.join('\n')}</ol>
<figure><h3>${escaped(t('Natija'))}</h3>${picture(steps.length)}</figure>
<h3>${escaped(t("Kutilmagan holat bo'lsa"))}</h3><dl>${remedies.join('\n')}</dl></section>`;
}

/** The manual of a role as one HTML page. `pages`: the page of each chapter, in its order; empty while unknown. */
export function manualHtml(
  role: Role,
  chapters: readonly Chapter[],
  { t, script }: Translation,
  pages: readonly number[],
): string {
  const title = `${t("Qo'llanma")}: ${t(ROLE_LABELS[role])}`;
  const entries = chapters.map(
    (chapter, index) =>
      `<li><a href="#${chapter.id}" data-page="${pages[index] ?? ''}">${escaped(headingOf(chapter, index + 1, t))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${languageOf(script)}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="../fonts/index.css">
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(t('Tashabbusli budjet'))}</p>
<nav><h3>${escaped(t('Mundarija'))}</h3><ol>${entries.join('\n')}</ol></nav>
${chapters.map((chapter, index) => chapterHtml(chapter, index + 1, t)).join('\n')}
</html>
`;
}
