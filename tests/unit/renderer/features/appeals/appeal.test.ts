import { describe, expect, test } from 'vitest';
import { fillIn, leftOpen } from '@/entities/fill-in.ts';
import { ANSWER_FACTS, becameOf, isAnsweredBy, whyNot, wordsFor } from '@/features/appeals/answer-rules.ts';
import { type Appeal, appealSchema } from '@/features/appeals/appeal.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { wordsOf } from '@/kit/safe-html/words.ts';

const latin = createI18n('latin').current();
const appeal = (more: Record<string, unknown> = {}): Appeal =>
  appealSchema.parse({ question_id: 7, public_id: 1001, author_name: ' Karimov Anvar ', ...more });

describe('an appeal of the platform', () => {
  test('needs nothing but its id; unknown values are null', () => {
    expect(appealSchema.parse({ question_id: 7 })).toEqual({
      question_id: 7,
      public_id: null,
      author_id: null,
      author_name: null,
      question: '',
      type: null,
      status: null,
      answer: null,
      created_date: null,
      words: '',
    });
    expect(appeal({ type: 9, status: 'LATER' })).toMatchObject({ type: null, status: null });
    expect(appealSchema.safeParse({ public_id: 7 }).success).toBe(false);
  });

  test('has its type as a number or as text, and 0 is a type', () => {
    expect(appeal({ type: 0 }).type).toBe(0);
    expect(appeal({ type: '3' }).type).toBe(3);
    expect(appeal({ type: '' }).type).toBeNull();
    expect(appeal({ type: -1 }).type).toBeNull();
  });

  test('has an answer as a text, or as a text with a date', () => {
    expect(appeal({ answer: ' Javob ' }).answer).toEqual({ context: 'Javob', created_date: null });
    expect(appeal({ answer: { context: 'Javob', created_date: '2026-01-02' } }).answer).toEqual({
      context: 'Javob',
      created_date: '2026-01-02',
    });
    for (const nothing of ['', null, undefined, {}]) expect(appeal({ answer: nothing }).answer).toBeNull();
  });
});

describe('a template', () => {
  const filling = { author: 'Anvar $& {public_id}', public_id: '1001' };

  test('has every placeholder filled in, and an inserted text is not filled in again', () => {
    expect(fillIn('{author}, {public_id}: {author} {other} {AUTHOR}', filling)).toBe(
      'Anvar $& {public_id}, 1001: Anvar $& {public_id} {other} {AUTHOR}',
    );
  });

  test('keeps a placeholder without a value, and is then not sent', () => {
    expect(fillIn('Hurmatli {author}!', { author: null, public_id: '1' })).toBe('Hurmatli {author}!');
    expect(leftOpen('{author} {author} {public_id}', { author: null, public_id: '1' })).toEqual(['author']);
    const unnamed = appeal({ author_name: null });
    expect(whyNot('Hurmatli {author}!', unnamed)).toBe('author');
    expect(whyNot('Salom {public_id}', unnamed)).toBeNull();
    expect(whyNot('Salom {public_id}', appeal({ public_id: null }))).toBe('public_id');
    for (const blank of [' \n ', '\u200b', '\u200b\u00ad\ufeff']) expect(whyNot(blank, unnamed)).toBe('blank');
    expect(wordsFor('  Hurmatli {author}, {public_id} ', appeal())).toBe('Hurmatli Karimov Anvar, 1001');
  });
});

describe('an appeal that is read again', () => {
  const given = (status: string, answer?: string) => appeal({ status, answer });

  test('is open while it is new, and decided as sent where status and text are those that were sent', () => {
    expect(becameOf(given('NEW'), 'ANSWERED', 'Javob')).toBe('open');
    expect(becameOf(given('ANSWERED', 'Javob'), 'ANSWERED', 'Javob')).toBe('sent');
    expect(becameOf(given('REJECTED', 'Javob'), 'REJECTED', 'Javob')).toBe('sent');
  });

  test('is decided otherwise where either differs or is unknown', () => {
    expect(becameOf(given('REJECTED', 'Javob'), 'ANSWERED', 'Javob')).toBe('taken');
    expect(becameOf(given('ANSWERED', 'Boshqa'), 'ANSWERED', 'Javob')).toBe('taken');
    expect(becameOf(given('ANSWERED'), 'ANSWERED', 'Javob')).toBe('taken');
    expect(becameOf(given('LATER', 'Javob'), 'ANSWERED', 'Javob')).toBe('taken');
  });

  test('has the same text whatever became of blanks, line ends, invisible characters and Unicode composition', () => {
    expect(isAnsweredBy(given('ANSWERED', 'Bir\r\n ikki й'), ' Bir\nikki и\u0306 ')).toBe(true);
    expect(isAnsweredBy(given('ANSWERED', 'Bir ik\u00adki'), '\u200bBir\u00a0ikki')).toBe(true);
    expect(isAnsweredBy(given('ANSWERED', 'Birikki'), 'Bir ikki')).toBe(false);
    expect(isAnsweredBy(given('ANSWERED'), '')).toBe(false);
  });

  test('reports changes of its status and its answer only', () => {
    const told = (seen: Appeal, now: Appeal) =>
      changesBetween(ANSWER_FACTS, seen, now).map((change) => [
        change.label,
        change.before(latin),
        change.after(latin),
      ]);
    expect(told(given('NEW'), given('NEW'))).toEqual([]);
    expect(told(appeal({ type: 1, answer: 'a  b' }), appeal({ type: 2, answer: 'a b' }))).toEqual([]);
    expect(told(given('NEW'), given('ANSWERED', 'Javob'))).toEqual([
      ['Holati', 'Yangi', 'Javob berilgan'],
      ['Javob', '—', 'Javob'],
    ]);
    expect(told(given('ANSWERED', 'Bir'), given('LATER', 'Ikki'))).toEqual([
      ['Holati', 'Javob berilgan', '—'],
      ['Javob', 'Bir', 'Ikki'],
    ]);
  });
});

test.each([
  ['<p>Bir <b>i</b>kki</p><ul><li>uch</li><li>toʻrt</li></ul>', 'Bir ikki uch toʻrt'],
  ['bir<br>ikki\n uch', 'bir ikki uch'],
  ['5 &lt; 7 &amp;&nbsp;&laquo;a&raquo; &#39;b&#x27; &yoq;', "5 < 7 & «a» 'b' &yoq;"],
  ['a<script>alert("b")</script><style>c{}</style><!-- d --> e', 'a e'],
  ['5 < 7 va 8 > 3', '5 < 7 va 8 > 3'],
  ['oxiri <img src=x onerror="a', 'oxiri'],
  ['&#0;&#99999999;&#x110000;', '&#0;&#99999999;&#x110000;'],
  ['', ''],
])('the plain text of %j', (html, words) => expect(wordsOf(html)).toBe(words));
