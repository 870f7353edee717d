import { Combobox } from '@mantine/core';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let choose = (_option: string): void => undefined;
type Menu = Parameters<typeof Combobox>[0];
vi.doMock('@mantine/core', async (original) => {
  const noted = (props: Menu) => {
    choose = props.onOptionSubmit as typeof choose;
    return createElement(Combobox, { ...props, withinPortal: false, transitionProps: { duration: 0 } });
  };
  return { ...(await original<object>()), Combobox: Object.assign(noted, Combobox) };
});
const { TemplatePicker } = await import('@/features/appeals/template-picker.tsx');

it('inserts the chosen template, with its placeholders', async () => {
  const inserted: string[] = [];
  const result = ['Javob', 'Hurmatli {author}!'].map((context, at) => ({ id: at + 1, context }));
  const picker = createElement(TemplatePicker, {
    opened: true,
    onOpenedChange: () => undefined,
    show: () => 'Hurmatli Zarina!',
    onPick: (text) => inserted.push(text),
  });
  await drawPart(picker, { 'api/v1/answer-template': { result } });
  choose('2');
  choose('3');
  expect(inserted).toEqual(['Hurmatli {author}!']);
});

it('says of a list without a template that there are none, not that none was found', async () => {
  const picker = createElement(TemplatePicker, {
    ...{ opened: true, onOpenedChange: () => undefined, show: () => '', onPick: () => undefined },
  });
  const { html } = await drawPart(picker, { 'api/v1/answer-template': { result: [] } });
  expect(textOf(html)).toMatch(/Shablonlar yo'q$/);
});
