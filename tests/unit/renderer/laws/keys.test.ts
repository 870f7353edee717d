import { expect, it } from 'vitest';
import { type Node, readSources } from '../../../support/source-constants.ts';

/** Every command with keys, by its file: its name, its title, and its keys; `…` for what is known only while the program runs. */
const KEYS: Readonly<Record<string, readonly (readonly [command: string, title: string, ...keys: string[]])[]>> = {
  'app/shell/commands/shell-commands.tsx': [
    ['palette', "Sahifaga o'tish", 'Ctrl+KeyK'],
    ['…', '…', '…'],
    ['manual', "Qo'llanma", 'F1'],
    ['shortcuts', 'Tezkor tugmalar', 'Shift+Slash'],
  ],
  'domains/initiative/actions/content-actions.ts': [
    ['edit', 'Tahrirlash', 'KeyE'],
    ['location', '…', 'KeyL'],
  ],
  'domains/initiative/actions/decision-actions.ts': [
    ['accept', 'Qabul qilish', 'KeyA'],
    ['reject', 'Rad etish', 'KeyR'],
    ['confirm', 'Tasdiqlash', 'KeyA'],
    ['deny', 'Rad etish', 'KeyR'],
  ],
  'domains/initiative/decisions/use-reject-pairs.ts': [['reject.pair', 'Oxirgi sabab va izoh', '…']],
  'domains/initiative/forms/initiative-form.tsx': [['page.leave', 'Yopish', 'Escape']],
  'domains/initiative/links/copy-commands.ts': [['page.copy-link', 'ID va havolani nusxalash', 'Ctrl+Shift+KeyC']],
  'domains/initiative/palette/found-group.tsx': [['palette.in-list', "Ro'yxatda ko'rsatish", 'Ctrl+Enter']],
  'domains/initiative/print/print-command.tsx': [['page.print', 'Chop etish', 'Ctrl+KeyP']],
  'domains/initiative/print/print-dialog.tsx': [
    ['print.send', 'Printerga yuborish', 'Ctrl+Enter'],
    ['print.pdf', 'PDF sifatida saqlash', 'Ctrl+KeyS'],
  ],
  'domains/initiative/similar/comparison.tsx': [
    ['…', '…', '…'],
    ['compare.open', "O'xshash tashabbusni ochish", 'KeyO'],
    ['compare.close', 'Taqqoslashni yopish', 'Escape'],
  ],
  'domains/initiative/similar/similar-section.tsx': [['desk.compare', 'Yonma-yon taqqoslash', 'KeyS']],
  'features/appeals/answer-field.tsx': [['field.templates', "Shablondan qo'yish", 'Alt+ArrowDown']],
  'features/appeals/appeal-actions.tsx': [
    ['answer', 'Javob berish', 'KeyA'],
    ['reject', 'Rad etish', 'KeyR'],
    ['edit', 'Javobni tahrirlash', 'KeyE'],
    ['type', "Turini o'zgartirish", 'KeyT'],
    ['delete', "O'chirish", 'Delete'],
  ],
  'features/appeals/commands.ts': [
    ['…', '…', '…'],
    ['appeals.author', 'Muallifning tashabbuslarini ochish', 'KeyU'],
    ['appeals.tick', 'Murojaatni belgilash', 'KeyX'],
    ['appeals.tick-alike', "O'xshashlarini belgilash", 'Shift+KeyX'],
  ],
  'features/desk/desk-page.tsx': [
    ['own-desk.read', "Sonlarni qayta o'qish", 'KeyR'],
    ['own-desk.next', 'Keyingi qator', 'KeyJ', 'ArrowDown'],
    ['own-desk.previous', 'Oldingi qator', 'KeyK', 'ArrowUp'],
    ['own-desk.open', 'Qatorni ochish', 'Enter'],
  ],
  'features/initiative-list/review-button.tsx': [['list.review', "Qatordan ko'rib chiqishni boshlash", 'KeyV']],
  'features/initiative-list/views/views-menu.tsx': [['list.save-view', 'Hozirgi filtrni saqlash…', 'Ctrl+KeyD']],
  'features/initiative-map/use-map-commands.ts': [
    ['map.draw', 'Hudud chizish', 'KeyD'],
    ['map.review', "Ko'rib chiqishda ochish", 'KeyV'],
    ['map.give-up', 'Tanlovni bekor qilish', 'Escape'],
  ],
  'features/invest-data/creation/invest-creation.tsx': [['page.leave', 'Orqaga', 'Escape']],
  'features/invest-data/invest-data-page.tsx': [['invest.edit', "Ma'lumotlarni tahrirlash oynasi", 'KeyE']],
  'features/invest-data/parts/nothing-yet.tsx': [['page.leave', 'Orqaga', 'Escape']],
  'features/journal/journal-page.tsx': [['journal.take-back', 'Amalni qaytarish', 'KeyU']],
  'features/protocols/folder/row-table.tsx': [
    ['folder.next', 'Keyingi qator', 'KeyJ', 'ArrowDown'],
    ['folder.previous', 'Oldingi qator', 'KeyK', 'ArrowUp'],
  ],
  'features/protocols/folder/use-folder-keys.ts': [
    ['…', 'Nomiga mos tumanni tanlash', '…', '…'],
    ['folder.tick', 'Faylni belgilash', 'Space'],
    ['folder.open', 'Faylni ochish', 'Enter'],
    ['folder.send', 'Belgilanganlarni yuborish', 'Ctrl+Enter'],
    ['folder.leave', "Papka ro'yxatini yopish", 'Escape'],
  ],
  'features/review/desk.tsx': [
    ['desk.next', 'Keyingi tashabbus', 'KeyJ', 'ArrowDown'],
    ['desk.previous', 'Oldingi tashabbus', 'KeyK', 'ArrowUp'],
    ['desk.leave', "Ro'yxatga qaytish", 'Escape'],
  ],
  'features/review/initiative-view.tsx': [['desk.photos', 'Rasmlarni ochish', 'KeyP']],
  'features/review/place.tsx': [['desk.map', 'Xaritani ochish', 'KeyM']],
  'features/review/tick-commands.ts': [
    ['desk.tick', "Belgilab, keyingisiga o'tish", 'KeyX'],
    ['desk.tick-next', "Belgilab, pastga o'tish", 'Shift+KeyJ', 'Shift+ArrowDown'],
    ['desk.tick-previous', "Belgilab, yuqoriga o'tish", 'Shift+KeyK', 'Shift+ArrowUp'],
    ['desk.tick-all', 'Yuklanganlarning barchasi', 'Shift+KeyX'],
    ['desk.confirm-ticked', 'Belgilanganlarni tasdiqlash', '…'],
  ],
  'features/school-initiatives/actions/actions.ts': [
    ['accept', 'Qabul qilish', 'KeyA'],
    ['decline', 'Rad etish', 'KeyR'],
  ],
  'features/season/figures/returned-rows.tsx': [['own-desk.returned', 'Tumandan qaytganini ochish', '…']],
  'features/season/figures/waits-panel.tsx': [['own-desk.begin', "Ko'rib chiqishni boshlash", 'KeyV']],
  'kit/actions/use-current-row.ts': [['…', '…', '…']],
  'kit/crud/form-page.tsx': [['page.leave', 'Orqaga', 'Escape']],
  'kit/data-table/row-buttons.ts': [['…', '…', '…']],
  'kit/data-table/use-row-cursor.ts': [
    ['list.next', 'Keyingi qator', 'KeyJ', 'ArrowDown'],
    ['list.previous', 'Oldingi qator', 'KeyK', 'ArrowUp'],
    ['list.open', 'Qatorni ochish', 'Enter'],
  ],
  'kit/forms/use-form-keys.ts': [
    ['form.send', 'Saqlash', 'Ctrl+KeyS', 'Ctrl+Enter'],
    ['form.leave', 'Yopish', 'Escape'],
  ],
  'kit/forms/use-row-commands.ts': [
    ['rows.add', "Qator qo'shish", 'Alt+Insert'],
    ['rows.remove', "Qatorni o'chirish", 'Alt+Delete'],
  ],
  'kit/list/search-input.tsx': [['list.search', 'Qidiruv maydoni', 'Slash']],
  'kit/photo-viewer/photo-viewer.tsx': [
    ['photos.previous', 'Oldingi rasm', 'ArrowLeft'],
    ['photos.next', 'Keyingi rasm', 'ArrowRight'],
    ['photos.closer', 'Kattalashtirish', 'Equal', 'NumpadAdd'],
    ['photos.further', 'Kichiklashtirish', 'Minus', 'NumpadSubtract'],
    ['photos.fit', 'Oynaga moslash', 'Digit0', 'Numpad0'],
    ['photos.turn', 'Burish', 'KeyR'],
  ],
  'kit/used-texts/comment-field.tsx': [['field.used-texts', 'Avval yozilganlar', 'Alt+ArrowDown']],
};

