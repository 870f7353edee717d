import type { NetworkState } from '@shared/network.ts';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';

const dateTime = (ms: number) => formatDateTime(new Date(ms).toISOString());

/** Says that this computer's clock is wrong, with both times. */
export function ClockWords({ clock: { local, server } }: { clock: NonNullable<NetworkState['clock']> }) {
  return useT().t(
    "Kompyuterning soati noto'g'ri: unda {{local}}, platformada {{server}}. Soatni to'g'rilang yoki administratorga murojaat qiling. Yozganlaringiz saqlanib turadi.",
    { local: dateTime(local), server: dateTime(server) },
  );
}
