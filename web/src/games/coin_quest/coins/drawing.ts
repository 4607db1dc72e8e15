// Coins and guilloches, as the text of an SVG and as paths.
import drawn from '@mintmark/games/coin_quest/picture/coins.json';
import { withSigns } from '../../../ui/art/signs';
import { face } from './coin';

const PIECES = withSigns(drawn);
const piece = (name: string, figure = 0) => PIECES[name]!.replace('{n}', `${figure}`);

/** A coin round 0, 0, a hundred wide. Its metal shows by outline and symbol, colour confirms.
    Square countermark at the left: usable when drawn. Round, at the right: counts at the end. */
export function coinArt(coin: string, used = false): string {
  const { metal, value, action, amount, quality, mark, penny } = face(coin);
  if (penny) return piece('penny');
  const pieces = [
    piece(metal),
    piece(`${metal}-${action || quality || mark ? 'marked' : 'plain'}`, value),
    action ? piece(action, amount) : '',
    action && used ? piece('used') : '',
    quality ? piece('quality', quality) : mark ? piece(mark) : '',
  ];
  return `<g color="var(--${metal}-deep)">${pieces.join('')}</g>`;
}

const short = (x: number): string => String(Math.round(x * 10) / 10);

/** A guilloche along a border. */
export function wave(width: number, height: number, turns: number, strands: number): string[] {
  const steps = turns * 10;
  return Array.from({ length: strands }, (_, strand) => {
    let path = '';
    for (let i = 0; i <= steps; i++) {
      const swell = 0.55 + 0.45 * Math.cos((i / steps) * Math.PI * 6);
      const swing = Math.sin((i / 10) * Math.PI + (strand * Math.PI * 2) / strands);
      const y = height / 2 + height * 0.46 * swing * swell;
      path += `${i ? 'L' : 'M'}${short((i / steps) * width)} ${short(y)}`;
    }
    return path;
  });
}
