import { Cascader } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { exposeCascade } from '../pages/cascade-subject.ts';
import { type BenchNode, childrenOf, ROOT_NODES } from '../pages/tree-nodes.ts';

type Option = { value: number; label: string; children?: Option[] };

/** The whole tree in the form of Ant Design's cascade. */
const optionsOf = (nodes: readonly BenchNode[]): Option[] =>
  nodes.map(({ id, title }) => {
    const children = optionsOf(childrenOf(id));
    return { value: id, label: title, ...(children.length > 0 && { children }) };
  });
const OPTIONS = optionsOf(ROOT_NODES);

let change: (open: boolean) => void = () => {};

function Field() {
  const [open, setOpen] = useState(false);
  change = setOpen;
  return <Cascader changeOnSelect open={open} options={OPTIONS} style={{ width: 420 }} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ width: 420, padding: 24 }}>
    <Field />
  </div>,
);

const items = (level: number) =>
  document
    .querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-cascader-menu')
    [level]?.querySelectorAll<HTMLElement>('.ant-cascader-menu-item') ?? [];

exposeCascade({
  open: () => flushSync(() => change(true)),
  close: () => flushSync(() => change(false)),
  expand: (root) => items(0)[ROOT_NODES.indexOf(root)]?.click(),
  // A title ends with its node's id.
  shows: ({ id, parent_id }) => items(parent_id === null ? 0 : 1)[0]?.textContent?.endsWith(`(${id})`) ?? false,
});
