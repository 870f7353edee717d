import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../laws/program.tsx';
import { textOf } from '../laws/table-of.ts';

const { FailedState } = await import('@/kit/empty-state.tsx');
const { AppError } = await import('@shared/errors.ts');

const NO_LINE = "Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.";
const ODD = "Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.";
const GONE = "Bu yozuv topilmadi: uni boshqa xodim o'chirgan bo'lishi mumkin.";
const AGAIN = 'Qayta urinish';

it.each([
  ["the platform's status, where it has answered", { kind: 'server', status: 503 }, false, `Xato turi: 503 ${AGAIN}`],
  ['the same of an answer in an unknown shape', { kind: 'unexpected-shape', status: 502 }, false, 'Xato turi: 502'],
  ['the kind of a failure without an answer', { kind: 'internal' }, false, `Xato turi: internal ${AGAIN}`],
  ['that there is no connection', { kind: 'network' }, false, `${NO_LINE} ${AGAIN} Tarmoqni tekshirish`],
  ['that an answer cannot be read', { kind: 'unexpected-shape' }, false, `${ODD} ${AGAIN}`],
  ['that the record is gone', { kind: 'not-found', status: 404 }, true, `${GONE} Ro'yxatga`],
  ['the status, where there is no record to be gone', { kind: 'not-found', status: 404 }, false, 'Xato turi: 404'],
] as const)('what cannot be read says %s', async (_, failure, record, said) => {
  const props = { error: new AppError(failure), onRetry: () => undefined, ...(record && { gone: "Ro'yxatga" }) };
  expect(textOf((await drawPart(createElement(FailedState, props), {})).html)).toContain(said);
});
