import { useQueryClient } from '@tanstack/react-query';
import type { Text } from '@/i18n/text.ts';
import { useInFlight } from '../actions/use-in-flight.ts';
import { useConfirm } from '../confirm.ts';
import { useNotices } from '../notices.ts';
import { withReread } from '../reread.ts';
import { useWords } from '../words.tsx';
import type { Crud } from './define-crud.ts';

type Id = string | number;

/**
 * Deletes a record after a question and reports the outcome; `ask` is a no-op while the deletion of the same record is
 * being confirmed or in flight. A row's button may be reused for another record meanwhile: `isDeleting` takes the id.
 */
export function useDelete(
  crud: Pick<Crud<never, never, never>, 'remove' | 'refresh'>,
  done: Text = "Muvaffaqqiyatli o'chirildi",
): { ask: (id: Id, name: string) => Promise<void>; isDeleting: (id: Id) => boolean } {
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const words = useWords();
  const { running, alone, shown } = useInFlight();

  const remove = async (id: Id) => {
    await withReread(
      () => crud.remove(id),
      () => void crud.refresh(queries),
    );
    notices.success(done);
    // Until then, the row that is gone is still shown, and not offered again.
    await crud.refresh(queries);
  };
  const ask = (id: Id, name: string) =>
    alone(id, async () => {
      const yes = await confirm({ title: 'Diqqat!', message: "Ma'lumoitni o'chirasizmi?", about: name, danger: true });
      if (!yes) return notices.info("O'chirish bekor qilindi");
      try {
        await shown('delete', id, () => remove(id));
      } catch (error) {
        notices.failure(error, {
          ...words.remove,
          broken: "O'chirilgan bo'lishi ham, o'chirilmagan bo'lishi ham mumkin: ro'yxat qayta o'qiladi.",
        });
      }
    });
  return { ask, isDeleting: (id) => running.has(id) };
}
