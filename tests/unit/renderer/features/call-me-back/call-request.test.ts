import { expect, it } from 'vitest';
import { callRequestSchema, canClose } from '@/features/call-me-back/call-request.ts';

it('a request whose state is not known is shown, and cannot be closed', () => {
  const request = callRequestSchema.parse({ id: '7', phoneNumber: 998901234567, state: 'IN_PROGRESS' });
  expect(request).toEqual({
    id: 7,
    phoneNumber: '998901234567',
    lang: null,
    state: null,
    odd_words: { state: 'IN_PROGRESS' },
  });
  expect(canClose(request)).toBe(false);
});
