// How much room there is; the same widths as in styles (shell/styles/tokens.css).
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('width < 600px');
export const narrow = new MediaQuery('width < 900px');
