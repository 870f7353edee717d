import { describe, expect, test } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { paperCard } from '@/domains/initiative/print/paper/paper-card.ts';

const ABOUT = { board: undefined, category: null };
const card = (more: object) => paperCard(initiativeSchema.parse({ id: 1, ...more }), ABOUT);

describe('the card of an initiative', () => {
  test('needs only an id: no title, no place, no picture', () => {
    expect(card({})).toMatchObject({ title: null, description: null, location: null, pictures: [], season: null });
  });

  test('has the first four of forty pictures', () => {
    const images = Array.from({ length: 40 }, (_, index) => `hash-${index}`);
    expect(card({ images }).pictures).toEqual(['hash-0', 'hash-1', 'hash-2', 'hash-3']);
  });

  test('has the remark of the last decision, else that of the moderator', () => {
    const moderator_comment = 'Hujjat yetishmaydi';
    expect(card({ moderator_comment }).comment).toBe(moderator_comment);
    expect(card({ moderator_comment, moderation_sub_stage_comment: 'Qayta' }).comment).toBe('Qayta');
  });

  test('wPR3: blanks personal numbers in texts of citizens and staff, and no id or sum', () => {
    const { title, description, comment, public_id, requested } = card({
      public_id: '061404750235',
      requested_amount: 1_279_650_000,
      title: 'Pasport AB1234567',
      description: '31234567890123',
      moderation_sub_stage_comment: 'Karta 8600 1234 5678 9012, tel 90 123-45-67',
    });
    expect([title, description, comment]).toEqual(['Pasport •••', '•••', 'Karta •••, tel •••']);
    expect([public_id, requested]).toEqual(['061404750235', 1_279_650_000]);
  });

  test('repeats an overlong title in full above the description', () => {
    const title = 'Uzun '.repeat(100).trim();
    const long = card({ title, description: 'Tavsif' });
    expect(long.title?.length).toBeLessThanOrEqual(301);
    expect(long.description).toBe(`${title}\n\nTavsif`);
  });
});
