// The four departments of the warehouse: a colour, its tincture (with hatching) and a letter.
export const COLOURS = ['blue', 'green', 'gold', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export type Tincture = 'azure' | 'vert' | 'or' | 'gules';

/** Western, Mythologies, Near East, Eastern: initials of the colours would clash. */
export const DEPARTMENTS: Record<Colour, { tincture: Tincture; letter: string }> = {
  blue: { tincture: 'azure', letter: 'W' },
  green: { tincture: 'vert', letter: 'M' },
  gold: { tincture: 'or', letter: 'N' },
  red: { tincture: 'gules', letter: 'E' },
};
