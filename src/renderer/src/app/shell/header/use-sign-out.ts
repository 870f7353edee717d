import { bridge } from '@/api/bridge.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import { useNotices } from '@/kit/notices.ts';

/**
 * Returns a function that signs out after a confirmation, which warns of unsaved input. A person who declines is
 * thanked (A-016 to A-018, Z-037). The guard then redirects to sign-in.
 */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  const notices = useNotices();
  const unsaved = useUnsaved();
  return async () => {
    const lost = unsaved.any() && ({ message: "Chiqsangiz, yozganlaringiz o'chiriladi.", danger: true } as const);
    if (await confirm({ title: 'Tizimdan chiqishni istaysizmi?', ...lost })) {
      await bridge.session.signOut();
    } else {
      notices.success('Ishni davom ettirayotganingiz uchun rahmat!');
    }
  };
}
