import { expect, it } from 'vitest';
import { type Node, readSources } from '../../../support/source-constants.ts';

/** What becomes of the answer: "no" ends it, only "yes" does something, or it is told to whoever has asked for it. */
type Heed = 'no ends' | 'yes does' | 'told';

const SENDING =
  "Ma'lumot hali yuborilmoqda. Chiqishni istaysizmi? · Chiqsangiz, yuborilgan so'rov to'xtamaydi: natijasi shu oynada xabar qilinadi, kiritilganlar unga qadar saqlab turiladi. · Kutish";

/**
 * Every question that is asked before something is done, by its file: its words (question, consequences, buttons), a red
 * button, and what becomes of the answer. Without words: they are another line's.
 */
const QUESTIONS: Readonly<Record<string, readonly (readonly [words: string, heed: Heed])[]>> = {
  'app/shell/header/use-sign-out.ts': [['Tizimdan chiqishni istaysizmi?', 'no ends']],
  // The words are those of the action (`actions`).
  'domains/initiative/actions/use-call.ts': [['', 'no ends']],
  'features/desk/use-begun-drafts.tsx': [["Qoralama o'chirilsinmi? · O'chirish · red", 'no ends']],
  'features/invest-data/council/use-linking.ts': [
    [
      "Qayta yuborilsinmi? · Oldingi so'rovga javob kelmagan edi. Qaror ro'yxatda hali yo'q: qayta yuborilsa, ikkinchisi yaratilishi mumkin. · Qayta yuborish",
      'told',
    ],
  ],
  'features/invest-data/creation/use-creation.ts': [
    [
      "Namuna kodlar bilan yaratilsinmi? · Ro'yxatlardagi kodlar rasmiy emas: obyekt noto'g'ri kodlar bilan yaratiladi. · Yaratish",
      'no ends',
    ],
    // By what became of the earlier creation.
    [
      [
        "Qayta yuborilsinmi? · Qayta yuborish · Oldingi so'rovga javob kelmagan edi. Obyekt hozircha topilmadi, lekin keyinroq paydo bo'lishi mumkin.",
        "Qayta yuborilsinmi? · Qayta yuborish · Obyekt yaratilgan, lekin hali ko'rinmayapti. Qayta yuborilsa, ikkinchi obyekt yaratilishi mumkin.",
      ].join(' · '),
      'no ends',
    ],
  ],
  'features/invest-data/model/save-decision.ts': [['', 'no ends']],
  'features/journal/find-undo.ts': [['', 'yes does']],
  'features/journal/journal-side.tsx': [
    [
      "Jurnal o'chirilsinmi? · Shu kompyuterdagi barcha yozuvlaringiz o'chadi. Platformada hech narsa o'zgarmaydi. · O'chirish · red",
      'no ends',
    ],
  ],
  'features/journal/take-back.ts': [['', 'told']],
  'features/journal/use-take-back.ts': [['', 'no ends']],
  'features/protocols/documents-dialog.tsx': [['', 'no ends']],
  'features/protocols/folder/folder-tab.tsx': [
    ["Papka ro'yxati yopilsinmi? · Tumanlar bo'yicha tanlaganlaringiz saqlanmaydi. · red", 'yes does'],
  ],
  'features/protocols/folder/sending-table.tsx': [
    [
      "Yuborilmagan fayllar ro'yxati olib tashlansinmi? · Biriktirilgan protokollar platformada qoladi. · Olib tashlash · red",
      'yes does',
    ],
  ],
  'kit/crud/cell-editing.tsx': [
    ['', 'no ends'],
    ['', 'yes does'],
  ],
  'kit/crud/use-delete.ts': [["Diqqat! · Ma'lumoitni o'chirasizmi? · red", 'no ends']],
  // The question is that of the form that is left.
  'kit/drafts/unsaved.tsx': [
    ['Qolish · Chiqish · red', 'told'],
    ['', 'no ends'],
    ['', 'told'],
  ],
  'kit/drafts/use-leave-guard.ts': [['', 'no ends']],
  'kit/forms/own-dialog.tsx': [['', 'no ends']],
  'kit/use-action.ts': [['', 'yes does']],
  'kit/use-repeat.ts': [
    [
      "Qayta yuborilsinmi? · Avvalgi yuborishga javob kelmadi: u bajarilgan bo'lishi mumkin. Qayta yuborilsa, ikki marta bajariladi. · Qayta yuborish",
      'told',
    ],
  ],
};

/** Every question before something is left, by the file that registers it, with its condition; else that of typed values. */
const LEAVING: Readonly<Record<string, string>> = {
  'kit/crud/cell-editing.tsx': `saving: ${SENDING}`,
  'kit/drafts/use-kept-form.ts': `sending: ${SENDING}`,
  'kit/excel/use-import-form.ts':
    "Fayl hali yuborilmoqda. Chiqishni istaysizmi? · Chiqsangiz, faylni yuborish to'xtatiladi: nima bo'lgani shu oynada xabar qilinadi.",
  'kit/forms/send-dialog.tsx': SENDING,
  'kit/runs/use-runs.ts':
    'Amallar hali bajarilmoqda. Chiqishni istaysizmi? · Chiqsangiz, qolganlari yuborilmaydi: nima yuborilgani shu oynada xabar qilinadi. · Kutish',
};

