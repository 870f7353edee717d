/** The only thing that the component needs from the main process, which a bare page lacks: opening a link. */
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