/** The commands that go on while their key is held: they lead from one to the next, or further. Any other acts once. */
const HELD = [
  ...['desk.next', 'desk.previous', 'desk.tick-next', 'desk.tick-previous', 'folder.next', 'folder.previous'],
  ...['list.next', 'list.previous', 'own-desk.next', 'own-desk.previous'],
  ...['photos.closer', 'photos.further', 'photos.next', 'photos.previous'],
];

/** A key of an action that is one of a table, whose command the kit makes. */
const KEY = /^(?:(?:Ctrl|Shift|Alt)\+)*(?:Key[A-Z]|Delete|Enter|Escape|Space)$/;
/** Files that show the keys of commands. */
const NO_COMMANDS = /^(?:app\/manual|features\/contact)\/|^app\/shell\/palette\//;

const sources = readSources();

const nodesIn = (node: Node, type: string): Node[] => {
  if (node === null || typeof node !== 'object') return [];
  const below = Object.values(node).flatMap((inner) => nodesIn(inner, type));
  return node.type === type ? [node, ...below] : below;
};
const objectsIn = (node: Node): Node[] => nodesIn(node, 'ObjectExpression');

/** The text of a constant; `…` for anything else. */
function constantText(node: Node, file: string): string {
  try {
    return String(sources.constantOf(node, file, {}));
  } catch {
    return '…';
  }
}

