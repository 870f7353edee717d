import { bridge } from '@/api/bridge.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';

/** Signs out after asking; declining is thanked for (A-016 to A-018, Z-037). The guard then goes to sign-in. */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  const notices = useNotices();
  return async () => {
    if (await confirm({ title: 'Tizimdan chiqishni istaysizmi?' })) {
      await bridge.session.signOut();
    } else {
      notices.success('Ishni davom ettirayotganingiz uchun rahmat!');
    }
  };
}
