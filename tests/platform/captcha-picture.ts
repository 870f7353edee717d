import { createCanvas } from '@napi-rs/canvas';

const [WIDTH, HEIGHT, SCALE] = [132, 36, 2];

/** The sum as a small PNG: "17 + 8 = ?", slightly uneven, crossed by two thin curves. */
export async function drawCaptcha(left: number, right: number): Promise<Buffer> {
  const canvas = createCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const pen = canvas.getContext('2d');
  pen.scale(SCALE, SCALE);
  const wobble = (size: number) => (Math.random() - 0.5) * size;
  pen.fillStyle = '#f1e8d6';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#c9b184';
  pen.lineWidth = 0.9;
  for (const phase of [0, Math.PI]) {
    const shift = wobble(2);
    pen.beginPath();
    for (let x = 0; x <= WIDTH; x += 3) pen.lineTo(x, HEIGHT / 2 + Math.sin(x / 26 + phase + shift) * 9);
    pen.stroke();
  }
  pen.fillStyle = '#3a2f22';
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  const signs: [text: string, x: number][] = [
    [String(left), 27],
    ['+', 58],
    [String(right), 77],
    ['=', 101],
    ['?', 121],
  ];
  for (const [text, x] of signs) {
    pen.save();
    pen.translate(x + wobble(2), HEIGHT / 2 + wobble(4));
    pen.rotate(wobble(0.22));
    pen.font = 'italic 22px "DejaVu Serif", serif';
    pen.fillText(text, 0, 1);
    pen.restore();
  }
  return canvas.encode('png');
}
