import { Select } from 'antd';
import { createRoot } from 'react-dom/client';
import { askedOptions } from '../pages/asked-options.ts';
import { exposeSelect } from '../pages/select-subject.ts';

const options = askedOptions().map(({ value, label, hint }) => ({ value, label: `${label} ${hint}` }));

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ width: 420, padding: 24 }}>
    <Select showSearch={{ optionFilterProp: 'label' }} options={options} style={{ width: 420 }} />
  </div>,
);

exposeSelect({
  open: (input) => {
    input.focus();
    input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  },
  option: '.ant-select-item-option',
});
