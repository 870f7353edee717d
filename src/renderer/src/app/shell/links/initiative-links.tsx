import type { InitiativeLink } from '@shared/initiative-link.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { appInfoQuery } from '@/api/app-info.ts';
import { bridge, unwrap } from '@/api/bridge.ts';
import { openedAlone } from '@/domains/initiative/links/address.ts';
import { initiativeQuery } from '@/domains/initiative/model/api.ts';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { hasDesk } from '../palette/has-desk.ts';
import { refusalOf, unreadWords } from './link-words.ts';

/** Runs `useInitiativeLinks` inside the providers that it needs. */
export function InitiativeLinks() {
  useInitiativeLinks();
  return null;
}

/**
 * Opens the initiative of a link from another program, alone on the desk. While input is unsaved or a dialog is open, a
 * notice offers it instead, and stays: the person's work is never closed unasked, and the link is never lost.
 */
function useInitiativeLinks(): void {
  const unsaved = useUnsaved();
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { role } = useMe();

  /** Stays until it is taken or closed: a person who does not leave unsaved input is offered the link again. */
  const offer = (go: () => void): void => {
    const take = async () => {
      if (!(await unsaved.leave(go))) offer(go);
    };
    notices.info('Havola bilan tashabbus keldi. Boshlangan ishingiz ochiq qoladi.', {
      label: 'Ochish',
      take: () => void take(),
    });
  };
  const open = async (link: InitiativeLink) => {
    const { platformName } = await queries.ensureQueryData(appInfoQuery);
    if (link.platform !== platformName) return notices.warn('Havola boshqa platformaga tegishli');
    if (!hasDesk(role)) return notices.warn('Bu tashabbus sizning hududingizga kirmaydi');
    const initiative = await queries.fetchQuery({ ...initiativeQuery(link.id), staleTime: 0 });
    const refusal = refusalOf(link, initiative);
    if (refusal) return notices.warn(refusal);
    const { id, public_id: publicId, board_id: board } = initiative;
    const go = () => void navigate(openedAlone({ id, publicId, board }));
    if (!unsaved.any() && inFrontNow() === null) return go();
    offer(go);
  };
  const take = useEffectEvent(async () => {
    try {
      const link = await unwrap(bridge.links.take());
      if (link) await open(link);
    } catch (error) {
      const words = unreadWords(error);
      if (words) notices.warn(words);
      else notices.failure(error, "Ma'lumot yuklashda xatolik sodir bo'ldi!");
    }
  });
  useEffect(() => {
    // A link may have waited for the sign-in.
    void take();
    return bridge.on('links.waiting', () => void take());
  }, []);
}
