import { bridge } from '@/api/bridge.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import { useNotices } from '@/kit/notices.ts';

const LOST = { message: "Chiqsangiz, yozganlaringiz o'chiriladi.", danger: true } as const;
const SENDING = {
  message: "Ma'lumot hali yuborilmoqda: javobi kelgach chiqiladi. Bajarilmasa, shu yerda qolasiz.",
} as const;

/**
 * Returns a function that signs out after a confirmation, which warns of unsaved input. What is being sent is waited
 * for, because its draft would be deleted: if it is not done, the person stays signed in. A person who declines is
 * thanked (A-016 to A-018, Z-037). The guard then redirects to sign-in.
 */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  const notices = useNotices();
  const unsaved = useUnsaved();
  return async () => {
    const { sendings } = unsaved;
    const more = sendings.any() ? SENDING : unsaved.any() && LOST;
    if (!(await confirm({ title: 'Tizimdan chiqishni istaysizmi?', ...more })))
      return notices.success('Ishni davom ettirayotganingiz uchun rahmat!');
    if (await sendings.ended()) await bridge.session.signOut();
  };
}
