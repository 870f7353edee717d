/** Only what the component asks of the main process, which a bare page has none of: opening a link. */
const opened: string[] = [];
Object.assign(window, {
  opened,
  bridge: {
    app: {
      openExternal: async ({ url }: { url: string }) => {
        opened.push(url);
        return { ok: true, value: undefined };
      },
    },
  },
});
