import { useNetwork } from '@/api/network.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';

// Lazy: rarely shown, and the sign-in page loads no more than it shows.
const NetworkWords = lazyComponent(async () => (await import('./network-words.tsx')).default);

/** Says why the platform cannot be reached, or that this computer's clock is wrong; else renders nothing. */
export function NetworkNotice({ onRetry }: { onRetry: () => void }) {
  const { trouble, clock } = useNetwork();
  return (trouble || clock) && <NetworkWords trouble={trouble} clock={clock} onRetry={onRetry} />;
}
