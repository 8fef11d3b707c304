/** The page's beginning. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import './styles/base.css';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target });