/** What asks, and resolves to whether the person has said yes. */
const ASKS = /^(?:confirm|asksFirst|agrees|repeat\.ask|\w+\.mayLeave)$/;
const WORDS = ['title', 'message', 'yes', 'no'];

const sources = readSources();

/** A question with the nodes above it, the innermost first. */
type Asked = { readonly file: string; readonly call: Node; readonly above: readonly Node[] };

function questionsIn(node: Node, file: string, above: readonly Node[] = []): Asked[] {
  if (Array.isArray(node)) return node.flatMap((each) => questionsIn(each, file, above));
  if (typeof node?.type !== 'string') return [];
  const isOne = node.type === 'CallExpression' && ASKS.test(sources.textOf(file, node.callee));
  const below = Object.values(node).filter((child) => typeof child === 'object');
  return [
    ...(isOne ? [{ file, call: node, above }] : []),
    ...below.flatMap((child) => questionsIn(child, file, [node, ...above])),
  ];
}

const ends = (node: Node): boolean =>
  node.type === 'ReturnStatement' || (node.type === 'BlockStatement' && node.body.some(ends));

/** What an `if` does whose condition is the answer, or its opposite. */
const heededBy = ({ consequent }: Node, negated: boolean): Heed | 'nothing' =>
  negated ? (ends(consequent) ? 'no ends' : 'nothing') : 'yes does';

function heedOf({ file, above }: Asked): Heed | 'nothing' {
  let negated = false;
  for (const [at, node] of above.entries()) {
    switch (node.type) {
      case 'AwaitExpression':
      case 'ParenthesizedExpression':
      case 'LogicalExpression':
        break;
      case 'UnaryExpression':
        negated = !negated;
        break;
      case 'IfStatement':
        return heededBy(node, negated);
      case 'VariableDeclarator': {
        const block: Node = above.slice(at).find(({ type }) => type === 'BlockStatement');
        const tests = block.body.filter(({ type }: Node) => type === 'IfStatement');
        const found = tests.find(({ test }: Node) => sources.textOf(file, test).replace('!', '') === node.id.name);
        return found ? heededBy(found, found.test.type === 'UnaryExpression') : 'nothing';
      }
      case 'ArrowFunctionExpression':
      case 'ReturnStatement':
      // A promise that is followed by `then`.
      case 'MemberExpression':
        return 'told';
      default:
        return 'nothing';
    }
  }
  return 'nothing';
}

/** The words of a question that are constants, and whether its button is red. */
function wordsOf(node: Node, file: string): string[] {
  switch (node?.type) {
    case 'Identifier': {
      const meaning = sources.meaningOf(node.name, file);
      return meaning?.init ? wordsOf(meaning.init, meaning.file) : [];
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(node.expression, file);
    case 'MemberExpression':
      return wordsOf(node.object, file);
    case 'ObjectExpression':
      return node.properties.flatMap(({ key, value, argument }: Node) => {
        if (argument || value.type === 'ObjectExpression') return wordsOf(argument ?? value, file);
        if (key.name === 'danger') return value.value ? ['red'] : [];
        return WORDS.includes(key.name) && value.type === 'Literal' ? [value.value] : [];
      });
    default:
      return [];
  }
}

it('a question is asked in its own words, and nothing is done without a yes', () => {
  const found = sources
    .bodiesIn(
      ['app/', 'domains/', 'entities/', 'features/', 'kit/'],
      /confirm\(|asksFirst\(|agrees\(|mayLeave\(|repeat\.ask\(/,
    )
    .flatMap(({ file, body }) => questionsIn(body, file));
  const lines = Object.groupBy(found, ({ file }) => file);
  expect(
    Object.fromEntries(
      Object.entries(lines).map(([file, asked = []]) => [
        file,
        asked.map((one) => [wordsOf(one.call.arguments[0], file).join(' · '), heedOf(one)]),
      ]),
    ),
  ).toEqual(QUESTIONS);
});

it('what is left while it is under way asks in the words of what becomes of it', () => {
  const found = sources
    .usesIn(['app/', 'domains/', 'entities/', 'features/', 'kit/'], /useLeaveGuard\(/)
    .filter(({ of }) => of === 'useLeaveGuard')
    .map(({ file, arguments: [, , question] }) => {
      const isAtTimes = question?.type === 'ConditionalExpression';
      const words = wordsOf(isAtTimes ? question.consequent : question, file).join(' · ');
      return [file, isAtTimes ? `${sources.textOf(file, question.test)}: ${words}` : words];
    });
  expect(Object.fromEntries(found)).toEqual(LEAVING);
});
