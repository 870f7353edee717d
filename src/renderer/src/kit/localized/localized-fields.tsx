import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isBlank } from '@shared/blank.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { type FieldPath, fieldsOf } from '../forms/field.ts';
import { cyrillicOf, LANGUAGE_NAMES, LANGUAGES, type Language, type Localized } from './languages.ts';
import styles from './localized-fields.module.css';

type LocalizedKey<V> = { [K in keyof V & string]: V[K] extends Localized ? K : never }[keyof V & string];

export type LocalizedFieldsProps<V, T> = {
  form: UseFormReturnType<V, T>;
  /** Form field with the text in every language. */
  name: LocalizedKey<V>;
  label: Text;
  /** Languages whose inputs are marked as required. Default: all. */
  marked?: readonly Language[];
};

/**
 * A short text in every language, one input per line; the Cyrillic input can be filled from the Latin one. For long
 * content use `LanguageTabs`.
 */
export function LocalizedFields<V, T>(props: LocalizedFieldsProps<V, T>) {
  const { form, name, label, marked = LANGUAGES } = props;
  const { t } = useT();
  const field = fieldsOf(form, t);
  const texts = form.getValues()[name] as Localized;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(label)}</legend>
      {LANGUAGES.map((language) => {
        const path = `${name}.${language}` as FieldPath<V>;
        return (
          <TextInput
            key={language}
            label={LANGUAGE_NAMES[language]}
            aria-label={`${t(label)}: ${LANGUAGE_NAMES[language]}`}
            withAsterisk={marked.includes(language)}
            {...(field(path) as object)}
            {...fillable(language, texts.uz_lat, (cyrillic) => form.setFieldValue(path, cyrillic as never))}
          />
        );
      })}
    </fieldset>
  );
}

/**
 * Extra props of a language's input: the Cyrillic input gets a button that fills it from the Latin text; other
 * languages get nothing.
 */
export const fillable = (language: Language, latin: string, onFill: (cyrillic: string) => void) =>
  language === 'uz_cyr' && {
    rightSectionWidth: FILL_WIDTH,
    rightSectionProps: { className: styles.fillSection },
    rightSection: <FillButton from={latin} onFill={onFill} />,
  };
/** Width reserved for the button in px, so that no text runs under it. */
const FILL_WIDTH = 150;

/** Button that fills the Cyrillic text from the Latin one. */
function FillButton({ from, onFill }: { from: string; onFill: (cyrillic: string) => void }) {
  const { t } = useT();
  return (
    <Button
      variant="subtle"
      size="xs"
      mr={4}
      className={styles.fill}
      disabled={isBlank(from)}
      onClick={() => onFill(cyrillicOf(from))}
    >
      {t("Lotindan o'girish")}
    </Button>
  );
}
