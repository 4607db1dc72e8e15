import './shell/styles/fonts.css';
import '@mintmark/drawing/palette.css';
import './shell/styles/tokens.css';
import './shell/styles/tinctures.css';
import './shell/styles/elements.css';
import './shell/styles/controls.css';
import './shell/styles/surfaces.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { expect } from './shell/pages';
import { router } from './shell/router.svelte';
import { dress, settings } from './shell/settings.svelte';
import { speak } from './i18n/speech.svelte';
import { standBy } from './shell/offline/worker';

dress();
const texts = speak(settings.language);
expect(router.route);
await texts; // before anything is drawn: no key ever shows
mount(App, { target: document.getElementById('app')! });
void standBy();
