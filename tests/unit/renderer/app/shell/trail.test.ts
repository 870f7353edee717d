import { describe, expect, it } from 'vitest';
import { follow, resume, type Trail } from '@/app/shell/trail.ts';
import { screen } from '../../screen.ts';

const list = screen({});
const item = screen({ path: 'initiatives/:id', title: 'Tashabbuslar', menu: false });
const history = screen({ path: 'initiatives/:id/history', title: 'Hisobotlar', menu: false });
const onList: Trail = { screen: list, address: '/app/initiatives?page=3', crumbs: [] };
const onItem = follow(onList, { screen: item, address: '/app/initiatives/7' });
const listCrumb = { title: "Tashabbuslar ro'yxati", path: '/app/initiatives?page=3' };

describe('follow', () => {
  it('remembers the list as it was left, with its page', () => {
    expect(onItem.crumbs).toEqual([listCrumb]);
  });

  it('grows with every screen that leads further', () => {
    const onHistory = follow(onItem, { screen: history, address: '/app/initiatives/7/history' });
    expect(onHistory.crumbs).toEqual([listCrumb, { title: 'Tashabbuslar', path: '/app/initiatives/7' }]);
  });

  it('is cut at the screen that the person goes back to', () => {
    const onHistory = follow(onItem, { screen: history, address: '/app/initiatives/7/history' });
    expect(follow(onHistory, { screen: item, address: '/app/initiatives/7' }).crumbs).toEqual([listCrumb]);
  });

  it('stays when only the query of the same screen changes', () => {
    expect(follow(onItem, { screen: item, address: '/app/initiatives/7?tab=2' }).crumbs).toEqual([listCrumb]);
  });

  it('of a list shown in another way is that list, as it was left, wherever the person comes from', () => {
    const map = screen({ path: 'initiatives/map', title: 'Tashabbuslar xaritasi', menu: false });
    const toMap = { screen: map, address: '/app/initiatives/map', list };
    expect(follow(onList, toMap).crumbs).toEqual([listCrumb]);
    const plain = { title: "Tashabbuslar ro'yxati", path: '/app/initiatives' };
    const onFunds: Trail = {
      screen: screen({ path: 'funds', title: "Jamg'armalar" }),
      address: '/app/funds',
      crumbs: [],
    };
    expect(follow(onFunds, toMap).crumbs).toEqual([plain]);
    expect(resume(toMap, { headerTitle: '', breadcrumbs: [] }).crumbs).toEqual([plain]);
    const onMap = follow(onList, toMap);
    const beyond = follow(onMap, { screen: item, address: '/app/initiatives/7' });
    expect(beyond.crumbs).toEqual([listCrumb, { title: 'Tashabbuslar xaritasi', path: '/app/initiatives/map' }]);
    expect(follow(beyond, toMap).crumbs).toEqual([listCrumb]);
  });

  it('is cleared by a menu entry', () => {
    expect(follow(onItem, { screen: list, address: '/app/initiatives' }).crumbs).toEqual([]);
  });
});

describe('resume', () => {
  const stored = { headerTitle: 'Tashabbuslar', breadcrumbs: [listCrumb] };

  it('restores the stored trail on the screen that it was stored for', () => {
    expect(resume({ screen: item, address: '/app/initiatives/7' }, stored).crumbs).toEqual([listCrumb]);
  });

  it('ignores it on any other screen', () => {
    expect(resume({ screen: history, address: '/app/initiatives/7/history' }, stored).crumbs).toEqual([]);
    expect(resume({ screen: list, address: '/app/initiatives' }, stored).crumbs).toEqual([]);
  });
});
