import { IconCheck } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCutTooltip } from '../data-table/cut-tooltip.tsx';
import styles from './big-select.module.css';
import type { BigOption } from './option.ts';
import { OPTION_HEIGHT, useRowWindow } from './row-window.ts';
import type { Matches } from './search.ts';
import { type ListView, optionAt } from './use-big-select.ts';

/** Id of the option at this place of the list, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export type OptionsListProps = {
  id: string;
  /** Label of the field. */
  label: string;
  list: ListView;
  matches: Matches | 'all';
  onChoose: (place: number) => void;
};

/** The listbox below the field. Only the options in view are in the document. */
export function OptionsList({ id, label, list, matches, onChoose }: OptionsListProps) {
  const { options, count, active, chosen } = list;
  const { tr } = useT();
  const viewport = useRef<HTMLDivElement>(null);
  const { indexes, onScroll } = useRowWindow(viewport, count, active, matches);
  const { handlers, tooltip } = useCutTooltip();

  return (
    <>
      <div
        ref={viewport}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={label}
        {...handlers}
        onScroll={(event) => {
          handlers.onScroll();
          onScroll(event);
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.all} role="presentation" style={{ height: count * OPTION_HEIGHT }}>
          {indexes.map((place) => {
            const index = optionAt(matches, place);
            const option = options[index];
            return (
              option && (
                <Option
                  key={place}
                  id={optionId(id, place)}
                  option={option}
                  place={place}
                  count={count}
                  active={place === active}
                  chosen={index === chosen}
                  tr={tr}
                  onChoose={onChoose}
                />
              )
            );
          })}
        </div>
      </div>
      {tooltip}
    </>
  );
}

type OptionProps = {
  id: string;
  option: BigOption<string | number>;
  place: number;
  /** Options in the list. */
  count: number;
  active: boolean;
  chosen: boolean;
  /** Passed down: calling `useT` per option costs more than rendering the option. */
  tr: Translation['tr'];
  onChoose: (place: number) => void;
};

const Option = memo(function Option({ id, option, place, count, active, chosen, tr, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option.
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={chosen}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-active={active || undefined}
      style={{ top: place * OPTION_HEIGHT }}
      onClick={() => onChoose(place)}
    >
      <span className={styles.name} data-cut>
        {tr(option.label)}
      </span>
      {option.hint && <span className={styles.hint}>{tr(option.hint)}</span>}
      <span className={styles.check} aria-hidden>
        {chosen && <IconCheck size={16} stroke={2} />}
      </span>
    </div>
  );
});
