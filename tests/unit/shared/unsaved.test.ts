import { expect, test } from 'vitest';
import { gravestOf, type UnsavedKind } from '../../../src/shared/unsaved.ts';

test.each<[readonly UnsavedKind[], UnsavedKind | null]>([
  [[], null],
  [['draft'], 'draft'],
  [['draft', 'input'], 'input'],
  [['input', 'calls', 'sending', 'draft'], 'calls'],
  [['input', 'sending', 'draft'], 'sending'],
])('of %j the gravest is %s', (kinds, gravest) => expect(gravestOf(kinds)).toBe(gravest));
