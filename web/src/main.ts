import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';
import { saveSettings } from './settings.svelte';

saveSettings();
mount(App, { target: document.getElementById('app')! });
