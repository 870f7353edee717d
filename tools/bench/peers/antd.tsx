import { Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, HEADS, textsOf } from '../pages/subject.ts';

type Row = { key: number; number: number; texts: string[]; description: string | null };

const STAGE_COLORS: Record<string, string> = {
  INITIAL: 'blue',
  PASSED: 'green',
  NOT_PASSED: 'red',
  WINNER: 'gold',
  PUBLIC_CONTROL: 'purple',
};

/** A cell as Ant Design's users write it: the stage as a tag, amounts aligned at the end, the rest as text. */
const column = (title: string, index: number): TableColumnsType<Row>[number] => ({
  title,
  key: title,
  align: title === 'Ajratilgan' || title === "So'ralgan" ? 'right' : 'left',
  render: (_: unknown, { texts }: Row) => {
    const text = texts[index] ?? '';
    return title === 'Bosqich' ? <Tag color={STAGE_COLORS[text] ?? 'default'}>{text}</Tag> : text;
  },
});

const columns: TableColumnsType<Row> = [{ title: '№', dataIndex: 'number', width: 56 }, ...HEADS.map(column)];
const expandable = { expandedRowRender: (row: Row) => row.description };
let turnTo: (rows: Row[]) => void = () => {};

function List() {
  const [rows, setRows] = useState<Row[]>([]);
  turnTo = setRows;
  return (
    <Table<Row>
      size="small"
      tableLayout="fixed"
      columns={columns}
      dataSource={rows}
      expandable={expandable}
      pagination={false}
      scroll={{ y: 'calc(100vh - 40px)' }}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<List />);

expose({
  viewport: () => document.querySelector('.ant-table-body') as Element,
  show: (initiatives) => {
    const rows = initiatives.map((one, index) => ({
      key: one.id,
      number: index + 1,
      texts: textsOf(one),
      description: one.description,
    }));
    flushSync(() => turnTo(rows));
  },
});
