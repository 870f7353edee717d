import type { AppError } from '@shared/errors.ts';
import { useLocation, useNavigate } from 'react-router';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { OwnDialog } from '../drafts/reopenings.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import { type Offer, useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';
import { type DraftedAt, useFormWays } from './form-ways.ts';
import { reopening, useOwnDialogs } from './own-dialog.tsx';

/**
 * Returns a function that reports, by a notice that leads back to the form, that a form which was left while it was
 * sent is not done; null: it ended without an error, and the person has to look again. The notice stays until it is
 * closed. `draft`: the place of the form's draft, which is then offered; `failure`: words. Default: the action words of
 * the screen's document. `inner`: what stands in the dialogs around it and is opened again as they are. Default: nothing.
 * `about`: name of the record, if nobody waits for the form (`Behind`): it is opened again on the very page that it was left on.
 */
export function useLeftReport(
  draft: DraftedAt | null,
  failure: Text | FailureWords | undefined,
  { inner, about }: { inner?: () => OwnDialog; about?: string | undefined } = {},
) {
  const notices = useNotices();
  const ways = useFormWays();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { action } = useWords();
  const dialogs = useOwnDialogs();
  const { reopenings } = useUnsaved();
  return (error: AppError | null): void => {
    // The session is over, which is said where one signs in again.
    if (error?.kind === 'unauthorized') return;
    const own = [...dialogs, ...(inner ? [inner()] : [])];
    const here = () => (own.length > 0 ? reopening(state, reopenings.ask(own)) : state);
    const take = () => {
      const way = draft && about === undefined ? ways(draft) : null;
      void navigate(way?.to ?? `${pathname}${search}`, { state: way ? way.state : here() });
    };
    const back: Offer = { label: 'Shaklga qaytish', take, about };
    if (error === null) notices.warn("Yuborish yakunlanmadi: shaklni ochib, ko'rib chiqing.", undefined, back);
    else if (error.kind === 'cancelled') notices.warn("Shakl yopilgani uchun yuborish to'xtatildi.", undefined, back);
    else notices.failure(error, failure ?? action, back);
  };
}
