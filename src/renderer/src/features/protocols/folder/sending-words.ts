import type { ProtocolItem, ProtocolRun, ProtocolStep } from '@shared/protocols.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { clockOf } from '@/kit/when.ts';

const ORDER: readonly ProtocolStep[] = ['failed', 'changed', 'sending', 'attaching', 'queued', 'taken', 'done'];

/** The files of a list in display order: files that need attention first, finished files last. */
export const shownItems = ({ items }: ProtocolRun): readonly ProtocolItem[] =>
  items.toSorted((a, b) => ORDER.indexOf(a.step) - ORDER.indexOf(b.step));

/** Numbers of files in a list: all, attached, halted, and left. */
export function sendingProgress({ items }: ProtocolRun) {
  const of = (...steps: readonly ProtocolStep[]) => items.filter(({ step }) => steps.includes(step)).length;
  return {
    all: items.length,
    done: of('done'),
    halted: of('failed', 'changed'),
    left: of('queued', 'sending', 'attaching'),
  };
}

function failedWords({ error, tries, uploaded }: ProtocolItem, { t }: Pick<Translation, 't'>): string {
  const lost = error?.kind === 'network' || error?.kind === 'timeout';
  const said = error?.serverMessage;
  const what = lost
    ? t('Aloqa uzildi: {{n}} marta urinildi', { n: formatCount(tries) })
    : (said ?? t('Platforma qabul qilmadi: {{n}} marta urinildi', { n: formatCount(tries) }));
  return [what, uploaded && t('Fayl platformada, tumanga biriktirilmagan')].filter(Boolean).join('. ');
}

/** Progress of a file in words; null while it is being uploaded or attached. */
export function stepWords(item: ProtocolItem, translation: Pick<Translation, 't'>): string | null {
  const { t } = translation;
  switch (item.step) {
    case 'queued':
      return item.uploaded ? t('Fayl platformada, tumanga biriktirilmagan') : t('Navbatda');
    case 'sending':
    case 'attaching':
      return null;
    case 'done':
      return t('{{time}} da biriktirildi', { time: item.at === null ? '' : clockOf(item.at) });
    case 'taken':
      return t('Bu tumanga boshqa odam fayl biriktirgan');
    case 'failed':
      return failedWords(item, translation);
    case 'changed':
      return t("Fayl o'zgargan yoki topilmadi: qayta tanlang");
  }
}
