/** The smallest file that a PDF reader opens. */
export const SMALLEST_PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj',
  'trailer<</Size 3/Root 1 0 R>>',
  'startxref\n0\n%%EOF\n',
].join('\n');