function commandOf(object: Node, file: string): string[] {
  const { id, title, label, keys, key } = Object.fromEntries(
    object.properties.flatMap(({ key: name, value }: Node) => (name ? [[name.name, value]] : [])),
  );
  const given = keys?.type === 'ArrayExpression' ? keys.elements : [keys ?? key];
  const named = title ?? label;
  return id && named && (keys || KEY.test(key?.value))
    ? [id, named, ...given].map((node) => constantText(node, file))
    : [];
}

/** Whether an object says that its key may be held, also by what is spread into it. */
function isHeld(object: Node, body: Node): boolean {
  const spread = (argument: Node): Node =>
    argument.type === 'Identifier'
      ? nodesIn(body, 'VariableDeclarator').find(({ id }) => id.name === argument.name)?.init
      : argument;
  const plain = (node: Node): Node => (node?.type === 'TSAsExpression' ? node.expression : node);
  return object.properties.some(({ key, value, argument }: Node) => {
    if (!argument) return key.name === 'held' && value.value === true;
    const inner = plain(spread(argument));
    return inner?.type === 'ObjectExpression' && isHeld(inner, body);
  });
}

const files = sources
  .bodiesIn(['app/', 'domains/', 'entities/', 'features/', 'kit/'], /\bkeys?:/)
  .filter(({ file }) => !NO_COMMANDS.test(file));

