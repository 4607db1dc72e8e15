import './styles/fonts.css';
import '@mintmark/drawing/palette.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './words/speech.svelte';

dress();
await speak(settings.language); // before anything is drawn: no key ever shows
mount(App, { target: document.getElementById('app')! });
void import('./offline/worker').then(({ standBy }) => standBy());
