/** The products and their categories (spec 001 §3, §5). */
export const SPEC = [
  "To'plam",
  'Kategoriya tanlash majburiy',
  "O'lchov birligini tanlash majburiy",
  'Tovar sonini kiritish majburiy',
  'Narxni kiritish majburiy',
  'Tashabbus kategoriyasini tanlash majburiy',
];
