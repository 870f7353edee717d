import { Kbd, Popover } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { labelOf } from '@/kit/big-select/option.ts';
import type { KnownProtocol } from '../documents.ts';
import styles from './folder.module.css';
import type { JudgedRow, ProtocolsByDistrict } from './plan.ts';

export type DistrictPickerProps = {
  row: JudgedRow;
  protocols: ProtocolsByDistrict;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onChoose: (id: number) => void;
};

/** Picks the district of a file: the candidates from its name first, any other by search. */
export function DistrictPicker({ row, protocols, opened, onOpened, onChoose }: DistrictPickerProps) {
  const { t, tr } = useT();
  const { protocol, file } = row;
  const text = protocol ? [tr(protocol.district), tr(protocol.region)].filter(Boolean).join(' · ') : '';
  return (
    <Popover opened={opened} onChange={onOpened} position="bottom-start" width="target" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.district}
          data-empty={protocol === null || undefined}
          aria-label={`${t('Tuman')}: ${text || t('Tumanni tanlang')}, ${file.name}`}
          onClick={() => onOpened(!opened)}
        >
          <span>{text || t('Tumanni tanlang')}</span>
          <IconSelector size={14} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.choices}>
        {opened && <Choices row={row} protocols={protocols} onChoose={onChoose} />}
      </Popover.Dropdown>
    </Popover>
  );
}

const nothing = () => undefined;

function Choices({ row, protocols, onChoose }: Pick<DistrictPickerProps, 'row' | 'protocols' | 'onChoose'>) {
  const { t, tr } = useT();
  const candidates = row.match.candidates.flatMap((id) => protocols.get(id) ?? []);
  const data = useMemo(
    () =>
      [...protocols.values()].map(({ id, district, region }) => ({
        value: id,
        label: labelOf(district, id),
        ...(region && { hint: region }),
      })),
    [protocols],
  );
  const about = ({ region, file_id }: KnownProtocol) =>
    [tr(region), file_id && t('fayli bor')].filter(Boolean).join(' · ');
  return (
    <>
      {candidates.length > 0 && <p className={styles.heading}>{t('Nomiga mos')}</p>}
      {candidates.map((one, at) => (
        <button key={one.id} type="button" className={styles.candidate} onClick={() => onChoose(one.id)}>
          <span>
            {tr(one.district)} <small>{about(one)}</small>
          </span>
          <Kbd aria-hidden>{at + 1}</Kbd>
        </button>
      ))}
      <BigSelect
        label="Boshqa tuman…"
        placeholder="Tumanni tanlang"
        query={{ data, error: null, isFetching: false, refetch: nothing }}
        value={null}
        onChange={(id) => id !== null && onChoose(id)}
      />
    </>
  );
}
