import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

let online = true;
vi.doMock('@/api/line.ts', async (original) => ({ ...(await original<object>()), useLine: () => online }));
const { LineHold } = await import('@/domains/initiative/parts/line-hold.tsx');
const { useSendHold } = await import('@/kit/holds/hold-sending.tsx');

const Held = () => useSendHold()?.reason ?? 'free';

it.each([
  ['goes out', true, false, 'free'],
  ['waits without a connection', false, false, 'Yuborish uchun aloqa kerak'],
  ['waits until the initiative has been read again since', true, true, 'Yuborish uchun aloqa kerak'],
])('a decision %s', async (_, isOnline, unread, said) => {
  online = isOnline;
  const part = (
    <LineHold unread={unread}>
      <Held />
    </LineHold>
  );
  expect(textOf((await drawPart(part, {})).html)).toBe(said);
});
