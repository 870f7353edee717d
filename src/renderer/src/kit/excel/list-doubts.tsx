import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { FileDoubt } from './doubts.ts';
import styles from './list-doubts.module.css';
import type { ListCheck } from './use-list-check.ts';

/** Warnings of what is doubtful in a file, and why; renders nothing for a file without doubts. */
export function ListDoubts({ check: { lists, doubts } }: { check: ListCheck }) {
  const { t } = useT();
  return doubts.map((doubt) => (
    <div key={doubt.kind} className={styles.doubt} role="alert" data-doubt>
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
      <div className={styles.text}>
        <DoubtText doubt={doubt} />
      </div>
      {doubt.kind === 'other-list' && lists.onChoose && lists.others.includes(doubt.found.other) && (
        <Button variant="default" size="xs" onClick={() => lists.onChoose?.(doubt.found.other)}>
          {t("“{{list}}” ro'yxatiga o'tish", { list: t(doubt.found.other.name) })}
        </Button>
      )}
    </div>
  ));
}

function DoubtText({ doubt }: { doubt: FileDoubt }) {
  const { t } = useT();
  const named = (titles: readonly Text[]) => titles.map((title) => t(title)).join(', ');
  if (doubt.kind === 'title') {
    return (
      <>
        <strong>{t('Sarlavha {{row}}-qatorda', { row: doubt.row })}</strong>
        <span>{t('Undan yuqorida: {{text}}.', { text: doubt.titles.join(' · ') })}</span>
      </>
    );
  }
  if (doubt.kind === 'nothing') {
    const { header, elsewhere } = doubt;
    return (
      <>
        <strong>
          {elsewhere === null
            ? t(header ? "Faylda sarlavhadan boshqa qator yo'q" : "Faylda yuborishga qator yo'q")
            : t("Birinchi varaqda yuborishga qator yo'q. Ma'lumotlar “{{name}}” varag'ida", { name: elsewhere })}
        </strong>
        <span>{t("Bunday fayl ro'yxatdagi ma'lumotlarni o'chirib yuborishi mumkin.")}</span>
      </>
    );
  }
  const { other, foreign, missing } = doubt.found;
  return (
    <>
      <strong>{t("Fayl boshqa ro'yxatga o'xshaydi: {{list}}", { list: t(other.name) })}</strong>
      {foreign.length > 0 && <span>{t('Faylda bor: {{columns}}.', { columns: named(foreign) })} </span>}
      {missing.length > 0 && <span>{t("Faylda yo'q: {{columns}}.", { columns: named(missing) })}</span>}
    </>
  );
}
