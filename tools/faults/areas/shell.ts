import type { Area } from '../fault.ts';

export default {
  specs: ['shell', 'updates', 'downloads'],
  faults: [
    {
      file: 'app/shell/downloads/download-row.tsx',
      find: 'bridge.downloads.showInFolder({ id })',
      put: 'bridge.downloads.open({ id })',
      says: 'The button of the folder opens the file.',
    },
    {
      file: 'app/updates/update-body.tsx',
      find: 't(PROBLEMS[state.problem])',
      put: 't(PROBLEMS.other)',
      says: 'Why an update failed is not told.',
    },
    {
      file: 'app/shell/header/user-menu.tsx',
      find: 'area ? `${role} · ${tr(area)}` : role',
      put: 'role',
      says: 'The header does not say the place of the person.',
    },
    {
      file: 'kit/use-go-back.ts',
      find: "key === 'default' ? navigate(first, { replace: true }) : navigate(-1)",
      put: 'navigate(-1)',
      says: 'A form that was opened by its address leads back to another page.',
    },
    {
      file: 'app/shell/sidebar/rail/flyout.tsx',
      find: "does={isTyped ? 'tozalash' : 'yopish'}",
      put: "does={isTyped ? 'yopish' : 'tozalash'}",
      says: 'The legend of the fly-out says that Esc closes where it clears.',
    },
    {
      file: 'app/shell/downloads/downloads-tray.tsx',
      find: 'setSeen(new Set(finished.map(({ id }) => id)));',
      put: 'setSeen(new Set<string>());',
      says: 'The dot of a finished download stays after the list was opened.',
    },
    {
      file: 'app/shell/banners/banners.tsx',
      find: 'Math.ceil((until - now) / 1000)',
      put: 'Math.ceil((now - until) / 1000)',
      says: 'The next retry is always said to be in 0 seconds.',
    },
    {
      file: 'app/shell/palette/palette.tsx',
      find: '{mayOpen && t("Raqam',
      put: '{!mayOpen && t("Raqam',
      says: 'That a number finds an initiative is told to those only for whom it does not.',
    },
    {
      file: 'app/outdated/outdated-page.tsx',
      find: "state.status === 'current' &&",
      put: "state.status === 'available' &&",
      says: 'That the required version is not on the server is said where it is, and not where it is missing.',
    },
    {
      file: 'app/proxy-login/proxy-login-dialog.tsx',
      find: '“{{realm}}”", { realm })',
      put: '“{{realm}}”", { realm: host })',
      says: "The proxy's address is shown as its own words.",
    },
    {
      file: 'app/manual/step-list.tsx',
      find: '{ done: progress.times, times }',
      put: '{ done: times - progress.times, times }',
      says: 'A step that is done several times tells how often it is still to be done as done.',
    },
    {
      file: 'app/switches/color-scheme-switch.tsx',
      find: '{dark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}',
      put: '{dark ? <IconMoon size={20} stroke={1.7} /> : <IconSun size={20} stroke={1.7} />}',
      says: 'The switch of the colours shows the icon of the scheme that is there, not of the one it leads to.',
    },
    {
      file: 'app/manual/chapter-view.tsx',
      find: '{t("Nima bo\'lishi kerak")}',
      put: '{t("Kutilmagan holat bo\'lsa")}',
      says: 'What a chapter needs is headed as what can go wrong.',
    },
    {
      file: 'app/manual/step-list.tsx',
      find: '{example && (',
      put: '{!example && (',
      says: 'An example of what to type is announced where there is none.',
    },
    {
      file: 'app/manual/manual-panel.tsx',
      find: 'aria-label={t("Qo\'llanmani yopish")}',
      put: "aria-label={t('Barcha boblar')}",
      says: 'The button that closes the manual is called as the way to its chapters.',
    },
    {
      file: 'app/shell/banners/banners.tsx',
      find: "downloading: 'Yangi versiya yuklab olinmoqda: {{version}}'",
      put: `downloading: "Yangi versiya o'rnatishga tayyor: {{version}}"`,
      says: 'A version that is still on its way is told as ready.',
    },
    {
      file: 'app/shell/palette/palette.tsx',
      find: 'besides.length > 0 ?',
      put: 'besides.length === 0 ?',
      says: 'The pages are headed with the views where there are none.',
    },
    {
      file: 'app/shell/commands/shell-commands.tsx',
      find: "script === 'latin' ? 'Kirill yozuvi' : 'Lotin yozuvi'",
      put: "script === 'latin' ? 'Lotin yozuvi' : 'Kirill yozuvi'",
      says: 'The command of the other script is called the current one.',
    },
    {
      file: 'app/lock/lock-card.tsx',
      find: 'number={isAnother ? undefined : sso.number}',
      put: 'number={sso.number}',
      says: 'That somebody else has signed in is told with the number of an error.',
    },
    {
      file: 'app/updates/update-body.tsx',
      find: "t('Oynani yopsangiz ham, yuklab olish davom etadi.')",
      put: "t('Yangilanishlar tekshirilmoqda')",
      says: 'What is downloaded is said to be looked for.',
    },
  ],
} satisfies Area;
