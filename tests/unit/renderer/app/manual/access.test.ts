import { describe, expect, it } from 'vitest';
import { chapterAt, chaptersFor } from '@/app/manual/access.ts';
import { CHAPTERS } from '@/app/manual/chapters/chapters.ts';

const idAt = (role: 'moderator' | 'district_manager', path: string) => chapterAt(path, chaptersFor(role, CHAPTERS))?.id;

describe('the chapters of a role', () => {
  it('are those of its screens and of its part in the review', () => {
    const ids = (role: 'admin' | 'moderator' | 'district_manager') => chaptersFor(role, CHAPTERS).map(({ id }) => id);
    expect(ids('moderator')).toEqual(expect.arrayContaining(['list-and-filters', 'rejecting']));
    expect(ids('moderator')).not.toContain('confirming-ten');
    expect(ids('district_manager')).toContain('confirming-ten');
    expect(ids('admin')).toContain('answering-an-appeal');
    // They only read the appeals.
    expect(ids('moderator')).not.toContain('answering-an-appeal');
  });

  it('the screen in view has that of the part, then that which begins there, then that which leads there', () => {
    expect(idAt('moderator', 'initiatives')).toBe('rejecting');
    expect(idAt('district_manager', 'initiatives')).toBe('confirming-ten');
    expect(idAt('district_manager', 'initiatives/review')).toBe('confirming-ten');
    expect(idAt('moderator', 'no-such-screen')).toBeUndefined();
  });
});
