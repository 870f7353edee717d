type Form = Record<string, string>;

/**
 * As much of a browser as the provider's pages need: cookies, redirects, forms. `go` opens an address, or sends it a
 * form, and follows the redirects to the last page.
 */
export function simpleBrowser(): { go: (address: string, form?: Form) => Promise<{ address: string; text: string }> } {
  const cookies = new Map<string, string>();

  return {
    async go(address, form) {
      let target = address;
      let body = form && new URLSearchParams(form);
      for (let hop = 0; hop < 20; hop++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(target, {
          method: body ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie },
          ...(body && { body }),
        });
        for (const set of response.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          const equals = pair.indexOf('=');
          cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
        }
        const location = response.headers.get('location');
        if (!location) return { address: target, text: await response.text() };
        await response.body?.cancel();
        target = new URL(location, target).href;
        body = undefined;
      }
      throw new Error('redirected in a circle');
    },
  };
}
