import './shell/styles/fonts.css';
import '@mintmark/drawing/palette.css';
import './shell/styles/tokens.css';
import './shell/styles/base.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { dress, settings } from './shell/settings.svelte';
import { speak } from './i18n/speech.svelte';

dress();
await speak(settings.language); // before anything is drawn: no key ever shows
mount(App, { target: document.getElementById('app')! });
void import('./shell/offline/worker').then(({ standBy }) => standBy());
