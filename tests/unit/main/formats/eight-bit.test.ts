import { describe, expect, test } from 'vitest';
import { type EightBit, eightBitEncoding, eightBitText } from '../../../../src/main/formats/eight-bit.ts';

/** The bytes of a text in the encoding; a character that it lacks becomes a question mark, as programs write it. */
function bytesOf(text: string, encoding: EightBit): Buffer {
  const upper = eightBitText(Buffer.from(Array.from({ length: 128 }, (_, nth) => nth + 128)), encoding);
  return Buffer.from(
    Array.from(text, (letter) => {
      const at = upper.indexOf(letter);
      return at === -1 ? (letter < '\u0080' ? letter.charCodeAt(0) : 0x3f) : at + 128;
    }),
  );
}

const every = (first: number) => Buffer.from(Array.from({ length: 128 }, (_, nth) => first + nth));

test('cp866 is decoded as on the web', () => {
  expect(eightBitText(every(128), 'cp866')).toBe(new TextDecoder('ibm866').decode(every(128)));
  expect(eightBitText(every(0), 'cp866')).toBe(every(0).toString('ascii'));
});

describe('the encoding of texts', () => {
  test.each([
    'Код;Номи;Сумма\r\n1;Навоий;150000\r\n2;Бунёдкор;230000\r\n',
    'Вилоят;Туман;Маҳалла\r\nТошкент вилояти;Бўка тумани;Янгиобод\r\n',
    'Наименование организации;ИНН;Расчётный счёт\r\nООО "Рустам";200107659;20208000\r\n',
    'ФАРҒОНА ВИЛОЯТИ;ҚЎҚОН ШАҲРИ\r\n',
    'Ўзбекистон',
    '№;Ф.И.Ш.\n1;Усмонов Ш.Ш.\n',
    'Хўжайхон',
  ])('%j is read as it was written', (text) => {
    for (const encoding of ['windows-1251', 'cp866'] as const)
      expect(eightBitEncoding([bytesOf(text, encoding)])).toBe(encoding);
  });

  test.each([
    'O‘zbekiston;Qo‘qon shahri;Farg‘ona viloyati',
    'Ism – “Ziyo” MFY; №5 maktab…',
    '«Ўзбек»;1',
    'Nomi;Soni\r\nStol;4\r\n',
    '§ 5;±10 °;№ 7',
    '',
  ])('%j in windows-1251 is not taken for cp866', (text) => {
    expect(eightBitEncoding([bytesOf(text, 'windows-1251')])).toBe('windows-1251');
  });

  test('is judged by all samples together', () => {
    const samples = ['Nomi;Summa\n', 'Андижон вилояти'].map((text) => bytesOf(text, 'cp866'));
    expect(eightBitEncoding(samples)).toBe('cp866');
  });
});
