import { expect, it } from 'vitest';
import { secretKeyForm as form, keyName } from '@/features/secret-keys/secret-key.ts';

it('requires board and key (S-070, S-071)', () => {
  expect(form.schema.safeParse(form.empty()).error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'board_id: Majburiy maydon',
    'secret: Majburiy maydon',
  ]);
  expect(form.schema.parse({ board_id: 4, secret: ' 9F86D081AB42 ' })).toEqual({ board_id: 4, secret: '9F86D081AB42' });
});

it.each([
  ['9F86D081AB42', '•••AB42'],
  ['9F86D081AB4', 'ID 7'],
  ['AB42', 'ID 7'],
  [null, 'ID 7'],
])('shows the key %s as %s, which does not reveal it', (secret, name) => {
  expect(keyName({ id: 7, secret, created_at: null })).toBe(name);
});
