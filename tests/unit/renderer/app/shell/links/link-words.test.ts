import { AppError } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import { refusalOf, unreadWords } from '@/app/shell/links/link-words.ts';

const LINK = { id: 42, publicId: '061404750235', platform: '0a1b2c3d' };

test('a link opens only the initiative that has its public id', () => {
  expect(refusalOf(LINK, { public_id: '061404750235' })).toBeNull();
  expect(refusalOf(LINK, { public_id: '061404750236' })).toBe("Havola noto'g'ri");
  expect(refusalOf(LINK, { public_id: null })).toBe("Havola noto'g'ri");
});

test('an initiative out of reach or gone has its own message, any other failure the general one', () => {
  expect(unreadWords(new AppError({ kind: 'forbidden', status: 403 }))).toBe(
    'Bu tashabbus sizning hududingizga kirmaydi',
  );
  expect(unreadWords(new AppError({ kind: 'not-found', status: 404 }))).toBe('Tashabbus topilmadi');
  expect(unreadWords(new AppError({ kind: 'network' }))).toBeNull();
});
