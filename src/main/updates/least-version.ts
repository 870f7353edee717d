/** The numbers of a version, and whether it is a pre-release. */
function partsOf(version: string): { numbers: number[]; prerelease: boolean } {
  const [release = ''] = version.replace(/^v/, '').split('+');
  const dash = release.indexOf('-');
  const numbers = (dash < 0 ? release : release.slice(0, dash)).split('.').map(Number);
  return { numbers, prerelease: dash >= 0 };
}

/**
 * Whether a version is older than the minimum that the office requires, a release such as `1.2.0`. A pre-release of the
 * minimum is older (Semantic Versioning §11).
 */
export function isOlder(version: string, least: string): boolean {
  const ours = partsOf(version);
  const wanted = partsOf(least);
  for (const [place, number] of wanted.numbers.entries()) {
    const own = ours.numbers[place] ?? 0;
    if (own !== number) return own < number;
  }
  return ours.prerelease;
}
