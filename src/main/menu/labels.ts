import type { Script } from '@shared/settings.ts';

const LATIN = {
  program: 'Dastur',
  palette: 'Buyruqlar paneli',
  quit: 'Chiqish',
  edit: 'Tahrirlash',
  undo: 'Bekor qilish',
  redo: 'Qaytarish',
  cut: 'Kesib olish',
  copy: 'Nusxa olish',
  paste: "Qo'yish",
  selectAll: 'Hammasini belgilash',
  search: 'Qidirish',
  view: "Ko'rinish",
  reload: 'Qayta yuklash',
  zoomIn: 'Kattalashtirish',
  zoomOut: 'Kichiklashtirish',
  resetZoom: "Asl o'lcham",
  fullScreen: "To'liq ekran",
  developerTools: 'Dasturchi vositalari',
  help: 'Yordam',
  shortcuts: 'Tezkor tugmalar',
  updates: 'Yangilanishlarni tekshirish',
};

const CYRILLIC: typeof LATIN = {
  program: 'Дастур',
  palette: 'Буйруқлар панели',
  quit: 'Чиқиш',
  edit: 'Таҳрирлаш',
  undo: 'Бекор қилиш',
  redo: 'Қайтариш',
  cut: 'Кесиб олиш',
  copy: 'Нусха олиш',
  paste: 'Қўйиш',
  selectAll: 'Ҳаммасини белгилаш',
  search: 'Қидириш',
  view: 'Кўриниш',
  reload: 'Қайта юклаш',
  zoomIn: 'Катталаштириш',
  zoomOut: 'Кичиклаштириш',
  resetZoom: 'Асл ўлчам',
  fullScreen: 'Тўлиқ экран',
  developerTools: 'Дастурчи воситалари',
  help: 'Ёрдам',
  shortcuts: 'Тезкор тугмалар',
  updates: 'Янгиланишларни текшириш',
};

/** The menu's texts in both scripts: the menu is drawn before a page could transliterate them. */
export const MENU_LABELS: Record<Script, typeof LATIN> = { latin: LATIN, cyrillic: CYRILLIC };
