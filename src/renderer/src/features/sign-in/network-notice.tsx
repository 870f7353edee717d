import { useNetwork } from '@/api/network.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';

// Lazy: most people never read them, and the sign-in page loads no more than it shows.
const NetworkWords = lazyComponent(async () => (await import('./network-words.tsx')).default);

/** Says why the platform cannot be reached, and that this computer's clock is wrong; nothing where neither is so. */
export function NetworkNotice({ onRetry }: { onRetry: () => void }) {
  const { trouble, clock } = useNetwork();
  return (trouble || clock) && <NetworkWords trouble={trouble} clock={clock} onRetry={onRetry} />;
}
