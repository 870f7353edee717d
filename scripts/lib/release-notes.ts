/** Name of the section for changes that no version has yet. */
const UNRELEASED = 'Unreleased';

/** The lines of each section of a change log in the form of Keep a Changelog, by version. */
function sectionsOf(changelog: string): ReadonlyMap<string, string> {
  const [, ...sections] = changelog.split(/^## /m);
  return new Map(
    sections.flatMap((section) => {
      const [, version, text] = /^\[([^\]]+)\][^\n]*\n([\s\S]*)$/.exec(section) ?? [];
      return version === undefined || text === undefined ? [] : [[version, text] as const];
    }),
  );
}

/** Markdown as the plain text that the program shows: each entry on one line, without marks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .replace(/\n {2,}(?=\S)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^### /gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The notes of a version for the update feed, from the change log. A build that is no release may take what is
 * unreleased. Throws if there are no notes.
 */
export function releaseNotes(changelog: string, version: string, { released }: { released: boolean }): string {
  const sections = sectionsOf(changelog);
  const notes = plain(sections.get(version) ?? (released ? undefined : sections.get(UNRELEASED)) ?? '');
  if (notes === '')
    throw new Error(`CHANGELOG.md has no notes of ${version}: name the version in place of ${UNRELEASED}`);
  return notes;
}
