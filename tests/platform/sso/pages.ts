import type { PlatformUser } from '../staff.ts';
import { STYLE } from './style.ts';

const ROLE_TITLES: Record<PlatformUser['role'], string> = {
  admin: 'Administrator',
  moderator: 'Moderator',
  district_manager: 'Tuman boshqaruvi',
  region_manager: 'Viloyat boshqaruvi',
  my_garden_moderator: '“Mening bogʻim” moderatori',
  quarter_manager: 'Mahalla boshqaruvi',
  quarter_moderator: 'Mahalla moderatori',
};

const STAR = `<svg class="star" viewBox="0 0 40 40" aria-hidden="true"><path d="M20 3l5 5h7v7l5 5-5 5v7h-7l-5 5-5-5H8v-7l-5-5
  5-5V8h7z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><circle cx="20" cy="20" r="5"
  fill="#f0cb70"/></svg>`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

const page = (title: string, body: string) => `<!doctype html>
<html lang="uz">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style>
</head>
<body><main><header>${STAR}<div><strong>Yagona kirish tizimi</strong><span>Davlat xizmatchilari uchun</span></div></header>
${body}</main></body>
</html>`;

const choice = ({ username, full_name, role }: PlatformUser) => `
  <li><button name="choose" value="${username}"><i>${escapeHtml(initials(full_name))}</i>
  <b>${escapeHtml(full_name)}</b><span>${escapeHtml(ROLE_TITLES[role])}</span></button></li>`;

type LoginPage = { users: readonly PlatformUser[]; username?: string; error?: string };

/**
 * The sign-in page: fields "Foydalanuvchi nomi" and "Parol" with the button "Kirish"; below them the test users, one
 * button each (`name=choose`, value the username); "Bekor qilish" cancels.
 */
export function loginPage({ users, username = '', error }: LoginPage): string {
  return page(
    'Yagona kirish tizimi',
    `<h1>Tizimga kirish</h1>
    <p class="client">“Tashabbusli budjet” boshqaruv paneli uchun</p>
    <form method="post">
      ${error ? `<p role="alert">${escapeHtml(error)}</p>` : ''}
      <label for="username">Foydalanuvchi nomi</label>
      <input id="username" name="username" value="${escapeHtml(username)}" autocomplete="username" required autofocus>
      <label for="password">Parol</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required>
      <button class="primary">Kirish</button>
    </form>
    <h2>Sinov foydalanuvchilari</h2>
    <form method="post"><ul>${users.map(choice).join('')}</ul></form>
    <form method="post"><button class="quiet" name="cancel" value="1">Bekor qilish</button></form>`,
  );
}

/** The provider's error page. */
export function errorPage(reason: string): string {
  return page('Xatolik', `<h1>Kirib boʻlmadi</h1><p role="alert">${escapeHtml(reason)}</p>`);
}
