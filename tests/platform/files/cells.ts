import { WrongRow } from './import-rows.ts';

/** Values of the cells of an imported row, by the title of their column; each throws a `WrongRow` for any other cell. */
type Cells<C extends string> = Readonly<Record<C, string>>;

/** A text that is not empty. */
export function filledCell<C extends string>(cells: Cells<C>, column: C): string {
  if (cells[column] === '') throw new WrongRow(`${column} ko'rsatilmagan`);
  return cells[column];
}

/** A text that fits the pattern. */
export function cellLike<C extends string>(cells: Cells<C>, column: C, pattern: RegExp, message: string): string {
  if (!pattern.test(cells[column])) throw new WrongRow(message);
  return cells[column];
}

/** So many digits. */
export const digitsCell = <C extends string>(cells: Cells<C>, column: C, count: number): string =>
  cellLike(cells, column, new RegExp(`^\\d{${count}}$`), `${column} ${count} ta raqamdan iborat bo'lishi kerak`);

/** A whole number as people type it, with blanks between thousands. */
export function wholeCell<C extends string>(
  cells: Cells<C>,
  column: C,
  message = `${column} butun son bo'lishi kerak`,
): number {
  const digits = cells[column].replace(/\s/g, '');
  if (!/^\d{1,15}$/.test(digits)) throw new WrongRow(message);
  return Number(digits);
}

/** One of these codes. */
export function codeCell<C extends string, Code extends string>(
  cells: Cells<C>,
  column: C,
  codes: readonly Code[],
): Code {
  const found = codes.find((code) => code === cells[column]);
  if (found === undefined) throw new WrongRow(`${column} noma'lum: ${cells[column]}`);
  return found;
}
