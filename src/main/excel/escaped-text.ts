/** A text of a workbook with its `_x000D_` escapes resolved (ECMA-376, 22.9.2.19). */
export const escapedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
