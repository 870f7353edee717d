import { JournalPage } from '@/features/journal/journal-page.tsx';
import { subjectOf } from './subjects.ts';

/** The journal of the desk. */
export const Component = () => <JournalPage subjectOf={subjectOf} />;