it('a command has its own title and keys', () => {
  const found = files
    .map(
      ({ file, body }) =>
        [
          file,
          objectsIn(body)
            .map((object) => commandOf(object, file))
            .filter((command) => command.length > 0),
        ] as const,
    )
    .filter(([, commands]) => commands.length > 0);
  expect(Object.fromEntries(found)).toEqual(KEYS);
});

it('a key that is held goes on from one to the next, and does nothing else twice', () => {
  const held = files.flatMap(({ file, body }) =>
    objectsIn(body).flatMap((object) => {
      const [id] = commandOf(object, file);
      return id !== undefined && isHeld(object, body) ? [id] : [];
    }),
  );
  expect(held.toSorted()).toEqual(HELD.toSorted());
});

/** The places that head the sheet of keys, with the files whose commands work there. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'Chop etish': ['domains/initiative/print/print-dialog.tsx'],
  'Hamma joyda': [
    'app/shell/commands/shell-commands.tsx',
    'domains/initiative/forms/initiative-form.tsx',
    'domains/initiative/palette/found-group.tsx',
    'features/invest-data/creation/invest-creation.tsx',
    'features/invest-data/parts/nothing-yet.tsx',
    'kit/crud/form-page.tsx',
  ],
  "Investitsiya ma'lumotlarida": ['features/invest-data/invest-data-page.tsx'],
  'Ish stolida': [
    'features/desk/desk-page.tsx',
    'features/season/figures/returned-rows.tsx',
    'features/season/figures/waits-panel.tsx',
  ],
  Jurnalda: ['features/journal/journal-page.tsx'],
  "Ko'rib chiqishda": [
    'domains/initiative/similar/similar-section.tsx',
    'features/review/decisions.tsx',
    'features/review/desk.tsx',
    'features/review/initiative-view.tsx',
    'features/review/pace-switch.tsx',
    'features/review/place.tsx',
    'features/review/take-away.tsx',
    'features/review/tick-commands.ts',
  ],
  'Maktab tashabbuslarida': ['features/school-initiatives/actions/use-action-keys.ts'],
  Murojaatlarda: ['features/appeals/commands.ts'],
  'Protokollar papkasida': ['features/protocols/folder/use-folder-keys.ts'],
  Rasmlar: ['kit/photo-viewer/photo-viewer.tsx'],
  "Ro'yxatda": [
    'features/initiative-list/initiatives-page.tsx',
    'features/initiative-list/review-button.tsx',
    'features/initiative-list/views/views-menu.tsx',
    'features/protocols/folder/row-table.tsx',
    'kit/data-table/row-buttons.ts',
    'kit/data-table/use-row-cursor.ts',
    'kit/list/search-input.tsx',
  ],
  Shaklda: [
    'domains/initiative/decisions/use-reject-pairs.ts',
    'features/appeals/answer-field.tsx',
    'kit/forms/use-form-keys.ts',
    'kit/forms/use-row-commands.ts',
    'kit/used-texts/comment-field.tsx',
  ],
  Taqqoslashda: ['domains/initiative/similar/comparison.tsx'],
  Xaritada: ['features/initiative-map/map-page.tsx', 'features/initiative-map/use-map-commands.ts'],
};

it('a command stands in the sheet of keys below the place where it works', () => {
  const found: Record<string, string[]> = {};
  for (const { file, body } of sources.bodiesIn(['app/', 'domains/', 'entities/', 'features/', 'kit/'], /\bwhere\b/)) {
    const named = ['Property', 'JSXAttribute', 'VariableDeclarator'].flatMap((type) => nodesIn(body, type));
    const given = named.flatMap(({ key, name, id, value, init }) =>
      (key ?? name ?? id).name === 'where' ? [value ?? init] : [],
    );
    const texts = given.map((node) => (node?.type === 'TSAsExpression' ? node.expression : node));
    for (const place of new Set(texts.flatMap((node) => (node?.type === 'Literal' ? [node.value] : []))))
      found[place] = [...(found[place] ?? []), file].sort();
  }
  expect(found).toEqual(PLACES);
});
