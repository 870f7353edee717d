import { describe, expect, test } from 'vitest';
import { type Unfinished, unfinishedOf } from '../../../../src/main/windows/unfinished.ts';
import type { UnsavedKind } from '../../../../src/shared/unsaved.ts';

const BOTH = [false, true];

describe.each(BOTH)('with drafts that survive a restart: %s', (draftsPersist) => {
  const draft = draftsPersist ? 'drafts' : 'unsaved';

  test.each<[UnsavedKind | null, downloading: boolean, Unfinished | null]>([
    [null, false, null],
    [null, true, 'downloads'],
    ['draft', false, draft],
    ['draft', true, draft],
    ['input', false, 'unsaved'],
    ['input', true, 'unsaved'],
    ['calls', false, 'calls'],
    ['calls', true, 'calls'],
    ['sending', false, 'sending'],
    ['sending', true, 'sending'],
  ])('page: %s, downloading %s: %s', (unsaved, downloading, of) =>
    expect(unfinishedOf({ uploading: false, unsaved, draftsPersist, downloading })).toBe(of),
  );

  test.each<[UnsavedKind | null, downloading: boolean]>(
    ([null, 'draft', 'input', 'calls', 'sending'] as const).flatMap((unsaved) =>
      BOTH.map((one) => [unsaved, one] as [typeof unsaved, boolean]),
    ),
  )('uploading, page: %s, downloading %s: uploads', (unsaved, downloading) =>
    expect(unfinishedOf({ uploading: true, unsaved, draftsPersist, downloading })).toBe('uploads'),
  );
});
