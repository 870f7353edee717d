/**
 * Whether an address names a user (`https://bank.uz@evil.example`): people read the name as the host. Such a link is
 * neither published nor opened.
 */
export function hasUserName(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
