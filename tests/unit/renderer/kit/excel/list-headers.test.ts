import { describe, expect, it } from 'vitest';
import { checkHeader, type ListColumn, type TableList } from '@/kit/excel/list-headers.ts';

const REGION: ListColumn = { title: 'Viloyat' };
const DISTRICT: ListColumn = { title: 'Tuman' };
const QUARTER: ListColumn = { title: 'Mahalla', also: ['MFY'] };
const NAME: ListColumn = { title: 'Muallif', also: ['F.I.Sh.', 'FIO'] };

const ofRegions: TableList = { name: 'Viloyat boshqaruvi', columns: [REGION, NAME] };
const ofDistricts: TableList = { name: 'Tuman boshqaruvi', columns: [REGION, DISTRICT, NAME] };
const ofQuarters: TableList = { name: 'Mahalla boshqaruvi', columns: [REGION, DISTRICT, QUARTER, NAME] };
const ALL = [ofRegions, ofDistricts, ofQuarters];

const check = (own: TableList, header: readonly string[]) =>
  checkHeader(header, { own, others: ALL.filter((list) => list !== own) });

describe('the header of a table', () => {
  it.each([
    ['as usual', ['№', 'Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR']],
    ['in Cyrillic, of several words', ['Вилоят номи', 'Туман (шаҳар)', 'Маҳалла', 'Ф.И.Ш.']],
    ['with other words', ['VILOYAT', 'Tuman/shahar', 'MFY nomi', 'FIO']],
  ])('is known %s', (_, header) => {
    expect(check(ofQuarters, header)).toEqual({ missing: [], other: null, foreign: [] });
  });

  it('looks like the list whose columns it has, and names the missing columns of the own list', () => {
    expect(check(ofQuarters, ['Viloyat', 'F.I.Sh.', 'JSHSHIR'])).toEqual({
      missing: ['Tuman', 'Mahalla'],
      other: ofRegions,
      foreign: [],
    });
  });

  it('looks like the list that has its columns where the own list has fewer', () => {
    expect(check(ofRegions, ['Viloyat', 'Tuman', 'F.I.Sh.'])).toEqual({
      missing: [],
      other: ofDistricts,
      foreign: ['Tuman'],
    });
  });

  it('that fits the own list as well as another belongs to the own list', () => {
    const tins: TableList = { name: 'STIR raqamlari', columns: [{ title: 'STIR' }] };
    const accounts: TableList = { name: 'Hisob raqamlari', columns: [{ title: 'Hisob raqami' }] };
    const lists = { own: tins, others: [accounts] };
    expect(checkHeader(['STIR', 'Hisob raqami'], lists).other).toBeNull();
    expect(checkHeader(['Hisob raqami'], lists)).toEqual({
      missing: ['STIR'],
      other: accounts,
      foreign: ['Hisob raqami'],
    });
  });

  it.each([
    ['without a known word', ['A', 'B', '']],
    ['without any word', []],
    ['with fewer than half of the columns of any list but the own', ['Tumanlararo hisob', 'Mahalla']],
    ['in which a word stands inside another', ['Mikrotuman', 'Ism']],
  ])('%s suggests no other list', (_, header) => {
    expect(check(ofQuarters, header).other).toBeNull();
  });

  it('is checked in its first 200 cells only', () => {
    const cells = Array.from({ length: 200 }, (_, index) => String(index));
    expect(check(ofRegions, [...cells, 'Viloyat', 'Tuman', 'F.I.Sh.'])).toMatchObject({ other: null });
    expect(check(ofRegions, [...cells.slice(3), 'Viloyat', 'Tuman', 'F.I.Sh.'])).toMatchObject({ other: ofDistricts });
  });
});
