import { useT } from '@/i18n/use-t.ts';
import { type HelpTopic, useHelp } from './help.ts';
import styles from './help-link.module.css';

/** Button below a failure that shows what to do about it; nothing where no help is offered. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const { t } = useT();
  const help = useHelp();
  return (
    help && (
      <button type="button" className={styles.link} onClick={() => help(topic)}>
        {t('Nima qilish kerak?')}
      </button>
    )
  );
}
