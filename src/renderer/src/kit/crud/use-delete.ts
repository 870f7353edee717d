import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useConfirm } from '../confirm.ts';
import { useNotices } from '../notices.ts';
import { withReread } from '../reread.ts';
import { useWords } from '../words.tsx';
import type { Crud } from './define-crud.ts';

/** Deletes a record after a question and reports the outcome; `ask` does nothing while a deletion is in flight. */
export function useDelete(
  crud: Pick<Crud<never, never, never>, 'remove' | 'refresh'>,
  done: Text = "Muvaffaqqiyatli o'chirildi",
): { ask: (id: string | number, name: string) => Promise<void>; deleting: boolean } {
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const words = useWords();
  const [deleting, setDeleting] = useState(false);
  const running = useRef(false);

  const ask = async (id: string | number, name: string) => {
    if (running.current) return;
    running.current = true;
    try {
      const yes = await confirm({ title: 'Diqqat!', message: "Ma'lumoitni o'chirasizmi?", about: name, danger: true });
      if (!yes) return notices.info("O'chirish bekor qilindi");
      setDeleting(true);
      await withReread(
        () => crud.remove(id),
        () => void crud.refresh(queries),
      );
      await crud.refresh(queries);
      notices.success(done);
    } catch (error) {
      notices.failure(error, {
        ...words.remove,
        broken: "O'chirilgan bo'lishi ham, o'chirilmagan bo'lishi ham mumkin: ro'yxat qayta o'qiladi.",
      });
    } finally {
      running.current = false;
      setDeleting(false);
    }
  };
  return { ask, deleting };
}
