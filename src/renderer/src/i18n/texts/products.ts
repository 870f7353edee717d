/** The products and their categories (spec 001 §3, §5). */
export const SPEC = [
  "To'plam",
  'Kategoriya tanlash majburiy',
  "O'lchov birligini tanlash majburiy",
  'Tovar sonini kiritish majburiy',
  'Narxni kiritish majburiy',
  'Tashabbus kategoriyasini tanlash majburiy',
] as const;

export const OURS = [
  'Mahsulotlar',
  'ta mahsulot',
  'Kategoriya',
  'Tovar soni',
  "Narxi, so'm",
  "Faol bo'lmagan mavsum (ID {{id}})",
  'Mahsulotlarni Exceldan yuklash',
  'Mahsulotlarni Excelga yuklab olish',
  // Categories
  'Mahsulot kategoriyalari',
  'Mahsulot kategoriyasi',
  'Tashabbus kategoriyasi',
  'Mahsulotlar soni',
  "Faqat birinchi {{count}} ta kategoriya ko'rsatiladi, boshqalari ham bo'lishi mumkin.",
] as const;
