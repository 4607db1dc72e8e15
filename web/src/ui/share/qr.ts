// A QR code as a path of unit squares. The encoder is loaded when a code is first shown.
import { correction, generate } from 'lean-qr';

export interface Code {
  size: number; // squares on a side
  path: string;
}

export function qr(text: string): Code {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M });
  const all = Array.from({ length: size }, (_, n) => n);
  const dark = all.flatMap((y) => all.filter((x) => get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size, path: dark.join('') };
}
