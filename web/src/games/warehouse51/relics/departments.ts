// The four departments of the warehouse: a colour, its tincture (with hatching) and a letter.
import DEPARTMENTS from '@mintmark/games/warehouse51/picture/departments.json';

export { DEPARTMENTS };
export type Colour = keyof typeof DEPARTMENTS;
const isColour = (name: string): name is Colour => name in DEPARTMENTS;
export const COLOURS = Object.keys(DEPARTMENTS).filter(isColour);
