import { expect, test } from 'vitest';
import { type Unfinished, unfinishedOf } from '../../../../src/main/windows/unfinished.ts';

test.each<[uploading: boolean, typed: boolean, draftsPersist: boolean, downloading: boolean, Unfinished | null]>([
  [false, false, false, false, null],
  [false, false, false, true, 'downloads'],
  [false, false, true, false, null],
  [false, false, true, true, 'downloads'],
  [false, true, false, false, 'unsaved'],
  [false, true, false, true, 'unsaved'],
  [false, true, true, false, 'drafts'],
  [false, true, true, true, 'drafts'],
  [true, false, false, false, 'uploads'],
  [true, false, false, true, 'uploads'],
  [true, false, true, false, 'uploads'],
  [true, false, true, true, 'uploads'],
  [true, true, false, false, 'uploads'],
  [true, true, false, true, 'uploads'],
  [true, true, true, false, 'uploads'],
  [true, true, true, true, 'uploads'],
])(
  'uploading %s, typed %s, drafts persist %s, downloading %s: %s',
  (uploading, typed, draftsPersist, downloading, of) =>
    expect(unfinishedOf({ uploading, typed, draftsPersist, downloading })).toBe(of),
);
