import { BarChartOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BenchNode, childrenOf, ROOT_NODES } from '../pages/tree-nodes.ts';
import { exposeTree } from '../pages/tree-subject.ts';

type Row = { key: number; number: number; title: string; created: string; children?: Row[] };

/** The whole tree in the form of Ant Design's table. */
const rowsOf = (nodes: readonly BenchNode[]): Row[] =>
  nodes.map(({ id, title, created_at }, index) => {
    const children = rowsOf(childrenOf(id));
    const created = created_at.slice(0, 10).split('-').reverse().join('.');
    return { key: id, number: index + 1, title, created, ...(children.length > 0 && { children }) };
  });
const ROWS = rowsOf(ROOT_NODES);

/** The four buttons of a row, as Ant Design's users write them. */
const buttons = (_: unknown, { title }: Row) => (
  <>
    <Button type="text" size="small" icon={<PlusOutlined />} aria-label={`Ichiga qo'shish: ${title}`} />
    <Button type="text" size="small" icon={<BarChartOutlined />} aria-label={`Ko'rsatgichlar: ${title}`} />
    <Button type="text" size="small" icon={<EditOutlined />} aria-label={`Tahrirlash: ${title}`} />
    <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={`O'chirish: ${title}`} />
  </>
);

const columns: TableColumnsType<Row> = [
  { title: '№', dataIndex: 'number', width: 96 },
  { title: 'Nomi', dataIndex: 'title' },
  { title: 'Yaratilgan sana', dataIndex: 'created', width: 160 },
  { title: 'Amallar', key: 'actions', width: 180, align: 'right', render: buttons },
];

type State = { size: number; page: number; open: readonly number[] };
let change: (step: (state: State) => State) => void = () => {};

function Tree() {
  const [{ size, page, open }, setState] = useState<State>({ size: 20, page: 1, open: [] });
  change = setState;
  return (
    <Table<Row>
      size="small"
      tableLayout="fixed"
      columns={columns}
      dataSource={ROWS}
      expandable={{ expandedRowKeys: open }}
      pagination={{ pageSize: size, current: page, pageSizeOptions: [20, 200, 1000] }}
      scroll={{ y: 'calc(100vh - 104px)' }}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Tree />);

exposeTree({
  down: () => undefined,
  begin: (size) => flushSync(() => change(() => ({ size, page: 1, open: [] }))),
  open: ({ id }) => flushSync(() => change((state) => ({ ...state, open: [id] }))),
  next: () => flushSync(() => change((state) => ({ ...state, page: state.page + 1 }))),
  shows: ({ id }) => document.querySelector(`tr[data-row-key="${id}"]`) !== null,
});
