import { builtInStyle, type NumberStyle, styleOfCode } from './number-format.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';

/** The number style of each cell style, by its index (`s` of a cell). */
export async function readStyles(workbook: XlsxPackage, part: string | null): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let inCellStyles = false;
  if (part === null) return styles;
  await readXmlPart(workbook, part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      if (name !== 'xf' || !inCellStyles) return;
      const id = Number(attributes.get('numFmtId') ?? 0);
      const code = codes.get(id);
      styles.push(code === undefined ? builtInStyle(id) : styleOfCode(code));
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
