/** Inner radius (the notches) of an eight-pointed star made of two squares, for an outer radius of 1. */
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** SVG path of an eight-pointed star around the origin. `radius`: from the origin to the points, in user units. */
export function starPath(radius: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * NOTCH;
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
