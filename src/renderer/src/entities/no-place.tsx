import { EmptyState } from '@/kit/empty-state.tsx';

/** Stands for the data of a person whose profile does not name the place that they are bound to (`lacksPlace`). */
export const NoPlace = () => (
  <EmptyState
    title="Profilingizda hududingiz ko'rsatilmagan"
    hint="Ma'lumotlar faqat o'z hududingiz bo'yicha ko'rsatiladi. Administratorga murojaat qiling."
  />
);
