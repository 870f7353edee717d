import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { inEitherScript } from '@/kit/either-script.ts';

/** A list that has these names, and what it was asked for. */
function listOf(...names: readonly string[]) {
  const asked: (string | null)[] = [];
  const ask = async (search: string | null) => {
    asked.push(search);
    return { total: names.filter((name) => name.includes(search ?? '')).length };
  };
  return { asked, ask };
}

describe('a query of a list', () => {
  it.each([
    ['Asqarova', ['Asqarova Zebo'], ['Asqarova'], { total: 1 }],
    ['Асқарова', ['Asqarova Zebo'], ['Асқарова', 'Asqarova'], { total: 1, spelling: 'Asqarova' }],
    ['Asqarova', ['Асқарова Зебо'], ['Asqarova', 'Асқарова'], { total: 1, spelling: 'Асқарова' }],
    ['Asqarova', [], ['Asqarova', 'Асқарова'], { total: 0 }],
    ['\u200eYoʻldosheva\u00a0', [], ["Yo'ldosheva", 'Йўлдошева'], { total: 0 }],
    ['12345', [], ['12345'], { total: 0 }],
    ['', ['Asqarova Zebo'], [null], { total: 1 }],
    ['\u200b', ['Asqarova Zebo'], [null], { total: 1 }],
    [null, ['Asqarova Zebo'], [null], { total: 1 }],
  ])('%j among %j asks %j', async (search, names, calls, answer) => {
    const { asked, ask } = listOf(...names);
    await expect(inEitherScript(search, ask)).resolves.toEqual(answer);
    expect(asked).toEqual(calls);
  });

  it('is not asked again after a failure', async () => {
    const asked: (string | null)[] = [];
    const failing = async (search: string | null): Promise<{ total: number }> => {
      asked.push(search);
      throw new Error('no answer');
    };
    await expect(inEitherScript('Асқарова', failing)).rejects.toThrow('no answer');
    expect(asked).toEqual(['Асқарова']);
  });
});

describe('the pages after the first', () => {
  const client = new QueryClient();
  const page = (
    search: string,
    ask: ReturnType<typeof listOf>['ask'],
    offset: number,
    key: readonly unknown[] = ['a'],
  ) => inEitherScript(search, ask, { client, key, offset });

  it('keep the spelling that found the first, in the same list with the same filters', async () => {
    const { asked, ask } = listOf('Asqarova Zebo');
    await page('Асқарова', ask, 0);
    await expect(page('Асқарова', ask, 20)).resolves.toEqual({ total: 1, spelling: 'Asqarova' });
    expect(asked).toEqual(['Асқарова', 'Asqarova', 'Asqarova']);
    await page('Асқарова', ask, 20, ['b']);
    expect(asked.slice(3)).toEqual(['Асқарова', 'Asqarova']);
  });

  it('find their own spelling where the first page was not read, or has become another', async () => {
    const { asked, ask } = listOf('Karimova Zebo');
    await expect(page('Каримова', ask, 40)).resolves.toEqual({ total: 1, spelling: 'Karimova' });
    const now = listOf('Каримова Зебо');
    await expect(page('Каримова', now.ask, 20)).resolves.toEqual({ total: 1 });
    await expect(page('Каримова', now.ask, 20)).resolves.toEqual({ total: 1 });
    expect([asked, now.asked]).toEqual([
      ['Каримова', 'Karimova'],
      ['Karimova', 'Каримова', 'Каримова'],
    ]);
  });

  it('the first page begins with what was typed', async () => {
    const { asked, ask } = listOf('Saidova Zebo');
    await page('Саидова', ask, 0);
    await page('Саидова', ask, 0);
    expect(asked).toEqual(['Саидова', 'Saidova', 'Саидова', 'Saidova']);
  });
});
