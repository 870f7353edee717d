import { createElement } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { useDraftedForm } = await import('@/kit/drafts/use-drafted-form.ts');
const { useUnsaved } = await import('@/kit/drafts/unsaved.tsx');
const { useFormFlow } = await import('@/kit/forms/use-form-flow.ts');

const DRAFT = { scope: 'initiative-reject', record: '701' };
const TYPED = { comment: 'Takror' };
beforeAll(() => Object.assign(globalThis, { document: { activeElement: null, querySelector: () => null } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

type Props = { onSubmit: () => Promise<'done' | 'stay'>; onEnd: () => void; tell: (drawn: Drawn) => void };
type Drawn = { send: () => void; comesBack: () => unknown };
/** A form that is emptied as soon as it is sent, as its place is another record's then. */
function Form({ onSubmit, onEnd, tell }: Props) {
  const form = useDraftedForm({ initialValues: { comment: '' }, draft: DRAFT });
  const behind = { about: 'Maydoncha', failed: onEnd, leave: () => form.reset() };
  const { press } = useFormFlow({ form, onSubmit, onDone: onEnd, behind });
  const { sendings } = useUnsaved();
  const send = () => {
    form.setValues(TYPED);
    press();
  };
  tell({ send, comesBack: () => sendings.takeBack(DRAFT)?.changed });
  return null;
}

it.each<[string, Props['onSubmit'], object | undefined]>([
  ['comes back as it was typed where it is refused', () => Promise.reject(new Error('409')), TYPED],
  ['comes back as it was typed where it needs another look', () => Promise.resolve('stay'), TYPED],
  ['does not come back once it is done', () => Promise.resolve('done'), undefined],
])('a form that nobody waits for %s', async (_, onSubmit, back) => {
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>();
  const drawn: Drawn[] = [];
  await drawPart(createElement(Form, { onSubmit, onEnd, tell: (form) => drawn.push(form) }), {});
  drawn.at(-1)?.send();
  await ended;
  expect(drawn.at(-1)?.comesBack()).toEqual(back);
});
