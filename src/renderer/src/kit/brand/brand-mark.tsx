import { starPath } from './star.ts';

/** Logo of the program: an eight-pointed star of glazed tiles with a gold centre. `size` in px, default 30. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="#0b6577" />
      <path d={starPath(10.4)} transform="translate(15 15)" fill="none" stroke="#a9d8e0" strokeWidth="1.3" />
      <path
        d={starPath(7.6)}
        transform="translate(15 15) rotate(22.5)"
        fill="none"
        stroke="#ffffff"
        strokeOpacity=".85"
        strokeWidth="1.1"
      />
      <circle cx="15" cy="15" r="2.6" fill="#f0c04e" />
    </svg>
  );
}
