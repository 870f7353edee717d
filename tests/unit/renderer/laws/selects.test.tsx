import { type ComponentType, createElement } from 'react';
import { expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, Refusal } from './platform-stub.ts';
import { drawPart } from './program.tsx';
import { elementsIn, textOf } from './table-of.ts';

const { schoolBoardsQuery } = await import('@/entities/boards.ts');
const { BoardField } = await import('@/entities/board-field.tsx');
const { CustomerSelect } = await import('@/entities/customer-select.tsx');
const { OrganizationSelect } = await import('@/entities/organization-select.tsx');
const { DistrictSelect, QuarterSelect, RegionSelect } = await import('@/entities/place-selects.tsx');
const { ClassSelect, SchoolSelect, StudentSelect } = await import('@/entities/school-selects.tsx');

/**
 * A field that several forms share: its label, what it asks for first where that is missing, and what it offers then: the
 * path and query of its call, without the page.
 */
type Line = {
  file: string;
  select: unknown;
  /** Where something above it is missing. Default: nothing lies above it. */
  without?: object;
  first?: string;
  within: object;
  label: string;
  asks: readonly [path: string, query: object];
  /** What it says where that cannot be read. Default: what the screen's document says of a list. */
  failed?: string;
};

const SCHOOLS = 'api/v1/my-school/boards/6/schools';
const PLACES = 'entities/place-selects.tsx';
const OF_SCHOOL = 'entities/school-selects.tsx';

const SELECTS: Readonly<Record<string, Line>> = {
  'a region': {
    ...{ file: PLACES, select: RegionSelect, within: {}, label: 'Viloyat', asks: ['api/v1/regions', {}] },
    failed: "Viloyatlar yuklanmadi. Qayta urinib ko'ring",
  },
  'a district': {
    ...{ file: PLACES, select: DistrictSelect, label: 'Tuman', within: { region: 2 }, without: { region: null } },
    ...{ first: 'Avval viloyatni tanlang', asks: ['api/v1/districts', { region_id: 2 }] },
    failed: "Tumanlar yuklanmadi. Qayta urinib ko'ring",
  },
  'a quarter': {
    ...{ file: PLACES, select: QuarterSelect, label: 'Mahalla', within: { district: 22 }, without: { district: null } },
    ...{ first: 'Avval tumanni tanlang', asks: ['api/v1/quarters', { district_id: 22 }] },
    failed: "Mahalla yuklanmadi. Qayta urinib ko'ring",
  },
  'a school': {
    ...{ file: OF_SCHOOL, select: SchoolSelect, label: 'Maktab', first: 'Avval tumanni tanlang' },
    without: { of: { board_id: 6, region_id: 2, district_id: null } },
    within: { of: { board_id: 6, region_id: 2, district_id: 22 } },
    ...{ asks: [SCHOOLS, { region_id: 2, district_id: 22 }], failed: 'Maktablar yuklanmadi' },
  },
  'a class': {
    ...{ file: OF_SCHOOL, select: ClassSelect, label: 'Sinf', first: 'Avval maktabni tanlang' },
    ...{ without: { board: 6, school: null }, within: { board: 6, school: 9 }, asks: [`${SCHOOLS}/9/classes`, {}] },
  },
  'a pupil': {
    ...{ file: OF_SCHOOL, select: StudentSelect, label: "O'quvchi", first: 'Avval sinfni tanlang' },
    ...{ without: { school: 9, schoolClass: null }, within: { school: 9, schoolClass: '7-A' } },
    asks: ['api/v1/my-school/students', { school_id: 9, class_name: '7-A' }],
  },
  'an organization': {
    ...{ file: 'entities/organization-select.tsx', select: OrganizationSelect, label: 'Tashkilot' },
    ...{ without: { district: null, type: 'SCHOOL' }, first: 'Avval tumanni tanlang' },
    within: { district: 22, type: 'SCHOOL' },
    asks: ['api/v1/organizations', { district_id: 22, organization_type: 'SCHOOL' }],
  },
  'a customer': {
    ...{ file: 'entities/customer-select.tsx', select: CustomerSelect, label: 'Buyurtmachi' },
    ...{ within: { district: null }, asks: ['api/v1/customers', {}] },
  },
  'a season': {
    ...{ file: 'entities/board-field.tsx', select: BoardField, label: 'Mavsum', within: { boards: schoolBoardsQuery } },
    ...{ asks: ['api/v1/my-school/boards', { status: 1 }], failed: 'Doskalar yuklanmadi!' },
  },
};

const FIELD = { value: null, onChange: () => undefined };
async function drawn({ select }: Line, props: object, answers: Answers = {}) {
  const field = createElement(select as ComponentType<object>, { ...FIELD, ...props });
  const { html, calls } = await drawPart(field, { ...LOOKUPS, ...answers });
  const [, label = ''] = /<label[^>]*>(.*?)<\/label>/s.exec(html) ?? [];
  const [, placeholder] = /\splaceholder="([^"]*)"/.exec(html) ?? [];
  const [alert] = elementsIn(html, 'div', /\srole="alert"/);
  return { label: textOf(label), placeholder, calls, alert: textOf(alert?.inner ?? '') };
}

it('has a line for every file of fields that forms share', () => {
  const found = readSources()
    .usesIn(['entities/'], /<BigSelect/)
    .filter(({ of }) => of === 'BigSelect')
    .map(({ file }) => file);
  expect([...new Set(found)].sort()).toEqual([...new Set(Object.values(SELECTS).map(({ file }) => file))].sort());
});

it.each(Object.entries(SELECTS))('%s is labelled so, and offered within what lies above it', async (_, line) => {
  const { label, calls } = await drawn(line, line.within);
  expect(label.replace(/ \*$/, '')).toBe(line.label);
  const [path, query] = line.asks;
  const asked = calls.find((call) => call.path === path);
  const { limit, offset, ...own } = asked?.query ?? { none: true };
  expect(own).toEqual(query);
});

it.each(Object.entries(SELECTS).filter(([, { without }]) => without))(
  '%s says what has to be chosen first, and asks for nothing',
  async (_, line) => {
    const { placeholder, calls } = await drawn(line, line.without ?? {});
    expect(placeholder).toBe(line.first);
    expect(calls.filter(({ path }) => path === line.asks[0])).toEqual([]);
  },
);

it.each(Object.entries(SELECTS))(
  '%s that cannot be read says so in its own words, and offers a retry',
  async (_, line) => {
    const { within, asks, failed = "Ma'lumot yuklashda xatolik sodir bo'ldi!" } = line;
    const { alert } = await drawn(line, within, { [asks[0]]: new Refusal() });
    expect(alert).toBe(`${failed} Qayta urinish`);
  },
);
