export { findUndo } from '@/features/journal/find-undo.ts';
export { subjectOf } from './subjects.ts';
