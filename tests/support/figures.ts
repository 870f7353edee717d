import { afterAll } from 'vitest';

/** Collects figures of a test file and prints them after its last test: `note('zip bomb', '12 ms')`. */
export function figuresOfFile(): (title: string, figures: string) => void {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(`\n${lines.join('\n')}\n`);
  });
  return (title, figures) => void lines.push(`${title}: ${figures}`);
}
