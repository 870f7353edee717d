import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acting } from '../../laws/acted.tsx';

let isOff: boolean | undefined;
function UploadedFileField({ disabled }: { disabled?: boolean }) {
  isOff = disabled;
  return null;
}
vi.doMock('@/kit/uploads/uploaded-file-field.tsx', () => ({ UploadedFileField }));
const { CouncilDialog } = await import('@/features/protocols/council-dialog.tsx');

it.each([
  ['a title, which its file belongs to', '17-son', false],
  ['no title: its file waits for one', null, true],
])('E-014: a council decision has %s', async (_, title, waits) => {
  const decision = { id: 12, title, region: null, district: null, file_id: null };
  await acting(createElement(CouncilDialog, { decision, board: 6, onClose: () => undefined }), {});
  expect(isOff).toBe(waits);
});
