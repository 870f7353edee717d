import type { Shot } from './camera.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = ({ title, look, file }: Shot) =>
  `<figure data-text="${escaped(`${title} ${look}`.toLowerCase())}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>` +
  `<figcaption>${escaped(title)} <b>${look}</b></figcaption></figure>`;

/** One HTML page with all pictures, by area, with a field that filters them by name, role and look. */
export function albumPage(shots: readonly Shot[]): string {
  const areas = Object.entries(Object.groupBy(shots, ({ area }) => area));
  const sections = areas.map(
    ([area, pictures = []]) =>
      `<section><h2 id="${area}">${area}</h2><div class="shots">${pictures.map(figure).join('\n')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of every screen</title>
<style>
  body { margin: 0; padding: 16px; background: #59636a; color: #fff; font: 13px/18px system-ui, sans-serif; }
  header { position: sticky; top: 0; display: flex; gap: 12px; align-items: center; padding: 8px 0; background: inherit; }
  nav { display: flex; flex-wrap: wrap; gap: 2px 10px; }
  a { color: inherit; }
  .shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 14px; }
  figure { margin: 0; }
  img { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: contain; background: #444d53; }
</style>
<header><input id="filter" placeholder="initiatives cyrillic dark" size="40" aria-label="Filter">
<span>${shots.length} pictures</span><nav>${areas.map(([area]) => `<a href="#${area}">${area}</a>`).join('')}</nav></header>
${sections.join('\n')}
<script>
  filter.oninput = () => {
    const words = filter.value.toLowerCase().split(/\\s+/);
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !words.every((word) => figure.dataset.text.includes(word));
    for (const section of document.querySelectorAll('section'))
      section.hidden = !section.querySelector('figure:not([hidden])');
  };
</script>
</html>
`;
}
