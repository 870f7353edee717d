import { Checkbox, Input } from '@mantine/core';
import { MOST_COPIES } from '@shared/print.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FigureInput } from '@/kit/inputs/figures/figure-input.tsx';
import type { Choices } from './choices.ts';
import type { CardParts } from './paper/job.ts';
import styles from './print-dialog.module.css';
import type { Kind } from './use-print-run.ts';

const PARTS = {
  pictures: "Rasmlar, ko'pi bilan 4 ta",
  map: 'Xarita',
  author: 'Muallif ismi',
  decision: 'Qaror uchun joy va imzo',
  comment: 'Moderatsiya izohi',
} as const satisfies Record<keyof CardParts, Text>;

export type PrintFieldsProps = {
  kind: Kind;
  choices: Choices;
  onChoices: (choices: Choices) => void;
  copies: number;
  onCopies: (copies: number) => void;
};

/** Fields for the parts of a card, the script, and the number of copies. */
export function PrintFields({ kind, choices, onChoices, copies, onCopies }: PrintFieldsProps) {
  const { t, script } = useT();
  const { parts, otherScript } = choices;
  return (
    <>
      {kind === 'cards' && (
        <Input.Wrapper label={t('Kartada')} role="group" labelElement="div">
          <div className={styles.parts}>
            {(Object.keys(PARTS) as (keyof CardParts)[]).map((part) => (
              <Checkbox
                key={part}
                label={t(PARTS[part])}
                checked={parts[part]}
                onChange={(event) =>
                  onChoices({ ...choices, parts: { ...parts, [part]: event.currentTarget.checked } })
                }
              />
            ))}
          </div>
        </Input.Wrapper>
      )}
      <ChoiceSelect
        label={t('Yozuv')}
        allowDeselect={false}
        data={[
          { value: 'same', label: t(script === 'latin' ? 'Lotin, ekrandagidek' : 'Kirill, ekrandagidek') },
          { value: 'other', label: t(script === 'latin' ? 'Kirill' : 'Lotin') },
        ]}
        value={otherScript ? 'other' : 'same'}
        onChange={(value) => onChoices({ ...choices, otherScript: value === 'other' })}
      />
      <FigureInput
        label={t('Nusxa')}
        most={MOST_COPIES}
        stepFrom={1}
        value={copies}
        onChange={(value) => onCopies(value || 1)}
      />
    </>
  );
}
