import { Button, Combobox, useCombobox } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { answerTemplates } from '@/entities/answer-templates.ts';
import { fold } from '@/i18n/fold.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommandKey } from '@/kit/commands/command-key.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { useFailureText, useWords } from '@/kit/words.tsx';
import styles from './template-picker.module.css';

export type TemplatePickerProps = {
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
  /** The template with its placeholders filled in. */
  show: (context: string) => string;
  onPick: (context: string) => void;
};

/** Id of the command that opens the menu. */
export const TEMPLATES = 'field.templates';

/** Menu of the answer templates with a search field; Enter inserts the highlighted template, at first the first one (derived, Z-138). */
export function TemplatePicker({ opened, onOpenedChange, show, onPick }: TemplatePickerProps) {
  const { t } = useT();
  const key = useCommandKey(TEMPLATES);
  const words = useWords();
  const failureText = useFailureText();
  const [search, setSearch] = useState('');
  const templates = useQuery({ ...answerTemplates.list({}), enabled: opened });
  const box = useCombobox({
    opened,
    onOpenedChange,
    onDropdownClose: () => setSearch(''),
  });
  const { searchRef } = box;
  // Focus in a layout effect, also after opening by a key: Mantine focuses after a timer, which is too late.
  useLayoutEffect(() => {
    if (opened) searchRef.current?.focus({ preventScroll: true });
  }, [opened, searchRef]);
  const wanted = fold(search);
  const found = templates.data?.rows.filter(({ context }) => fold(context).includes(wanted));
  const count = found?.length ?? 0;
  // Enter takes the first one found.
  const beginAgain = useEffectEvent(() => void box.selectFirstOption());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search finds others.
  useEffect(() => {
    if (opened && count > 0) beginAgain();
  }, [opened, count, wanted]);

  return (
    <Combobox
      store={box}
      position="bottom-end"
      width={520}
      onOptionSubmit={(id) => {
        const picked = found?.find((one) => String(one.id) === id);
        box.closeDropdown();
        if (picked) onPick(picked.context);
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          title={key}
          aria-haspopup="listbox"
          aria-expanded={opened}
          aria-keyshortcuts="Alt+ArrowDown"
          leftSection={<IconTemplate size={15} stroke={1.7} aria-hidden />}
          onClick={() => box.toggleDropdown()}
        >
          {t("Shablondan qo'yish")}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          aria-label={t('Shablon qidirish')}
          placeholder={t('Shablon qidirish')}
        />
        <Combobox.Options className={styles.list} aria-label={t('Javob shablonlari')}>
          {found?.map(({ id, context }) => (
            <Combobox.Option key={id} value={String(id)}>
              <DrawnRecord of={context} id={id}>
                {() => <span className={styles.text}>{show(context)}</span>}
              </DrawnRecord>
            </Combobox.Option>
          ))}
          {found?.length === 0 && (
            <Combobox.Empty>{t(wanted ? 'Shablon topilmadi' : "Shablonlar yo'q")}</Combobox.Empty>
          )}
          {templates.isPending && <Combobox.Empty>{t('Yuklanmoqda…')}</Combobox.Empty>}
          {templates.isError && (
            <Combobox.Empty role="alert">
              {failureText(templates.error, words.list).headline}{' '}
              <Button size="xs" variant="light" onClick={() => void templates.refetch()} loading={templates.isFetching}>
                {t('Qayta urinish')}
              </Button>
              <ErrorNumber number={AppError.from(templates.error).number} />
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
