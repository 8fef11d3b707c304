/** The page's beginning. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepForOffline } from './app/offline.svelte.js';
import { beginLook } from './board/look.svelte.js';
import { beginTexts, markLanguage } from './i18n/index.js';
import { storedSettings } from './settings/stored.js';
import './styles/base.css';
import './styles/board-page.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html has no #app');
await Promise.all([beginTexts(storedSettings().language, navigator.languages), beginLook(document.documentElement)]);
markLanguage(document.documentElement);
mount(App, { target });
keepForOffline();
