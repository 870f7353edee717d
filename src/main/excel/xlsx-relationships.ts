import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';

/** A reference from one part of a workbook to another. */
export type Relationship = {
  id: string;
  /** Last segment of its type: `worksheet`, `sharedStrings`, `styles`, … */
  type: string;
  /** Name of the other part. */
  target: string;
};

/** The references of a part (`''` for the whole package); external links are omitted and never followed. */
export async function readRelationships(workbook: XlsxPackage, part: string): Promise<Relationship[]> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const found: Relationship[] = [];
  await readXmlPart(workbook, `${folder}_rels/${part.slice(slash + 1)}.rels`, {
    open: (name, attributes) => {
      const target = attributes.get('Target');
      if (name !== 'Relationship' || target === undefined || attributes.get('TargetMode') === 'External') return;
      const type = attributes.get('Type') ?? '';
      found.push({
        id: attributes.get('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolvePart(folder, target),
      });
    },
  });
  return found;
}

/** A part's name from a target that is relative to `folder` or starts with a slash. */
function resolvePart(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
