import { describe, expect, it } from 'vitest';
import { alsoRequired } from '@/kit/forms/also-required.ts';
import { choiceField, idField, optional, passedField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

const plain = recordForm({
  title: textField(),
  kind: choiceField(['NEAR', 'FAR']),
  road_id: optional(idField()),
});
const form = alsoRequired(plain, ({ kind }) => (kind === 'FAR' ? ['road_id', 'title'] : []));
const wrong = (values: Parameters<typeof form.schema.safeParse>[0]) =>
  form.schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a field that is required depending on the others', () => {
  it('is reported together with problems elsewhere, each once', () => {
    expect(wrong({ title: ' ', kind: 'FAR', road_id: null })).toEqual([
      'title: Majburiy maydon',
      'road_id: Majburiy maydon',
    ]);
    expect(wrong({ title: 'Yoʻl', kind: 'FAR', road_id: null })).toEqual(['road_id: Majburiy maydon']);
    expect(wrong({ title: 'Yoʻl', kind: 'FAR', road_id: 1.5 })).toHaveLength(1);
    const note = alsoRequired(recordForm({ note: passedField() }), () => ['note']);
    expect(note.schema.safeParse({ note: '\u200b ' }).success).toBe(false);
  });

  it('is not required otherwise', () => {
    expect(wrong({ title: '', kind: 'NEAR', road_id: null })).toEqual(['title: Majburiy maydon']);
    expect(form.schema.parse({ title: ' Yoʻl ', kind: 'NEAR', road_id: null })).toEqual({
      title: 'Yoʻl',
      kind: 'NEAR',
      road_id: null,
    });
    expect(form.schema.parse({ title: 'Yoʻl', kind: 'FAR', road_id: 7 })).toMatchObject({ road_id: 7 });
  });

  it('changes nothing else of the form', () => {
    expect([form.empty(), form.known, form.isRequired('road_id')]).toEqual([plain.empty(), plain.known, false]);
  });
});
