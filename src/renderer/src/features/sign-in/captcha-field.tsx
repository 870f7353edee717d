import { ActionIcon, Input, Skeleton } from '@mantine/core';
import { CAPTCHA_MAX_DIGITS } from '@shared/constants.ts';
import { IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { GENERIC_FAILURE } from './rules.ts';
import styles from './sign-in.module.css';
import type { useCaptcha } from './use-captcha.ts';

export type CaptchaFieldProps = {
  captcha: ReturnType<typeof useCaptcha>;
  /** Answer of at most six digits. */
  value: string;
  onChange: (value: string) => void;
  /** The platform's error for the last answer. */
  error: string | null;
  ref?: Ref<HTMLInputElement>;
};

/** Captcha: the picture of a sum, a button for another picture, and the field for the answer. */
export function CaptchaField({ captcha, value, onChange, error, ref }: CaptchaFieldProps) {
  const { t } = useT();
  const id = useId();
  const problem = captcha.isError ? t(GENERIC_FAILURE) : error;
  return (
    <Input.Wrapper id={id} label={t('Misol javobi')} error={problem}>
      <div className={styles.captcha}>
        <div className={styles.captchaPicture}>
          {captcha.isFetching ? <Skeleton height={36} /> : <Picture image={captcha.data?.image} />}
        </div>
        <ActionIcon
          size="md"
          aria-label={t('Misolni yangilash')}
          title={t('Misolni yangilash')}
          disabled={captcha.isFetching}
          onClick={() => {
            // The answer belongs to the old picture.
            onChange('');
            void captcha.refetch();
          }}
        >
          <IconRefresh size={18} stroke={1.7} />
        </ActionIcon>
        <Input
          ref={ref}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('Javob')}
          value={value}
          error={problem !== null}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, CAPTCHA_MAX_DIGITS))}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Picture of the sum. Its text alternative is the field's label: a description would give the answer away. */
function Picture({ image }: { image: string | undefined }) {
  const { t } = useT();
  if (!image) return <IconPhotoOff size={18} stroke={1.7} aria-hidden="true" />;
  return <img src={image} alt={t('Misol javobi')} />;
}
